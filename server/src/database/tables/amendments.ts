import { AMENDMENT_PARTIES, AMENDMENT_STATUSES } from '@plumbline/shared-schema/deal-options';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, isOneOf, oneOf, partOf } from '../columns';
import { isPartOf, personal, rowWithout } from '../personal';
import { contracts, ofContracts } from './contracts';

/** What can be agreed anew, as it was or should be. Amounts in cents, days as `YYYY-MM-DD`. */
export type VersionRow = {
  startDate: string;
  endDate: string;
  terms: string;
  amount: number;
  milestones: { id: string; title: string; amount: number; dueOn: string | null }[];
};

/** Changes of running contracts, proposed by one side and answered by the other; both versions stay. */
export const amendments = pgTable(
  'amendments',
  {
    id: id(),
    contractId: partOf(() => contracts.id).notNull(),
    proposedBy: oneOf(AMENDMENT_PARTIES).notNull(),
    status: oneOf(AMENDMENT_STATUSES).notNull().default('open'),
    before: jsonb().$type<VersionRow>().notNull(),
    after: jsonb().$type<VersionRow>().notNull(),
    /** Of who proposes. */
    note: text(),
    /** Of who declines. */
    answer: text(),
    createdAt: createdAt(),
    closedAt: instant(),
  },
  (t) => [
    isOneOf('amendments_status', t.status, AMENDMENT_STATUSES),
    isOneOf('amendments_proposed_by', t.proposedBy, AMENDMENT_PARTIES),
    check('amendments_closed', sql`(${t.closedAt} is null) = (${t.status} = 'open')`),
    uniqueIndex('amendments_open')
      .on(t.contractId)
      .where(sql`${t.status} = 'open'`),
    index('amendments_contract').on(t.contractId, t.createdAt, t.id),
  ],
);
export type AmendmentRow = typeof amendments.$inferSelect;

personal(amendments, {
  exported: (me) => [
    {
      name: 'amendments',
      row: rowWithout(amendments),
      where: isPartOf(me, amendments.contractId, ofContracts),
    },
  ],
  removed: 'both sides read it',
});
