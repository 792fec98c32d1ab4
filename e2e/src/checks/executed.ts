import type { Page } from '@playwright/test';

type CoveredRange = { startOffset: number; endOffset: number; count: number };

/** A preloaded script, its characters, and how much of it ran, from 0 to 1. */
export type ExecutedScript = { url: string; length: number; executed: number };

/**
 * Begins to record what a page runs; the returned function tells, for each script that its HTML preloads, how much of it
 * has run.
 */
export async function watchExecutedPreloads(page: Page): Promise<() => Promise<ExecutedScript[]>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  return async () => {
    await page.waitForLoadState('networkidle');
    const { result } = await session.send('Profiler.takePreciseCoverage');
    await session.detach();
    const preloaded = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script]')].map(({ href }) => href),
    );
    return preloaded.map((url) => {
      const functions = result.find((script) => script.url === url)?.functions ?? [];
      const ranges = functions.flatMap((one) => one.ranges);
      const length = Math.max(0, ...ranges.map(({ endOffset }) => endOffset));
      return { url, length, executed: executedShare(ranges, length) };
    });
  };
}

/** Each range counts from its start to its end; one inside another says it better. */
function executedShare(ranges: readonly CoveredRange[], end: number): number {
  if (end === 0) return 0;
  const outerFirst = ranges.toSorted((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
  const ran = new Uint8Array(end);
  for (const { startOffset, endOffset, count } of outerFirst) {
    ran.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  }
  return ran.reduce((sum, byte) => sum + byte, 0) / end;
}
