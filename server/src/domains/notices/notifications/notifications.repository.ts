import { and, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { KINDS_OF_GROUP } from '@plumbline/shared-schema/notification-kinds';
import type { NotificationsQuery } from '@plumbline/shared-schema/notifications';
import type { Database, Executor } from '../../../database/connect';
import { notifications } from '../../../database/tables/notifications';
import type { NotificationRow } from '../../../database/tables/notifications';
import { users } from '../../../database/tables/users';
import { beyond, offsetOf } from '../../../kit/search/cursors';
import { personColumns } from '../../people/users/person-columns';

export const KEPT_DAYS = 90;

export type NotificationsRepository = ReturnType<typeof createNotificationsRepository>;
export type NewNotification = typeof notifications.$inferInsert;
/** All about one thing, or the one of this kind and subject. */
export type Which = { about: string } | Pick<NewNotification, 'kind' | 'subject'>;
export type NotificationRecord = Awaited<ReturnType<NotificationsRepository['list']>>['rows'][number];

function listed(userId: string, { group, unread }: NotificationsQuery) {
  return and(
    eq(notifications.userId, userId),
    group && inArray(notifications.kind, [...KINDS_OF_GROUP[group]]),
    unread && isNull(notifications.readAt),
  );
}

const mine = (userId: string) => eq(notifications.userId, userId);
const unreadOf = (userId: string) => and(mine(userId), isNull(notifications.readAt));
/** Whoever reads a thing has seen it. */
const readNow = { readAt: sql`now()`, seenAt: sql`coalesce(${notifications.seenAt}, now())` };

export function createNotificationsRepository(database: Database) {
  return {
    /** Returns the new ones: a person is notified once per kind and subject. */
    insert: async (executor: Executor, rows: NewNotification[]): Promise<NotificationRow[]> => {
      if (rows.length === 0) return [];
      const once = [notifications.userId, notifications.kind, notifications.subject];
      return executor.insert(notifications).values(rows).onConflictDoNothing({ target: once }).returning();
    },

    list: async (userId: string, query: NotificationsQuery) => {
      const where = listed(userId, query);
      const rows = await database
        .select({ notification: notifications, actor: personColumns(users) })
        .from(notifications)
        .leftJoin(users, eq(users.id, notifications.actorId))
        .where(and(where, beyond(notifications, query.cursor)))
        .orderBy(desc(notifications.createdAt), desc(notifications.id))
        .limit(query.limit)
        .offset(offsetOf(query));
      return { rows, count: await database.$count(notifications, where) };
    },

    countNew: async (userId: string): Promise<{ unread: number; unseen: number }> => {
      const [counts] = await database
        .select({
          unread: sql<number>`count(*)::int`,
          unseen: sql<number>`(count(*) filter (where ${notifications.seenAt} is null))::int`,
        })
        .from(notifications)
        .where(unreadOf(userId));
      return counts ?? { unread: 0, unseen: 0 };
    },

    ...ownNotifications(database),

    /** Of everybody, after 90 days. */
    removeOld: async (): Promise<void> => {
      await database
        .delete(notifications)
        .where(lt(notifications.createdAt, sql`now() - make_interval(days => ${KEPT_DAYS}::int)`));
    },
  };
}

/** What a person does with their own. */
function ownNotifications(database: Database) {
  return {
    /** Without `ids` all of this person's. */
    markRead: async (userId: string, ids: string[] | undefined): Promise<void> => {
      const which = ids === undefined ? undefined : inArray(notifications.id, ids);
      await database
        .update(notifications)
        .set(readNow)
        .where(and(unreadOf(userId), which));
    },

    /** Returns whether any was unread. */
    markReadWhere: async (executor: Executor, userId: string, which: Which): Promise<boolean> => {
      const conditions =
        'about' in which
          ? [eq(notifications.about, which.about)]
          : [eq(notifications.kind, which.kind), eq(notifications.subject, which.subject)];
      const { rowCount } = await executor
        .update(notifications)
        .set(readNow)
        .where(and(unreadOf(userId), ...conditions));
      return (rowCount ?? 0) > 0;
    },

    /** Who of these people has not read of this kind of news about this thing yet. */
    listUnread: async (
      executor: Executor,
      { kind, about }: Pick<NotificationRow, 'kind' | 'about'>,
      userIds: readonly string[],
    ): Promise<string[]> => {
      if (userIds.length === 0) return [];
      const isNews = and(eq(notifications.kind, kind), eq(notifications.about, about));
      const rows = await executor
        .selectDistinct({ userId: notifications.userId })
        .from(notifications)
        .where(and(inArray(notifications.userId, [...userIds]), isNull(notifications.readAt), isNews));
      return rows.map(({ userId }) => userId);
    },

    markSeen: async (userId: string): Promise<void> => {
      await database
        .update(notifications)
        .set({ seenAt: sql`now()` })
        .where(and(unreadOf(userId), isNull(notifications.seenAt)));
    },

    /** False: this person has no such notification. */
    remove: async (userId: string, id: string): Promise<boolean> => {
      const { rowCount } = await database
        .delete(notifications)
        .where(and(mine(userId), eq(notifications.id, id)));
      return (rowCount ?? 0) > 0;
    },

    removeRead: async (userId: string): Promise<void> => {
      await database.delete(notifications).where(and(mine(userId), isNotNull(notifications.readAt)));
    },
  };
}
