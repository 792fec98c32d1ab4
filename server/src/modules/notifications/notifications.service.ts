import type { Notification, NotificationPage } from '@plumbline/shared-schema/notifications';
import type { PageQuery } from '@plumbline/shared-schema/pagination';
import type { Tx } from '../../database/connect';
import type { NotificationRow } from '../../database/tables/notifications';
import type { CurrentUser } from '../../plugins/session';
import type { Outbox } from '../../outbox/outbox';
import type { NewNotification, NotificationsRepository } from './notifications.repository';

type Dependencies = { notifications: NotificationsRepository; outbox: Outbox };

export type NotificationsService = ReturnType<typeof createNotificationsService>;

export function createNotificationsService({ notifications, outbox }: Dependencies) {
  return {
    /** Notifies each person once per kind and subject; returns the new rows. */
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

    /** Marks these, or all, as read; returns the count of unread ones left. */
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
