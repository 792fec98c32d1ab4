import type { OFFER_CLOSED_REASONS, OFFER_STATES, OFFER_STATUSES } from '@plumbline/shared-schema/options';
import type { StateMachine } from '@plumbline/shared-schema/state-machine';

export type OfferState = (typeof OFFER_STATES)[number];

export const OFFER_ACTIONS = [
  'send',
  'accept',
  'reject',
  'withdraw',
  'counter',
  'adoptCounter',
  'declineCounter',
  'withdrawCounter',
  'expire',
  'createContract',
] as const;
export type OfferAction = (typeof OFFER_ACTIONS)[number];

export type OfferActor = 'professional' | 'hirer' | 'system';

/**
 * - `applied`: the professional has applied to the job and not taken it back.
 * - `jobStands`: the job is not removed (a closed one may still hire).
 * - `nothingBlocks`: no offer of this job to this person is pending, accepted or was declined.
 * - `live`: before `expiresAt` by the database's clock; `overdue` is its opposite.
 * - `roundsLeft`: fewer than five counter-proposals so far.
 * - `noContract`: none was made from this offer yet.
 */
export type OfferGuard =
  'applied' | 'jobStands' | 'nothingBlocks' | 'live' | 'overdue' | 'roundsLeft' | 'noContract';

type OfferMachine = StateMachine<OfferState, OfferAction, OfferActor, OfferGuard>;

/** The life of an offer. "hirer" and "professional" are the two people of this offer, nobody else. */
export const OFFER_MACHINE: OfferMachine = [
  {
    from: null,
    action: 'send',
    by: ['hirer'],
    guards: ['jobStands', 'applied', 'nothingBlocks'],
    next: 'pending',
  },

  {
    from: 'pending',
    action: 'accept',
    by: ['professional'],
    guards: ['live', 'jobStands', 'applied'],
    next: 'accepted',
  },
  { from: 'pending', action: 'reject', by: ['professional'], guards: ['live'], next: 'declined' },
  {
    from: 'pending',
    action: 'counter',
    by: ['professional'],
    guards: ['live', 'roundsLeft'],
    next: 'countered',
  },
  { from: 'pending', action: 'withdraw', by: ['hirer'], guards: ['live'], next: 'withdrawn' },
  { from: 'pending', action: 'expire', by: ['system'], guards: ['overdue'], next: 'expired' },

  {
    from: 'countered',
    action: 'accept',
    by: ['professional'],
    guards: ['live', 'jobStands', 'applied'],
    next: 'accepted',
  },
  { from: 'countered', action: 'reject', by: ['professional'], guards: ['live'], next: 'declined' },
  {
    from: 'countered',
    action: 'counter',
    by: ['professional'],
    guards: ['live', 'roundsLeft'],
    next: 'countered',
  },
  { from: 'countered', action: 'withdrawCounter', by: ['professional'], guards: ['live'], next: 'pending' },
  { from: 'countered', action: 'adoptCounter', by: ['hirer'], guards: ['live'], next: 'pending' },
  { from: 'countered', action: 'declineCounter', by: ['hirer'], guards: ['live'], next: 'pending' },
  { from: 'countered', action: 'withdraw', by: ['hirer'], guards: ['live'], next: 'withdrawn' },
  { from: 'countered', action: 'expire', by: ['system'], guards: ['overdue'], next: 'expired' },

  { from: 'accepted', action: 'createContract', by: ['hirer'], guards: ['noContract'], next: 'accepted' },
];

type OfferLike = {
  status: (typeof OFFER_STATUSES)[number];
  closedReason: (typeof OFFER_CLOSED_REASONS)[number] | null;
  proposal?: unknown;
};

/** Where an offer of the wire (or a row of it) stands in the table. */
export function offerState({ status, closedReason, proposal }: OfferLike): OfferState {
  if (status === 'rejected') return closedReason ?? 'declined';
  if (status === 'accepted') return 'accepted';
  return proposal === null || proposal === undefined ? 'pending' : 'countered';
}

/** The part somebody plays in an offer; undefined: none, and then the offer does not exist for them. */
export function offerActor(
  userId: string,
  offer: { clientId: { _id: string }; professionalId: { _id: string } },
): 'hirer' | 'professional' | undefined {
  if (userId === offer.professionalId._id) return 'professional';
  return userId === offer.clientId._id ? 'hirer' : undefined;
}
