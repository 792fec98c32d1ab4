import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { createOutageLog } from '../../../kit/logs/outage-log';
import type { OutageLog } from '../../../kit/logs/outage-log';
import { read, write } from './cluster-messages';
import type { Broadcast, Received, Signal } from './cluster-messages';
import { createPeers } from './peers';
import { openLink } from './redis-link';
import type { Link } from './redis-link';

const CHANNEL = 'plumbline:live';
const BEAT_MS = 2000;
/** A process that sends nothing for this long is gone; so is our own link when our messages do not come back. */
const SILENCE_MS = 8000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 3000;
/** How long a start waits for Redis before it goes on without. */
const START_MS = 2000;

type ClusterOptions = {
  url: string;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** The people visible at this process. */
  listVisible: () => string[];
  onBroadcast: (broadcast: Broadcast) => void;
  /** A broadcast of another process may have been missed. */
  onGap: () => void;
};

/** The processes that serve one site, as this one sees them. */
export type Cluster = {
  /** Sends it to the other processes. Without Redis it is dropped, and `onGap` there makes up for it. */
  publish: (broadcast: Broadcast) => void;
  /** Does another process show this person as online? */
  isVisible: (userId: string) => boolean;
  /** Other processes that send heartbeats. */
  count: () => number;
  /** `undefined`: there is no Redis to be lost. */
  isJoined: () => boolean | undefined;
  close: () => Promise<void>;
};

export const noCluster: Cluster = {
  publish: () => undefined,
  isVisible: () => false,
  count: () => 0,
  isJoined: () => undefined,
  close: () => Promise.resolve(),
};

/** Joins within two seconds, or as soon as Redis is there; until then everything works, for this process alone. */
export async function joinCluster(options: ClusterOptions): Promise<Cluster> {
  const cluster = new RedisCluster(options);
  await Promise.race([cluster.join(), sleep(START_MS, undefined, { ref: false })]);
  return cluster;
}

/**
 * Connects several processes over Redis' publish and subscribe, for as long as Redis is there. Broadcasts are
 * numbered, so that a process notices what it has missed: a gap in the numbers, a peer that times out, a lost link.
 * Each process receives its own messages too; when it does not, its link is dead, whatever TCP says.
 */
class RedisCluster implements Cluster {
  readonly #me = randomBytes(6).toString('hex');
  readonly #peers = createPeers();
  readonly #closing = new AbortController();
  readonly #options: ClusterOptions;
  readonly #outage: OutageLog;
  #running = Promise.resolve();
  #link: Link | undefined;
  #seq = 0;
  #lastOwnMessage = 0;

  constructor(options: ClusterOptions) {
    this.#options = options;
    this.#outage = createOutageLog(options.log, {
      lost: 'Redis is lost: live events stay within this process until it is back',
      back: 'Redis is back: open pages catch up',
    });
  }

  publish(broadcast: Broadcast): void {
    this.#seq += 1;
    this.#link?.publish(write(this.#me, this.#seq, broadcast));
  }

  isVisible(userId: string): boolean {
    return this.#peers.isVisible(userId);
  }

  count(): number {
    return this.#peers.count;
  }

  isJoined(): boolean {
    return this.#link !== undefined;
  }

  /** Resolves when the cluster is joined for the first time. */
  join(): Promise<void> {
    return new Promise((resolve) => {
      this.#running = this.#run(resolve);
    });
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#link?.close(write(this.#me, this.#seq, { kind: 'bye' }));
    await this.#running;
  }

  async #run(onJoined: () => void): Promise<void> {
    const { signal } = this.#closing;
    let pauseMs = FIRST_PAUSE_MS;
    while (!signal.aborted) {
      try {
        const onText = (text: string) => this.#receive(text);
        const link = await openLink({ url: this.#options.url, channel: CHANNEL, onText, signal });
        if (signal.aborted) return link.destroy();
        pauseMs = FIRST_PAUSE_MS;
        await this.#stayJoined(link, onJoined);
      } catch (error) {
        if (!signal.aborted) this.#outage.failed(error);
      }
      await sleep(pauseMs * (0.5 + Math.random()), undefined, { signal }).catch(() => undefined);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
  }

  /** Rejects when the link is lost. */
  async #stayJoined(link: Link, onJoined: () => void): Promise<void> {
    this.#lastOwnMessage = Date.now();
    this.#link = link;
    const beating = setInterval(() => this.#beat(link), BEAT_MS);
    try {
      this.#hello(true);
      this.#outage.worked();
      onJoined();
      this.#options.onGap();
      await link.lost;
    } finally {
      clearInterval(beating);
      this.#link = undefined;
      this.#peers.clear();
      link.destroy();
    }
  }

  #beat(link: Link): void {
    this.#say({ kind: 'beat' });
    if (Date.now() - this.#lastOwnMessage > SILENCE_MS) link.lose(new Error('Redis answers no more'));
    if (this.#peers.forgetSilent(SILENCE_MS) > 0) this.#options.onGap();
  }

  #receive(text: string): void {
    const received = read(text);
    if (received === undefined) return;
    if (received.from === this.#me) this.#lastOwnMessage = Date.now();
    else this.#receiveFromPeer(received);
  }

  #receiveFromPeer({ from, seq, broadcast, signal }: Received): void {
    const isWhole = this.#peers.hear(from, seq, broadcast !== undefined);
    if (!isWhole) this.#options.onGap();
    // The people there may have changed with what was missed.
    if (!isWhole && signal?.kind !== 'hello') this.#hello(true);
    if (signal !== undefined) this.#handleSignal(from, signal);
    if (broadcast?.kind === 'presence') this.#peers.noteVisible(from, broadcast.userId, broadcast.isVisible);
    else if (broadcast !== undefined) this.#options.onBroadcast(broadcast);
  }

  #handleSignal(from: string, signal: Signal): void {
    if (signal.kind === 'bye') this.#peers.forget(from);
    if (signal.kind !== 'hello') return;
    this.#peers.setVisible(from, signal.visible);
    if (signal.isAnswerWanted) this.#hello(false);
  }

  #hello(isAnswerWanted: boolean): void {
    this.#say({ kind: 'hello', visible: this.#options.listVisible(), isAnswerWanted });
  }

  #say(signal: Signal): void {
    this.#link?.publish(write(this.#me, this.#seq, signal));
  }
}
