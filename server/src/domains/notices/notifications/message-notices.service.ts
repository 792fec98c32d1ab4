import type { Transaction } from '../../../database/connect';
import type { OutboxEvents } from '../../../kit/outbox/outbox';
import { aboutChat } from './about';
import type { MessageNoticesRepository, UnreadChat } from './message-notices.repository';
import type { NoticeMails } from './notice-mails';
import type { NewNotification } from './notifications.repository';
import type { NotificationsService } from './notifications.service';

type Dependencies = {
  messageNotices: MessageNoticesRepository;
  notifications: NotificationsService;
  mailNotices: NoticeMails;
  transaction: Transaction;
};

/** Who has the conversation open reads a message before it is announced. */
const WAIT_SECONDS = 5;
/** A process that starts also finds what came while none was there. */
const DAY_SECONDS = 24 * 3600;
/** Covers messages that were on their way while the last sweep ran. */
const OVERLAP_SECONDS = 60;
const AT_ONCE = 200;
/** So long a person has for reading on the site before a mail says it. */
const MAIL_AFTER_MINUTES = 10;

/** Notifies people of conversations they have not read: once for each until they read it. */
export function createMessageNotices(dependencies: Dependencies) {
  const { messageNotices, notifications, mailNotices, transaction } = dependencies;
  let lastSweep: number | undefined;

  async function sweepSince(sinceSeconds: number): Promise<void> {
    let count: number;
    do {
      const query = { sinceSeconds, waitSeconds: WAIT_SECONDS, limit: AT_ONCE };
      const unread = await messageNotices.listUntold(query);
      count = unread.length;
      if (count > 0) await transaction((tx) => notifications.add(tx, unread.map(toNotification)));
    } while (count === AT_ONCE);
  }

  return {
    /** Any number of processes may run it. */
    sweep: async (): Promise<void> => {
      const now = Date.now();
      const sinceSeconds =
        lastSweep === undefined ? DAY_SECONDS : (now - lastSweep) / 1000 + OVERLAP_SECONDS + WAIT_SECONDS;
      await sweepSince(sinceSeconds);
      lastSweep = now;
    },

    /** One mail for each conversation until it is read. */
    mailUnread: async (): Promise<void> => {
      let count: number;
      do {
        count = await transaction(async (tx) => {
          const query = { minutes: MAIL_AFTER_MINUTES, limit: AT_ONCE };
          const decided = await messageNotices.decideMails(tx, query);
          await mailNotices(tx, decided.unread);
          return decided.count;
        });
      } while (count === AT_ONCE);
    },

    ofRead: ({ chatId, userId }: OutboxEvents['messages.read']): Promise<void> =>
      notifications.markReadAbout(userId, aboutChat(chatId)),
  };
}

function toNotification({ chatId, userId, readSeq, senderId, person }: UnreadChat): NewNotification {
  return {
    userId,
    kind: 'messageReceived',
    subject: `${chatId} ${String(readSeq)}`,
    about: aboutChat(chatId),
    actorId: senderId,
    values: { person },
    href: `/messages?chat=${chatId}`,
  };
}
