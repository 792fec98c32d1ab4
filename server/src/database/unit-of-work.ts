import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import type { Transaction, Tx } from './transaction';

/** Runs `work` in a transaction on a connection of its own, which it also gives. */
export type InTransaction = <T>(work: (tx: Tx, client: pg.PoolClient) => Promise<T>) => Promise<T>;

type Open = { tx: Tx; client: pg.PoolClient };

const current = new AsyncLocalStorage<UnitOfWork>();

/** The unit that the running call belongs to, while its transaction may still be written to. */
export function currentUnit(): UnitOfWork | undefined {
  const unit = current.getStore();
  return unit?.hasEnded === false ? unit : undefined;
}

/**
 * One transaction for all that a call changes, committed by `end` once its answer is known. It begins with the first
 * change (reads before it hold no connection); `begun` runs first in it and may refuse. From then on everything the
 * call asks of the database goes over its connection, so a call never waits for a second one.
 */
export class UnitOfWork {
  hasEnded = false;
  /** What to do once everything is committed. */
  readonly afterCommit = new Set<() => void>();
  #opened: Promise<Open> | undefined;
  #settled: Promise<unknown> | undefined;
  #decide: { commit: () => void; rollback: (reason: unknown) => void } | undefined;

  constructor(
    private readonly inTransaction: InTransaction,
    private readonly begun: (tx: Tx) => Promise<void>,
  ) {}

  /** `next`, and whatever follows from it, belongs to this unit. */
  run(next: () => void): void {
    current.run(this, next);
  }

  /** What a service does in its transaction is undone alone when it fails. */
  transaction: Transaction = async (work) => {
    const before = new Set(this.afterCommit);
    try {
      return await (await this.#open()).tx.transaction(work);
    } catch (error) {
      for (const act of this.afterCommit) if (!before.has(act)) this.afterCommit.delete(act);
      throw error;
    }
  };

  /** A statement outside any transaction of a service. `undefined`: it belongs to the pool. */
  query(statement: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> | undefined {
    const isRead = /^\s*select\b/i.test(statement.text);
    if (this.#opened === undefined && isRead) return undefined;
    return this.#query(statement, { values, isRead });
  }

  /** Does `last` in the same transaction and commits; with nothing changed yet that is all there is. */
  async end(last: (tx: Tx) => Promise<void>): Promise<void> {
    const { tx } = await this.#open();
    this.hasEnded = true;
    try {
      await last(tx);
      this.#decide?.commit();
    } catch (error) {
      this.#decide?.rollback(error);
    }
    await this.#settled;
    for (const act of this.afterCommit) act();
  }

  /** Leaves nothing of it, also where it is just beginning. */
  async undo(): Promise<void> {
    this.hasEnded = true;
    await this.#opened?.catch(() => undefined);
    this.#decide?.rollback(new Error('undone'));
    await this.#settled?.catch(() => undefined);
  }

  get hasBegun(): boolean {
    return this.#opened !== undefined;
  }

  /** `begun` has not refused it: there is something to end. */
  get isOpen(): boolean {
    return this.#decide !== undefined;
  }

  async #query(
    statement: pg.QueryConfig,
    { values, isRead }: { values: unknown[] | undefined; isRead: boolean },
  ): Promise<pg.QueryResult> {
    const { client } = await this.#open();
    if (isRead) return client.query(statement, values);
    // A change that is refused, by a unique index for one, must not end the whole transaction.
    await client.query('savepoint statement');
    try {
      const result = await client.query(statement, values);
      await client.query('release savepoint statement');
      return result;
    } catch (error) {
      await client.query('rollback to savepoint statement');
      throw error;
    }
  }

  #open(): Promise<Open> {
    this.#opened ??= this.#begin();
    return this.#opened;
  }

  #begin(): Promise<Open> {
    return new Promise((resolve, reject) => {
      this.#settled = this.inTransaction(async (tx, client) => {
        await this.begun(tx);
        const decision = new Promise<void>((commit, rollback) => {
          this.#decide = { commit, rollback };
        });
        resolve({ tx, client });
        await decision;
      });
      this.#settled.catch(reject);
    });
  }
}
