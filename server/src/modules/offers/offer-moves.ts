import type { ErrorCode } from '@plumbline/shared-schema/errors';
import { toCents } from '@plumbline/shared-schema/money';
import type { OfferAction, OfferGuard, OfferState } from '@plumbline/shared-schema/offer-machine';
import type { OfferRow } from '../../database/schema';
import type { OfferChanges, OfferTerms } from './offers.repository';

/** What one of the two people of an offer can do with it once it is sent. */
export type OfferMove = Exclude<OfferAction, 'send' | 'expire' | 'createContract'>;

/** What breaking each condition of the table answers. */
export const GUARD_CODES: Record<OfferGuard, ErrorCode> = {
  applied: 'NOT_AN_APPLICANT',
  jobStands: 'JOB_NOT_FOUND',
  nothingBlocks: 'OFFER_EXISTS',
  live: 'OFFER_EXPIRED',
  overdue: 'OFFER_NOT_PENDING',
  roundsLeft: 'COUNTER_LIMIT',
  noContract: 'CONTRACT_EXISTS',
};

const ABOUT_PROPOSAL: readonly OfferMove[] = ['adoptCounter', 'declineCounter', 'withdrawCounter'];

/** What a move that the table does not know answers. */
export function illegalCode(state: OfferState, move: OfferMove): ErrorCode {
  if (state === 'expired') return 'OFFER_EXPIRED';
  return state === 'pending' && ABOUT_PROPOSAL.includes(move) ? 'NO_PROPOSAL' : 'OFFER_NOT_PENDING';
}

/** Dollars of the wire → cents of the row. */
export function inCents({ description, budget, deliveryTime, expiresIn }: OfferTerms): OfferTerms {
  return { description, budget: toCents(budget), deliveryTime, expiresIn };
}

/** What each move writes; every one but `counter` ends an open proposal. */
export function changesOf(
  { rounds, proposal }: OfferRow,
  { move, terms }: { move: OfferMove; terms?: OfferTerms },
): OfferChanges {
  if (move === 'counter') return counterOf(rounds, terms);
  const adopted = move === 'adoptCounter' && proposal !== null && { terms: withoutInstant(proposal) };
  return { proposal: null, ...(CLOSED_BY[move] ?? {}), ...adopted };
}

const CLOSED_BY: Partial<Record<OfferMove, Pick<OfferChanges, 'status' | 'closedReason'>>> = {
  accept: { status: 'accepted' },
  reject: { status: 'rejected', closedReason: 'declined' },
  withdraw: { status: 'rejected', closedReason: 'withdrawn' },
};

function counterOf(rounds: number, terms: OfferTerms | undefined): OfferChanges {
  if (terms === undefined) throw new Error('a counter-proposal needs terms');
  return { rounds: rounds + 1, proposal: { ...inCents(terms), createdAt: new Date().toISOString() } };
}

function withoutInstant({ createdAt: _createdAt, ...terms }: NonNullable<OfferRow['proposal']>): OfferTerms {
  return terms;
}
