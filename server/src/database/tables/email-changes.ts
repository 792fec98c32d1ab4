import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, partOf } from '../columns';
import { named, ownRows, personal } from '../personal';
import { users } from './users';

/** The address that is to take the place of a person's own, once the codes of both have come back. */
export const emailChanges = pgTable('email_changes', {
  userId: partOf(() => users.id).primaryKey(),
  email: text().notNull(),
  /** HMAC of the code: six digits would be guessed from a plain hash. */
  codeHash: text().notNull(),
  /** Of the code that the present address got; null where its code is not asked for. */
  presentCodeHash: text(),
  /** When this address was first asked for. */
  askedAt: createdAt(),
  tries: integer().notNull().default(0),
  expiresAt: instant().notNull(),
});

personal(emailChanges, {
  exported: (me) => [
    { setting: 'new_email', value: sql`(select email from email_changes where user_id = ${me})` },
  ],
  removed: named(emailChanges.userId),
});

/** Former addresses, for as long as they can take their account back; nobody else gets them until then. */
export const emailUndos = pgTable(
  'email_undos',
  {
    id: id(),
    userId: partOf(() => users.id).notNull(),
    email: text().notNull(),
    /** SHA-256 of what the mail to that address carries. */
    tokenHash: text().notNull().unique('email_undos_token'),
    /** When the change that it undoes was asked for. */
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    index('email_undos_user').on(t.userId),
    index('email_undos_email').on(t.email),
    index('email_undos_expiry').on(t.expiresAt),
  ],
);

personal(emailUndos, {
  exported: ownRows('former-addresses', emailUndos, 'tokenHash'),
  removed: named(emailUndos.userId),
});
