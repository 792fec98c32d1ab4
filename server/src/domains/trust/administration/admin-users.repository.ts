import type { AdminUsersQuery } from '@plumbline/shared-schema/admin-users';
import { RUNNING_CONTRACT_STATUSES } from '@plumbline/shared-schema/contract-machine';
import { isId } from '@plumbline/shared-schema/ids';
import type { SQL } from 'drizzle-orm';
import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Database, Executor, Tx } from '../../../database/connect';
import { sessions } from '../../../database/tables/accounts';
import { contracts } from '../../../database/tables/contracts';
import { users } from '../../../database/tables/users';
import { containing } from '../../../database/text-search';

export type AdminUsersRepository = ReturnType<typeof createAdminUsersRepository>;
export type AdminUserRecord = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];
type Figures = Record<
  'sessions' | 'jobs' | 'runningContracts' | 'completedContracts' | 'reportsAgainst' | 'reportsMade',
  number
>;

const lastSeenAt = sql<string | null>`(select max(last_seen_at) from sessions where user_id = users.id)`;

const select = (database: Database) => database.select({ user: users, lastSeenAt }).from(users).$dynamic();

export function createAdminUsersRepository(database: Database) {
  return {
    list: async (query: AdminUsersQuery): Promise<{ rows: AdminUserRecord[]; count: number }> => {
      const { page, limit } = query;
      const where = matching(query);
      const rows = await select(database)
        .where(where)
        .orderBy(desc(users.createdAt), desc(users.id))
        .limit(limit)
        .offset((page - 1) * limit);
      return { rows, count: await database.$count(users, where) };
    },

    find: async (id: string): Promise<AdminUserRecord | undefined> => {
      const [row] = await select(database).where(eq(users.id, id));
      return row;
    },

    getFigures: async (id: string): Promise<Figures> => {
      const mine = sql`${id}::uuid in (client_id, professional_id)`;
      const { rows } = await database.execute<Figures>(sql`select
        (select count(*)::int from ${sessions} where user_id = ${id}::uuid and expires_at > now()) as sessions,
        (select count(*)::int from jobs where owner_id = ${id}::uuid and status <> 'removed') as jobs,
        (select count(*)::int from contracts where ${mine}
          and ${inArray(sql`status`, [...RUNNING_CONTRACT_STATUSES])}) as "runningContracts",
        (select count(*)::int from contracts where ${mine} and status = 'completed') as "completedContracts",
        (select count(*)::int from person_reports where person_id = ${id}::uuid)
          + (select count(*)::int from job_reports r join jobs j on j.id = r.job_id where j.owner_id = ${id}::uuid)
          as "reportsAgainst",
        (select count(*)::int from person_reports where reporter_id = ${id}::uuid)
          + (select count(*)::int from job_reports where reporter_id = ${id}::uuid) as "reportsMade"`);
      const [figures] = rows;
      if (figures === undefined) throw new Error('a statement without a table answered nothing');
      return figures;
    },

    /** Besides this one, in turn with whoever else features one now. */
    countFeatured: async (tx: Tx, besides: string): Promise<number> => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('featured'))`);
      return tx.$count(users, and(isFeatured, ne(users.id, besides)));
    },

    feature: async (tx: Tx, id: string, days: number): Promise<void> => {
      const featuredUntil = sql`now() + make_interval(days => ${days}::int)`;
      await tx.update(users).set({ featuredUntil }).where(eq(users.id, id));
    },

    /** Whether it was featured. */
    unfeature: async (tx: Tx, id: string): Promise<boolean> => {
      const rows = await tx
        .update(users)
        .set({ featuredUntil: null })
        .where(and(eq(users.id, id), isFeatured))
        .returning({ id: users.id });
      return rows.length > 0;
    },

    countRunningContracts: async (executor: Executor, id: string): Promise<number> =>
      executor.$count(
        contracts,
        and(
          sql`${id}::uuid in (${contracts.clientId}, ${contracts.professionalId})`,
          inArray(contracts.status, [...RUNNING_CONTRACT_STATUSES]),
        ),
      ),
  };
}

const isFeatured = and(
  eq(users.userType, 'company'),
  isNull(users.suspendedAt),
  isNull(users.deletedAt),
  gt(users.featuredUntil, sql`now()`),
);
const OF_STATE = {
  active: and(isNull(users.suspendedAt), isNull(users.deletedAt)),
  suspended: and(isNotNull(users.suspendedAt), isNull(users.deletedAt)),
  deleted: isNotNull(users.deletedAt),
  featured: isFeatured,
};

function matching({ q, userType, state }: AdminUsersQuery): SQL | undefined {
  return and(userType && eq(users.userType, userType), state && OF_STATE[state], q ? isCalled(q) : undefined);
}

function isCalled(q: string): SQL {
  if (isId(q)) return eq(users.id, q.toLowerCase());
  return sql`(user_names(${users.companyName}, ${users.fullName}) like ${containing(q)}
    or plain_text(${users.email}) like ${containing(q)})`;
}
