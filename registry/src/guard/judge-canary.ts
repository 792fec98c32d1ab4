import type { CanaryFigures, OutcomeCounts } from '@plumbline/shared-schema/telemetry';

/** Minimum of views of the canary for a judgement, and of the live release for a baseline. */
const FEWEST_VIEWS = 20;
/** Minimum of failed views. */
const FEWEST_FAILURES = 3;
/** z of a 95 % interval; two disjoint ones differ by chance in fewer than 3 of 1000 cases. */
const Z = 1.96;
/** Limit without a baseline, when all visitors get the canary. */
const LIMIT = 0.05;

/** `reason` is for the audit log. */
export type Judgement = { verdict: 'wait' | 'fine' } | { verdict: 'stop'; reason: string };

/**
 * Is a canary worse than what it is to replace? Compared are the shares of views with at least one error: the lower
 * bound of the canary's Wilson interval against the upper bound of the live release's. The live release counts from
 * the canary's beginning, with the day before where that is too little.
 */
export function judgeCanary({ canary, live, before }: CanaryFigures): Judgement {
  if (canary.views < FEWEST_VIEWS) return { verdict: 'wait' };
  if (canary.failedViews < FEWEST_FAILURES) return { verdict: 'fine' };
  const baseline = live.views >= FEWEST_VIEWS ? live : sumOf(live, before);
  const hasBaseline = baseline.views >= FEWEST_VIEWS;
  const limit = hasBaseline ? wilson(baseline).upper : LIMIT;
  if (wilson(canary).lower <= limit) return { verdict: 'fine' };
  const against = hasBaseline ? `${shareOf(baseline)} of the live release` : `a limit of ${percent(LIMIT)}`;
  return { verdict: 'stop', reason: `errors in ${shareOf(canary)} of the canary, against ${against}` };
}

/** The interval that holds the true share of failed views. */
function wilson({ views, failedViews }: OutcomeCounts): { lower: number; upper: number } {
  const share = Math.min(1, failedViews / views);
  const z2 = Z * Z;
  const centre = share + z2 / (2 * views);
  const half = Z * Math.sqrt((share * (1 - share)) / views + z2 / (4 * views * views));
  const scale = 1 + z2 / views;
  return { lower: (centre - half) / scale, upper: (centre + half) / scale };
}

function sumOf(a: OutcomeCounts, b: OutcomeCounts): OutcomeCounts {
  return { views: a.views + b.views, failedViews: a.failedViews + b.failedViews };
}

function shareOf({ views, failedViews }: OutcomeCounts): string {
  return `${percent(failedViews / views)} (${failedViews} of ${views} views)`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
