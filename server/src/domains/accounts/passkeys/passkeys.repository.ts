import { and, desc, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { PASSKEY_MINUTES } from '@plumbline/shared-schema/limits';
import { violatesUnique } from '../../../database/connect';
import type { Database, Executor, Tx } from '../../../database/connect';
import { passkeyChallenges, passkeys } from '../../../database/tables/passkeys';
import type { PasskeyRow } from '../../../database/tables/passkeys';
import { AppError } from '../../../kit/errors';

type NewRow = Omit<PasskeyRow, 'id' | 'createdAt' | 'lastUsedAt'>;
type OneOf = { userId: string; id: string };

export type PasskeysRepository = ReturnType<typeof createPasskeysRepository>;

export function createPasskeysRepository(database: Database) {
  return { ...rowsIn(database), ...challengesIn(database) };
}

const isOneOf = ({ userId, id }: OneOf) => and(eq(passkeys.id, id), eq(passkeys.userId, userId));

function rowsIn(database: Database) {
  return {
    list: (executor: Executor, userId: string): Promise<PasskeyRow[]> =>
      executor.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(desc(passkeys.id)),

    findByCredential: (credentialId: string): Promise<PasskeyRow | undefined> =>
      database.query.passkeys.findFirst({ where: eq(passkeys.credentialId, credentialId) }),

    /** PASSKEY_REFUSED for a key that an account has. */
    insert: async (tx: Tx, row: NewRow): Promise<PasskeyRow | undefined> => {
      try {
        const [inserted] = await tx.insert(passkeys).values(row).returning();
        return inserted;
      } catch (error) {
        throw violatesUnique(error, 'passkeys_credential') ? new AppError('PASSKEY_REFUSED') : error;
      }
    },

    rename: async (which: OneOf, name: string): Promise<PasskeyRow | undefined> => {
      const [renamed] = await database.update(passkeys).set({ name }).where(isOneOf(which)).returning();
      return renamed;
    },

    /** `false`: it is gone. */
    remove: async (tx: Tx, which: OneOf): Promise<boolean> => {
      const removed = await tx.delete(passkeys).where(isOneOf(which)).returning({ id: passkeys.id });
      return removed.length > 0;
    },

    /** `false` where the count does not go on from the last use; many devices do not count and stay at 0. */
    recordUse: async (tx: Tx, id: string, counter: number): Promise<boolean> => {
      const goesOn = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter} = 0`));
      const used = await tx
        .update(passkeys)
        .set({ counter, lastUsedAt: sql`now()` })
        .where(and(eq(passkeys.id, id), goesOn))
        .returning({ id: passkeys.id });
      return used.length > 0;
    },

    /** Returns the ids of what was deleted. */
    removeOfUser: async (tx: Tx, userId: string): Promise<string[]> => {
      await tx.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, userId));
      const isTheirs = eq(passkeys.userId, userId);
      const removed = await tx.delete(passkeys).where(isTheirs).returning({ id: passkeys.id });
      return removed.map(({ id }) => id);
    },
  };
}

function challengesIn(database: Database) {
  return {
    insertChallenge: async (challengeHash: string, userId?: string): Promise<void> => {
      await database.insert(passkeyChallenges).values({
        challengeHash,
        userId,
        expiresAt: sql`now() + make_interval(mins => ${PASSKEY_MINUTES}::int)`,
      });
    },

    /** `true` for the first answer, concurrent ones included. */
    spendChallenge: async (challengeHash: string, userId?: string): Promise<boolean> => {
      const isTheirs =
        userId === undefined ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId);
      const isLiving = gt(passkeyChallenges.expiresAt, sql`now()`);
      const spent = await database
        .delete(passkeyChallenges)
        .where(and(eq(passkeyChallenges.challengeHash, challengeHash), isTheirs, isLiving))
        .returning({ challengeHash: passkeyChallenges.challengeHash });
      return spent.length > 0;
    },

    removeExpired: async (): Promise<void> => {
      await database.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, sql`now()`));
    },
  };
}
