import { DISPUTE_OUTCOMES, DISPUTE_STATUSES } from '@plumbline/shared-schema/deal-options';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, isOneOf, oneOf, partOf } from '../columns';
import { contracts } from './contracts';
import { users } from './users';

/** Objections to a finished contract; while one is open nothing is paid by itself. */
export const disputes = pgTable(
  'disputes',
  {
    id: id(),
    contractId: partOf(() => contracts.id).notNull(),
    raisedById: partOf(() => users.id).notNull(),
    reason: text().notNull(),
    status: oneOf(DISPUTE_STATUSES).notNull().default('open'),
    outcome: oneOf(DISPUTE_OUTCOMES),
    note: text(),
    closedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    isOneOf('disputes_status', t.status, DISPUTE_STATUSES),
    uniqueIndex('disputes_standing')
      .on(t.contractId)
      .where(sql`${t.status} <> 'withdrawn'`),
    index('disputes_contract').on(t.contractId, t.createdAt, t.id),
  ],
);
