import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, partOf } from '../columns';
import { impersonal } from '../personal';
import { files } from './users';

/** Banners that administrators place between the articles, one at a time. */
export const placements = pgTable(
  'placements',
  {
    id: id(),
    fileId: partOf(() => files.id).notNull(),
    href: text().notNull(),
    altEn: text().notNull(),
    altFr: text().notNull(),
    startsAt: instant().notNull(),
    /** Not included. */
    endsAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    check('placements_days', sql`${t.startsAt} <= ${t.endsAt}`),
    index('placements_file').on(t.fileId),
    index('placements_days_of').on(t.endsAt, t.startsAt),
  ],
);
export type PlacementRow = typeof placements.$inferSelect;

impersonal(placements, 'banners of the site');
