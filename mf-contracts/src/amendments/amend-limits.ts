import type { Contract } from '@plumbline/shared-schema/contracts';
import type { Milestone } from '@plumbline/shared-schema/milestones';
import type { BoundMilestones } from '../milestones/MilestoneFields';

type Figures = { held: number; released: number };

/** Dollars that no amount may go below. */
export function paidOf(figures: Figures | null): number {
  return figures === null ? 0 : figures.held + figures.released;
}

/** What was paid in or handed in as a whole belongs to no milestone. */
export function isDivisible({ milestones, money, answerDueAt }: Contract): boolean {
  return milestones.length > 0 || (paidOf(money) === 0 && answerDueAt === null);
}

/** Approved ones are fixed; those with work or payments are kept, whatever else changes about them. */
export function boundMilestones({ milestones }: Contract): BoundMilestones {
  return new Map(
    milestones.filter(isBound).map(({ _id, approvedAt }) => [_id, approvedAt === null ? 'kept' : 'fixed']),
  );
}

function isBound({ status, refunded, isUnderWay, ...figures }: Milestone): boolean {
  return status !== 'planned' || paidOf(figures) > 0 || refunded > 0 || isUnderWay;
}
