import {
  GIVEN_VISIT_STATUSES,
  OPEN_VISIT_STATUSES,
  VISIT_STATUSES,
} from '@plumbline/shared-schema/visit-machine';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, isIn, isOneOf, oneOf, partOf } from '../columns';
import { isMine, nameOf, names, personal, rowWithout, titleOf } from '../personal';
import { jobs } from './jobs';
import { users } from './users';

/**
 * A contractor comes to look at what is to be done. One time of a contractor's is given once: the exclusion constraint
 * `visits_given_once`, which drizzle cannot say, lies in the migration that makes the table.
 */
export const visits = pgTable(
  'visits',
  {
    id: id(),
    jobId: partOf(() => jobs.id).notNull(),
    clientId: partOf(() => users.id).notNull(),
    contractorId: partOf(() => users.id).notNull(),
    status: oneOf(VISIT_STATUSES).notNull().default('proposed'),
    /** Who made the open proposal. */
    proposerId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Of the open proposal: beginnings, as instants. */
    times: jsonb().$type<string[]>().notNull().default([]),
    /** How long it is to be at one of `times`; what was agreed keeps its end. */
    minutes: integer().notNull(),
    /** What was agreed. */
    startsAt: instant(),
    endsAt: instant(),
    /** The place's. */
    timeZone: text().notNull(),
    /** Those of the two people's devices, where they have said them. */
    clientTimeZone: text(),
    contractorTimeZone: text(),
    /** Of the hirer, shown to the contractor from the day before until it is over. */
    address: text().notNull().default(''),
    cancelReason: text(),
    cancelledById: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Who did not come, or was not there. */
    missedById: uuid().references(() => users.id, { onDelete: 'set null' }),
    setOutAt: instant(),
    /** When both were reminded that it is within a day, and within an hour. */
    dayToldAt: instant(),
    hourToldAt: instant(),
    /** Grows with each change: calendars take the highest. */
    revision: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (t) => [
    isOneOf('visits_status', t.status, VISIT_STATUSES),
    check(
      'visits_span',
      sql`(${t.startsAt} is null) = (${t.endsAt} is null) and ${t.startsAt} < ${t.endsAt}`,
    ),
    check('visits_given', sql`not (${isIn(t.status, GIVEN_VISIT_STATUSES)}) or ${t.startsAt} is not null`),
    check(
      'visits_times',
      sql`(${t.status} in ('proposed','moving')) = (jsonb_array_length(${t.times}) between 1 and 5)`,
    ),
    uniqueIndex('visits_open').on(t.jobId, t.contractorId).where(isIn(t.status, OPEN_VISIT_STATUSES)),
    index('visits_due').on(t.startsAt, t.id).where(isIn(t.status, GIVEN_VISIT_STATUSES)),
    index('visits_client').on(t.clientId, t.createdAt, t.id),
    index('visits_contractor').on(t.contractorId, t.createdAt, t.id),
  ],
);
export type VisitRow = typeof visits.$inferSelect;

personal(visits, {
  exported: (me) => [
    {
      name: 'visits',
      // The address is the hirer's; the contractor has it on the site, when it is shown there.
      row: sql`${rowWithout(visits, 'address', 'dayToldAt', 'hourToldAt', 'clientTimeZone', 'contractorTimeZone')}
        || case when ${isMine(me, visits.clientId)} then jsonb_build_object('address', ${visits.address}) else '{}' end
        || ${names({
          job: titleOf(visits.jobId),
          client: nameOf(visits.clientId),
          contractor: nameOf(visits.contractorId),
        })}`,
      where: isMine(me, visits.clientId, visits.contractorId),
    },
  ],
  removed: 'both sides read it; an open one is canceled, and the address goes',
});
