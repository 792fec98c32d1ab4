import { useTranslation } from 'react-i18next';
import type { Application } from '@plumbline/shared-schema/applications';
import { readSalary } from '@plumbline/shared-schema/money';
import { useFormat } from '@plumbline/shared-ui/format';
import { Chip } from '@plumbline/shared-ui/text';

type AskedPriceProps = { application: Pick<Application, 'estimatedServiceCost' | 'jobId'> };

/** What an applicant asks, marked where it is more than the job's owner wants to pay. */
export function AskedPrice({ application: { estimatedServiceCost: cost, jobId: job } }: AskedPriceProps) {
  const { t } = useTranslation('contracts');
  const { money } = useFormat();
  if (cost === null) return t('applicant.noPrice');
  const budget = readSalary(job.salary);
  // A rate by the hour or the month says nothing of the whole.
  const isRate = Boolean(budget?.per);
  const isOver = budget?.per === null && cost > budget.max;

  return (
    <>
      {isRate ? t('applicant.inAll', { amount: money(cost) }) : money(cost)}
      {isOver && (
        <Chip
          component="span"
          size="small"
          variant="outlined"
          color="warning"
          label={t('applicant.overBudget')}
          sx={{ ml: 1 }}
        />
      )}
    </>
  );
}
