import { disputeSchema, type Dispute } from '@plumbline/shared-schema/disputes';
import { anId } from './ids';
import { LATER } from './instants';

/** Nora disputes the end of the contract. */
export function aDispute(overrides: Partial<Dispute> = {}): Dispute {
  return disputeSchema.parse({
    _id: anId(54),
    raisedBy: 'hirer',
    reason: 'The drain still drips.',
    status: 'open',
    outcome: null,
    note: null,
    closedAt: null,
    answer: null,
    answeredAt: null,
    answerDueAt: '2026-03-10T09:00:00.000Z',
    appealedBy: null,
    appealReason: null,
    appealDueAt: null,
    decisions: [],
    createdAt: LATER,
    ...overrides,
  });
}
