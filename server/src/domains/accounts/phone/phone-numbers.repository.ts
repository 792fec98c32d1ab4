import { and, eq, gt, lt, lte, ne, sql } from 'drizzle-orm';
import type { Database, Executor, Tx } from '../../../database/connect';
import { phoneCodes, phoneNumbers } from '../../../database/tables/text-messages';

type PhoneNumberRow = typeof phoneNumbers.$inferSelect;
type PhoneCodeRow = typeof phoneCodes.$inferSelect;
type NewCode = Pick<PhoneCodeRow, 'userId' | 'number' | 'timeZone' | 'codeHash'> & { minutes: number };
type ConfirmedNumber = Pick<PhoneCodeRow, 'userId' | 'number' | 'timeZone'>;

export type PhoneNumbersRepository = ReturnType<typeof createPhoneNumbersRepository>;

export function createPhoneNumbersRepository(database: Database) {
  return {
    find: async (executor: Executor, userId: string): Promise<PhoneNumberRow | undefined> => {
      const [row] = await executor.select().from(phoneNumbers).where(eq(phoneNumbers.userId, userId));
      return row;
    },

    findLivingCode: async (executor: Executor, userId: string): Promise<PhoneCodeRow | undefined> => {
      const isLiving = and(eq(phoneCodes.userId, userId), gt(phoneCodes.expiresAt, sql`now()`));
      const [row] = await executor.select().from(phoneCodes).where(isLiving);
      return row;
    },

    /** Replaces an older one. */
    putCode: async (tx: Tx, { userId, minutes, ...code }: NewCode): Promise<void> => {
      const expiresAt = sql`now() + make_interval(mins => ${minutes}::int)`;
      const fresh = { ...code, tries: 0, expiresAt };
      await tx
        .insert(phoneCodes)
        .values({ userId, ...fresh })
        .onConflictDoUpdate({ target: phoneCodes.userId, set: fresh });
    },

    /** Counts a try against the living code and returns it; the row stays locked until the end of `tx`. */
    spendTry: async (tx: Tx, userId: string, maxTries: number): Promise<PhoneCodeRow | undefined> => {
      const { tries, expiresAt } = phoneCodes;
      const [row] = await tx
        .update(phoneCodes)
        .set({ tries: sql`${tries} + 1` })
        .where(and(eq(phoneCodes.userId, userId), gt(expiresAt, sql`now()`), lt(tries, maxTries)))
        .returning();
      return row;
    },

    /** From now on it is this account's, and no other's. */
    confirm: async (tx: Tx, { userId, number, timeZone }: ConfirmedNumber): Promise<void> => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`phone:${number}`}, 0))`);
      await tx
        .delete(phoneNumbers)
        .where(and(eq(phoneNumbers.number, number), ne(phoneNumbers.userId, userId)));
      const fresh = { number, timeZone, confirmedAt: sql`now()` };
      await tx
        .insert(phoneNumbers)
        .values({ userId, ...fresh })
        .onConflictDoUpdate({ target: phoneNumbers.userId, set: fresh });
      await tx.delete(phoneCodes).where(eq(phoneCodes.userId, userId));
    },

    remove: async (tx: Tx, userId: string): Promise<void> => {
      await tx.delete(phoneNumbers).where(eq(phoneNumbers.userId, userId));
      await tx.delete(phoneCodes).where(eq(phoneCodes.userId, userId));
    },

    removeExpiredCodes: async (): Promise<void> => {
      await database.delete(phoneCodes).where(lte(phoneCodes.expiresAt, sql`now()`));
    },
  };
}
