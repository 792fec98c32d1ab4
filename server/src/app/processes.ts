import cluster from 'node:cluster';
import { once } from 'node:events';

/** One of several that share a port. */
export type Child = {
  /** Resolves once it takes calls. */
  listening: Promise<unknown>;
  /** Resolves with its exit code. */
  ended: Promise<number>;
  stop: () => void;
};

type Options = {
  count: number;
  start: (slot: number) => Child;
  warn: (line: string) => void;
  /** One ended before it ever took calls: the others would fare no better. */
  onFailed: (code: number) => void;
};

const AGAIN_MS = 1000;

/**
 * Keeps so many processes running: one that ends is replaced. `started` resolves when all take calls; the first alone
 * goes ahead, so that it brings the database to its newest shape for all.
 */
export function keepProcesses({ count, start, warn, onFailed }: Options) {
  const running = new Set<Child>();
  let isStopping = false;

  async function keep(slot: number): Promise<boolean> {
    const child = start(slot);
    running.add(child);
    void child.ended.then(() => running.delete(child));
    const isThere = await Promise.race([child.listening.then(() => true), child.ended.then(() => false)]);
    if (isThere) void child.ended.then((code) => replace(slot, code));
    return isThere;
  }

  function replace(slot: number, code: number): void {
    if (isStopping) return;
    warn(`process ${slot} ended with ${code}: another takes its place`);
    setTimeout(() => {
      // One that cannot start now may later, as when the database is away.
      if (!isStopping) void keep(slot).then((isThere) => isThere || replace(slot, 1));
    }, AGAIN_MS);
  }

  async function startAll(): Promise<void> {
    const isFirstThere = await keep(1);
    const others = Array.from({ length: isFirstThere ? count - 1 : 0 }, (_, n) => keep(n + 2));
    const areThere = [isFirstThere, ...(await Promise.all(others))].every(Boolean);
    if (!areThere && !isStopping) onFailed(1);
  }

  return {
    started: startAll(),
    stop: async (): Promise<void> => {
      isStopping = true;
      const ends = [...running].map(({ stop, ended }) => {
        stop();
        return ended;
      });
      await Promise.all(ends);
    },
  };
}

/** Starts this very program once more, on the same port; its figures are on a port of its own. */
export function forkedProcess(slot: number, metricsPort: number): Child {
  const worker = cluster.fork(metricsPort > 0 ? { METRICS_PORT: String(metricsPort + slot - 1) } : {});
  return {
    listening: once(worker, 'listening'),
    ended: new Promise((resolve) => worker.once('exit', (code: number | null) => resolve(code ?? 1))),
    stop: () => void worker.process.kill('SIGTERM'),
  };
}
