import { useEffect, useState } from 'react';
import { REMAINING_DAYS_REFRESH_MS } from '@plumbline/shared-schema/limits';
import { daysUntil } from './contract-days';

/** Days until the contract's last day, counted again every 24 hours (SPEC §4). */
export function useDaysRemaining(endDate: string): number {
  const [now, setNow] = useState(() => new Date());

  useEffect(() => {
    const timer = setInterval(() => {
      setNow(new Date());
    }, REMAINING_DAYS_REFRESH_MS);
    return () => {
      clearInterval(timer);
    };
  }, []);

  return daysUntil(endDate, now);
}
