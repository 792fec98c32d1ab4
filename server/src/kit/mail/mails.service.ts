import type { Executor } from '../../database/connect';
import type { MailsRepository } from './mails.repository';
import { renderMail } from './templates';
import type { MailMessage, Recipient } from './templates';

export type Mails = ReturnType<typeof createMails>;

/** Writes mails into the table, in the transaction of the change they report; `sender.ts` sends them after commit. */
export function createMails({ mails, siteUrl }: { mails: MailsRepository; siteUrl: string }) {
  return {
    add: async (executor: Executor, recipient: Recipient, message: MailMessage): Promise<void> => {
      const { email: to, language } = recipient;
      const unsubscribeUrl = 'unsubscribeUrl' in message ? message.unsubscribeUrl : null;
      const replyTo = message.template === 'supportTicket' ? message.email : null;
      await mails.insert(executor, {
        ...{ to, language, unsubscribeUrl, replyTo },
        ...renderMail(message, recipient, siteUrl),
      });
    },
  };
}
