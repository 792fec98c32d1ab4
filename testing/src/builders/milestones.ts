import { milestoneSchema, type Milestone } from '@plumbline/shared-schema/milestones';
import { anId } from './ids';

/** A milestone of Nora's and Marcus's contract, not paid in. */
export function aMilestone(overrides: Partial<Milestone> = {}): Milestone {
  return milestoneSchema.parse({
    _id: anId(60),
    title: 'Demolition',
    amount: 400,
    dueOn: '2026-03-20',
    status: 'planned',
    held: 0,
    released: 0,
    refunded: 0,
    due: 400,
    isUnderWay: false,
    submissionId: null,
    answerDueAt: null,
    approvedAt: null,
    allowedActions: [],
    ...overrides,
  });
}
