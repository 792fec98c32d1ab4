import type { Job } from '@plumbline/shared-schema/jobs';
import { titleCase, useFormat } from '@plumbline/shared-ui/format';
import { Link, Typography } from '@plumbline/shared-ui/text';
import { useJobLabels } from '../job-card/use-job-labels';

/** What the letter is about, in a line or two: the job, its salary, duration and city. */
export function AppliedJob({ job }: { job: Job }) {
  const { salary } = useFormat();
  const labels = useJobLabels();
  const facts = [salary(job.salary), labels.duration(job.jobDuration), job.jobLocation?.city];

  return (
    <>
      <Link to={`/jobs/${job._id}`} sx={{ overflowWrap: 'anywhere' }}>
        {titleCase(job.title)}
      </Link>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
        {facts.filter(Boolean).join(' · ')}
      </Typography>
    </>
  );
}
