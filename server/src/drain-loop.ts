import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';

type DrainLoopOptions = {
  /** Works off what is due and gives how many it looked at. */
  drain: () => Promise<number>;
  /** A drain that finds this many is followed by the next at once. */
  batch: number;
  /** Milliseconds between looks when there is nothing to do. */
  pollMs: number;
  /** Names the loop in the log. */
  name: string;
  log: Pick<FastifyBaseLogger, 'error'>;
};

/** Drains a table of waiting work until stopped. A drain that throws is logged and tried again. */
export function createDrainLoop({ drain, batch, pollMs, name, log }: DrainLoopOptions) {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const done = await drain().catch((error: unknown) => {
        log.error({ err: error }, name);
        return 0;
      });
      if (done < batch) await sleep(pollMs, undefined, { signal: stopping.signal }).catch(() => undefined);
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
