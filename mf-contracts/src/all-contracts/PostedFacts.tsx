import { useTranslation } from 'react-i18next';
import type { OwnJob } from '@plumbline/shared-schema/jobs';
import { optionLabel, type OptionList } from '@plumbline/shared-schema/options';
import { capitalise, useFormat } from '@plumbline/shared-ui/format';
import { Box } from '@plumbline/shared-ui/layout';
import { Fact } from '../contract-list/Fact';

/** Contract type, salary, category and duration of a posted contract; hirers may write any text. */
export function PostedFacts({ job }: { job: OwnJob }) {
  const { t } = useTranslation('contracts');
  const { salary } = useFormat();
  const labelled = (list: OptionList, value: string) =>
    capitalise(t(optionLabel(list, value), { defaultValue: value })) || t('allContracts.unknown');
  // Where the work happens and how it is employed share one field.
  const place = t(optionLabel('contractType', job.jobType), { defaultValue: '' });
  const type = place || labelled('jobType', job.jobType);
  const category = labelled('jobCategory', job.jobCategory);
  const duration = labelled('jobDuration', job.jobDuration);

  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' }, gap: 2 }}
    >
      <Fact label={t('contractCard.jobType')}>{type}</Fact>
      <Fact label={t('contractCard.salary')}>{salary(job.salary)}</Fact>
      <Fact label={t('contractCard.category')}>{category}</Fact>
      <Fact label={t('contractCard.duration')}>{duration}</Fact>
    </Box>
  );
}
