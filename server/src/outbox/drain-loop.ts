import { setTimeout as sleep } from 'node:timers/promises';
import type { TroubleLog } from './trouble-log';

const LONGEST_PAUSE_MS = 2000;

type DrainLoopOptions = {
  /** Processes what is due and returns how many rows it read. */
  drain: () => Promise<number>;
  /** A drain that finds this many is followed by the next at once. */
  batch: number;
  /** Milliseconds between polls while idle. */
  pollMs: number;
  /** Names the loop in the log. */
  name: string;
  trouble: TroubleLog;
};

/** Drains a table of waiting work until stopped. A drain that throws is tried again, after longer and longer pauses. */
export function createDrainLoop({ drain, batch, pollMs, name, trouble }: DrainLoopOptions) {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  let pauseMs = pollMs;

  async function drainOnce(): Promise<boolean> {
    try {
      const done = await drain();
      trouble.worked();
      pauseMs = pollMs;
      return done >= batch;
    } catch (error) {
      trouble.failed(name, error);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
      return false;
    }
  }

  async function run(): Promise<void> {
    const { signal } = stopping;
    while (!signal.aborted) {
      const isMore = await drainOnce();
      if (!isMore) await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  }

  return {
    start: (): void => {
      running ??= run();
    },
    /** Ends after the batch in hand. */
    stop: async (): Promise<void> => {
      stopping.abort();
      await running;
    },
  };
}
