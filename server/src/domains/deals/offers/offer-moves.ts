import type { ErrorCode } from '@plumbline/shared-schema/errors';
import { toCents } from '@plumbline/shared-schema/money';
import { OFFER_MACHINE } from '@plumbline/shared-schema/offer-machine';
import type { OfferAction, OfferGuard, OfferState } from '@plumbline/shared-schema/offer-machine';
import type { Holds } from '@plumbline/shared-schema/state-machine';
import type { Tx } from '../../../database/connect';
import type { OfferRow } from '../../../database/tables/offers';
import { AppError } from '../../../kit/errors';
import type { Outbox } from '../../../kit/outbox/outbox';
import type { CurrentUser } from '../../../http/plugins/session';
import { createMover } from '../../../kit/state-machines/mover';
import type { JobsRepository } from '../../jobs/jobs/jobs.repository';
import type { UserViews } from '../../people/users/user-view';
import { holdsFor, sideOf, stateOf, toOffer } from './offer-view';
import type {
  NewOfferEvent,
  OfferChanges,
  OfferRecord,
  OffersRepository,
  OfferTerms,
} from './offers.repository';

/** Actions of the two people once the offer is sent. */
export type OfferMove = Exclude<OfferAction, 'send' | 'expire' | 'createContract'>;
export type OfferStep = { id: string; action: OfferMove; user: CurrentUser; terms?: OfferTerms };

type Dependencies = { offers: OffersRepository; jobs: JobsRepository; views: UserViews; outbox: Outbox };
type Parties = Pick<OfferRow, 'id' | 'jobId' | 'clientId' | 'professionalId'>;

/** The guards of moves; the others are asked where an offer is sent, expires or becomes a contract. */
const GUARD_CODES: Partial<Record<OfferGuard, ErrorCode>> = {
  applied: 'NOT_AN_APPLICANT',
  jobStands: 'JOB_NOT_FOUND',
  live: 'OFFER_EXPIRED',
  roundsLeft: 'COUNTER_LIMIT',
};
const ABOUT_PROPOSAL: readonly OfferMove[] = ['adoptCounter', 'declineCounter', 'withdrawCounter'];

/** Executes `OFFER_MACHINE`. A refusal carries the current offer in `details`. */
export function createOfferMoves({ offers, jobs, views, outbox }: Dependencies) {
  const recordChange = createRecordOfferChange({ offers, outbox });
  const { judge, apply } = createMover({
    machine: OFFER_MACHINE,
    missing: 'OFFER_NOT_FOUND',
    lock: (tx: Tx, { id }: OfferStep) => offers.findForUpdate(tx, id),
    sideOf: (record, { user }) => sideOf(user._id, record),
    stateOf,
    guardsOf: (tx, record) => lockedGuards(tx, record, { jobs, offers }),
    refuse: (refused, record, { action, user }) => {
      const code = refused.reason === 'guard' ? GUARD_CODES[refused.guard] : undefined;
      return new AppError(code ?? illegalCode(stateOf(record), action), {
        offer: toOffer(record, { views, viewerId: user._id }),
      });
    },
    update: (tx, { record }, changes: OfferChanges) => offers.update(tx, record.offer.id, changes),
    lost: () => new AppError('OFFER_EXPIRED'),
  });

  return {
    /** With the line in the history and the event in the outbox. Returns the offer as it was before. */
    move: async (tx: Tx, step: OfferStep): Promise<OfferRecord> => {
      const move = await judge(tx, step);
      const { record, from, next: to } = move;
      const changes = changesOf(record.offer, step);
      await apply(tx, move, changes);
      const terms = changes.terms ?? changes.proposal ?? null;
      await recordChange(tx, record.offer, { action: step.action, actorId: step.user._id, from, to, terms });
      return record;
    },
  };
}

/** Writes the history entry and the outbox event of a change. */
export function createRecordOfferChange({ offers, outbox }: Pick<Dependencies, 'offers' | 'outbox'>) {
  return async (tx: Tx, parties: Parties, event: Omit<NewOfferEvent, 'offerId'>): Promise<void> => {
    const { id: offerId, jobId, clientId, professionalId } = parties;
    const { action, actorId } = event;
    const eventId = await offers.insertEvent(tx, { ...event, offerId });
    const changed = { offerId, eventId, jobId, clientId, professionalId, action, actorId };
    await outbox.add(tx, 'offer.changed', changed);
  };
}

/** Locks the job and the application until the transaction ends. */
async function lockedGuards(
  tx: Tx,
  record: OfferRecord,
  { jobs, offers }: Pick<Dependencies, 'jobs' | 'offers'>,
): Promise<Holds<OfferGuard>> {
  const { jobId, professionalId } = record.offer;
  const jobStands = (await jobs.findForShare(tx, jobId)) !== undefined;
  const application = await offers.lockApplication(tx, { jobId, userId: professionalId });
  const holds = holdsFor(record);
  return (guard) => {
    if (guard === 'jobStands') return jobStands;
    return guard === 'applied' ? application !== undefined : holds(guard);
  };
}

function illegalCode(state: OfferState, move: OfferMove): ErrorCode {
  if (state === 'expired') return 'OFFER_EXPIRED';
  return state === 'pending' && ABOUT_PROPOSAL.includes(move) ? 'NO_PROPOSAL' : 'OFFER_NOT_PENDING';
}

/** Dollars of the wire → cents of the row. */
export function inCents({ description, budget, deliveryTime, expiresIn }: OfferTerms): OfferTerms {
  return { description, budget: toCents(budget), deliveryTime, expiresIn };
}

const CLOSED_BY: Partial<Record<OfferMove, Pick<OfferChanges, 'status' | 'closedReason'>>> = {
  accept: { status: 'accepted' },
  reject: { status: 'rejected', closedReason: 'declined' },
  withdraw: { status: 'rejected', closedReason: 'withdrawn' },
};

/** Every move but `counter` ends an open proposal. */
function changesOf(
  { rounds, proposal }: OfferRow,
  { action, terms }: Pick<OfferStep, 'action' | 'terms'>,
): OfferChanges {
  if (action === 'counter') return counterOf(rounds, terms);
  const adopted = action === 'adoptCounter' && proposal !== null && { terms: withoutInstant(proposal) };
  return { proposal: null, ...(CLOSED_BY[action] ?? {}), ...adopted };
}

function counterOf(rounds: number, terms: OfferTerms | undefined): OfferChanges {
  if (terms === undefined) throw new Error('a counter-proposal needs terms');
  return { rounds: rounds + 1, proposal: { ...inCents(terms), createdAt: new Date().toISOString() } };
}

function withoutInstant({ createdAt: _createdAt, ...terms }: NonNullable<OfferRow['proposal']>): OfferTerms {
  return terms;
}
