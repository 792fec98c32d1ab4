import type { VitalName } from '@plumbline/shared-schema/telemetry';

/** Ratio of two neighbouring bounds: a percentile read from buckets is at most this much too high. */
const STEP = 1.2;
const BUCKETS = 64;
/** Upper bound of the first bucket: milliseconds, CLS without a unit. */
const FIRST: Record<VitalName, number> = { LCP: 5, INP: 5, FCP: 5, TTFB: 5, LONG_FRAME: 5, CLS: 0.001 };

/** Number of the bucket that a value falls into, from 0 to 63: few rows however many values. */
export function bucketOf(name: VitalName, value: number): number {
  if (value <= FIRST[name]) return 0;
  return Math.min(BUCKETS - 1, Math.ceil(Math.log(value / FIRST[name]) / Math.log(STEP) - 1e-9));
}

/** The value below which the given share of all values lies; `counts`: bucket → how many. */
export function percentileOf(name: VitalName, counts: ReadonlyMap<number, number>, share: number): number {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  let seen = 0;
  for (const [bucket, count] of [...counts].sort(([a], [b]) => a - b)) {
    if (seen + count >= total * share)
      return rounded(name, within(name, bucket, (total * share - seen) / count));
    seen += count;
  }
  return 0;
}

/** A bucket's values are taken as evenly spread. */
function within(name: VitalName, bucket: number, share: number): number {
  const upper = FIRST[name] * STEP ** bucket;
  const lower = bucket === 0 ? 0 : upper / STEP;
  return lower + (upper - lower) * share;
}

function rounded(name: VitalName, value: number): number {
  return name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value);
}
