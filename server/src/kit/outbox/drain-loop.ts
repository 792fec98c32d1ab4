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
  let isWoken = false;
  let endPause: () => void = () => undefined;

  async function drainOnce(): Promise<boolean> {
    const beganAt = Date.now();
    try {
      const done = await drain();
      trouble.worked(beganAt);
      pauseMs = pollMs;
      return done >= batch;
    } catch (error) {
      trouble.failed(name, error);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
      return false;
    }
  }

  /** Ends early when woken, but not while drains fail: then longer pauses are wanted. */
  async function pause(signal: AbortSignal): Promise<void> {
    const early = new AbortController();
    if (pauseMs === pollMs) endPause = () => early.abort();
    await sleep(pauseMs, undefined, { signal: AbortSignal.any([signal, early.signal]) }).catch(
      () => undefined,
    );
    endPause = () => undefined;
  }

  async function run(): Promise<void> {
    const { signal } = stopping;
    while (!signal.aborted) {
      const isMore = await drainOnce();
      if (!isMore && !isWoken) await pause(signal);
      isWoken = false;
    }
  }

  return {
    start: (): void => {
      running ??= run();
    },
    /** Drains now instead of at the next poll; what is under way is followed by another drain. */
    wake: (): void => {
      isWoken = true;
      endPause();
    },
    /** Ends after the batch in hand. */
    stop: async (): Promise<void> => {
      stopping.abort();
      await running;
    },
  };
}
