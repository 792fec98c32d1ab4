import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Connection } from './connect';
import { isHoldingConnection } from './held-connection';
import { TABLE_NAMES } from './schema';

export const URL_VARIABLE = 'PLUMBLINE_TEST_ADMIN_URL';
export const TEMPLATE_VARIABLE = 'PLUMBLINE_TEST_TEMPLATE';

/** A database for one test file. */
export type TestDatabase = { url: string; name: string; drop: () => Promise<void> };

/** A fresh, migrated database on the server that the jest run started. */
export function createTestDatabase(): Promise<TestDatabase> {
  const adminUrl = process.env[URL_VARIABLE];
  if (adminUrl === undefined)
    throw new Error('run server tests through jest: its global setup starts the database');
  return copyDatabase(adminUrl, process.env[TEMPLATE_VARIABLE]);
}

/** Makes a database on the server of `adminUrl`: a copy of `template`, else an empty one. */
export async function copyDatabase(adminUrl: string, template: string | undefined): Promise<TestDatabase> {
  const name = `plumbline_test_${randomBytes(6).toString('hex')}`;
  await administer(adminUrl, `create database ${name} template ${template ?? 'template0'} encoding 'UTF8'`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    name,
    drop: () => administer(adminUrl, `drop database if exists ${name} with (force)`),
  };
}

/**
 * From now on a second connection is refused to whoever keeps one: as many such calls as the pool has connections would
 * wait for each other. Returns what was asked for so.
 */
export function refuseSecondConnections({ pool }: Pick<Connection, 'pool'>): string[] {
  const tried: string[] = [];
  const refuse = (what: string): never => {
    tried.push(what);
    throw new Error(`inside a transaction another connection was asked for: ${what}`);
  };
  const connect = pool.connect.bind(pool) as (...parameters: unknown[]) => unknown;
  const query = pool.query.bind(pool) as (...parameters: unknown[]) => unknown;
  const guarded = {
    connect: (...parameters: unknown[]) =>
      isHoldingConnection() ? refuse('a transaction') : connect(...parameters),
    query: (...parameters: unknown[]) => {
      if (!isHoldingConnection()) return query(...parameters);
      const [statement] = parameters as [string | { text: string }];
      return refuse(typeof statement === 'string' ? statement : statement.text);
    },
  };
  Object.assign(pool, guarded);
  return tried;
}

/** The names of all tables that hold a row, as a statement the database plans once for each connection. */
const FILLED = {
  name: 'tables-with-rows',
  text: TABLE_NAMES.map((name) => `select '${name}' as name where exists (select from "${name}")`).join(
    ' union all ',
  ),
};

/** Empties every table. Deleting the few rows of a test is an order of magnitude faster than TRUNCATE. */
export async function emptyTables({ pool }: Connection): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(FILLED);
  const filled = rows.map(({ name }) => name);
  if (filled.length === 0) return;
  // Users first: nearly all other rows are deleted with them by cascade.
  const names = [...filled.filter((name) => name === 'users'), ...filled];
  // Lifts the triggers that keep what is booked, for the one transaction that all these statements are.
  const mayErase = "select set_config('plumbline.may_erase', 'on', true)";
  await pool.query([mayErase, ...names.map((name) => `delete from "${name}"`)].join('; '));
}

/** CREATE DATABASE refuses a template that is in use, so concurrent copies take turns. */
async function administer(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock(hashtext('plumbline_test'))");
    await client.query(statement);
  } finally {
    await client.end();
  }
}
