import { or, sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, partOf } from '../columns';
import { isMine, isPartOf, personal, rowWithout } from '../personal';
import { contracts, ofContracts } from './contracts';
import { users } from './users';

/** When somebody of a contractor's side comes to work on a contract; nobody counts once the contract is over. */
export const assignments = pgTable(
  'assignments',
  {
    id: id(),
    contractId: partOf(() => contracts.id).notNull(),
    /** The contractor, or somebody of the team; absent: nobody yet. */
    assigneeId: uuid().references(() => users.id, { onDelete: 'set null' }),
    firstDay: date({ mode: 'string' }).notNull(),
    lastDay: date({ mode: 'string' }).notNull(),
    /** `HH:MM` of each day; absent: the whole day. */
    fromTime: text(),
    toTime: text(),
    timeZone: text().notNull(),
    /** Of the first and the last day. */
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    /** Grows with each change. */
    revision: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    check('assignments_days', sql`${t.firstDay} <= ${t.lastDay} and ${t.startsAt} < ${t.endsAt}`),
    check(
      'assignments_hours',
      sql`(${t.fromTime} is null) = (${t.toTime} is null) and (${t.fromTime} is null or ${t.fromTime} < ${t.toTime})`,
    ),
    index('assignments_contract').on(t.contractId, t.startsAt, t.id),
    index('assignments_assignee').on(t.assigneeId, t.endsAt),
  ],
);
export type AssignmentRow = typeof assignments.$inferSelect;

personal(assignments, {
  exported: (me) => [
    {
      name: 'assignments',
      // Of who comes the first name, as the client reads it.
      row: sql`${rowWithout(assignments, 'assigneeId', 'startsAt', 'endsAt')} || jsonb_build_object(
        'assignee', (select split_part(full_name, ' ', 1) from users where id = ${assignments.assigneeId}),
        'job', (select title from jobs join contracts c on c.job_id = jobs.id where c.id = ${assignments.contractId}))`,
      where: or(isMine(me, assignments.assigneeId), isPartOf(me, assignments.contractId, ofContracts)),
    },
  ],
  removed: 'both sides of the contract read it; what is coming is given back to the team',
});
