import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { PageQuery } from '@plumbline/shared-schema/pagination';
import type { Database, Executor } from '../../database/connect';
import { notifications } from '../../database/tables/notifications';
import type { NotificationRow } from '../../database/tables/notifications';

export type NotificationsRepository = ReturnType<typeof createNotificationsRepository>;
export type NewNotification = typeof notifications.$inferInsert;

export function createNotificationsRepository(database: Database) {
  const unreadOf = (userId: string) => and(eq(notifications.userId, userId), isNull(notifications.readAt));

  return {
    /** Returns the new ones: a person is notified once per kind and subject. */
    insert: async (executor: Executor, rows: NewNotification[]): Promise<NotificationRow[]> => {
      if (rows.length === 0) return [];
      const once = [notifications.userId, notifications.kind, notifications.subject];
      return executor.insert(notifications).values(rows).onConflictDoNothing({ target: once }).returning();
    },

    list: async (userId: string, { page, limit }: PageQuery) => {
      const mine = eq(notifications.userId, userId);
      const rows = await database
        .select()
        .from(notifications)
        .where(mine)
        .orderBy(desc(notifications.createdAt), desc(notifications.id))
        .limit(limit)
        .offset((page - 1) * limit);
      return { rows, count: await database.$count(notifications, mine) };
    },

    countUnread: (userId: string): Promise<number> => database.$count(notifications, unreadOf(userId)),

    /** Without `ids` all of this person's. */
    markRead: async (userId: string, ids: string[] | undefined): Promise<void> => {
      const which = ids === undefined ? undefined : inArray(notifications.id, ids);
      await database
        .update(notifications)
        .set({ readAt: sql`now()` })
        .where(and(unreadOf(userId), which));
    },
  };
}
