import { useTranslation } from 'react-i18next';
import { localDay } from '@plumbline/shared-schema/calendar';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { useFormat, useNow } from '@plumbline/shared-ui/format';
import { Typography } from '@plumbline/shared-ui/text';
import { daysUntil } from './contract-days';

/** When the offer promised the work, and how long ago that is while nothing is handed in. */
export function PromisedDelivery({ contract }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const { date } = useFormat();
  const now = new Date(useNow());
  const { status, answerDueAt, deliveryDate } = contract;
  const isAwaited = status === 'active' && answerDueAt === null;
  const late = isAwaited ? -daysUntil(localDay(0, new Date(deliveryDate)), now) : 0;

  return (
    <>
      <time dateTime={deliveryDate}>{date(deliveryDate)}</time>
      {late > 0 && (
        <Typography
          component="span"
          variant="body2"
          sx={{ display: 'block', color: 'warning.main', '@media print': { display: 'none' } }}
        >
          {t('days.late', { count: late })}
        </Typography>
      )}
    </>
  );
}
