import type { AwaitingContract, ContractEvent } from '@plumbline/shared-schema/contract-events';
import type {
  Contract,
  ContractAction,
  ContractHistoryQuery,
  ContractStatus,
} from '@plumbline/shared-schema/contracts';
import { isId } from '@plumbline/shared-schema/ids';
import { toDollars } from '@plumbline/shared-schema/money';
import { CONTRACT_STATUSES } from '@plumbline/shared-schema/options';
import type { Executor } from '../../database/connect';
import { AppError } from '../../errors';
import type { CurrentUser } from '../../plugins/session';
import type { UserViews } from '../users/users.views';
import type { ContractOffersRepository } from './contract-offers.repository';
import { toContract } from './contract-view';
import type { ContractsRepository } from './contracts.repository';

type Dependencies = { contracts: ContractsRepository; offers: ContractOffersRepository; views: UserViews };

export type ReadContract = (user: CurrentUser, id: string, executor?: Executor) => Promise<Contract>;

/** Contracts as their parties see them. An administrator reads any. CONTRACT_NOT_FOUND for everybody else. */
export function createReadContract({
  contracts,
  views,
}: Pick<Dependencies, 'contracts' | 'views'>): ReadContract {
  return async (user, id, executor) => {
    const anyone = user.userType === 'admin';
    const record = isId(id) ? await contracts.find({ id, viewerId: user._id, anyone }, executor) : undefined;
    if (record === undefined) throw new AppError('CONTRACT_NOT_FOUND');
    return toContract(record, user, views);
  };
}

/** Contracts, read (SPEC §7). */
export function createContractsService({ contracts, offers, views }: Dependencies) {
  const read = createReadContract({ contracts, views });
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
      if (userId !== user._id && user.userType !== 'admin') throw new AppError('FORBIDDEN');
      if (!isId(userId)) return Promise.resolve([]);
      return toWire(user, contracts.list(userId, { ...(statuses && { statuses }), withArchived: true }));
    },

    history: async (user: CurrentUser, { status, q, page, limit }: ContractHistoryQuery) => {
      const statuses = statusesOf(status);
      const filter = { statuses, withArchived: true, ...(q !== undefined && { q }) };
      const { rows, count } = await contracts.page(user._id, { ...filter, page, limit });
      return { data: rows.map((row) => toContract(row, user, views)), count };
    },

    /** What happened, oldest first, the same for both sides. */
    listEvents: async (user: CurrentUser, id: string): Promise<ContractEvent[]> => {
      await read(user, id);
      const rows = await contracts.listEvents(id);
      return rows.map(({ event, actor }) => ({
        _id: event.id,
        action: event.action as ContractAction,
        from: event.fromStatus,
        to: event.toStatus,
        actor: actor && views.person(actor),
        note: event.note,
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
      })),

    /** A hirer's own whose work waits for an answer. */
    listUnanswered: (user: CurrentUser): Promise<Contract[]> =>
      toWire(user, contracts.listUnanswered(user._id)),

    /** A hirer's own that wait: `paused`, or with an open dispute. */
    listWaiting: async (user: CurrentUser) => ({
      pausedContracts: await toWire(user, contracts.listOfClient(user._id, 'paused')),
      disputes: await toWire(user, contracts.listDisputed(user._id)),
    }),
  };
}
export type ContractsService = ReturnType<typeof createContractsService>;

function statusesOf(filter: ContractHistoryQuery['status']): readonly ContractStatus[] {
  if (filter === 'all') return CONTRACT_STATUSES;
  if (filter === 'pending') return ['active', 'paused'];
  if (filter === 'finished') return ['completed', 'ended', 'canceled'];
  return [filter];
}
