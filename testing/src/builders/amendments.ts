import { amendmentSchema, type Amendment } from '@plumbline/shared-schema/amendments';
import { anId } from './ids';
import { AT } from './instants';

const before = {
  startDate: '2026-03-01',
  endDate: '2026-04-01',
  terms: 'Replace the drain.',
  amount: 950,
  milestones: [],
};

/** Nora wants more for more, and waits for Marcus. */
export function anAmendment(overrides: Partial<Amendment> = {}): Amendment {
  return amendmentSchema.parse({
    _id: anId(70),
    contractId: anId(50),
    proposedBy: 'hirer',
    status: 'open',
    before,
    after: { ...before, amount: 1200, endDate: '2026-05-01' },
    note: 'The pipe is longer.',
    answer: null,
    createdAt: AT,
    closedAt: null,
    ...overrides,
  });
}
