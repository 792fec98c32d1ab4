import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Bucket } from '@plumbline/registry/bucket';

const leaseSchema = z.object({ owner: z.string(), until: z.number() });
type Lease = z.infer<typeof leaseSchema> & { number: number };

const START = 'locks/';
/** What a holder that died leaves behind ends after so long. */
const LEASE_MS = 60_000;
/** Clocks of two machines may differ by this. */
const CLOCKS_MS = 10_000;
const PAUSE_MS = 250;
/** Longer than a holder that died is waited for. */
const WAIT_MS = 3 * LEASE_MS;

export type Hold = <Result>(work: (stay: () => Promise<void>) => Promise<Result>) => Promise<Result>;

/**
 * Lets one holder at a time work on a bucket. Each lease is a new object under the next number, so of those who want it
 * one gets it, and one that ended is never taken over twice. The work calls `stay` before each of its writes: it
 * prolongs the lease, and throws where it is over.
 */
export function leaseOn(bucket: Bucket): Hold {
  const owner = `${hostname()} ${process.pid} ${randomUUID()}`;
  const keyOf = (number: number) => `${START}${String(number).padStart(10, '0')}.json`;
  const textOf = (until: number) => Buffer.from(JSON.stringify({ owner, until }));

  async function newest(): Promise<{ held: Lease | undefined; keys: string[] }> {
    const keys: string[] = [];
    for await (const { key } of bucket.list(START)) keys.push(key);
    const last = keys.at(-1);
    if (last === undefined) return { held: undefined, keys };
    const text = await bucket.get(last);
    // Whoever took the next one removed it meanwhile.
    if (text === undefined) return newest();
    const number = Number(/\d+/.exec(last)?.[0]);
    return { held: { number, ...leaseSchema.parse(JSON.parse(text.toString('utf8'))) }, keys };
  }

  /** The lease after `held`, where that has ended and nobody else took it. */
  async function takeAfter(held: Lease | undefined, keys: readonly string[]): Promise<Lease | undefined> {
    const [now, number] = [Date.now(), (held?.number ?? 0) + 1];
    const until = now + LEASE_MS;
    if (held && held.until + CLOCKS_MS >= now) return undefined;
    if (!(await bucket.create(keyOf(number), textOf(until)))) return undefined;
    const { held: last } = await newest();
    if (last?.number === number) {
      for (const earlier of keys) await bucket.remove(earlier);
      return { number, owner, until };
    }
    // The list was old: its next number had been given, and removed, already.
    await bucket.remove(keyOf(number));
    return undefined;
  }

  async function take(): Promise<Lease> {
    const patience = Date.now() + WAIT_MS;
    for (;;) {
      const { held, keys } = await newest();
      const lease = await takeAfter(held, keys);
      if (lease) return lease;
      if (Date.now() > patience) throw new Error(`the registry’s builds are locked by ${held?.owner}`);
      await sleep(PAUSE_MS * (1 + Math.random()));
    }
  }

  return async (work) => {
    const lease = await take();
    try {
      return await work(async () => {
        const left = lease.until - Date.now();
        if (left < CLOCKS_MS) throw new Error('the lock of the registry’s builds ended meanwhile: try again');
        if (left > LEASE_MS / 2) return;
        lease.until = Date.now() + LEASE_MS;
        await bucket.put(keyOf(lease.number), textOf(lease.until));
      });
    } finally {
      // One that could not be given back ends by itself.
      await bucket.put(keyOf(lease.number), textOf(0)).catch(() => undefined);
    }
  };
}
