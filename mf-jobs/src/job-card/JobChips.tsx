import type { Job } from '@plumbline/shared-schema/jobs';
import { Stack } from '@plumbline/shared-ui/layout';
import { Chip } from '@plumbline/shared-ui/text';
import { useJobLabels } from './use-job-labels';

type JobChipsProps = { job: Pick<Job, 'jobCategory' | 'jobType' | 'jobDuration' | 'experience'> };

/** Category, work type, duration and experience in a glance; blank ones are left out. */
export function JobChips({ job }: JobChipsProps) {
  const labels = useJobLabels();
  const texts = [
    labels.category(job.jobCategory),
    labels.workType(job.jobType),
    labels.duration(job.jobDuration),
    labels.experience(job.experience),
  ];

  return (
    <Stack component="ul" direction="row" sx={{ flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
      {[...new Set(texts.filter(Boolean))].map((text) => (
        <li key={text}>
          <Chip size="small" variant="outlined" label={text} />
        </li>
      ))}
    </Stack>
  );
}
