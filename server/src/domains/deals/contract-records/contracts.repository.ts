import type { SQL } from 'drizzle-orm';
import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { personColumns } from '../../people/users/person-columns';
import { someContain } from '../../../database/text-search';
import type { Database, Executor } from '../../../database/connect';
import { contractEvents, contracts } from '../../../database/tables/contracts';
import type { ContractRow } from '../../../database/tables/contracts';
import { jobs } from '../../../database/tables/jobs';
import { users } from '../../../database/tables/users';
import { isAmended } from './amendments.repository';
import { client, mark, professional, selectContracts, standing } from './contract-records.repository';
import type { ContractRecord, ContractRules } from './contract-records.repository';

export type ContractFilter = {
  statuses?: readonly ContractRow['status'][];
  withArchived?: boolean;
  q?: string;
  jobIds?: string[];
};

/** To anybody but the parties (`anyone`: and administrators) a contract does not exist. */
export type ContractKey = { id: string; viewerId: string | null; anyone?: boolean };

/** More than any queue should hold; those beyond come up as it empties. */
const DISPUTES_AT_ONCE = 200;

/** Work of the contract, or of one of its milestones, that nobody has judged. */
const isWaiting = sql`exists (select from submissions s
  where s.contract_id = ${contracts.id} and s.status = 'submitted')`;

const isParty = (userId: string) => or(eq(contracts.clientId, userId), eq(contracts.professionalId, userId));

function listed(
  userId: string,
  { statuses, withArchived = false, q, jobIds }: ContractFilter,
): SQL | undefined {
  const names = [client, professional].flatMap(({ companyName, fullName }) => [companyName, fullName]);
  const texts = [jobs.title, ...names, contracts.terms];
  return and(
    isParty(userId),
    statuses && inArray(contracts.status, [...statuses]),
    jobIds && inArray(contracts.jobId, jobIds),
    withArchived ? undefined : isNull(mark.userId),
    q === undefined ? undefined : someContain(texts, q),
  );
}

/** Reads only; `contract-writes.ts` writes. */
export function createContractsRepository(database: Database, rules: ContractRules) {
  const newestFirst = [desc(contracts.createdAt), desc(contracts.id)];
  const select = (viewerId: string) => selectContracts(database, { viewerId, rules });

  const findIn = async (executor: Executor, { id, viewerId, anyone = false }: ContractKey) => {
    const where =
      anyone || viewerId === null ? eq(contracts.id, id) : and(eq(contracts.id, id), isParty(viewerId));
    const [record] = await selectContracts(executor, { viewerId, rules }).where(where);
    return record;
  };

  return {
    rules,

    find: (key: ContractKey) => findIn(database, key),
    findIn,

    list: (userId: string, filter: ContractFilter): Promise<ContractRecord[]> =>
      select(userId)
        .where(listed(userId, filter))
        .orderBy(...newestFirst),

    listPage: async (
      userId: string,
      { page, limit, ...filter }: ContractFilter & { page: number; limit: number },
    ) => {
      const where = listed(userId, filter);
      const rows = await select(userId)
        .where(where)
        .orderBy(...newestFirst)
        .limit(limit)
        .offset((page - 1) * limit);
      const all = select(userId).where(where).as('all');
      return { rows, count: await database.$count(all) };
    },

    /** Of these two people, as `userId` sees them, but for those that `userId` archived. */
    listBetween: (userId: string, otherId: string): Promise<ContractRecord[]> =>
      select(userId)
        .where(and(listed(userId, {}), isParty(otherId)))
        .orderBy(...newestFirst),

    /** A hirer's contracts whose dispute is open. */
    listDisputed: (userId: string): Promise<ContractRecord[]> =>
      select(userId)
        .where(and(eq(contracts.clientId, userId), eq(standing.status, 'open')))
        .orderBy(...newestFirst),

    /** A hirer's contracts with a change that the other side proposes. */
    listAmended: (userId: string): Promise<ContractRecord[]> =>
      select(userId)
        .where(and(eq(contracts.clientId, userId), isAmended('professional')))
        .orderBy(...newestFirst),

    /** Of anybody, with a dispute that an administrator has to decide: the one that has waited longest first. */
    listDisputes: (viewerId: string): Promise<ContractRecord[]> =>
      select(viewerId)
        .where(inArray(standing.status, ['open', 'appealed']))
        .orderBy(asc(standing.createdAt), asc(standing.id))
        .limit(DISPUTES_AT_ONCE),

    /** A hirer's contracts whose work waits for an answer. */
    listUnanswered: (userId: string): Promise<ContractRecord[]> =>
      select(userId)
        .where(and(eq(contracts.clientId, userId), eq(contracts.status, 'active'), isWaiting))
        .orderBy(...newestFirst),

    listByClient: (userId: string, status: ContractRow['status']): Promise<ContractRecord[]> =>
      select(userId)
        .where(and(eq(contracts.clientId, userId), eq(contracts.status, status)))
        .orderBy(...newestFirst),

    /** Oldest first. */
    listEvents: (contractId: string) => listEvents(database, contractId),
  };
}
export type ContractsRepository = ReturnType<typeof createContractsRepository>;

function listEvents(database: Database, contractId: string) {
  return database
    .select({
      event: contractEvents,
      actor: personColumns(users),
    })
    .from(contractEvents)
    .leftJoin(users, eq(users.id, contractEvents.actorId))
    .where(eq(contractEvents.contractId, contractId))
    .orderBy(asc(contractEvents.place));
}
