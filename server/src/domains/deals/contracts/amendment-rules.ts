import { toDollars } from '@plumbline/shared-schema/money';
import type { VersionRow } from '../../../database/tables/amendments';
import { AppError } from '../../../kit/errors';
import { isSameMilestone } from './amendment-versions';
import type { ContractRecord } from '../contract-records/contract-records.repository';
import type { MilestoneRecord } from '../contract-records/milestones.repository';

/** `used`: milestones that have work or payments, which a removal would lose. */
type ProposedChange = { record: ContractRecord; after: VersionRow; used: ReadonlySet<string> };

/**
 * What was paid in, handed in or approved stands, whatever the two agree: AMOUNT_BELOW_PAID, MILESTONE_FIXED,
 * MILESTONES_TOO_LATE.
 */
export function assertPossible({ record, after, used }: ProposedChange): void {
  const { milestones } = record;
  assertPaid(after.amount, paidOf(record.money));
  if (milestones.length === 0 && after.milestones.length > 0) assertDivisible(record);
  for (const milestone of milestones) assertMilestone(milestone, { after, used });
}

/** MILESTONE_NOT_FOUND: a milestone is named that the contract does not have, or twice. */
export function assertNamed({ milestones }: ContractRecord, named: readonly (string | undefined)[]): void {
  const ids = named.filter((id) => id !== undefined);
  const isKnown = ids.every((id) => milestones.some((milestone) => milestone.id === id));
  if (!isKnown || new Set(ids).size < ids.length) throw new AppError('MILESTONE_NOT_FOUND');
}

function assertMilestone(
  milestone: MilestoneRecord,
  { after, used }: Pick<ProposedChange, 'after' | 'used'>,
): void {
  const next = after.milestones.find(({ id }) => id === milestone.id);
  const { title } = milestone;
  if (next === undefined) {
    if (milestone.approvedAt !== null || used.has(milestone.id))
      throw new AppError('MILESTONE_FIXED', { title });
    return;
  }
  if (milestone.approvedAt !== null && !isSameMilestone(milestone, next))
    throw new AppError('MILESTONE_FIXED', { title });
  assertPaid(next.amount, paidOf(milestone));
}

/** Money and work of the whole contract would belong to none of its milestones. */
function assertDivisible({ money, waiting }: ContractRecord): void {
  if (paidOf(money) > 0 || waiting !== null) throw new AppError('MILESTONES_TOO_LATE');
}

function paidOf(figures: { held: number; released: number } | null): number {
  return figures === null ? 0 : figures.held + figures.released;
}

function assertPaid(amount: number, paid: number): void {
  if (amount < paid) throw new AppError('AMOUNT_BELOW_PAID', { paid: toDollars(paid) });
}
