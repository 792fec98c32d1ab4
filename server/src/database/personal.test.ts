import fs from 'node:fs';
import path from 'node:path';
import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { personalOf } from './personal';
import { schema } from './schema';
import { users } from './tables/users';

const FOLDER = path.join(__dirname, 'tables');

/** The tables of all files, whether `schema` knows them or not. */
async function everyTable(): Promise<PgTable[]> {
  const modules = await Promise.all(
    fs.readdirSync(FOLDER).map((file) => import(path.join(FOLDER, file)) as Promise<object>),
  );
  return modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable));
}

const nameOf = (table: PgTable) => getTableConfig(table).name;
const namesAPerson = (table: PgTable) =>
  getTableConfig(table).foreignKeys.some((key) => key.reference().foreignTable === users);

test('every table says what of it is personal, and export and closing ask every table [ACC-114, ACC-117]', async () => {
  const tables = await everyTable();
  expect(tables.length).toBeGreaterThan(80);
  expect(tables.filter((table) => personalOf(table) === undefined).map(nameOf)).toEqual([]);
  expect(Object.values(schema).map(nameOf).sort()).toEqual(tables.map(nameOf).sort());
});

test('a table that names a person does not pass for one without anything of anybody', async () => {
  const impersonalOnes = (await everyTable()).filter((table) => {
    const { exported, removed } = personalOf(table) ?? {};
    return typeof exported === 'string' && exported === removed;
  });
  expect(impersonalOnes.length).toBeGreaterThan(0);
  expect(impersonalOnes.filter(namesAPerson).map(nameOf)).toEqual([]);
});

test('what stays away from an export or stays after closing has a reason', async () => {
  for (const table of await everyTable()) {
    const { exported, removed } = personalOf(table) ?? {};
    for (const reason of [exported, removed])
      if (typeof reason === 'string')
        expect([nameOf(table), reason]).toEqual([nameOf(table), expect.stringMatching(/\w{3}/)]);
  }
});

test('no two tables write the same part of an archive', async () => {
  const parts = (await everyTable()).flatMap((table) => {
    const exported = personalOf(table)?.exported;
    return typeof exported === 'function'
      ? exported(sql`null`).map((part) => ('setting' in part ? `settings/${part.setting}` : part.name))
      : [];
  });
  expect(parts.length).toBeGreaterThan(40);
  expect(new Set(parts).size).toBe(parts.length);
});
