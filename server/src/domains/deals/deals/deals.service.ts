import { DEAL_EVENTS, type Deal, type DealEvent } from '@plumbline/shared-schema/deals';
import { DEAL_EVENTS_MAX } from '@plumbline/shared-schema/limits';
import { getExisting } from '../../../kit/existing';
import type { CurrentUser } from '../../../http/plugins/session';
import type { ChatsRepository } from '../../chat/chats/chats.repository';
import type { ContractsRepository } from '../contract-records/contracts.repository';
import type { OffersRepository } from '../offers/offers.repository';
import type { UserViews } from '../../people/users/user-view';
import { ofApplication, ofContract, ofOffer } from './deal-view';
import type { DealsRepository } from './deals.repository';

type Dependencies = {
  deals: DealsRepository;
  chats: Pick<ChatsRepository, 'find'>;
  offers: Pick<OffersRepository, 'listBetween'>;
  contracts: Pick<ContractsRepository, 'listBetween'>;
  views: UserViews;
};

/** With when it began, for the order. */
type DatedDeal = { deal: Deal; at: Date };
type EventRow = { id: string; action: string; jobTitle: string; createdAt: Date };

/** What is between the two people of a chat. CHAT_NOT_FOUND to everybody else. */
export function createDealsService({ deals, chats, offers, contracts, views }: Dependencies) {
  const getChat = (user: CurrentUser, chatId: string) =>
    getExisting(chatId, (id) => chats.find({ id, userId: user._id }), 'CHAT_NOT_FOUND');

  return {
    list: async (user: CurrentUser, chatId: string): Promise<Deal[]> => {
      const { jobId, other } = await getChat(user, chatId);
      const [contractRows, offerRows, applied] = await Promise.all([
        contracts.listBetween(user._id, other.id),
        offers.listBetween(user._id, other.id),
        deals.listApplications({ userId: user._id, otherId: other.id }),
      ]);
      const answered = [
        ...contractRows.map((record) => ofContract(user, record, views)),
        ...offerRows.map((record) => ofOffer(user, record, views)),
      ].map(({ deal, at }): DatedDeal => {
        const own = applied.find(
          ({ job, userId }) => job.id === deal.job._id && userId === deal.professionalId,
        );
        return { deal: { ...deal, applicationId: own?.id ?? null }, at };
      });
      const known = new Set(answered.map(({ deal }) => deal.applicationId));
      const open = applied
        .filter(({ id }) => !known.has(id))
        .filter(({ job, isHired, isDeclined }) => !isHired && !isDeclined && job.status === 'open')
        .map((application): DatedDeal => ({
          deal: ofApplication(user, application),
          at: application.createdAt,
        }));
      return [...answered, ...open].sort(byWeight(jobId)).map(({ deal }) => deal);
    },

    listEvents: async (user: CurrentUser, chatId: string): Promise<DealEvent[]> => {
      const { jobId, other } = await getChat(user, chatId);
      const scope = { userId: user._id, otherId: other.id, jobId };
      const [ofOffers, ofContracts] = await Promise.all([
        deals.listOfferEvents(scope),
        deals.listContractEvents(scope),
      ]);
      return [...toEvents('offer', ofOffers), ...toEvents('contract', ofContracts)]
        .sort((a, b) => compare(a.createdAt, b.createdAt) || compare(a._id, b._id))
        .slice(-DEAL_EVENTS_MAX);
    },
  };
}
export type DealsService = ReturnType<typeof createDealsService>;

/** The events that are told; what somebody does for themselves alone is not. */
function toEvents(noun: 'offer' | 'contract', rows: EventRow[]): DealEvent[] {
  return rows.flatMap(({ id, action, jobTitle, createdAt }) => {
    const what = DEAL_EVENTS.find((event) => event === `${noun}.${action}`);
    return what === undefined ? [] : [{ _id: id, what, jobTitle, createdAt: createdAt.toISOString() }];
  });
}

/** What is not over first; of what is over and of what is not, first what is about the chat's job; else newest first. */
function byWeight(jobId: string | null) {
  const weight = ({ deal }: DatedDeal) => 2 * Number(deal.isLive) + Number(deal.job._id === jobId);
  return (a: DatedDeal, b: DatedDeal) => weight(b) - weight(a) || b.at.getTime() - a.at.getTime();
}

const compare = (a: string, b: string) => Number(a > b) - Number(a < b);
