import type { DaysOff, WorkingHours } from '@plumbline/shared-schema/availability';
import { date, index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant, partOf } from '../columns';
import { users } from './users';

/** When a contractor works; read and written whole. */
export const availabilities = pgTable(
  'availabilities',
  {
    userId: partOf(() => users.id).primaryKey(),
    availableFrom: date({ mode: 'string' }),
    hours: jsonb().$type<WorkingHours[]>().notNull().default([]),
    daysOff: jsonb().$type<DaysOff[]>().notNull().default([]),
    /** Part of the calendar's address, so that a new one ends the address; null: there is none. */
    feedKey: uuid(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [index('availabilities_from').on(t.availableFrom)],
);
export type AvailabilityRow = typeof availabilities.$inferSelect;
