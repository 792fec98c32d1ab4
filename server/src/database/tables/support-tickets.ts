import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, partOf } from '../columns';
import { users } from './users';

/** What people write to those who run the site. */
export const supportTickets = pgTable(
  'support_tickets',
  {
    id: id(),
    /** By which both sides name it. */
    number: integer().notNull().generatedAlwaysAsIdentity({ startWith: 1001 }),
    /** Null: a visitor. */
    userId: partOf(() => users.id),
    fullName: text().notNull(),
    email: text().notNull(),
    message: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('support_tickets_number').on(t.number),
    index('support_tickets_of_user').on(t.userId, t.createdAt),
  ],
);
export type SupportTicketRow = typeof supportTickets.$inferSelect;
