import type { Transaction, Tx } from '../../../database/connect';
import type { NotificationRow } from '../../../database/tables/notifications';
import type { UserRow } from '../../../database/tables/users';
import type { Mails } from '../../../kit/mail/mails.service';
import type { WayIn } from '../../../kit/mail/way-blocks';
import type { OutboxEvents } from '../../../kit/outbox/outbox';
import type { NotificationsService } from '../../notices/notifications/notifications.service';
import type { UsersRepository } from '../../people/users/users.repository';
import { deviceName } from './device';

type Dependencies = {
  users: UsersRepository;
  notifications: NotificationsService;
  mails: Mails;
  transaction: Transaction;
};

/** `href`: of the devices where none is given. */
type Notice = Pick<NotificationRow, 'userId' | 'kind'> & {
  href?: string;
  subject?: string;
  values?: Record<string, string>;
};

type NewPassword = { at: Date; stillIn: WayIn[] };

export type AccountNotices = ReturnType<typeof createAccountNotices>;

const account = { about: 'account', href: '/setting?tab=devices' };

/** Tells people of what concerns the safety of their account, on the site and by a mail that cannot be turned off. */
export function createAccountNotices({ users, notifications, mails, transaction }: Dependencies) {
  return {
    ofDevice: async ({ userId, sessionId, userAgent, at }: OutboxEvents['device.unknown']): Promise<void> => {
      const device = deviceName(userAgent);
      await transaction(async (tx) => {
        const user = await users.findIn(tx, userId);
        if (user === undefined) return;
        const row = {
          ...account,
          userId,
          kind: 'newSignIn' as const,
          subject: sessionId,
          values: { device },
        };
        const [added] = await notifications.add(tx, [row]);
        if (added === undefined || user.emailVerifiedAt === null) return;
        await mails.add(tx, user, { template: 'newSignIn', device, at: new Date(at) });
      });
    },

    /** The mail goes with the notification. `subject`: of those with the same one the first is told. */
    of: async (tx: Tx, { subject = new Date().toISOString(), ...notice }: Notice): Promise<void> => {
      await notifications.add(tx, [{ ...account, values: {}, ...notice, subject }]);
    },

    /** `stillIn`: what gets in without the password, and did not end with the old one. */
    ofPassword: async (tx: Tx, user: UserRow, { at, stillIn }: NewPassword): Promise<void> => {
      const subject = at.toISOString();
      const row = { ...account, userId: user.id, kind: 'passwordChanged' as const, subject, values: {} };
      await notifications.add(tx, [row]);
      await mails.add(tx, user, { template: 'passwordChanged', at, stillIn });
    },
  };
}
