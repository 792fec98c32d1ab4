import { isId } from '@plumbline/shared-schema/ids';
import { OFFER_MACHINE, offerState } from '@plumbline/shared-schema/offer-machine';
import type { OfferGuard } from '@plumbline/shared-schema/offer-machine';
import type { Offer, OfferTerms, SendOffer } from '@plumbline/shared-schema/offers';
import { attempt } from '@plumbline/shared-schema/state-machine';
import type { Transaction, Tx } from '../../database/connect';
import type { OfferRow } from '../../database/schema';
import { AppError } from '../../errors';
import type { CurrentUser } from '../../plugins/session';
import type { Outbox } from '../../realtime/outbox';
import type { JobsRepository } from '../jobs/jobs.repository';
import type { UserViews } from '../users/users.views';
import { changesOf, GUARD_CODES, illegalCode, inCents } from './offer-moves';
import type { OfferMove } from './offer-moves';
import { holdsFor, sideOf, stateOf, toOffer } from './offer-view';
import type { NewOfferEvent, OfferRecord, OffersRepository, OverdueOffers } from './offers.repository';

export type OfferDependencies = {
  offers: OffersRepository;
  jobs: JobsRepository;
  views: UserViews;
  outbox: Outbox;
  transaction: Transaction;
};

type Parties = Pick<OfferRow, 'id' | 'jobId' | 'clientId' | 'professionalId'>;
type Wish = { user: CurrentUser; move: OfferMove; terms?: OfferTerms };

const SWEPT_AT_ONCE = 100;

/** Where offers change: `OFFER_MACHINE` decides; each change is one conditional update with its event and outbox row. */
export function createOfferChanges(dependencies: OfferDependencies) {
  const { offers, jobs, views, transaction } = dependencies;
  const note = createNote(dependencies);
  const seenBy = (user: CurrentUser, record: OfferRecord) => toOffer(record, { views, viewerId: user._id });

  async function read(tx: Tx, user: CurrentUser, id: string): Promise<Offer> {
    const record = await offers.find(id, tx);
    if (record === undefined) throw new Error('an offer just written is not there');
    return seenBy(user, record);
  }

  async function expireDue(tx: Tx, which: OverdueOffers): Promise<number> {
    const due = await offers.lockOverdue(tx, which);
    for (const offer of due) {
      const event = { action: 'expire', actorId: null, from: offerState(offer), to: 'expired' } as const;
      if (await offers.expire(tx, offer.id)) await note(tx, offer, event);
    }
    return due.length;
  }

  return {
    /** Once for each job and person while an offer stands in the way, held by the partial unique index. */
    send: (user: CurrentUser, { jobId, professionalId, ...input }: SendOffer): Promise<Offer> =>
      transaction(async (tx) => {
        const job = await jobs.findForShare(tx, jobId);
        if (job?.ownerId !== user._id) throw new AppError('JOB_NOT_FOUND');
        const hasApplied = await offers.holdApplication(tx, { jobId, userId: professionalId });
        if (!hasApplied) throw new AppError('NOT_AN_APPLICANT');
        await expireDue(tx, { jobId, professionalId });
        const terms = inCents(input);
        const parties = { jobId, professionalId, clientId: user._id };
        const id = await offers.insert(tx, { ...parties, ...terms });
        if (id === undefined) throw new AppError('OFFER_EXISTS');
        const event = { action: 'send', actorId: user._id, from: null, to: 'pending', terms } as const;
        await note(tx, { id, ...parties }, event);
        return read(tx, user, id);
      }),

    /** A refusal carries the current offer in `details`. */
    move: (id: string, wish: Wish): Promise<Offer> =>
      transaction(async (tx) => {
        const { user, move } = wish;
        const record = isId(id) ? await offers.findLocked(tx, id) : undefined;
        const side = record && sideOf(user._id, record);
        if (record === undefined || side === undefined) throw new AppError('OFFER_NOT_FOUND');
        const from = stateOf(record);
        const holds = await heldConditions(tx, record, dependencies);
        const outcome = attempt(OFFER_MACHINE, { from, action: move, by: side }, holds);
        if (!outcome.done) {
          const code = outcome.reason === 'guard' ? GUARD_CODES[outcome.guard] : illegalCode(from, move);
          throw new AppError(code, { offer: seenBy(user, record) });
        }
        const changes = changesOf(record.offer, wish);
        if (!(await offers.change(tx, record.offer.id, changes))) throw new AppError('OFFER_EXPIRED');
        const terms = changes.terms ?? changes.proposal ?? null;
        await note(tx, record.offer, { action: move, actorId: user._id, from, to: outcome.next, terms });
        return read(tx, user, record.offer.id);
      }),

    /** Persists what has expired, whichever process comes first, and tells both sides. */
    sweep: async (): Promise<void> => {
      while ((await transaction((tx) => expireDue(tx, { limit: SWEPT_AT_ONCE }))) === SWEPT_AT_ONCE);
    },
  };
}

/** Writes the event and the outbox row that belong to a change. */
function createNote({ offers, outbox }: OfferDependencies) {
  return async (
    tx: Tx,
    { id: offerId, jobId, clientId, professionalId }: Parties,
    event: Omit<NewOfferEvent, 'offerId'>,
  ): Promise<void> => {
    const { action, actorId } = event;
    const eventId = await offers.addEvent(tx, { ...event, offerId });
    await outbox.add(tx, 'offer.changed', {
      offerId,
      eventId,
      jobId,
      clientId,
      professionalId,
      action,
      actorId,
    });
  };
}

/** The table's conditions, with the job and the application held until the change is written. */
async function heldConditions(
  tx: Tx,
  record: OfferRecord,
  { jobs, offers }: OfferDependencies,
): Promise<(guard: OfferGuard) => boolean> {
  const { jobId, professionalId } = record.offer;
  const jobStands = (await jobs.findForShare(tx, jobId)) !== undefined;
  const applied = await offers.holdApplication(tx, { jobId, userId: professionalId });
  const holds = holdsFor(record);
  return (guard) => {
    if (guard === 'jobStands') return jobStands;
    return guard === 'applied' ? applied : holds(guard);
  };
}
