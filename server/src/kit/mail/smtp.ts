import nodemailer from 'nodemailer';
import type { MailRow } from '../../database/tables/mails';

/** Hands a mail to a mail server. Rejects with what the server said. */
export type Transport = { send: (mail: MailRow) => Promise<void>; close: () => void };

const TIMEOUT_MS = 20_000;

/** `url` as in `smtps://user:password@mail.example.org:465`; STARTTLS is used where the server offers it. */
export function createSmtpTransport({ url, from }: { url: string; from: string }): Transport {
  const pooled = new URL(url);
  for (const [name, value] of Object.entries({
    pool: 'true',
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })) {
    if (!pooled.searchParams.has(name)) pooled.searchParams.set(name, String(value));
  }
  const transporter = nodemailer.createTransport(pooled.href);
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';

  return {
    send: async ({ id, to, replyTo, language, subject, text, html, calendar, unsubscribeUrl, createdAt }) => {
      await transporter.sendMail({
        from,
        // As an object it is one address, whatever characters stand in it.
        to: { name: '', address: to },
        ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        html,
        ...(calendar !== null && { icalEvent: { ...fileOf(calendar), filename: 'visit.ics' } }),
        date: createdAt,
        // The same for every attempt, so that a receiver can drop the second of two.
        messageId: `<${id}@${domain}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'Content-Language': language,
          // RFC 8058: the mail program turns such mails off with one call.
          ...(unsubscribeUrl !== null && {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      });
    },
    close: () => transporter.close(),
  };
}

/** Mail programs want to be told what the file says to do. */
function fileOf(content: string) {
  return { method: /^METHOD:(\w+)/m.exec(content)?.[1] ?? 'PUBLISH', content };
}

/** True when the receiving side refused this mail permanently; wrong credentials and the like can still be repaired. */
export function isRefusal(error: unknown): boolean {
  const { responseCode = 0, code } = error as { responseCode?: number; code?: string };
  return responseCode >= 550 && responseCode < 560 && (code === 'EENVELOPE' || code === 'EMESSAGE');
}
