import { isId } from '@plumbline/shared-schema/ids';
import type { Offer, OfferEvent, OffersQuery } from '@plumbline/shared-schema/offers';
import { getExisting } from '../../../kit/existing';
import { AppError } from '../../../kit/errors';
import type { CurrentUser } from '../../../http/plugins/session';
import { createOfferChanges } from './offer-changes.service';
import type { OfferDependencies } from './offer-changes.service';
import { sideOf, toOffer, toOfferEvent } from './offer-view';
import type { OfferRecord } from './offers.repository';

export function createOffersService(dependencies: OfferDependencies) {
  const { offers, jobs, views } = dependencies;
  const seenBy = (user: CurrentUser) => (record: OfferRecord) =>
    toOffer(record, { views, viewerId: user._id });

  async function findOwn(user: CurrentUser, id: string): Promise<OfferRecord> {
    const record = await getExisting(id, (known) => offers.find(known), 'OFFER_NOT_FOUND');
    if (sideOf(user._id, record) === undefined) throw new AppError('OFFER_NOT_FOUND');
    return record;
  }

  return {
    ...createOfferChanges(dependencies),

    list: async (user: CurrentUser, query: OffersQuery): Promise<Offer[]> =>
      (await offers.listByParty(user._id, query)).map(seenBy(user)),

    /** All of them for the job's owner, one's own for an applicant; for others the job's offers do not exist. */
    listByJob: async (user: CurrentUser, jobId: string): Promise<Offer[]> => {
      const job = isId(jobId) ? await jobs.find(jobId) : undefined;
      if (job?.ownerId === user._id) return (await offers.listByJob(job.id)).map(seenBy(user));
      const own = job ? await offers.listByJob(job.id, user._id) : [];
      const isKnown =
        own.length > 0 || (job && (await offers.hasApplied({ jobId: job.id, userId: user._id })));
      if (!isKnown) throw new AppError('JOB_NOT_FOUND');
      return own.map(seenBy(user));
    },

    get: async (user: CurrentUser, id: string): Promise<Offer> => seenBy(user)(await findOwn(user, id)),

    listEvents: async (user: CurrentUser, id: string): Promise<OfferEvent[]> => {
      const { offer } = await findOwn(user, id);
      return (await offers.listEvents(offer.id)).map((record) => toOfferEvent(record, views));
    },
  };
}
export type OffersService = ReturnType<typeof createOffersService>;
