import path from 'node:path';
import type { Page } from '@playwright/test';
import { expectPageThere } from '../checks/page-there';
import { test } from '../journey';
import { places } from '../site/places';

const folder = process.env.SCREENS_DIR ?? 'screens';

/** `/jobs/:jobId` → `jobs-jobId`, `/` → `home`. */
function fileName(pattern: string): string {
  return pattern.replaceAll(/[^\w]+/g, '-').replace(/^-|-$/g, '') || 'home';
}

/** What comes as one scrolls there is in the picture of the whole page too. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { documentElement: root } = document;
    for (let top = 0; top < root.scrollHeight; top += root.clientHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

for (const { path: pattern, viewer } of places) {
  for (const language of ['en', 'fr'] as const) {
    for (const theme of ['light', 'dark'] as const) {
      test(`${pattern} as ${viewer}, ${language}, ${theme}`, async ({ openWindow, demo, problems }) => {
        problems.allow(/./);
        const page = await openWindow({ as: demo.viewers[viewer], language, theme, width: 360 });
        await page.goto(demo.pathFor(pattern, viewer), { waitUntil: 'networkidle' });
        await expectPageThere(page).catch(() => undefined);
        for (const width of [360, 768, 1280, 1920]) {
          await page.setViewportSize({ width, height: width === 360 ? 780 : 900 });
          await scrollThrough(page);
          await page.waitForLoadState('networkidle');
          const name = `${fileName(pattern)}-${viewer}-${String(width)}-${theme}-${language}.png`;
          await page.screenshot({ path: path.join(folder, name), fullPage: true, animations: 'disabled' });
        }
      });
    }
  }
}
