import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/** What counts as still. */
const MOST = 0.02;

/**
 * Asserts that nothing has moved by itself since the page was opened: the worst session window of layout shifts, as web
 * vitals count them, is next to nothing.
 */
export async function expectNothingJumped(page: Page, most = MOST): Promise<void> {
  const { score, moved } = await page.evaluate(async () => {
    const shifts: Shift[] = [];
    const observer = new PerformanceObserver((list) => {
      shifts.push(...(list.getEntries() as Shift[]));
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    observer.disconnect();

    /** Shifts less than a second apart, of at most five seconds, are one. */
    let [score, sum, first, last] = [0, 0, -Infinity, -Infinity];
    const unasked = shifts.filter(({ hadRecentInput }) => !hadRecentInput);
    for (const { value, startTime } of unasked) {
      const isSameWindow = startTime - last < 1_000 && startTime - first < 5_000;
      if (!isSameWindow) first = startTime;
      sum = isSameWindow ? sum + value : value;
      last = startTime;
      score = Math.max(score, sum);
    }
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    const moved = unasked.flatMap(({ value, startTime, sources }) =>
      sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        const what = (element?.outerHTML ?? 'gone').slice(0, 200);
        return `${value.toFixed(4)} at ${startTime.toFixed(0)} ms, ${placeOf(previousRect)} to ${placeOf(currentRect)}: ${what}`;
      }),
    );
    return { score, moved };
  });
  const width = page.viewportSize()?.width ?? 0;
  expect(score, `${page.url()} jumps at ${String(width)} px:\n${moved.join('\n')}`).toBeLessThanOrEqual(most);
}
