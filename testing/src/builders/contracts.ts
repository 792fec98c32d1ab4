import { contractEventSchema, type ContractEvent } from '@plumbline/shared-schema/contract-events';
import { contractSchema, type Contract } from '@plumbline/shared-schema/contracts';
import { anId } from './ids';
import { AT, LATER } from './instants';
import { aJob } from './jobs';
import { aUser, aContractor, nora } from './users';

/** The active contract of Nora and Marcus. */
export function aContract(overrides: Partial<Contract> = {}): Contract {
  return contractSchema.parse({
    _id: anId(50),
    job: { ...aJob(), city: 'Brooklyn' },
    client: aUser(),
    professional: aContractor(),
    startDate: AT,
    endDate: '2026-04-01T09:00:00.000Z',
    terms: 'The professional agrees to complete "Replace the kitchen drain" by the specified end date.',
    status: 'active',
    paymentDetails: { amount: 950, currency: 'USD', paymentStatus: 'pending' },
    offerId: anId(40),
    money: null,
    milestones: [],
    allowedActions: ['pause', 'end'],
    queriedAt: null,
    deliveryDate: '2026-03-09T09:00:00.000Z',
    finishedAt: null,
    paidAt: null,
    answerDueAt: null,
    dispute: null,
    archived: false,
    ownReview: null,
    createdAt: AT,
    updatedAt: AT,
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
    actor: nora(),
    note: null,
    about: null,
    createdAt: LATER,
    ...overrides,
  });
}
