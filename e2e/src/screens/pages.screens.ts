import path from 'node:path';
import { expectPageThere } from '../checks/page-there';
import { test } from '../journey';
import { places } from '../site/places';

const folder = process.env.SCREENS_DIR ?? 'screens';

/** `/jobs/:jobId` → `jobs-jobId`, `/` → `home`. */
function fileName(pattern: string): string {
  return pattern.replaceAll(/[^\w]+/g, '-').replace(/^-|-$/g, '') || 'home';
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
          await page.waitForLoadState('networkidle');
          const name = `${fileName(pattern)}-${viewer}-${String(width)}-${theme}-${language}.png`;
          await page.screenshot({ path: path.join(folder, name), fullPage: true, animations: 'disabled' });
        }
      });
    }
  }
}
