import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../database/connect';
import { mails } from '../../database/tables/mails';
import type { MailRow } from '../../database/tables/mails';
import { isNext } from '../outbox/due';

/** A mail taken by a sender that died becomes due again after this. */
const LEASE_MINUTES = 5;
const KEPT_DAYS = 7;

export type MailsRepository = ReturnType<typeof createMailsRepository>;

export function createMailsRepository(database: Database) {
  const isOpen = and(isNull(mails.sentAt), isNull(mails.failedAt));

  return {
    insert: async (executor: Executor, row: typeof mails.$inferInsert): Promise<void> => {
      await executor.insert(mails).values(row);
    },

    /** Newest first. */
    list: (to: string | undefined, limit: number): Promise<MailRow[]> =>
      database
        .select()
        .from(mails)
        .where(to === undefined ? undefined : eq(mails.to, to))
        .orderBy(desc(mails.createdAt), desc(mails.id))
        .limit(limit),

    find: (id: string): Promise<MailRow | undefined> =>
      database.query.mails.findFirst({ where: eq(mails.id, id) }),

    /**
     * Takes due mails for sending. They are leased, not locked: no transaction is open while a slow mail server
     * answers, and any number of processes may send. The oldest, and some of the newest.
     */
    lease: (limit: number): Promise<MailRow[]> => {
      return database
        .update(mails)
        .set({
          attempts: sql`${mails.attempts} + 1`,
          availableAt: sql`now() + make_interval(mins => ${LEASE_MINUTES}::int)`,
        })
        .where(isNext(mails, { oldest: limit, isOpen }))
        .returning();
    },

    /** Codes and links are no longer needed once they are out, so nothing of them stays. */
    recordSent: async (id: string): Promise<void> => {
      await database
        .update(mails)
        .set({ sentAt: sql`now()`, lastError: null, text: '', html: '', calendar: null })
        .where(eq(mails.id, id));
    },

    postpone: async (
      id: string,
      { seconds, lastError }: { seconds: number; lastError: string },
    ): Promise<void> => {
      const availableAt = sql`now() + make_interval(secs => ${seconds}::int)`;
      await database.update(mails).set({ availableAt, lastError }).where(eq(mails.id, id));
    },

    /** The text stays for a week, so that an operator can send it after all. */
    recordFailed: async (id: string, lastError: string): Promise<void> => {
      await database
        .update(mails)
        .set({ failedAt: sql`now()`, lastError })
        .where(eq(mails.id, id));
    },

    /** `onlyClosed`: mails that still wait for a server are kept. */
    removeOld: async ({ onlyClosed }: { onlyClosed: boolean }): Promise<void> => {
      const old = lt(mails.createdAt, sql`now() - make_interval(days => ${KEPT_DAYS}::int)`);
      const closed = or(sql`${mails.sentAt} is not null`, sql`${mails.failedAt} is not null`);
      await database.delete(mails).where(onlyClosed ? and(old, closed) : old);
    },
  };
}
