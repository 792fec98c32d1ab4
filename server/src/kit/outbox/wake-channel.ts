import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { TroubleLog } from './trouble-log';

const CHANNEL = 'plumbline_outbox';
const CONNECT_MS = 5000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5000;

type WakeChannelOptions = {
  pool: pg.Pool;
  /** Another process wrote events, or may have done so while nobody listened. Absent: it tells and does not listen. */
  onWake?: (() => void) | undefined;
  trouble: TroubleLog;
};

/**
 * Tells the relays of all processes on this database that there are events. Notified in a statement of its own after
 * the commit: PostgreSQL lets transactions that notify commit only one after the other. The listening connection is
 * opened again for as long as the channel is; what is missed meanwhile is found by polling.
 */
export class WakeChannel {
  readonly #options: WakeChannelOptions;
  readonly #me: string;
  readonly #closing = new AbortController();
  #running: Promise<void> | undefined;
  #notifying = false;
  #isAgain = false;

  constructor(options: WakeChannelOptions) {
    this.#options = options;
    this.#me = String(options.pool.options.application_name);
  }

  start(): void {
    const { onWake } = this.#options;
    this.#running ??= onWake ? this.#run(onWake) : Promise.resolve();
  }

  async stop(): Promise<void> {
    this.#closing.abort();
    await this.#running;
  }

  /** Wakes the others. Calls that come while one is under way share the next. */
  async notify(): Promise<void> {
    this.#isAgain = true;
    if (this.#notifying || this.#running === undefined) return;
    this.#notifying = true;
    try {
      while (this.#isAgain && !this.#closing.signal.aborted) {
        this.#isAgain = false;
        await this.#options.pool.query('select pg_notify($1, $2)', [CHANNEL, this.#me]);
      }
    } catch {
      // They poll.
    } finally {
      this.#notifying = false;
    }
  }

  async #run(onWake: () => void): Promise<void> {
    const { signal } = this.#closing;
    let pauseMs = FIRST_PAUSE_MS;
    while (!signal.aborted) {
      try {
        await this.#listen(onWake, () => {
          pauseMs = FIRST_PAUSE_MS;
          onWake();
        });
      } catch (error) {
        if (!signal.aborted) this.#options.trouble.failed('listening for events', error);
      }
      await sleep(pauseMs * (0.5 + Math.random()), undefined, { signal }).catch(() => undefined);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
  }

  /** Rejects when the connection is lost, resolves when the channel is closed. */
  async #listen(onWake: () => void, onListening: () => void): Promise<void> {
    const { pool } = this.#options;
    const { signal } = this.#closing;
    const client = new pg.Client({
      connectionString: pool.options.connectionString,
      // Not the pool's name: that would count as another process.
      application_name: 'plumbline-wake',
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    let close: () => void = () => undefined;
    const ended = new Promise<void>((resolve, reject) => {
      close = resolve;
      client.on('error', reject).on('end', () => reject(new Error('Connection terminated')));
    });
    ended.catch(() => undefined);
    signal.addEventListener('abort', close);
    try {
      await client.connect();
      client.on('notification', ({ payload }) => {
        if (payload !== this.#me) onWake();
      });
      await client.query(`listen ${CHANNEL}`);
      onListening();
      await ended;
    } finally {
      signal.removeEventListener('abort', close);
      // Not awaited: a connection that answers nothing would hold up the next one.
      client.end().catch(() => undefined);
    }
  }
}
