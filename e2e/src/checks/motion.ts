import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Starts to record endless animations, from the first paint on; the returned function asserts that nothing did. */
export async function watchEndlessMotion(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(globalThis, { endlessMotion: seen });
    const record = () => {
      for (const { effect, playState } of document.getAnimations()) {
        if (playState !== 'running' || effect?.getTiming().iterations !== Infinity) continue;
        const { target, pseudoElement } = effect as KeyframeEffect;
        seen.add(`${target?.outerHTML.slice(0, 160) ?? ''} ${pseudoElement ?? ''}`);
      }
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });
  return async () => {
    const seen = await page.evaluate(() => [
      ...(globalThis as unknown as { endlessMotion: Set<string> }).endlessMotion,
    ]);
    expect(seen, `${page.url()} moves without an end`).toEqual([]);
  };
}
