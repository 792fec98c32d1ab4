import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { Facts } from '@plumbline/shared-ui/cards';
import { useFormat } from '@plumbline/shared-ui/format';
import { useLabels } from '@plumbline/shared-ui/labels';
import { Typography } from '@plumbline/shared-ui/text';

/** The agreed amount, with the job's own salary beneath it. */
export function JobFacts({ contract: { job, paymentDetails } }: { contract: Contract }) {
  const { t } = useTranslation('contracts');
  const { money } = useFormat();
  const { option, salary } = useLabels();

  const agreed = (
    <>
      {money(paymentDetails.amount)}
      <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
        {t('contractCard.posted', { salary: salary(job.salary) })}
      </Typography>
    </>
  );

  return (
    <Facts
      columns={4}
      size="small"
      entries={[
        { term: t('ui:captions.salary'), text: agreed },
        { term: t('ui:captions.category'), text: option('jobCategory', job.jobCategory) },
        { term: t('ui:captions.jobType'), text: option('jobType', job.jobType) },
        { term: t('ui:captions.duration'), text: option('jobDuration', job.jobDuration) },
      ]}
    />
  );
}
