import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { violatesUnique } from '../../../database/connect';
import type { Database, Executor, Tx } from '../../../database/connect';
import { identities, identityCodes, spentCredentials } from '../../../database/tables/accounts';
import { users } from '../../../database/tables/users';
import type { UserRow } from '../../../database/tables/users';
import { AppError } from '../../../kit/errors';

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

    /** Whether this person can sign in at a provider. */
    isThere: async (executor: Executor, userId: string): Promise<boolean> =>
      (await executor.$count(identities, eq(identities.userId, userId))) > 0,

    /** Whether there was one. */
    removeOfUser: async (tx: Tx, userId: string): Promise<boolean> => {
      const { rowCount } = await tx.delete(identities).where(eq(identities.userId, userId));
      return (rowCount ?? 0) > 0;
    },

    insertCode: async (row: {
      codeHash: string;
      browserHash: string;
      claims: ProvenIdentity;
      seconds: number;
    }): Promise<void> => {
      const { seconds, ...values } = row;
      await database
        .insert(identityCodes)
        .values({ ...values, expiresAt: sql`now() + make_interval(secs => ${seconds}::int)` });
    },

    /** Deletes a code that has not expired; of concurrent calls exactly one gets its claims. */
    spendCode: async (codeHash: string, browserHash: string): Promise<ProvenIdentity | undefined> => {
      const [row] = await database
        .delete(identityCodes)
        .where(
          and(
            eq(identityCodes.codeHash, codeHash),
            eq(identityCodes.browserHash, browserHash),
            gt(identityCodes.expiresAt, sql`now()`),
          ),
        )
        .returning({ claims: identityCodes.claims });
      return row?.claims;
    },

    /** `true` for the first call only, concurrent ones included. */
    spendCredential: async ({ hash, endsAt }: { hash: string; endsAt: Date }): Promise<boolean> => {
      const spent = await database
        .insert(spentCredentials)
        .values({ credentialHash: hash, expiresAt: endsAt })
        .onConflictDoNothing()
        .returning({ hash: spentCredentials.credentialHash });
      return spent.length > 0;
    },

    removeExpired: () => removeExpired(database),
  };
}

async function removeExpired(database: Database): Promise<void> {
  await database.delete(identityCodes).where(lte(identityCodes.expiresAt, sql`now()`));
  // An hour longer, for a clock of ours that is behind the database's.
  await database
    .delete(spentCredentials)
    .where(lte(spentCredentials.expiresAt, sql`now() - interval '1 hour'`));
}
