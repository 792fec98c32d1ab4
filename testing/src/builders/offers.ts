import { offerSchema, type Offer, offerEventSchema, type OfferEvent } from '@plumbline/shared-schema/offers';
import { anId } from './ids';
import { AT } from './instants';
import { aPerson, nora } from './users';

/** Nora's pending offer to Marcus, open until 2100, as Nora sees it (`allowedActions`). */
export function anOffer(overrides: Partial<Offer> = {}): Offer {
  return offerSchema.parse({
    _id: anId(40),
    jobId: { _id: anId(10), title: 'Replace the kitchen drain' },
    professionalId: aPerson(),
    clientId: nora(),
    description: 'We would like to offer you the job "Replace the kitchen drain"',
    budget: 950,
    deliveryTime: 7,
    expiresIn: 3,
    expiresAt: '2100-01-01T00:00:00.000Z',
    status: 'pending',
    closedReason: null,
    acceptedAt: null,
    proposal: null,
    roundsLeft: 5,
    contractId: null,
    repeats: null,
    allowedActions: ['withdraw'],
    createdAt: AT,
    updatedAt: AT,
    ...overrides,
  });
}

/** Nora sends that offer: the first line of its history. */
export function anOfferEvent(overrides: Partial<OfferEvent> = {}): OfferEvent {
  return offerEventSchema.parse({
    _id: anId(41),
    action: 'send',
    by: nora(),
    from: null,
    to: 'pending',
    terms: anOffer(),
    createdAt: AT,
    ...overrides,
  });
}
