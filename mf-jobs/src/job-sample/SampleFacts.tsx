import { useTranslation } from 'react-i18next';
import type { JobDetails } from '@plumbline/shared-schema/jobs';
import { useFormat } from '@plumbline/shared-ui/format';
import { Box } from '@plumbline/shared-ui/layout';
import { Typography } from '@plumbline/shared-ui/text';
import { useJobLabels } from '../job-card/use-job-labels';

/** The facts of the sample's layout (SPEC §2): salary range, category, type, duration, poster, place, time. */
export function SampleFacts({ job }: { job: JobDetails }) {
  const { t } = useTranslation('jobs');
  const { salary, relative, date } = useFormat();
  const labels = useJobLabels();
  const facts = [
    { name: 'salaryRange', value: salary(job.salary) },
    { name: 'category', value: labels.category(job.jobCategory) },
    { name: 'jobType', value: labels.workType(job.jobType) },
    { name: 'duration', value: labels.duration(job.jobDuration) },
    { name: 'postedBy', value: job.companyName ?? job.postedBy.fullName },
    { name: 'city', value: job.jobLocation?.city },
    {
      name: 'postedTime',
      value: (
        <time dateTime={job.createdAt} title={date(job.createdAt)}>
          {relative(job.createdAt)}
        </time>
      ),
    },
  ] as const;

  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      {facts.map(({ name, value }) => (
        <Box key={name} sx={{ minWidth: 0 }}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {t(`sample.${name}`)}
          </Typography>
          <Typography component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
            {value || t('details.notSpecified')}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
