import type { Tx } from '../../../database/connect';
import type { NotificationRow } from '../../../database/tables/notifications';
import { isUrgent } from './sms-text';
import type { TextMessagesRepository } from './text-messages.repository';

type Dependencies = { textMessages: TextMessagesRepository; isOffered: boolean };

/** Text messages of urgent notifications, in their transaction. */
export function createSmsNotices({ textMessages, isOffered }: Dependencies) {
  return async (tx: Tx, rows: NotificationRow[]): Promise<void> => {
    const urgent = isOffered ? rows.filter(({ kind }) => isUrgent(kind)) : [];
    if (urgent.length === 0) return;
    const userIds = [...new Set(urgent.map(({ userId }) => userId))];
    const readers = new Map(
      (await textMessages.listReaders(tx, userIds)).map((reader) => [reader.userId, reader]),
    );
    await textMessages.add(
      tx,
      urgent.flatMap(({ id: notificationId, userId }) => {
        const reader = readers.get(userId);
        return reader ? [{ userId, notificationId, number: reader.number }] : [];
      }),
    );
  };
}
export type SmsNotices = ReturnType<typeof createSmsNotices>;
