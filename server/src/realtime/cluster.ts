import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { createOutageLog } from '../outage-log';
import type { OutageLog } from '../outage-log';
import { read, write } from './cluster-messages';
import type { Done, Heard, Signal } from './cluster-messages';
import { createPeers } from './peers';
import { openLink } from './redis-link';
import type { Link } from './redis-link';

const CHANNEL = 'plumbline:live';
const BEAT_MS = 2000;
/** A process, or our own voice, that is not heard for so long is gone. */
const SILENCE_MS = 8000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 3000;
/** So long a start waits for Redis before it goes on without. */
const START_MS = 2000;

type ClusterOptions = {
  url: string;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** The people visible at this process. */
  visibleHere: () => string[];
  onDone: (done: Done) => void;
  /** Something that other processes did may not have come here. */
  onGap: () => void;
};

/** The processes that serve one site, as this one sees them. */
export type Cluster = {
  /** Does at the other processes what was done here. Without Redis it is dropped, and made good by `onGap` there. */
  publish: (done: Done) => void;
  /** Does another process show this person as online? */
  isVisible: (userId: string) => boolean;
  /** Other processes that are heard. */
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
 * Makes several processes one over Redis' publish and subscribe, for as long as Redis is there. What is published is
 * numbered, so that a process notices what it has missed: a hole in the numbers, a peer gone without a word, a link
 * that was lost. Each process hears itself too; when it does not, its link is dead, whatever TCP says.
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
  #heardMyself = 0;

  constructor(options: ClusterOptions) {
    this.#options = options;
    this.#outage = createOutageLog(options.log, {
      lost: 'Redis is lost: live news stay within this process until it is back',
      back: 'Redis is back: open pages catch up',
    });
  }

  publish(done: Done): void {
    this.#seq += 1;
    this.#link?.publish(write(this.#me, this.#seq, done));
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
        const onText = (text: string) => this.#hear(text);
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
    this.#heardMyself = Date.now();
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
    if (Date.now() - this.#heardMyself > SILENCE_MS) link.lose(new Error('Redis answers no more'));
    if (this.#peers.forgetSilent(SILENCE_MS) > 0) this.#options.onGap();
  }

  #hear(text: string): void {
    const heard = read(text);
    if (heard === undefined) return;
    if (heard.from === this.#me) this.#heardMyself = Date.now();
    else this.#hearPeer(heard);
  }

  #hearPeer({ from, seq, done, signal }: Heard): void {
    const isWhole = this.#peers.hear(from, seq, done !== undefined);
    if (!isWhole) this.#options.onGap();
    // The people there may have changed with what was missed.
    if (!isWhole && signal?.kind !== 'hello') this.#hello(true);
    if (signal !== undefined) this.#heed(from, signal);
    if (done?.kind === 'presence') this.#peers.noteVisible(from, done.userId, done.isVisible);
    else if (done !== undefined) this.#options.onDone(done);
  }

  #heed(from: string, signal: Signal): void {
    if (signal.kind === 'bye') this.#peers.forget(from);
    if (signal.kind !== 'hello') return;
    this.#peers.setVisible(from, signal.visible);
    if (signal.isAnswerWanted) this.#hello(false);
  }

  #hello(isAnswerWanted: boolean): void {
    this.#say({ kind: 'hello', visible: this.#options.visibleHere(), isAnswerWanted });
  }

  #say(signal: Signal): void {
    this.#link?.publish(write(this.#me, this.#seq, signal));
  }
}
