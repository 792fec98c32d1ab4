import type { SQL } from 'drizzle-orm';
import { and, asc, desc, eq, ilike, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { Database, Executor } from '../../database/connect';
import { contractEvents, contracts, jobs, users } from '../../database/schema';
import type { ContractRow } from '../../database/schema';
import { client, mark, professional, selectContracts, standing, waiting } from './contract-records';
import type { ContractRecord, ContractRules } from './contract-records';

export type ContractFilter = {
  statuses?: readonly ContractRow['status'][];
  withArchived?: boolean;
  q?: string;
};

const isParty = (userId: string) => or(eq(contracts.clientId, userId), eq(contracts.professionalId, userId));

/** What a person's lists hold. Texts match anywhere, without regard to case. */
function listed(userId: string, { statuses, withArchived = false, q }: ContractFilter): SQL | undefined {
  const pattern = q === undefined ? undefined : `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  return and(
    isParty(userId),
    statuses && inArray(contracts.status, [...statuses]),
    withArchived ? undefined : isNull(mark.userId),
    pattern === undefined
      ? undefined
      : or(
          ...[jobs.title, client.fullName, professional.fullName, contracts.terms].map((column) =>
            ilike(column, pattern),
          ),
        ),
  );
}

/** All reading of contracts. */
export function createContractsRepository(database: Database, rules: ContractRules) {
  const newestFirst = [desc(contracts.createdAt), desc(contracts.id)];
  const select = (viewerId: string | null, executor: Executor = database) =>
    selectContracts(executor, { viewerId, rules });

  return {
    rules,

    /** To anybody but the parties (`anyone`: and administrators) it does not exist. */
    async find(
      key: { id: string; viewerId: string | null; anyone?: boolean },
      executor: Executor = database,
    ) {
      const { id, viewerId, anyone = false } = key;
      const where =
        anyone || viewerId === null ? eq(contracts.id, id) : and(eq(contracts.id, id), isParty(viewerId));
      const [record] = await select(viewerId, executor).where(where);
      return record;
    },

    list: (userId: string, filter: ContractFilter): Promise<ContractRecord[]> =>
      select(userId)
        .where(listed(userId, filter))
        .orderBy(...newestFirst),

    async page(userId: string, { page, limit, ...filter }: ContractFilter & { page: number; limit: number }) {
      const where = listed(userId, filter);
      const rows = await select(userId)
        .where(where)
        .orderBy(...newestFirst)
        .limit(limit)
        .offset((page - 1) * limit);
      const all = select(userId).where(where).as('all');
      return { rows, count: await database.$count(all) };
    },

    /** A hirer's contracts whose dispute is open. */
    listDisputed: (userId: string): Promise<ContractRecord[]> =>
      select(userId)
        .where(and(eq(contracts.clientId, userId), eq(standing.status, 'open')))
        .orderBy(...newestFirst),

    /** A hirer's contracts whose work waits for an answer. */
    listUnanswered: (userId: string): Promise<ContractRecord[]> =>
      select(userId)
        .where(and(eq(contracts.clientId, userId), eq(contracts.status, 'active'), isNotNull(waiting.id)))
        .orderBy(...newestFirst),

    /** A hirer's contracts of this status. */
    listOfClient: (userId: string, status: ContractRow['status']): Promise<ContractRecord[]> =>
      select(userId)
        .where(and(eq(contracts.clientId, userId), eq(contracts.status, status)))
        .orderBy(...newestFirst),

    /** Oldest first. */
    listEvents: (contractId: string) =>
      database
        .select({
          event: contractEvents,
          actor: { id: users.id, fullName: users.fullName, profileFileId: users.profileFileId },
        })
        .from(contractEvents)
        .leftJoin(users, eq(users.id, contractEvents.actorId))
        .where(eq(contractEvents.contractId, contractId))
        .orderBy(asc(contractEvents.createdAt), asc(contractEvents.id)),
  };
}
export type ContractsRepository = ReturnType<typeof createContractsRepository>;
