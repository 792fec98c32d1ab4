import { AsyncResource } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { isTracing } from '../tracing/span';
import { withAfterCommit } from './after-commit';
import { createFrequentReads } from './frequent-reads';
import { holdingConnection } from './held-connection';
import { onceMore } from './lost-race';
import { watchPublicChanges } from './public-changes';
import { schema } from './schema';
import { tracedStatement } from './traced-statement';
import type { Database, RunPrepared, Transaction, Tx } from './transaction';
import { UnitOfWork, currentUnit } from './unit-of-work';
import type { InTransaction } from './unit-of-work';

export type { Database, Executor, RunPrepared, Transaction, Tx } from './transaction';

export type Connection = {
  pool: pg.Pool;
  database: Database;
  transaction: Transaction;
  prepared: RunPrepared;
  /** For a call whose change and answer are kept together. */
  unitOfWork: (begun: (tx: Tx) => Promise<void>) => UnitOfWork;
  /** `act` is called whenever something that visitors may see was changed over it, before whoever did so goes on. */
  onPublicChange: (act: () => void) => void;
  /** Fails where the database does not answer. */
  check: () => Promise<unknown>;
  close: () => Promise<void>;
};

type ConnectOptions = {
  url: string;
  poolSize: number;
  onError?: (error: Error) => void;
  /** A statement fails after this, whether the database is slow or no longer answers. */
  timeoutMs?: number;
  /** The database ends a transaction that is idle for this long. */
  idleInTransactionMs?: number;
};

const STATEMENT_TIMEOUT_MS = 15_000;
/** The database ends a slow statement itself; only where it answers nothing at all do we give up the connection. */
const GRACE_MS = 500;
const IDLE_IN_TRANSACTION_MS = 60_000;
/** Begins the name by which the database knows a process. */
const PROCESS_NAME = 'plumbline:';

/**
 * Opens the pool. `url` is a PostgreSQL URL (15 or newer). A connection that breaks, idle or in use, is replaced and
 * must not end the process; of those that break together the first is reported to `onError`.
 */
export function connect({
  url,
  poolSize,
  onError,
  timeoutMs = STATEMENT_TIMEOUT_MS,
  idleInTransactionMs = IDLE_IN_TRANSACTION_MS,
}: ConnectOptions): Connection {
  const pool = new CallersPool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    // Tells processes apart: `countProcesses` reads it.
    application_name: `${PROCESS_NAME}${randomBytes(4).toString('hex')}`,
    statement_timeout: timeoutMs,
    query_timeout: timeoutMs + GRACE_MS,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    Client: BoundedClient,
  });
  // The pool listens to idle connections only, and an `error` without a listener ends the process.
  let isLost = false;
  const report = (error: Error) => {
    if (!isLost) onError?.(error);
    isLost = true;
  };
  const listeners: (() => void)[] = [];
  const tellOfChange = () => {
    for (const listener of listeners) listener();
  };
  pool.on('connect', (client) => {
    isLost = false;
    client.on('error', report);
    watchPublicChanges(client, tellOfChange);
  });
  pool.on('error', () => undefined);
  const inTransaction = createInTransaction(pool);
  return {
    pool,
    database: drizzle(new CallPool(pool) as unknown as pg.Pool, { schema, casing: 'snake_case' }),
    transaction: (work) =>
      onceMore(() => currentUnit()?.transaction(work) ?? withAfterCommit(() => inTransaction(work))),
    prepared: async (statement) => (await pool.query(statement)).rows,
    unitOfWork: (begun) => new UnitOfWork(inTransaction, begun),
    onPublicChange: (act) => void listeners.push(act),
    check: () => pool.query('select 1'),
    close: () => pool.end(),
  };
}

/** How many processes work on this database now, this one among them. */
export async function countProcesses({ pool }: Connection): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(distinct application_name)::int as count from pg_stat_activity
      where datname = current_database() and starts_with(application_name, $1)`,
    [PROCESS_NAME],
  );
  return rows[0]?.count ?? 0;
}

/** The pool, but for calls that have a unit of work: what they change goes over its connection. */
class CallPool {
  readonly #reads = createFrequentReads();

  constructor(private readonly pool: pg.Pool) {}

  query(statement: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    return currentUnit()?.query(statement, values) ?? this.pool.query(this.#prepared(statement), values);
  }

  #prepared(statement: pg.QueryConfig): pg.QueryConfig {
    if (statement.name !== undefined) return statement;
    const name = this.#reads.nameOf(statement.text);
    return name === undefined ? statement : { ...statement, name };
  }

  connect(): Promise<pg.PoolClient> {
    return this.pool.connect();
  }
}

/** A statement that waited for a connection is part of the call that asked, not of the one that gave it back. */
class CallersPool extends pg.Pool {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a pass-through for two overloads
  override connect(callback?: any): any {
    const bound: unknown = callback && isTracing() ? AsyncResource.bind(callback) : callback;
    return Reflect.apply(pg.Pool.prototype.connect, this, [bound]);
  }
}

/**
 * Drops its connection when a statement is not answered in time: what is sent after it (`rollback`) would wait for
 * the same silence, and the pool would hand the connection to the next caller.
 */
class BoundedClient extends pg.Client {
  isDropped = false;

  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a pass-through for five overloads
  override query(...parameters: any[]): any {
    const query = (given: unknown[]): unknown => Reflect.apply(pg.Client.prototype.query, this, given);
    const result = isTracing() ? tracedStatement(parameters, query) : query(parameters);
    if (result instanceof Promise) result.catch((error: unknown) => this.#dropIfSilent(error));
    return result;
  }

  #dropIfSilent(error: unknown): void {
    if (!(error instanceof Error) || error.message !== 'Query read timeout') return;
    this.isDropped = true;
    (this as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
  }
}

/** drizzle's own loses the connection when `begin` fails. */
function createInTransaction(pool: pg.Pool): InTransaction {
  const handles = new WeakMap<pg.PoolClient, Database>();
  const handleOf = (client: pg.PoolClient): Database => {
    const handle = handles.get(client) ?? (drizzle(client, { schema, casing: 'snake_case' }) as Database);
    handles.set(client, handle);
    return handle;
  };
  return async (work) => {
    const client = await pool.connect();
    try {
      return await holdingConnection(() => handleOf(client).transaction((tx) => work(tx, client)));
    } finally {
      client.release(client instanceof BoundedClient && client.isDropped);
    }
  };
}

/** PostgreSQL's codes of the breaches that the product answers. */
const UNIQUE = '23505';

/** Is `error` a breach of the named constraint, index or constraint trigger, with this code of PostgreSQL? */
export function violates(error: unknown, code: string, constraint: string): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return (
    typeof cause === 'object' &&
    cause !== null &&
    'code' in cause &&
    cause.code === code &&
    'constraint' in cause &&
    cause.constraint === constraint
  );
}

/** Is `error` a breach of the named unique constraint or index? */
export function violatesUnique(error: unknown, constraint: string): boolean {
  return violates(error, UNIQUE, constraint);
}
