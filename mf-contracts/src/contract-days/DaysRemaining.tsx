import { useTranslation } from 'react-i18next';
import { localDay } from '@plumbline/shared-schema/calendar';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { useNow } from '@plumbline/shared-ui/format';
import { Typography } from '@plumbline/shared-ui/text';
import { daysUntil } from './contract-days';
import { ContractDay } from './ContractDay';
import { WithDay } from './WithDay';

type DaysRemainingProps = { contract: Pick<Contract, 'deliveryDate' | 'endDate'> };

/** The days that are left and until what, or 'Contract ended' after the last one; told anew from midnight on. */
export function DaysRemaining({ contract }: DaysRemainingProps) {
  const { t } = useTranslation('contracts');
  const now = new Date(useNow());
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
