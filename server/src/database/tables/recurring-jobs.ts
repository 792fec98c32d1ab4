import { RHYTHMS } from '@plumbline/shared-schema/deal-options';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, isOneOf, oneOf, partOf } from '../columns';
import { isMine, named, names, personal, rowWithout, titleOf } from '../personal';
import { jobs } from './jobs';
import { users } from './users';

/** A job that posts itself again at its turns: days, on the clock of its zone. */
export const recurringJobs = pgTable(
  'recurring_jobs',
  {
    id: id(),
    ownerId: partOf(() => users.id).notNull(),
    /** What is copied. */
    jobId: partOf(() => jobs.id)
      .notNull()
      .unique('recurring_jobs_job'),
    rhythm: oneOf(RHYTHMS).notNull(),
    timeZone: text().notNull(),
    /** From which the others are counted: a 31st stays one after a shorter month. */
    firstDay: date({ mode: 'string' }).notNull(),
    lastDay: date({ mode: 'string' }),
    /** Copies that are still to be made, where they are counted. */
    left: integer('times_left'),
    /** Both null once it is over. */
    nextDay: date({ mode: 'string' }),
    nextAt: instant(),
    /** The day that its owner was told of before. */
    toldDay: date({ mode: 'string' }),
    createdAt: createdAt(),
  },
  (t) => [
    isOneOf('recurring_jobs_rhythm', t.rhythm, RHYTHMS),
    check('recurring_jobs_next', sql`(${t.nextDay} is null) = (${t.nextAt} is null)`),
    check('recurring_jobs_left', sql`${t.left} >= 0`),
    index('recurring_jobs_due').on(t.nextAt, t.id),
    index('recurring_jobs_owner').on(t.ownerId, t.createdAt, t.id),
  ],
);
export type RecurringJobRow = typeof recurringJobs.$inferSelect;

personal(recurringJobs, {
  exported: (me) => [
    {
      name: 'recurringJobs',
      row: sql`${rowWithout(recurringJobs, 'ownerId', 'nextAt', 'toldDay')} || ${names({ job: titleOf(recurringJobs.jobId) })}`,
      where: isMine(me, recurringJobs.ownerId),
    },
  ],
  removed: named(recurringJobs.ownerId),
});

/** A turn and its copy: once for each day, whoever posts at that moment. */
export const recurringTurns = pgTable(
  'recurring_turns',
  {
    recurringId: partOf(() => recurringJobs.id).notNull(),
    day: date({ mode: 'string' }).notNull(),
    jobId: partOf(() => jobs.id)
      .notNull()
      .unique('recurring_turns_job'),
  },
  (t) => [primaryKey({ columns: [t.recurringId, t.day] })],
);

personal(recurringTurns, {
  exported: 'the copies are among the jobs',
  removed: 'they go with what they are turns of',
});
