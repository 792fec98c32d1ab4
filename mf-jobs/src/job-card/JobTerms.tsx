import type { Job } from '@plumbline/shared-schema/jobs';
import { useLabels } from '@plumbline/shared-ui/labels';
import { DotLine, Typography } from '@plumbline/shared-ui/text';

type JobTermsProps = { job: Pick<Job, 'jobCategory' | 'jobType' | 'jobDuration' | 'experience'> };

/** What kind of work, where, for how long, and with how much experience; each word once. */
export function JobTerms({ job }: JobTermsProps) {
  const { option } = useLabels();
  const texts = [
    option('jobCategory', job.jobCategory),
    option('jobType', job.jobType),
    option('jobDuration', job.jobDuration),
    option('experience', job.experience),
  ];
  return (
    <Typography variant="body2" component="div">
      <DotLine facts={[...new Set(texts)]} />
    </Typography>
  );
}
