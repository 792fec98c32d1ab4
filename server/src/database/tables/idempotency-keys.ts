import { like } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../columns';
import { personal } from '../personal';

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

personal(idempotencyKeys, {
  exported: 'answers of the last day, whose outcome the other lists have',
  // The person's own calls, those made for a company, and those of others for theirs.
  removed: ({ id }) => like(idempotencyKeys.caller, `%${id}%`),
});
