import { AsyncLocalStorage } from 'node:async_hooks';
import { currentUnit } from './unit-of-work';

type Hold = { hasEnded: boolean };

const current = new AsyncLocalStorage<Hold>();

/** Runs `work`, which keeps a connection of the pool until it ends. */
export async function holdingConnection<T>(work: () => Promise<T>): Promise<T> {
  const hold = { hasEnded: false };
  try {
    return await current.run(hold, work);
  } finally {
    hold.hasEnded = true;
  }
}

/**
 * Does the running code keep a connection? Should it then wait for another one, a pool full of such code would wait for
 * itself.
 */
export function isHoldingConnection(): boolean {
  return current.getStore()?.hasEnded === false || currentUnit()?.hasBegun === true;
}

/** Begins `work` as a call of its own, whatever the running code keeps. */
export function asAnotherCall<T>(work: () => T): T {
  return current.exit(work);
}
