import { useTranslation } from 'react-i18next';
import type { Job } from '@plumbline/shared-schema/jobs';
import { useFormat } from '@plumbline/shared-ui/format';
import { Box } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useJobLabels } from '../job-card/use-job-labels';

type JobFactsProps = {
  job: Pick<Job, 'jobCategory' | 'jobDuration' | 'experience' | 'salary' | 'jobType'>;
};

/** The side panel's labels and fallbacks of SPEC §2. */
export function JobFacts({ job }: JobFactsProps) {
  const { t } = useTranslation('jobs');
  const { salary } = useFormat();
  const labels = useJobLabels();
  const facts = [
    { name: 'category', value: labels.category(job.jobCategory) },
    { name: 'duration', value: labels.duration(job.jobDuration) },
    { name: 'experience', value: labels.experience(job.experience) },
    { name: 'salary', value: salary(job.salary) },
    { name: 'workType', value: labels.workType(job.jobType) },
  ] as const;

  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2 }}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {t(`details.facts.${name}`)}
          </Typography>
          <Typography
            component="dd"
            variant={name === 'salary' ? 'h4' : 'h6'}
            sx={{ m: 0, overflowWrap: 'anywhere' }}
          >
            {value || t('details.notSpecified')}
          </Typography>
        </div>
      ))}
    </Box>
  );
}
