import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localDay } from '@plumbline/shared-schema/calendar';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { Typography } from '@plumbline/shared-ui/text';
import { daysUntil } from './contract-days';
import { ContractDay } from './ContractDay';
import { WithDay } from './WithDay';

type DaysRemainingProps = { contract: Pick<Contract, 'deliveryDate' | 'endDate'> };

/** The days that are left and until what, or 'Contract ended' after the last one. */
export function DaysRemaining({ contract }: DaysRemainingProps) {
  const { t } = useTranslation('contracts');
  const now = useToday();
  const { day, isPromised } = dayThatCounts(contract, now);
  const days = daysUntil(day, now);
  if (days < 0) return t('days.ended');

  return (
    <>
      {days === 0 ? t('days.last') : t('options:days', { count: days })}
      <Typography component="span" variant="caption" color="text.secondary" sx={{ display: 'block' }}>
        <WithDay
          day={<ContractDay day={day} />}
          text={(date) => t(isPromised ? 'days.promised' : 'days.end', { date })}
        />
      </Typography>
    </>
  );
}

/** The promised delivery, the end of the contract once that is past. A promise beyond the end moves nothing. */
function dayThatCounts({ deliveryDate, endDate }: DaysRemainingProps['contract'], now: Date) {
  const promised = localDay(0, new Date(deliveryDate));
  const isPromised = promised <= endDate.slice(0, 10) && daysUntil(promised, now) >= 0;
  return { day: isPromised ? promised : endDate, isPromised };
}

const REMAINING_DAYS_REFRESH_MS = 24 * 60 * 60 * 1000;

/** Read again every 24 hours. */
function useToday(): Date {
  const [now, setNow] = useState(() => new Date());

  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), REMAINING_DAYS_REFRESH_MS);
    return () => {
      clearInterval(timer);
    };
  }, []);

  return now;
}
