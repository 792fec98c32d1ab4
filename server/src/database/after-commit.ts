import { AsyncLocalStorage } from 'node:async_hooks';
import { currentUnit } from './unit-of-work';

type Act = () => void;

const current = new AsyncLocalStorage<Set<Act>>();

/**
 * Calls `act` once what the caller writes is committed, and never when it is rolled back; at once outside any
 * transaction. The same function added twice is called once.
 */
export function afterCommit(act: Act): void {
  const acts = currentUnit()?.afterCommit ?? current.getStore();
  if (acts === undefined) act();
  else acts.add(act);
}

/** Runs a transaction with acts of its own. */
export async function withAfterCommit<T>(transaction: () => Promise<T>): Promise<T> {
  const acts = new Set<Act>();
  const result = await current.run(acts, transaction);
  for (const act of acts) act();
  return result;
}
