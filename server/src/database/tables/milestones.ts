import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { cents, createdAt, id, instant, partOf } from '../columns';
import { isPartOf, personal, rowWithout } from '../personal';
import { contracts, ofContracts } from './contracts';

/**
 * Steps of a contract that are paid one by one; together they are its amount. Their positions are unique in the contract
 * by a constraint that waits for the end of the transaction, so that they can change places: only the base migration has it.
 */
export const milestones = pgTable(
  'milestones',
  {
    id: id(),
    contractId: partOf(() => contracts.id).notNull(),
    position: integer().notNull(),
    title: text().notNull(),
    amount: cents().notNull(),
    /** `YYYY-MM-DD` */
    dueOn: date({ mode: 'string' }),
    approvedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [check('milestones_amount', sql`${t.amount} > 0`), index('milestones_contract').on(t.contractId)],
);
export type MilestoneRow = typeof milestones.$inferSelect;

personal(milestones, {
  exported: (me) => [
    {
      name: 'milestones',
      row: rowWithout(milestones),
      where: isPartOf(me, milestones.contractId, ofContracts),
    },
  ],
  removed: 'both sides read it',
});
