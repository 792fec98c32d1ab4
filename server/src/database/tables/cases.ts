import { CASE_ACTIONS, CASE_KINDS, CASE_STATUSES } from '@plumbline/shared-schema/case-machine';
import { and, eq, sql } from 'drizzle-orm';
import { index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, isOneOf, oneOf, partOf } from '../columns';
import { personal } from '../personal';
import { jobs } from './jobs';
import { users } from './users';

/**
 * What waits for an administrator. Of one thing there is one open case, which what comes later joins. The kinds are a
 * list of the schema package alone: a new one needs no change here.
 */
export const cases = pgTable(
  'cases',
  {
    id: id(),
    /** By which people name it. */
    number: integer().notNull().generatedAlwaysAsIdentity({ startWith: 1001 }),
    kind: oneOf(CASE_KINDS).notNull(),
    /** The job, message, person or other row that it is about. */
    aboutId: uuid().notNull(),
    /** Who may have to answer for it. */
    personId: partOf(() => users.id),
    jobId: partOf(() => jobs.id),
    status: oneOf(CASE_STATUSES).notNull().default('open'),
    /** The action that closed it. */
    outcome: oneOf(CASE_ACTIONS),
    /** What was said about the decision. */
    note: text(),
    decidedAt: instant(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    isOneOf('cases_status', t.status, CASE_STATUSES),
    unique('cases_number').on(t.number),
    uniqueIndex('cases_open')
      .on(t.kind, t.aboutId)
      .where(sql`${t.status} = 'open'`),
    index('cases_queue').on(t.status, t.createdAt, t.id),
    index('cases_person').on(t.personId, t.createdAt, t.id),
    index('cases_job').on(t.jobId),
  ],
);
export type CaseRow = typeof cases.$inferSelect;

personal(cases, {
  exported: 'what administrators look at; what they decided is in the notifications',
  // With what was answered to the person's own requests.
  removed: ({ id: userId }) => and(eq(cases.personId, userId), eq(cases.kind, 'supportTicket')),
});
