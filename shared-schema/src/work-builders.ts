import { aPerson, anId } from '@plumbline/shared-schema/builders';
import { contractEventSchema, type ContractEvent } from '@plumbline/shared-schema/contract-events';
import { disputeSchema, type Dispute } from '@plumbline/shared-schema/disputes';
import { submissionSchema, type Submission } from '@plumbline/shared-schema/submissions';

/** Test builders of what belongs to a contract, as in `builders`. For tests only. */

const LATER = '2026-03-05T09:00:00.000Z';

/** Marcus has handed in his work and waits for Nora. */
export function aSubmission(overrides: Partial<Submission> = {}): Submission {
  return submissionSchema.parse({
    _id: anId(51),
    contractId: anId(50),
    text: 'The drain is replaced and tested; photos are attached.',
    files: [
      { _id: anId(52), name: 'drain.jpg', type: 'image/jpeg', size: 182_000, url: '/api/v1/files/drain' },
    ],
    status: 'submitted',
    note: null,
    decidedBy: null,
    decidedAt: null,
    dueAt: '2026-03-19T09:00:00.000Z',
    createdAt: LATER,
    ...overrides,
  });
}

/** Nora created the contract. */
export function aContractEvent(overrides: Partial<ContractEvent> = {}): ContractEvent {
  return contractEventSchema.parse({
    _id: anId(53),
    action: 'create',
    from: null,
    to: 'active',
    actor: aPerson({ _id: anId(1), fullName: 'Nora Lindqvist' }),
    note: null,
    createdAt: LATER,
    ...overrides,
  });
}

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
    createdAt: LATER,
    ...overrides,
  });
}
