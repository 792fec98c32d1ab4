import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { daysUntil } from './contract-days';

/** The days that are left, or 'Contract ended' after the last one. */
export function DaysRemaining({ endDate }: { endDate: string }) {
  const { t } = useTranslation('contracts');
  const days = useDaysRemaining(endDate);
  if (days < 0) return t('days.ended');
  return days === 0 ? t('days.last') : t('options:days', { count: days });
}

const REMAINING_DAYS_REFRESH_MS = 24 * 60 * 60 * 1000;

/** Recounted every 24 hours. */
function useDaysRemaining(endDate: string): number {
  const [now, setNow] = useState(() => new Date());

  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), REMAINING_DAYS_REFRESH_MS);
    return () => {
      clearInterval(timer);
    };
  }, []);

  return daysUntil(endDate, now);
}
