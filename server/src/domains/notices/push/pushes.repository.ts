import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../../database/connect';
import { sessions } from '../../../database/tables/accounts';
import { notifications, pushes, pushSubscriptions } from '../../../database/tables/notifications';
import { users } from '../../../database/tables/users';
import { isNext } from '../../../kit/outbox/due';
import type { PushKeys } from './encrypt';

/** A push taken by a process that died becomes due again after this. */
const LEASE_SECONDS = 60;

export type PushesRepository = ReturnType<typeof createPushesRepository>;
export type DuePush = Awaited<ReturnType<PushesRepository['lease']>>[number];

type Subscription = PushKeys & { userId: string; sessionId: string; endpoint: string };

export function createPushesRepository(database: Database) {
  return {
    ...subscriptionsIn(database),
    ...queueIn(database),
  };
}

function subscriptionsIn(database: Database) {
  const { sessionId: ofSession, endpoint: atEndpoint } = pushSubscriptions;
  return {
    isOn: async (sessionId: string): Promise<boolean> =>
      (await database.$count(pushSubscriptions, eq(ofSession, sessionId))) > 0,

    /** In place of what this session had, and of whoever used this browser before. */
    subscribe: async (executor: Executor, row: Subscription): Promise<void> => {
      await executor
        .delete(pushSubscriptions)
        .where(sql`${ofSession} = ${row.sessionId} or ${atEndpoint} = ${row.endpoint}`);
      await executor.insert(pushSubscriptions).values(row);
    },

    unsubscribe: async (sessionId: string): Promise<void> => {
      await database.delete(pushSubscriptions).where(eq(ofSession, sessionId));
    },

    /** The browser says by its push service that it is no longer subscribed. */
    remove: async (subscriptionId: string): Promise<void> => {
      await database.delete(pushSubscriptions).where(eq(pushSubscriptions.id, subscriptionId));
    },

    /** Of people who have a browser that may be sent pushes. */
    listSubscriptions: async (executor: Executor, userIds: string[]) => {
      if (userIds.length === 0) return [];
      return executor
        .select({ id: pushSubscriptions.id, userId: pushSubscriptions.userId })
        .from(pushSubscriptions)
        .innerJoin(sessions, and(eq(sessions.id, ofSession), gt(sessions.expiresAt, sql`now()`)))
        .where(inArray(pushSubscriptions.userId, userIds));
    },
  };
}

function queueIn(database: Database) {
  return {
    add: async (executor: Executor, rows: (typeof pushes.$inferInsert)[]): Promise<void> => {
      if (rows.length > 0) await executor.insert(pushes).values(rows).onConflictDoNothing();
    },

    /** Takes due pushes for sending, with all that they need. Leased as mails are. */
    lease: async (limit: number) => {
      const leased = await database
        .update(pushes)
        .set({
          attempts: sql`${pushes.attempts} + 1`,
          availableAt: sql`now() + make_interval(secs => ${LEASE_SECONDS}::int)`,
        })
        .where(isNext(pushes, { oldest: limit }))
        .returning({ id: pushes.id });
      if (leased.length === 0) return [];
      return database
        .select({
          id: pushes.id,
          attempts: pushes.attempts,
          subscription: pushSubscriptions,
          notification: notifications,
          language: users.language,
          isSessionOver: sql<boolean>`${sessions.expiresAt} <= now()`,
        })
        .from(pushes)
        .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushes.subscriptionId))
        .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
        .innerJoin(notifications, eq(notifications.id, pushes.notificationId))
        .innerJoin(users, eq(users.id, pushSubscriptions.userId))
        .where(
          inArray(
            pushes.id,
            leased.map(({ id }) => id),
          ),
        );
    },

    postpone: async (id: string, seconds: number): Promise<void> => {
      await database
        .update(pushes)
        .set({ availableAt: sql`now() + make_interval(secs => ${seconds}::int)` })
        .where(eq(pushes.id, id));
    },

    /** Sent, or given up. */
    close: async (id: string): Promise<void> => {
      await database.delete(pushes).where(eq(pushes.id, id));
    },
  };
}
