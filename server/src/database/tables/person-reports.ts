import { PERSON_REPORT_REASONS } from '@plumbline/shared-schema/options';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, isOneOf, oneOf, partOf } from '../columns';
import { isMine, personal, rowWithout } from '../personal';
import { cases } from './cases';
import { messages } from './messages';
import { questions } from './questions';
import { users } from './users';

/** What people find wrong with somebody, with one of their messages, or with what they wrote about a job. */
export const personReports = pgTable(
  'person_reports',
  {
    id: id(),
    reporterId: partOf(() => users.id).notNull(),
    personId: partOf(() => users.id).notNull(),
    messageId: uuid().references(() => messages.id, { onDelete: 'set null' }),
    /** The question about a job that it is about, or whose answer. */
    questionId: uuid().references(() => questions.id, { onDelete: 'set null' }),
    /** What was written, as it was when reported: its writer may change or delete it. */
    messageText: text(),
    caseId: partOf(() => cases.id).notNull(),
    reason: oneOf(PERSON_REPORT_REASONS).notNull(),
    notes: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    isOneOf('person_reports_reason', t.reason, PERSON_REPORT_REASONS),
    uniqueIndex('person_reports_message')
      .on(t.reporterId, t.messageId)
      .where(sql`${t.messageId} is not null`),
    uniqueIndex('person_reports_question')
      .on(t.reporterId, t.questionId, t.personId)
      .where(sql`${t.questionId} is not null`),
    uniqueIndex('person_reports_person')
      .on(t.reporterId, t.personId)
      .where(sql`${t.messageText} is null`),
    index('person_reports_case').on(t.caseId),
    index('person_reports_of_person').on(t.personId),
    index('person_reports_of_message').on(t.messageId),
    index('person_reports_of_question').on(t.questionId),
  ],
);
export type PersonReportRow = typeof personReports.$inferSelect;

personal(personReports, {
  exported: (me) => [
    {
      name: 'reports-of-people',
      row: rowWithout(personReports, 'reporterId'),
      where: isMine(me, personReports.reporterId),
    },
  ],
  removed: 'an administrator may still decide about it',
});
