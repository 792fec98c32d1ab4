import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { violatesUnique } from '../../database/connect';
import type { Database, Tx } from '../../database/connect';
import { identities, identityCodes, users } from '../../database/schema';
import type { UserRow } from '../../database/schema';
import { AppError } from '../../errors';

type Identity = { issuer: string; subject: string };
export type ProvenIdentity = (typeof identityCodes.$inferSelect)['claims'];

export type IdentitiesRepository = ReturnType<typeof createIdentitiesRepository>;

export function createIdentitiesRepository(database: Database) {
  return {
    findUser: async ({ issuer, subject }: Identity): Promise<UserRow | undefined> => {
      const [row] = await database
        .select({ user: users })
        .from(identities)
        .innerJoin(users, eq(users.id, identities.userId))
        .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
      return row?.user;
    },

    /** ACCOUNT_EXISTS when the identity has an account, made at the same moment by another call. */
    insert: async (tx: Tx, row: Identity & { userId: string }): Promise<void> => {
      try {
        await tx.insert(identities).values(row);
      } catch (error) {
        throw violatesUnique(error, 'identities_once') ? new AppError('ACCOUNT_EXISTS') : error;
      }
    },

    insertCode: async (row: { codeHash: string; browserHash: string; claims: ProvenIdentity; seconds: number }): Promise<void> => {
      const { seconds, ...values } = row;
      await database.insert(identityCodes).values({ ...values, expiresAt: sql`now() + make_interval(secs => ${seconds}::int)` });
    },

    /** Takes a living code out of the world; of several at once exactly one gets its claims. */
    spendCode: async (codeHash: string, browserHash: string): Promise<ProvenIdentity | undefined> => {
      const [row] = await database
        .delete(identityCodes)
        .where(and(eq(identityCodes.codeHash, codeHash), eq(identityCodes.browserHash, browserHash), gt(identityCodes.expiresAt, sql`now()`)))
        .returning({ claims: identityCodes.claims });
      return row?.claims;
    },

    removeExpiredCodes: async (): Promise<void> => {
      await database.delete(identityCodes).where(lte(identityCodes.expiresAt, sql`now()`));
    },
  };
}
