import { isId } from '@plumbline/shared-schema/ids';
import type {
  Notification,
  NotificationPage,
  NotificationsQuery,
  Unread,
} from '@plumbline/shared-schema/notifications';
import type { Transaction, Tx } from '../../../database/connect';
import type { NotificationRow } from '../../../database/tables/notifications';
import { AppError } from '../../../kit/errors';
import type { CurrentUser } from '../../../http/plugins/session';
import type { Outbox } from '../../../kit/outbox/outbox';
import { nextOf } from '../../../kit/search/cursors';
import type { UserViews } from '../../people/users/user-view';
import { mayDo } from '@plumbline/shared-schema/team-roles';
import { isMailedAtOnce } from './notice-mails';
import type { NoticeMails } from './notice-mails';
import type { SmsNotices } from '../sms/sms-notices';
import type { PushNotices } from './push-notices';
import type {
  NewNotification,
  NotificationRecord,
  NotificationsRepository,
  Which,
} from './notifications.repository';

type Dependencies = {
  notifications: NotificationsRepository;
  mailNotices: NoticeMails;
  pushNotices: PushNotices;
  smsNotices: SmsNotices;
  views: UserViews;
  outbox: Outbox;
  transaction: Transaction;
};
type Counts = Omit<Unread, 'success'>;

export type NotificationsService = ReturnType<typeof createNotificationsService>;

export function createNotificationsService(dependencies: Dependencies) {
  const { notifications, mailNotices, pushNotices, smsNotices, views, outbox, transaction } = dependencies;
  const toWire = (record: NotificationRecord) => toNotification(record, views);

  /** After it: how many are left, for the badge. What a viewer of the company’s team looks at stays new for the others. */
  const counted =
    (change: (userId: string) => Promise<unknown>) =>
    async (caller: CurrentUser): Promise<Counts> => {
      if (mayDo(caller, 'write')) await change(caller._id);
      return notifications.countNew(caller._id);
    };

  const markReadWhere = (userId: string, which: Which): Promise<void> =>
    transaction(async (tx) => {
      const hadNews = await notifications.markReadWhere(tx, userId, which);
      if (hadNews) await outbox.add(tx, 'notification.created', { userId });
    });

  return {
    /** Notifies each person once per kind and subject, and by mail, push and text message who wants that; returns the new rows. */
    add: async (tx: Tx, rows: NewNotification[]): Promise<NotificationRow[]> => {
      const added = await notifications.insert(tx, rows);
      for (const { userId } of added) await outbox.add(tx, 'notification.created', { userId });
      await mailNotices(tx, added.filter(isMailedAtOnce));
      await pushNotices(tx, added);
      await smsNotices(tx, added);
      return added;
    },

    list: async ({ _id }: CurrentUser, query: NotificationsQuery): Promise<NotificationPage> => {
      const { page, limit } = query;
      const [{ rows, count }, { unread }] = await Promise.all([
        notifications.list(_id, query),
        notifications.countNew(_id),
      ]);
      const next = nextOf(
        rows.map(({ notification }) => notification),
        limit,
      );
      return { success: true, data: rows.map(toWire), count, page, limit, ...next, unread };
    },

    countNew: ({ _id }: CurrentUser): Promise<Counts> => notifications.countNew(_id),

    /** Marks these, or all, as read. */
    markRead: (user: CurrentUser, ids: string[] | undefined): Promise<Counts> =>
      counted((userId) => notifications.markRead(userId, ids))(user),

    markSeen: counted(notifications.markSeen),
    removeRead: counted(notifications.removeRead),

    /** NOT_FOUND for one that is not one's own. */
    remove: (user: CurrentUser, id: string): Promise<Counts> =>
      counted(async (userId) => {
        if (!isId(id) || !(await notifications.remove(userId, id))) throw new AppError('NOT_FOUND');
      })(user),

    /** What a person looked at elsewhere is news no more. */
    markReadAbout: (userId: string, about: string): Promise<void> => markReadWhere(userId, { about }),

    /** What was told and holds no more. */
    markReadOf: (userId: string, told: Pick<NewNotification, 'kind' | 'subject'>): Promise<void> =>
      markReadWhere(userId, told),

    listUnread: notifications.listUnread,
    sweep: notifications.removeOld,
  };
}

function toNotification({ notification, actor }: NotificationRecord, views: UserViews): Notification {
  const { id, kind, values, href, about, readAt, createdAt } = notification;
  return {
    _id: id,
    kind,
    values,
    href,
    about,
    actor: actor && views.person(actor),
    readAt: readAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
