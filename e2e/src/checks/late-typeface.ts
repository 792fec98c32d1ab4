import type { Page } from '@playwright/test';

/**
 * Holds the site's typeface back, as on a first visit over a slow line, until the function it returns is called. Other
 * than Playwright's routes this leaves the browser's cache in use.
 */
export async function holdTypeface(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*.woff2' }] });
  return async () => {
    // Lets everything go on that is held.
    await session.send('Fetch.disable');
    await session.detach();
  };
}
