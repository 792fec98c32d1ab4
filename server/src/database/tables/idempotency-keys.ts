import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../columns';

/** First answers of calls that carried an `Idempotency-Key`; no status yet: the first call is in flight. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    caller: text().notNull(),
    method: text().notNull(),
    path: text().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    status: integer(),
    body: text(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.caller, t.method, t.path, t.key] }),
    index('idempotency_keys_age').on(t.createdAt),
  ],
);
