import { useTranslation } from 'react-i18next';
import type { SavedJob } from '@plumbline/shared-schema/saved-jobs';
import { useFormat } from '@plumbline/shared-ui/format';
import { Box } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useJobLabels } from '../job-card/use-job-labels';
import { placeText } from './place-text';

/** Category, place as coordinates (or 'N/A'), experience and salary. */
export function SavedJobFacts({ job }: { job: SavedJob['jobId'] }) {
  const { t } = useTranslation('jobs');
  const { salary } = useFormat();
  const labels = useJobLabels();
  const facts = [
    { name: 'category', value: labels.category(job.jobCategory) },
    { name: 'location', value: placeText(job.jobLocation) },
    { name: 'experience', value: labels.experience(job.experience) },
    { name: 'salary', value: salary(job.salary) },
  ] as const;

  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' } }}
    >
      {facts.map(({ name, value }) => (
        <div key={name}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {t(`saved.facts.${name}`)}
          </Typography>
          <Typography component="dd" variant="h6" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value || t('saved.notAvailable')}
          </Typography>
        </div>
      ))}
    </Box>
  );
}
