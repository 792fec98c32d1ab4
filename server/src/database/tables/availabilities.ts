import type { DaysOff, WorkingHours } from '@plumbline/shared-schema/availability';
import { sql } from 'drizzle-orm';
import { date, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, partOf } from '../columns';
import { isMine, named, personal, rowWithout } from '../personal';
import { users } from './users';

/** When a contractor works; read and written whole. */
export const availabilities = pgTable(
  'availabilities',
  {
    userId: partOf(() => users.id).primaryKey(),
    availableFrom: date({ mode: 'string' }),
    hours: jsonb().$type<WorkingHours[]>().notNull().default([]),
    /** Of the hours and days; null: it was never said. */
    timeZone: text(),
    daysOff: jsonb().$type<DaysOff[]>().notNull().default([]),
    /** Part of the calendar's address, so that a new one ends the address; null: there is none. */
    feedKey: uuid(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [index('availabilities_from').on(t.availableFrom)],
);
export type AvailabilityRow = typeof availabilities.$inferSelect;

personal(availabilities, {
  exported: (me) => [
    {
      setting: 'availability',
      value: sql`(select ${rowWithout(availabilities, 'userId', 'feedKey')} from ${availabilities}
        where ${isMine(me, availabilities.userId)})`,
    },
  ],
  removed: named(availabilities.userId),
});
