import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from './schema';

/** A drizzle handle over the pool; every statement may run on another connection. */
export type Database = NodePgDatabase<typeof schema>;

/** A drizzle handle inside one transaction. */
export type Tx = Parameters<Parameters<Database['transaction']>[0]>[0];

/** What repositories take: the pool for lone statements, the transaction where several belong together. */
export type Executor = Database | Tx;

/** Runs `work` in one transaction: commits what it returns, rolls back what it throws. */
export type Transaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

export type Connection = {
  pool: pg.Pool;
  database: Database;
  transaction: Transaction;
  close: () => Promise<void>;
};

type ConnectOptions = { url: string; poolSize: number; onError?: (error: Error) => void };

/**
 * Opens the pool. `url` is a PostgreSQL URL (15 or newer). An idle connection that breaks is reported to `onError`
 * and replaced; it must not end the process.
 */
export function connect({ url, poolSize, onError }: ConnectOptions): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    application_name: 'plumbline',
  });
  pool.on('error', (error) => onError?.(error));
  const database = drizzle(pool, { schema, casing: 'snake_case' });
  return {
    pool,
    database,
    transaction: (work) => database.transaction(work),
    close: () => pool.end(),
  };
}

/** Is `error` a breach of the named unique constraint or index? */
export function violatesUnique(error: unknown, constraint: string): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return (
    typeof cause === 'object' &&
    cause !== null &&
    'code' in cause &&
    cause.code === '23505' &&
    'constraint' in cause &&
    cause.constraint === constraint
  );
}
