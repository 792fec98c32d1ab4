import { and, eq, gt, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Database, Executor, Tx } from '../../../database/connect';
import { recoveryCodes, signInTickets, twoSteps } from '../../../database/tables/accounts';

type TwoStepRow = typeof twoSteps.$inferSelect;
type Ticket = { ticketHash: string; userId: string; remember: boolean; minutes: number };

export type TwoStepRepository = ReturnType<typeof createTwoStepRepository>;

export function createTwoStepRepository(database: Database) {
  return { ...stepsIn(database), ...recoveryCodesIn(database), ...ticketsIn(database) };
}

/** Begun sign-ins end: their second step is refused. */
async function removeTickets(tx: Tx, userId: string): Promise<void> {
  await tx.delete(signInTickets).where(eq(signInTickets.userId, userId));
}

function stepsIn(database: Database) {
  return {
    find: (executor: Executor, userId: string): Promise<TwoStepRow | undefined> =>
      executor.query.twoSteps.findFirst({ where: eq(twoSteps.userId, userId) }),

    isOn: async (userId: string): Promise<boolean> => {
      const isOn = and(eq(twoSteps.userId, userId), isNotNull(twoSteps.confirmedAt));
      return (await database.$count(twoSteps, isOn)) > 0;
    },

    /** A secret that is not in use yet; replaces an earlier such one. `false` where one is in use. */
    begin: async (userId: string, secret: string): Promise<boolean> => {
      const begun = await database
        .insert(twoSteps)
        .values({ userId, secret })
        .onConflictDoUpdate({
          target: twoSteps.userId,
          set: { secret, lastStep: 0 },
          setWhere: isNull(twoSteps.confirmedAt),
        })
        .returning({ userId: twoSteps.userId });
      return begun.length > 0;
    },

    /** Of concurrent calls the first one turns it on, if no other secret was begun meanwhile. */
    confirm: async (tx: Tx, { userId, secret }: TwoStepRow, step: number): Promise<boolean> => {
      const confirmed = await tx
        .update(twoSteps)
        .set({ confirmedAt: sql`now()`, lastStep: step })
        .where(and(eq(twoSteps.userId, userId), eq(twoSteps.secret, secret), isNull(twoSteps.confirmedAt)))
        .returning({ userId: twoSteps.userId });
      return confirmed.length > 0;
    },

    /** `true` for the first use of a step's code, concurrent ones included; older steps are over with it. */
    spendStep: async (tx: Tx, userId: string, step: number): Promise<boolean> => {
      const spent = await tx
        .update(twoSteps)
        .set({ lastStep: step })
        .where(and(eq(twoSteps.userId, userId), lt(twoSteps.lastStep, step)))
        .returning({ userId: twoSteps.userId });
      return spent.length > 0;
    },

    /** The same secret, under the key of now. */
    reseal: async (tx: Tx, userId: string, secret: string): Promise<void> => {
      await tx.update(twoSteps).set({ secret }).where(eq(twoSteps.userId, userId));
    },

    /** Turns it off; `false` where it was off. What was only begun goes as well. Tickets first, as a sign-in locks them. */
    remove: async (tx: Tx, userId: string): Promise<boolean> => {
      await removeTickets(tx, userId);
      const removed = await tx
        .delete(twoSteps)
        .where(eq(twoSteps.userId, userId))
        .returning({ confirmedAt: twoSteps.confirmedAt });
      await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
      return removed.some(({ confirmedAt }) => confirmedAt !== null);
    },
  };
}

function recoveryCodesIn(database: Database) {
  return {
    replaceRecoveryCodes: async (tx: Tx, userId: string, codeHashes: string[]): Promise<void> => {
      await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
      await tx.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash })));
    },

    countRecoveryCodes: (userId: string): Promise<number> =>
      database.$count(recoveryCodes, eq(recoveryCodes.userId, userId)),

    /** `true` for the first use, concurrent ones included. */
    spendRecoveryCode: async (tx: Tx, userId: string, codeHash: string): Promise<boolean> => {
      const spent = await tx
        .delete(recoveryCodes)
        .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
        .returning({ codeHash: recoveryCodes.codeHash });
      return spent.length > 0;
    },
  };
}

function ticketsIn(database: Database) {
  return {
    insertTicket: async ({ minutes, ...ticket }: Ticket): Promise<void> => {
      await database
        .insert(signInTickets)
        .values({ ...ticket, expiresAt: sql`now() + make_interval(mins => ${minutes}::int)` });
    },

    /** Counts a try; `undefined` for a ticket that is unknown, old or used up. The row stays locked. */
    spendTry: async (tx: Tx, ticketHash: string, maxTries: number) => {
      const [row] = await tx
        .update(signInTickets)
        .set({ tries: sql`${signInTickets.tries} + 1` })
        .where(
          and(
            eq(signInTickets.ticketHash, ticketHash),
            gt(signInTickets.expiresAt, sql`now()`),
            lt(signInTickets.tries, maxTries),
          ),
        )
        .returning({ userId: signInTickets.userId, remember: signInTickets.remember });
      return row;
    },

    removeTicket: async (tx: Tx, ticketHash: string): Promise<void> => {
      await tx.delete(signInTickets).where(eq(signInTickets.ticketHash, ticketHash));
    },

    removeTickets,

    removeExpired: async (): Promise<void> => {
      await database.delete(signInTickets).where(lte(signInTickets.expiresAt, sql`now()`));
    },
  };
}
