import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../columns';
import { impersonal } from '../personal';

/** Events written with the change that caused them and delivered after commit, at least once. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    topic: text().notNull(),
    payload: jsonb().$type<unknown>().notNull(),
    /** What it is about: events of one subject follow each other. Absent: it follows nothing. */
    subject: text(),
    /** Of the span that wrote it, where traces are kept: what becomes of it goes on with that trace. */
    traceparent: text(),
    attempts: integer().notNull().default(0),
    availableAt: createdAt(),
    deliveredAt: instant(),
    lastError: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('outbox_due')
      .on(t.availableAt, t.id)
      .where(sql`${t.deliveredAt} is null`),
    index('outbox_subject')
      .on(t.subject, t.id)
      .where(sql`${t.deliveredAt} is null`),
  ],
);
export type OutboxRow = typeof outbox.$inferSelect;

impersonal(outbox, 'ids, gone within days');
