import { useGetJobQuery } from '@plumbline/shared-api/jobs';
import type { SlotPropsOf } from '@plumbline/shared-schema/platform-contract';
import { PriceHint } from './PriceHint';

/** Beside a price that is about to be named for a job; nothing where the job is not there to be read. */
export function PriceHintSlot({ jobId }: SlotPropsOf<'job.price/v1'>) {
  const { currentData: job } = useGetJobQuery(jobId);
  return job ? (
    <PriceHint skills={job.skillsRequired.map(({ name }) => name)} point={job.jobLocation} />
  ) : null;
}
