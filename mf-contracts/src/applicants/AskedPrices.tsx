import { useTranslation } from 'react-i18next';
import { useFormat } from '@plumbline/shared-ui/format';
import { Typography } from '@plumbline/shared-ui/text';
import type { ApplicantRow } from './applicant-row';

/** From the lowest to the highest price that is asked; of use from two on. */
export function AskedPrices({ rows }: { rows: readonly ApplicantRow[] }) {
  const { t } = useTranslation('contracts');
  const { moneyRange } = useFormat();
  const prices = rows.flatMap(({ application: { declined, estimatedServiceCost: cost } }) =>
    declined || cost === null ? [] : [cost],
  );
  if (prices.length < 2) return null;
  const range = moneyRange(Math.min(...prices), Math.max(...prices));
  return (
    <Typography color="text.secondary" sx={{ mb: 1 }}>
      {t('applicants.asked', { range })}
    </Typography>
  );
}
