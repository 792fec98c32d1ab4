import { LOCALES } from '@plumbline/shared-schema/options';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, oneOf } from '../columns';
import { personal } from '../personal';

/** Mails to go out, written with the change they report. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    to: text().notNull(),
    language: oneOf(LOCALES).notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** A file for calendars (RFC 5546) that goes with it. */
    calendar: text(),
    /** Address at which one call turns such mails off (RFC 8058); absent where they cannot be. */
    unsubscribeUrl: text(),
    /** Who is to get an answer to it, where that is not us. */
    replyTo: text(),
    /** Of the span that wrote it, where traces are kept: what becomes of it goes on with that trace. */
    traceparent: text(),
    attempts: integer().notNull().default(0),
    availableAt: createdAt(),
    sentAt: instant(),
    /** Given up: the receiving side said that it will never take it, or too many attempts failed. */
    failedAt: instant(),
    lastError: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('mails_due')
      .on(t.availableAt, t.id)
      .where(sql`${t.sentAt} is null and ${t.failedAt} is null`),
    index('mails_to').on(t.to, t.createdAt),
  ],
);
export type MailRow = typeof mails.$inferSelect;

personal(mails, {
  exported: 'notifications say the same',
  removed: 'gone within days; the last one tells the person that the account was deleted',
});
