import type { Job } from '@plumbline/shared-schema/jobs';
import { useLabels } from '@plumbline/shared-ui/labels';
import { ChipList } from '@plumbline/shared-ui/layout';
import { Chip } from '@plumbline/shared-ui/text';

type JobChipsProps = { job: Pick<Job, 'jobCategory' | 'jobType' | 'jobDuration' | 'experience'> };

export function JobChips({ job }: JobChipsProps) {
  const { option } = useLabels();
  const texts = [
    option('jobCategory', job.jobCategory),
    option('jobType', job.jobType),
    option('jobDuration', job.jobDuration),
    option('experience', job.experience),
  ];

  return (
    <ChipList rows={[...new Set(texts.filter(Boolean))]} keyOf={(text) => text}>
      {(text) => <Chip size="small" variant="outlined" label={text} />}
    </ChipList>
  );
}
