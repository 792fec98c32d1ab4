import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../columns';
import { named, ownRows, personal } from '../personal';
import { users } from './users';

/** What people write to those who run the site. */
export const supportTickets = pgTable(
  'support_tickets',
  {
    id: id(),
    /** By which both sides name it. */
    number: integer().notNull().generatedAlwaysAsIdentity({ startWith: 1001 }),
    /** Null: a visitor, or an account that is gone; what was asked is still to be answered. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    fullName: text().notNull(),
    email: text().notNull(),
    message: text().notNull(),
    /** When the operator was mailed; null: no address was named yet. */
    toldAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('support_tickets_number').on(t.number),
    index('support_tickets_of_user').on(t.userId, t.createdAt, t.id),
    index('support_tickets_untold')
      .on(t.createdAt)
      .where(sql`${t.toldAt} is null`),
  ],
);
export type SupportTicketRow = typeof supportTickets.$inferSelect;

personal(supportTickets, {
  exported: ownRows('support-requests', supportTickets),
  removed: named(supportTickets.userId),
});
