import { NOTIFICATION_KINDS } from '@plumbline/shared-schema/notifications';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, oneOf, partOf } from '../columns';
import { users } from './users';

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: partOf(() => users.id).notNull(),
    kind: oneOf(NOTIFICATION_KINDS).notNull(),
    /** What it is about, so that an event told twice notifies once: `jobMatch` has the job's id. */
    subject: text().notNull(),
    values: jsonb().$type<Record<string, string>>().notNull(),
    href: text().notNull(),
    readAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('notifications_once').on(t.userId, t.kind, t.subject),
    index('notifications_user').on(t.userId, t.createdAt, t.id),
    index('notifications_unread')
      .on(t.userId)
      .where(sql`${t.readAt} is null`),
  ],
);
export type NotificationRow = typeof notifications.$inferSelect;
