import { sql } from 'drizzle-orm';
import { bigint, check, customType, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { uuidv7 } from 'uuidv7';

/** What the tables are made of. Ids are UUIDv7 made here, money is in cents, instants are UTC. */

export const id = () => uuid().primaryKey().$defaultFn(uuidv7);
// Milliseconds, because that is all a JavaScript Date carries: a row read back compares equal to itself.
export const instant = () => timestamp({ withTimezone: true, precision: 3 });
export const createdAt = () => instant().notNull().defaultNow();
/** The place of a row among those that were written before it, whatever the clock said. */
export const place = () => bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity();
export const cents = () => bigint({ mode: 'number' });
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
export const point = customType<{ data: string }>({ dataType: () => 'point' });
export const box = customType<{ data: string }>({ dataType: () => 'box' });
// Compared byte by byte, so that the words with one beginning lie together in the index.
export const plainWord = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/** Refers to a row and is deleted with it. */
export const partOf = (column: () => AnyPgColumn) => uuid().references(column, { onDelete: 'cascade' });

/** Text of a closed list. */
export const oneOf = <T extends readonly string[]>(_values: T) => text().$type<T[number]>();

/** A condition for constraints, which take no parameters. */
export const isIn = (column: AnyPgColumn, values: readonly string[]) =>
  sql`${column} in ${sql.raw(`('${values.join("','")}')`)}`;

/** The constraint that holds such a column to its list. */
export const isOneOf = (name: string, column: AnyPgColumn, values: readonly string[]) =>
  check(name, isIn(column, values));
