/** Milliseconds to leave something alone that failed once, twice, … in a row: once is an accident. */
const PAUSES_MS = [0, 30_000, 60_000, 120_000];

export function pauseAfter(failures: number): number {
  return PAUSES_MS[Math.min(failures, PAUSES_MS.length) - 1] ?? 0;
}
