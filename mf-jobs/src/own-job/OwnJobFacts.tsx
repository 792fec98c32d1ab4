import { useTranslation } from 'react-i18next';
import type { Job } from '@plumbline/shared-schema/jobs';
import { useFormat } from '@plumbline/shared-ui/format';
import { Box } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useJobLabels } from '../job-card/use-job-labels';

type OwnJobFactsProps = { job: Pick<Job, 'jobType' | 'salary' | 'jobCategory' | 'jobDuration'> };

/** Contract type, salary, category and duration (SPEC §2 Recent Posted Contracts). */
export function OwnJobFacts({ job }: OwnJobFactsProps) {
  const { t } = useTranslation('jobs');
  const { salary } = useFormat();
  const labels = useJobLabels();
  const facts = [
    { term: t('own.jobType'), text: labels.workType(job.jobType) },
    { term: t('own.salary'), text: salary(job.salary) },
    { term: t('own.category'), text: labels.category(job.jobCategory) },
    { term: t('own.duration'), text: labels.duration(job.jobDuration) },
  ];

  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr))',
      }}
    >
      {facts.map(({ term, text }) => (
        <Box key={term} sx={{ minWidth: 0 }}>
          <Typography component="dt" variant="caption" color="text.secondary">
            {term}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
            {text || t('own.unknown')}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
