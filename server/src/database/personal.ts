import { eq, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';

/** Who leaves. */
export type Person = { id: string; email: string };

/** One object of the archive of an account. */
export type ExportedObject = { name: string; value: SQL };
/** One value of the archive's `settings`. */
export type ExportedSetting = { setting: string; value: SQL };
/** Rows of the table, whose `id` is unique and in order, as the person sees them on the site. */
export type ExportedList = { name: string; row: SQL; where: SQL | undefined; join?: SQL };

type ExportRule = ExportedObject | ExportedSetting | ExportedList;

/** What becomes of a person's part of a table. Where it is a text, it says why nothing does. */
export type Personal = {
  exported: string | ((me: SQL) => ExportRule[]);
  /** The rows that go when the account closes. */
  removed: string | ((person: Person) => SQL | undefined);
  /** Files whose owner has left stay while such a column names them. */
  keepsFiles?: AnyPgColumn[];
};

const declared = new Map<PgTable, Personal>();

/** Every table says it where it is made: nobody would miss what a list elsewhere forgets. */
export const personal = (table: PgTable, rows: Personal): void => void declared.set(table, rows);

/** A table without anything of anybody, and what it has. */
export const impersonal = (table: PgTable, reason: string): void =>
  personal(table, { exported: reason, removed: reason });

export const personalOf = (table: PgTable): Personal | undefined => declared.get(table);

/** Rows of the person who leaves, by any of these columns. */
export const named =
  (...columns: AnyPgColumn[]) =>
  ({ id }: Person) =>
    or(...columns.map((column) => eq(column, id)));

/** Rows of the person who exports, by any of these columns. */
export const isMine = (me: SQL, ...columns: AnyPgColumn[]) => or(...columns.map((column) => eq(column, me)));

/** What belongs to the contracts, offers or payments that a person has a part in. */
export const isPartOf = (me: SQL, part: AnyPgColumn, { of, ...sides }: Owners) =>
  sql`${part} in (select ${of} from ${of.table} where ${isMine(me, ...sides.by)})`;
type Owners = { of: AnyPgColumn; by: AnyPgColumn[] };

/** A row without what is of no use to the person, or a secret. */
export const rowWithout = <T extends PgTable>(
  table: T,
  ...columns: (keyof T['_']['columns'] & string)[]
): SQL => sql`to_jsonb(${table}) - ${sql.param(columns.map(toSnakeCase))}::text[]`;

/** The rows of one person, whole but for `without`. */
export const ownRows =
  <T extends PgTable & { userId: AnyPgColumn }>(
    name: string,
    table: T,
    ...without: (keyof T['_']['columns'] & string)[]
  ) =>
  (me: SQL): ExportedList[] => [
    { name, row: rowWithout(table, 'userId', ...without), where: isMine(me, table.userId) },
  ];

/** Beside a row: who and which job its ids name. */
export const names = (of: Record<string, SQL>): SQL =>
  sql`jsonb_build_object(${sql.join(
    Object.entries(of).flatMap(([key, value]) => [sql`${key}::text`, value]),
    sql`, `,
  )})`;
export const nameOf = (person: AnyPgColumn) => sql`(select full_name from users where id = ${person})`;
export const titleOf = (job: AnyPgColumn) => sql`(select title from jobs where id = ${job})`;
