/**
 * Waiting, counted in time in which this process ran: a machine that stood still (a paused virtual one) has given a
 * server no time either, so that it uses up one tick and not the whole wait.
 */
import { setTimeout as sleep } from 'node:timers/promises';

const TICK_MS = 100;

/** Calls `act` after `ms`, unless the function that it returns is called before. */
export function actAfter(ms, act) {
  let left = ms;
  const timer = setInterval(() => {
    left -= TICK_MS;
    if (left > 0) return;
    clearInterval(timer);
    act();
  }, TICK_MS);
  return () => clearInterval(timer);
}

/** Asks every `everyMs` until `isTrue()` (or its promise) is. Resolves to whether it was, within `ms`. */
export async function waitUntil(isTrue, ms, everyMs = TICK_MS) {
  for (let left = ms; left > 0; left -= everyMs) {
    if (await isTrue()) return true;
    await sleep(everyMs);
  }
  return isTrue();
}
