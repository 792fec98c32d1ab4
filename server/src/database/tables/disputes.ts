import { DISPUTE_OUTCOMES, DISPUTE_PARTS, DISPUTE_STATUSES } from '@plumbline/shared-schema/deal-options';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { cents, createdAt, id, instant, isOneOf, oneOf, partOf } from '../columns';
import { isPartOf, personal, rowWithout } from '../personal';
import { contracts, ofContracts } from './contracts';
import { files, users } from './users';

/** Objections to a finished contract; while one is open nothing is paid by itself. */
export const disputes = pgTable(
  'disputes',
  {
    id: id(),
    contractId: partOf(() => contracts.id).notNull(),
    raisedById: partOf(() => users.id).notNull(),
    reason: text().notNull(),
    status: oneOf(DISPUTE_STATUSES).notNull().default('open'),
    /** Of the other side. */
    answer: text(),
    answeredAt: instant(),
    /** Of the last decision. */
    outcome: oneOf(DISPUTE_OUTCOMES),
    note: text(),
    closedAt: instant(),
    appealedById: uuid().references(() => users.id, { onDelete: 'set null' }),
    appealReason: text(),
    appealedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    isOneOf('disputes_status', t.status, DISPUTE_STATUSES),
    uniqueIndex('disputes_standing')
      .on(t.contractId)
      .where(sql`${t.status} <> 'withdrawn'`),
    index('disputes_contract').on(t.contractId, t.createdAt, t.id),
    index('disputes_open')
      .on(t.createdAt)
      .where(sql`${t.status} in ('open', 'appealed')`),
  ],
);
export type DisputeRow = typeof disputes.$inferSelect;

personal(disputes, {
  exported: (me) => [
    { name: 'disputes', row: rowWithout(disputes), where: isPartOf(me, disputes.contractId, ofContracts) },
  ],
  removed: 'both sides read it',
});

/** The first of a dispute, and the second after an appeal. */
export const disputeDecisions = pgTable(
  'dispute_decisions',
  {
    id: id(),
    disputeId: partOf(() => disputes.id).notNull(),
    round: integer().notNull(),
    outcome: oneOf(DISPUTE_OUTCOMES).notNull(),
    /** What a split gives the professional. */
    releaseAmount: cents(),
    note: text(),
    deciderId: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [unique('dispute_decisions_round').on(t.disputeId, t.round)],
);

personal(disputeDecisions, {
  exported: (me) => [
    {
      name: 'dispute-decisions',
      row: rowWithout(disputeDecisions, 'deciderId'),
      join: sql`join ${disputes} on ${disputes.id} = ${disputeDecisions.disputeId}`,
      where: isPartOf(me, disputes.contractId, ofContracts),
    },
  ],
  removed: 'both sides read it',
});

export const disputeFiles = pgTable(
  'dispute_files',
  {
    disputeId: partOf(() => disputes.id).notNull(),
    fileId: partOf(() => files.id).notNull(),
    part: oneOf(DISPUTE_PARTS).notNull(),
    position: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.disputeId, t.fileId] }),
    isOneOf('dispute_files_part', t.part, DISPUTE_PARTS),
    index('dispute_files_file').on(t.fileId),
  ],
);

personal(disputeFiles, {
  exported: 'among the files',
  removed: 'both sides read it',
  keepsFiles: [disputeFiles.fileId],
});
