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

/** A dispute that nobody has decided: until then nothing that is held goes to either side. */
export const isUndecided = ({ dispute }: ContractRecord): boolean => dispute?.status === 'open';

/** Money that arrives stays: for the work, for the professional once it is over, or for who decides. */
export function takesMoney(record: ContractRecord): boolean {
  return !isFinalContract(record.contract.status) || isDisputed(record) || payeeOf(record) === 'professional';
}

/** Milestones whose money came after the hirer’s word, or the clock’s: it is the professional’s at once. */
export const approvedAhead = ({ milestones }: ContractRecord): MilestoneRecord[] =>
  milestones.filter(({ approvedAt, held }) => approvedAt !== null && held > 0);

/** `withAhead`: with what is held for milestones that were approved before, which is released with this move. */
export function isFullyReleased(record: ContractRecord, { withAhead = false } = {}): boolean {
  const ahead = withAhead ? approvedAhead(record) : [];
  const coming = ahead.reduce((sum, { held }) => sum + held, 0);
  return (record.money?.released ?? 0) + coming >= record.contract.amount;
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
