import { AppError } from '../../../kit/errors';
import type { ContractRecord } from './contract-records.repository';

/** DISPUTE_NOT_FOUND when the one named is not the one that stands. */
export function assertStanding({ dispute }: ContractRecord, disputeId: string): void {
  if (dispute?.id !== disputeId) throw new AppError('DISPUTE_NOT_FOUND');
}
