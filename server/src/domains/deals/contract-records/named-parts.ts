import { AppError } from '../../../kit/errors';
import type { ContractRecord } from './contract-records.repository';

/** DISPUTE_NOT_FOUND when the one named is not the one that stands. */
export function assertStanding({ dispute }: ContractRecord, disputeId: string): void {
  if (dispute?.id !== disputeId) throw new AppError('DISPUTE_NOT_FOUND');
}

type NamedWork = { submissionId: string; milestoneId: string | undefined };

/** SUBMISSION_NOT_FOUND when the work named is not what waits, for the milestone or for the whole contract. */
export function assertWaiting(record: ContractRecord, { submissionId, milestoneId }: NamedWork): void {
  const milestone = record.milestones.find(({ id }) => id === milestoneId);
  const waitingId = milestone ? milestone.submissionId : record.waiting?.id;
  if (waitingId !== submissionId) throw new AppError('SUBMISSION_NOT_FOUND');
}
