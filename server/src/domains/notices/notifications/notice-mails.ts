import { groupOfKind, isAlwaysOn, KINDS_OF_GROUP } from '@plumbline/shared-schema/notification-kinds';
import type { NotificationKind } from '@plumbline/shared-schema/notification-kinds';
import type { Tx } from '../../../database/connect';
import type { NotificationRow } from '../../../database/tables/notifications';
import type { Mails } from '../../../kit/mail/mails.service';
import type { UnsubscribeLinks } from '../../../kit/mail/unsubscribe-links';
import type { MailedAppointment } from '../../../kit/mail/appointment-blocks';
import type { UsersRepository } from '../../people/users/users.repository';
import type { ChoicesRepository } from './choices.repository';
import { isWanted } from './notification-preferences.service';

type Dependencies = {
  users: UsersRepository;
  choices: ChoicesRepository;
  mails: Mails;
  unsubscribeLinks: UnsubscribeLinks;
};

/** Mailed by whoever adds them, with words of their own or at another time, or not at all. */
const MAILED_OTHERWISE: readonly NotificationKind[] = [
  'jobMatch',
  'messageReceived',
  'newSignIn',
  'passwordChanged',
  // On the site and on devices: those who applied asked for no answer.
  'answerShown',
  // With a file for the calendar.
  ...KINDS_OF_GROUP.visits,
];

export const isMailedAtOnce = ({ kind }: NotificationRow) => !MAILED_OTHERWISE.includes(kind);

export type MailedNotice = Pick<NotificationRow, 'userId' | 'kind' | 'values' | 'href'> & {
  appointment?: MailedAppointment;
};

/** Mails of notifications, in their transaction: to verified addresses of people who want them. */
export function createNoticeMails({ users, choices, mails, unsubscribeLinks }: Dependencies) {
  return async (tx: Tx, rows: readonly MailedNotice[]): Promise<void> => {
    const chosen = await choices.listIn(
      tx,
      rows.map(({ userId }) => userId),
    );
    for (const { userId, kind, values, href, appointment } of rows) {
      const group = groupOfKind(kind);
      if (!isWanted(chosen, { userId, group, channel: 'email' })) continue;
      const person = await users.findIn(tx, userId);
      if (person === undefined || person.emailVerifiedAt === null) continue;
      const unsubscribeUrl = isAlwaysOn(group, 'email') ? null : unsubscribeLinks.urlOf({ userId, group });
      await mails.add(tx, person, { template: 'notice', kind, values, href, unsubscribeUrl, appointment });
    }
  };
}
export type NoticeMails = ReturnType<typeof createNoticeMails>;
