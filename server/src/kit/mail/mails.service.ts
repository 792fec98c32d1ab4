import type { Executor } from '../../database/connect';
import { carriedTrace } from '../../tracing/span';
import { invitationOf } from '../calendar/appointments';
import type { MailsRepository } from './mails.repository';
import { renderMail } from './templates';
import type { MailMessage, Recipient } from './templates';
import { isHarmless } from './wording';

/** How much of a stranger’s words may stand in an appointment. */
const HARMLESS_MAX = 200;

export type Mails = ReturnType<typeof createMails>;
type Settings = { mails: MailsRepository; siteUrl: string; mailFrom: string };

/** Writes mails into the table, in the transaction of the change they report; `sender.ts` sends them after commit. */
export function createMails({ mails, siteUrl, mailFrom }: Settings) {
  const organizer = /[^\s<>]+@[^\s<>]+/.exec(mailFrom)?.[0] ?? 'operator@localhost';

  /** Calendars make links of what looks like one: words that could be one stay away. */
  function calendarOf(message: MailMessage, { email, language }: Recipient): string | null {
    const appointment = message.template === 'notice' ? message.appointment : undefined;
    if (appointment === undefined) return null;
    const kept = (text: string) => (isHarmless(text, HARMLESS_MAX) ? text : '…');
    const { jobTitle, person, address } = appointment;
    const words = { jobTitle: kept(jobTitle), person: kept(person), address: address && kept(address) };
    return invitationOf({ ...appointment, ...words }, { email, organizer, language, siteUrl });
  }

  return {
    add: async (executor: Executor, recipient: Recipient, message: MailMessage): Promise<void> => {
      const { email: to, language } = recipient;
      const unsubscribeUrl = 'unsubscribeUrl' in message ? message.unsubscribeUrl : null;
      const replyTo = message.template === 'supportTicket' ? message.email : null;
      await mails.insert(executor, {
        ...{ to, language, unsubscribeUrl, replyTo, calendar: calendarOf(message, recipient) },
        traceparent: carriedTrace(),
        ...renderMail(message, recipient, siteUrl),
      });
    },
  };
}
