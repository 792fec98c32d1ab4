import { offerState } from '@plumbline/shared-schema/offer-machine';
import type { Offer, SendOffer } from '@plumbline/shared-schema/offers';
import type { Transaction, Tx } from '../../../database/connect';
import { AppError } from '../../../kit/errors';
import type { Outbox } from '../../../kit/outbox/outbox';
import type { CurrentUser } from '../../../http/plugins/session';
import type { JobsRepository } from '../../jobs/jobs/jobs.repository';
import { refuseBlocked } from '../../people/blocks/blocks.repository';
import type { UserViews } from '../../people/users/user-view';
import { createOfferMoves, createRecordOfferChange, inCents } from './offer-moves';
import type { OfferStep } from './offer-moves';
import { toOffer } from './offer-view';
import type { OffersRepository, OverdueOffers } from './offers.repository';

export type OfferDependencies = {
  offers: OffersRepository;
  jobs: JobsRepository;
  views: UserViews;
  outbox: Outbox;
  transaction: Transaction;
};

const SWEPT_AT_ONCE = 100;

/** Writes an offer to an applicant whom its caller has looked at. OFFER_EXISTS */
export function createSendIn({ offers, views, outbox }: Omit<OfferDependencies, 'transaction'>) {
  const recordChange = createRecordOfferChange({ offers, outbox });
  return async (
    tx: Tx,
    user: CurrentUser,
    { jobId, professionalId, ...input }: SendOffer,
  ): Promise<Offer> => {
    const terms = inCents(input);
    const parties = { jobId, professionalId, clientId: user._id };
    const id = await offers.insert(tx, { ...parties, ...terms });
    if (id === undefined) throw new AppError('OFFER_EXISTS');
    const event = { action: 'send', actorId: user._id, from: null, to: 'pending', terms } as const;
    await recordChange(tx, { id, ...parties }, event);
    return toOffer(await offers.get(tx, id), { views, viewerId: user._id });
  };
}

/** All changes of offers, as `OFFER_MACHINE` allows them. */
export function createOfferChanges(dependencies: OfferDependencies) {
  const { offers, jobs, views, outbox, transaction } = dependencies;
  const recordChange = createRecordOfferChange(dependencies);
  const moves = createOfferMoves(dependencies);
  const sendIn = createSendIn(dependencies);

  async function read(tx: Tx, user: CurrentUser, id: string): Promise<Offer> {
    return toOffer(await offers.get(tx, id), { views, viewerId: user._id });
  }

  async function expireDue(tx: Tx, which: OverdueOffers): Promise<number> {
    const due = await offers.lockOverdue(tx, which);
    for (const offer of due) {
      const event = { action: 'expire', actorId: null, from: offerState(offer), to: 'expired' } as const;
      if (await offers.expire(tx, offer.id)) await recordChange(tx, offer, event);
    }
    return due.length;
  }

  return {
    /** Once for each job and person while an offer stands in the way, held by the partial unique index. */
    send: (user: CurrentUser, { jobId, professionalId, ...input }: SendOffer): Promise<Offer> =>
      transaction(async (tx) => {
        const job = await jobs.findForShare(tx, jobId);
        if (job?.ownerId !== user._id) throw new AppError('JOB_NOT_FOUND');
        const application = await offers.lockApplication(tx, { jobId, userId: professionalId });
        if (application === undefined) throw new AppError('NOT_AN_APPLICANT');
        if (application.declinedAt !== null) throw new AppError('APPLICANT_DECLINED');
        await refuseBlocked(tx, user._id, professionalId);
        await expireDue(tx, { jobId, professionalId });
        return sendIn(tx, user, { jobId, professionalId, ...input });
      }),

    move: (step: OfferStep): Promise<Offer> =>
      transaction(async (tx) => {
        const { offer } = await moves.move(tx, step);
        return read(tx, step.user, offer.id);
      }),

    /** Stores expiries and notifies of them, and before them; any number of processes may run it. */
    sweep: async (): Promise<void> => {
      await transaction(async (tx) => {
        for (const { id: offerId, expiresAt } of await offers.markExpiring(tx))
          await outbox.add(tx, 'offer.expiring', { offerId, expiresAt: expiresAt.toISOString() });
      });
      while ((await transaction((tx) => expireDue(tx, { limit: SWEPT_AT_ONCE }))) === SWEPT_AT_ONCE);
    },
  };
}
