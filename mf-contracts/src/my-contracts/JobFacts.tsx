import { useTranslation } from 'react-i18next';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { optionLabel, type OptionList } from '@plumbline/shared-schema/options';
import { useFormat } from '@plumbline/shared-ui/format';
import { Box } from '@plumbline/shared-ui/layout';
import { Fact } from '../contract-list/Fact';

/** Salary, category, type and duration of the job. */
export function JobFacts({ job }: { job: Contract['job'] }) {
  const { t } = useTranslation('contracts');
  const { salary } = useFormat();
  const { jobCategory, jobType, jobDuration } = job;
  const option = (list: OptionList, value: string) => t(optionLabel(list, value), { defaultValue: value });
  const category = option('jobCategory', jobCategory);
  const type = option('jobType', jobType);
  const duration = option('jobDuration', jobDuration);

  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
        gap: 2,
      }}
    >
      <Fact label={t('contractCard.salary')}>{salary(job.salary)}</Fact>
      <Fact label={t('contractCard.category')}>{category}</Fact>
      <Fact label={t('contractCard.jobType')}>{type}</Fact>
      <Fact label={t('contractCard.duration')}>{duration}</Fact>
    </Box>
  );
}
