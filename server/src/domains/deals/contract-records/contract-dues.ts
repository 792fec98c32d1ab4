import { isFinalContract } from '@plumbline/shared-schema/contract-machine';
import type { ContractRecord } from './contract-records.repository';
import type { MilestoneRecord } from './milestones.repository';

type Payee = 'professional' | 'hirer';

/** Whose the money is that is still held once its days are over: as was decided or approved, else as the contract ended. */
export function payeeOf({ contract, dispute }: ContractRecord): Payee {
  if (dispute?.status === 'resolved') return dispute.outcome === 'refund' ? 'hirer' : 'professional';
  const isEarned = contract.status === 'completed' || contract.paymentStatus === 'paid';
  return isEarned ? 'professional' : 'hirer';
}

export const holdsMoney = ({ money }: ContractRecord): boolean => (money?.held ?? 0) > 0;

/** Somebody has yet to decide. */
export const isDisputed = ({ dispute }: ContractRecord): boolean =>
  dispute?.status === 'open' || dispute?.status === 'appealed';

/** Money that arrives stays: for the work, for the professional once it is over, or for who decides. */
export function takesMoney(record: ContractRecord): boolean {
  return !isFinalContract(record.contract.status) || isDisputed(record) || payeeOf(record) === 'professional';
}

/** What arrives for it, or for this milestone, was approved before: by the hirer’s word, or by the clock. */
export function isApprovedAhead({ contract, milestones }: ContractRecord, milestoneId?: string): boolean {
  const milestone = milestones.find(({ id }) => id === milestoneId);
  return contract.paymentStatus === 'paid' || (milestone !== undefined && milestone.approvedAt !== null);
}

/** With what is held for this milestone, where that one was approved. */
export function isFullyReleased(record: ContractRecord, milestoneId?: string): boolean {
  const { contract, money, milestones } = record;
  const milestone = milestones.find(({ id }) => id === milestoneId);
  const coming = milestone && isApprovedAhead(record, milestoneId) ? milestone.held : 0;
  return (money?.released ?? 0) + coming >= contract.amount;
}

/** The clock pays them: what is held, or, where nothing was ever paid in, by word alone. */
export function isDueTo(payee: Payee, record: ContractRecord): boolean {
  const { contract, dispute, money, isPaymentTime } = record;
  if (!isPaymentTime || isDisputed(record)) return false;
  if (money !== null) return holdsMoney(record) && payeeOf(record) === payee;
  const isUnpaid = contract.status === 'completed' && contract.paymentStatus === 'pending';
  return payee === 'professional' && isUnpaid && dispute === null;
}

/** Cents that the hirer may still pay in; what was given back is due again while the work goes on. */
export function dueOf(record: ContractRecord): number {
  const { contract, money, milestones } = record;
  if (isFinalContract(contract.status)) return 0;
  if (milestones.length > 0)
    return milestones.reduce((sum, milestone) => sum + dueOfMilestone(record, milestone), 0);
  return money === null ? contract.amount : Math.max(0, contract.amount - money.held - money.released);
}

/** The same for one milestone; what was approved without money stays without. */
export function dueOfMilestone({ contract }: ContractRecord, milestone: MilestoneRecord): number {
  const { amount, held, released, approvedAt } = milestone;
  if (isFinalContract(contract.status) || approvedAt !== null) return 0;
  return Math.max(0, amount - held - released);
}

/** Something was handed in that nobody has judged. */
export const hasWaitingWork = ({ waiting, milestones }: ContractRecord): boolean =>
  waiting !== null || milestones.some(({ submissionId }) => submissionId !== null);
