import { SUBMISSION_DECIDERS, SUBMISSION_STATUSES } from '@plumbline/shared-schema/deal-options';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, isOneOf, oneOf, partOf } from '../columns';
import { isPartOf, personal, rowWithout } from '../personal';
import { contracts, ofContracts } from './contracts';
import { milestones } from './milestones';
import { files } from './users';

/** Work handed in; of a contract, or of each of its milestones, at most one waits for an answer. */
export const submissions = pgTable(
  'submissions',
  {
    id: id(),
    contractId: partOf(() => contracts.id).notNull(),
    milestoneId: partOf(() => milestones.id),
    text: text().notNull(),
    status: oneOf(SUBMISSION_STATUSES).notNull().default('submitted'),
    /** What the hirer wants changed. */
    note: text(),
    decidedBy: oneOf(SUBMISSION_DECIDERS),
    decidedAt: instant(),
    /** The `Idempotency-Key` that it was handed in under: whatever waited for a network is known for good. */
    sentKey: text(),
    createdAt: createdAt(),
  },
  (t) => [
    isOneOf('submissions_status', t.status, SUBMISSION_STATUSES),
    uniqueIndex('submissions_open')
      .on(t.contractId, sql`coalesce(milestone_id, contract_id)`)
      .where(sql`${t.status} = 'submitted'`),
    uniqueIndex('submissions_sent_key').on(t.contractId, t.sentKey),
    index('submissions_milestone').on(t.milestoneId, t.createdAt),
    index('submissions_contract').on(t.contractId, t.createdAt, t.id),
    index('submissions_waiting')
      .on(t.createdAt)
      .where(sql`${t.status} = 'submitted'`),
  ],
);
export type SubmissionRow = typeof submissions.$inferSelect;

personal(submissions, {
  exported: (me) => [
    {
      name: 'submissions',
      row: rowWithout(submissions, 'sentKey'),
      where: isPartOf(me, submissions.contractId, ofContracts),
    },
  ],
  removed: 'both sides read it',
});

export const submissionFiles = pgTable(
  'submission_files',
  {
    submissionId: partOf(() => submissions.id).notNull(),
    fileId: partOf(() => files.id).notNull(),
    position: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.submissionId, t.fileId] }), index('submission_files_file').on(t.fileId)],
);

personal(submissionFiles, {
  exported: 'among the files',
  removed: 'both sides read it',
  keepsFiles: [submissionFiles.fileId],
});
