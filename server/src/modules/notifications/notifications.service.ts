import type { Notification, NotificationPage } from '@plumbline/shared-schema/notifications';
import type { PageQuery } from '@plumbline/shared-schema/pagination';
import type { Tx } from '../../database/connect';
import type { NotificationRow } from '../../database/schema';
import type { CurrentUser } from '../../plugins/session';
import type { Outbox } from '../../realtime/outbox';
import type { NewNotification, NotificationsRepository } from './notifications.repository';

type Dependencies = { notifications: NotificationsRepository; outbox: Outbox };

export type NotificationsService = ReturnType<typeof createNotificationsService>;

/** What happened while somebody was away. */
export function createNotificationsService({ notifications, outbox }: Dependencies) {
  return {
    /** Tells each person once per kind and subject; gives the rows that are new. */
    add: async (tx: Tx, rows: NewNotification[]): Promise<NotificationRow[]> => {
      const added = await notifications.insert(tx, rows);
      for (const { userId } of added) await outbox.add(tx, 'notification.created', { userId });
      return added;
    },

    list: async ({ _id }: CurrentUser, query: PageQuery): Promise<NotificationPage> => {
      const [{ rows, count }, unread] = await Promise.all([
        notifications.list(_id, query),
        notifications.countUnread(_id),
      ]);
      return { success: true, data: rows.map(toNotification), count, ...query, unread };
    },

    countUnread: ({ _id }: CurrentUser): Promise<number> => notifications.countUnread(_id),

    /** Marks these, or all, and gives how many are left. */
    markRead: async ({ _id }: CurrentUser, ids: string[] | undefined): Promise<number> => {
      await notifications.markRead(_id, ids);
      return notifications.countUnread(_id);
    },
  };
}

function toNotification({ id, kind, values, href, readAt, createdAt }: NotificationRow): Notification {
  return {
    _id: id,
    kind,
    values,
    href,
    readAt: readAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
