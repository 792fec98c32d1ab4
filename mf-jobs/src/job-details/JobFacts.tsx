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
    <Box component="dl" sx={{ m: 0 }}>
      {facts.map(({ name, value }, index) => (
        <Box
          key={name}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(6rem, 2fr) 3fr',
            columnGap: 2,
            alignItems: 'baseline',
            py: 1.25,
            ...(index > 0 && { borderTop: 1, borderColor: 'divider' }),
          }}
        >
          <Typography component="dt" variant="body2" color="text.secondary">
            {t(`details.facts.${name}`)}
          </Typography>
          <Typography
            component="dd"
            variant={name === 'salary' ? 'h4' : 'body1'}
            sx={{ m: 0, minWidth: 0, textAlign: 'end', fontWeight: 650, overflowWrap: 'anywhere' }}
          >
            {value || t('details.notSpecified')}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
