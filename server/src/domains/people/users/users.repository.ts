import type { SQL } from 'drizzle-orm';
import { and, count, desc, eq, gt, gte, ne, sql } from 'drizzle-orm';
import type { UpdatePreferences } from '@plumbline/shared-schema/preferences';
import type { TopPerformersQuery } from '@plumbline/shared-schema/users';
import { written } from '../../../database/written';
import { violatesUnique } from '../../../database/connect';
import type { Database, Executor, Tx } from '../../../database/connect';
import { contracts } from '../../../database/tables/contracts';
import { emailUndos } from '../../../database/tables/email-changes';
import { professionals } from '../../../database/tables/professionals';
import { users } from '../../../database/tables/users';
import type { UserRow } from '../../../database/tables/users';
import { AppError } from '../../../kit/errors';
import { proofRows } from './proof-rows.repository';

export type NewUser = typeof users.$inferInsert;
export type UserChanges = Partial<Omit<NewUser, 'id' | 'createdAt'>>;

/** Contractors by the one ranking (docs/decisions/0014-ranking.md). */
export const BEST_FIRST = [sql`${professionals.score} desc`, sql`${professionals.id} desc`];

export type UsersRepository = ReturnType<typeof createUsersRepository>;

export function createUsersRepository(database: Database) {
  const findIn = (executor: Executor, id: string): Promise<UserRow | undefined> =>
    executor.query.users.findFirst({ where: eq(users.id, id) });

  return {
    find: (id: string) => findIn(database, id),
    findIn,

    findByEmail: (email: string): Promise<UserRow | undefined> =>
      database.query.users.findFirst({ where: eq(users.email, email) }),

    /** EMAIL_TAKEN when the address has an account, or can take one back. In a transaction. */
    insert: async (tx: Tx, row: NewUser): Promise<UserRow> => {
      try {
        const [inserted] = await tx.insert(users).values(row).returning();
        const user = written(inserted);
        // Asked after the index has let it pass: whoever gave the address up meanwhile has committed.
        if (await isReserved(tx, user)) throw new AppError('EMAIL_TAKEN');
        return user;
      } catch (error) {
        throw violatesUnique(error, 'users_email') ? new AppError('EMAIL_TAKEN') : error;
      }
    },

    /** `undefined` when there is no such user. */
    update: async (executor: Executor, id: string, changes: UserChanges): Promise<UserRow | undefined> => {
      const [row] = await executor
        .update(users)
        .set({ ...changes, updatedAt: sql`now()` })
        .where(eq(users.id, id))
        .returning();
      return row;
    },

    ...proofRows,

    /** Merges; a language applies to mails as well. `undefined` when there is no such user. */
    mergePreferences: async (id: string, chosen: UpdatePreferences): Promise<UserRow | undefined> => {
      const preferences = sql`${users.preferences} || ${JSON.stringify(chosen)}::jsonb`;
      const { language } = chosen;
      const [row] = await database
        .update(users)
        .set({ preferences, ...(language !== undefined && { language }) })
        .where(eq(users.id, id))
        .returning();
      return row;
    },

    /**
     * Contractors with a complete profile, the best first, and how many there are. Of a period: those who completed a
     * contract in it, most contracts first.
     */
    listTopPerformers: async ({ page, limit, timePeriod }: TopPerformersQuery) => {
      const range = { limit, offset: (page - 1) * limit };
      if (timePeriod === 'all') return bestOfAll(database, range);
      return bestSince(database, sql`now() - ${`1 ${timePeriod}`}::interval`, range);
    },
  };
}

type Range = { limit: number; offset: number };

async function bestOfAll(database: Database, { limit, offset }: Range) {
  const { isComplete } = professionals;
  const rows = await database
    .select({ user: users })
    .from(professionals)
    .innerJoin(users, eq(users.id, professionals.id))
    .where(sql`${isComplete}`)
    .orderBy(...BEST_FIRST)
    .limit(limit)
    .offset(offset);
  return {
    rows: rows.map(({ user }) => user),
    count: await database.$count(professionals, sql`${isComplete}`),
  };
}

async function bestSince(database: Database, since: SQL, { limit, offset }: Range) {
  const completed = database
    .select({ userId: contracts.professionalId, times: count().as('times') })
    .from(contracts)
    .where(and(eq(contracts.status, 'completed'), gte(contracts.finishedAt, since)))
    .groupBy(contracts.professionalId)
    .as('completed');
  const rows = await database
    .select({ user: users })
    .from(users)
    .innerJoin(completed, eq(completed.userId, users.id))
    .innerJoin(professionals, eq(professionals.id, users.id))
    .where(sql`${professionals.isComplete}`)
    .orderBy(desc(completed.times), ...BEST_FIRST)
    .limit(limit)
    .offset(offset);
  const complete = sql`${completed.userId} in (select id from professionals where is_complete)`;
  return {
    rows: rows.map(({ user }) => user),
    count: await database.$count(database.select().from(completed).where(complete).as('complete')),
  };
}

/** True while somebody other than this person can take an account back to the address. */
export async function isReserved(tx: Tx, { id, email }: { id: string; email: string }): Promise<boolean> {
  const isOfOthers = and(
    eq(emailUndos.email, email),
    ne(emailUndos.userId, id),
    gt(emailUndos.expiresAt, sql`now()`),
  );
  return (await tx.$count(emailUndos, isOfOthers)) > 0;
}
