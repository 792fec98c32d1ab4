import fs from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const AXE = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Asserts that axe finds nothing on the page as it stands. Its scroll position stays. */
export async function expectAccessible(page: Page): Promise<void> {
  await stillness(page);
  const top = await page.evaluate(() => scrollY);
  // A target half scrolled under the header would count as obscured.
  await scrollTo(page, 0);
  // Evaluated through the debugger: the page's policy refuses a script element.
  await page.evaluate(`window.axe || (() => { ${AXE} })()`);
  const violations = await page.evaluate(async (tags) => {
    const { axe } = globalThis as unknown as { axe: { run: (...given: unknown[]) => Promise<AxeResults> } };
    // By default axe also describes every node that is all right, at more expense than it takes to look at it.
    const found = await axe.run(document, {
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'],
      selectors: false,
    });
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ''}`),
    );
  }, TAGS);
  await scrollTo(page, top);
  expect(violations, `axe on ${page.url()}`).toEqual([]);
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((top) => {
    window.scrollTo({ top, behavior: 'instant' });
  }, top);
}

/** Contrast cannot be measured during a transition, and one may start another. */
async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (;;) {
      await frame();
      await frame();
      const running = document
        .getAnimations()
        .filter(
          ({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations !== Infinity,
        );
      if (running.length === 0) return;
      await Promise.allSettled(running.map(({ finished }) => finished));
    }
  });
}

/** Asserts that the page does not scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { inner, content, widest } = await page.evaluate(() => {
    const inner = document.documentElement.clientWidth;
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > inner + 1,
    );
    return {
      inner,
      content: document.documentElement.scrollWidth,
      widest: wide.slice(-3).map((element) => element.outerHTML.slice(0, 160)),
    };
  });
  expect(content, `${page.url()} is wider than the window: ${widest.join('\n')}`).toBeLessThanOrEqual(inner);
}
