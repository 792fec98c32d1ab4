import {
  FINAL_CONTRACT_STATUSES,
  RUNNING_CONTRACT_STATUSES,
} from '@plumbline/shared-schema/contract-machine';
import type { AwaitingContract, ContractEvent } from '@plumbline/shared-schema/contract-events';
import type { Contract, ContractHistoryQuery, ContractStatus } from '@plumbline/shared-schema/contracts';
import { isId } from '@plumbline/shared-schema/ids';
import { toDollars } from '@plumbline/shared-schema/money';
import { CONTRACT_STATUSES } from '@plumbline/shared-schema/options';
import { AppError } from '../../../kit/errors';
import type { CurrentUser } from '../../../http/plugins/session';
import type { UserViews } from '../../people/users/user-view';
import type { ContractOffersRepository } from '../contract-records/contract-offers.repository';
import type { ContractReads } from '../contract-records/contract-reads';
import { toContract } from '../contract-records/contract-view';
import type { ContractsRepository } from '../contract-records/contracts.repository';

type Dependencies = {
  contracts: ContractsRepository;
  offers: ContractOffersRepository;
  read: ContractReads['read'];
  views: UserViews;
};

export function createContractsService({ contracts, offers, read, views }: Dependencies) {
  const toWire = (user: CurrentUser, list: ReturnType<ContractsRepository['list']>) =>
    list.then((rows) => rows.map((row) => toContract(row, user, views)));

  return {
    read,

    /** The caller's own of one status, newest first, without those they archived. */
    list: (user: CurrentUser, status: ContractStatus): Promise<Contract[]> =>
      toWire(user, contracts.list(user._id, { statuses: [status] })),

    /** Of this person, who must be the caller; administrators see anybody's. */
    listOf: (
      user: CurrentUser,
      userId: string,
      statuses?: readonly ContractStatus[],
    ): Promise<Contract[]> => {
      if (userId !== user._id && !user.isAdmin) throw new AppError('FORBIDDEN');
      if (!isId(userId)) return Promise.resolve([]);
      return toWire(user, contracts.list(userId, { ...(statuses && { statuses }), withArchived: true }));
    },

    /** The caller's own of these jobs, newest first. */
    listOfJobs: (user: CurrentUser, jobIds: string[]): Promise<Contract[]> =>
      toWire(user, contracts.list(user._id, { jobIds, withArchived: true })),

    history: async (user: CurrentUser, { status, q, page, limit }: ContractHistoryQuery) => {
      const statuses = statusesOf(status);
      const filter = { statuses, withArchived: true, ...(q !== undefined && { q }) };
      const { rows, count } = await contracts.listPage(user._id, { ...filter, page, limit });
      return { data: rows.map((row) => toContract(row, user, views)), count };
    },

    /** What happened, oldest first, the same for both sides. */
    listEvents: async (user: CurrentUser, id: string): Promise<ContractEvent[]> => {
      await read(user, id);
      const rows = await contracts.listEvents(id);
      return rows.map(({ event, actor }) => ({
        _id: event.id,
        action: event.action,
        from: event.fromStatus,
        to: event.toStatus,
        actor: actor && views.person(actor),
        note: event.note,
        about: event.about,
        createdAt: event.createdAt.toISOString(),
      }));
    },

    /** A hirer's accepted offers that have no contract yet. */
    listAwaiting: async (user: CurrentUser): Promise<AwaitingContract[]> =>
      (await offers.listAwaitingContract(user._id)).map(({ id, jobId, title, professional, ...offer }) => ({
        _id: id,
        jobId: { _id: jobId, title },
        professionalId: views.person(professional),
        budget: toDollars(offer.budget),
        deliveryTime: offer.deliveryTime,
        acceptedAt: offer.acceptedAt.toISOString(),
        repeats: offer.repeats,
      })),

    /** For administrators: whose dispute waits for a decision. */
    listDisputes: (user: CurrentUser): Promise<Contract[]> => toWire(user, contracts.listDisputes(user._id)),

    /** A hirer's own whose work waits for an answer. */
    listUnanswered: (user: CurrentUser): Promise<Contract[]> =>
      toWire(user, contracts.listUnanswered(user._id)),

    /** A hirer's own that wait: `paused`, with an open dispute, or with a proposed change. */
    listWaiting: async (user: CurrentUser) => ({
      pausedContracts: await toWire(user, contracts.listByClient(user._id, 'paused')),
      disputes: await toWire(user, contracts.listDisputed(user._id)),
      amendments: await toWire(user, contracts.listAmended(user._id)),
    }),
  };
}
export type ContractsService = ReturnType<typeof createContractsService>;

function statusesOf(filter: ContractHistoryQuery['status']): readonly ContractStatus[] {
  if (filter === 'all') return CONTRACT_STATUSES;
  if (filter === 'pending') return RUNNING_CONTRACT_STATUSES;
  if (filter === 'finished') return FINAL_CONTRACT_STATUSES;
  return [filter];
}
