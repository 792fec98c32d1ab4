import { expect, test as base } from '@playwright/test';
import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { collectProblems } from './checks/problems';
import type { Problems } from './checks/problems';
import { sharedSite } from './site/shared-site';
import { startSite } from './site/site';
import type { OwnSite, Site } from './site/site';
import { anAdmin } from './people/admin';
import { readDemoWorld } from './people/demo-world';
import type { DemoWorld } from './people/demo-world';
import type { Person } from './people/people';

export { expect } from '@playwright/test';

type Look = {
  /** Signed in from the start. */
  as?: Person | undefined;
  /** Undefined: the reader has never chosen one on this site. */
  language?: 'en' | 'fr';
  theme?: 'light' | 'dark';
  width?: number;
  /** False: pages come without their content, as for who is signed in. For tests of what a page shows while it asks. */
  isRendered?: boolean;
  /** Another site than the shared one. */
  at?: Site;
  options?: BrowserContextOptions;
};

/** Opens a new browser context with a blank page. */
export type OpenWindow = (look?: Look) => Promise<Page>;

const HEIGHTS: Record<number, number> = { 320: 640, 360: 800, 768: 1024, 1920: 1080 };

/** In milliseconds since 1970; after it no test begins. From `npm run test:all -- --minutes <n>`. */
const LAST_START = Number(process.env.TEST_LAST_START ?? Infinity);

type TestFixtures = {
  isInTime: boolean;
  /** Gives `ownSite` the product's rate limits. */
  isLimited: boolean;
  problems: Problems;
  /** Open contexts: closed before the site they show is stopped. */
  windows: BrowserContext[];
  openWindow: OpenWindow;
  /**
   * Gives a page that stays for the next test of this person, language, theme and options, with what it has loaded. For
   * tests that only read and begin with `goto`.
   */
  openKeptWindow: OpenWindow;
  /** For one test, without the demo world: may be broken, published to and stopped. */
  ownSite: OwnSite;
};
type WorkerFixtures = {
  /** The site with the demo world that all workers share. Tests bring their own people, and look for their own things. */
  site: Site;
  /** Its demo people, for tests that only read. */
  demo: DemoWorld;
  /** An administrator of the shared site, for tests that only read. */
  admin: Person;
  keptPages: Map<string, Page>;
};

/**
 * A journey's test. Console errors, policy reports and failed requests fail it, unless the test expects them:
 * `problems.allow(/…/)`.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    async ({ browserName: _browserName }, provide) => {
      await provide(sharedSite());
    },
    { scope: 'worker' },
  ],

  demo: [
    async ({ site }, provide) => {
      await provide(await readDemoWorld(site.url));
    },
    { scope: 'worker' },
  ],

  admin: [
    async ({ site }, provide) => {
      await provide(await anAdmin(site));
    },
    { scope: 'worker' },
  ],

  keptPages: [
    async ({ site: _site }, provide) => {
      const pages = new Map<string, Page>();
      await provide(pages);
      for (const page of pages.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],

  isInTime: [
    async ({ browserName: _browserName }, provide) => {
      base.skip(Date.now() > LAST_START, 'no time left');
      await provide(true);
    },
    { auto: true },
  ],

  isLimited: [false, { option: true }],

  windows: async ({ browserName: _browserName }, provide) => {
    await provide([]);
  },

  ownSite: [
    async ({ isLimited, windows }, provide) => {
      const site = await startSite({ seed: 'none', isLimited });
      await provide(site);
      await closeAll(windows);
      await site.remove();
    },
    { timeout: 120_000 },
  ],

  problems: [
    async ({ browserName: _browserName }, provide) => {
      const problems = collectProblems();
      await provide(problems);
      expect(problems.found(), 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],

  openWindow: async ({ browser, site, problems, windows }, provide) => {
    await provide(async ({ at = site, ...look } = {}) => {
      const context = await browser.newContext(optionsOf(at.url, look));
      windows.push(context);
      problems.watch(context);
      return context.newPage();
    });
    await closeAll(windows);
  },

  openKeptWindow: async ({ browser, site, problems, keptPages }, provide) => {
    const used = new Map<Page, () => void>();
    await provide(async (look = {}) => {
      const key = JSON.stringify([look.as?.email, look.language, look.theme, look.options, look.isRendered]);
      const page =
        keptPages.get(key) ?? (await (await browser.newContext(optionsOf(site.url, look))).newPage());
      keptPages.set(key, page);
      if (!used.has(page)) used.set(page, problems.watch(page.context()));
      await page.setViewportSize(viewportOf(look));
      return page;
    });
    for (const [page, unwatch] of used) {
      page.removeAllListeners('request');
      await page.goto('about:blank');
      unwatch();
    }
  },

  context: async ({ browser, site, problems }, provide) => {
    const context = await browser.newContext(optionsOf(site.url, {}));
    problems.watch(context);
    await provide(context);
    await context.close();
  },
});

async function closeAll(windows: BrowserContext[]): Promise<void> {
  for (const context of windows.splice(0)) await context.close();
}

function viewportOf({ width = 1280 }: Look): { width: number; height: number } {
  return { width, height: HEIGHTS[width] ?? 800 };
}

/** What the shell of a visit before would have told the edge, which says nothing of pages to those who are signed in. */
function hintsOf(url: string, { as, language, isRendered = true }: Look) {
  const hints = { plumbline_in: as || !isRendered ? '1' : undefined, plumbline_language: language };
  return Object.entries(hints).flatMap(([name, value]) =>
    value === undefined
      ? []
      : [
          {
            name,
            value,
            domain: new URL(url).hostname,
            path: '/',
            expires: -1,
            // The shell of this visit cannot take it back.
            httpOnly: !isRendered,
            secure: false,
            sameSite: 'Lax' as const,
          },
        ],
  );
}

function optionsOf(url: string, look: Look): BrowserContextOptions {
  const { as, language, theme, width, options } = look;
  const stored: Record<string, string | undefined> = {
    token: as?.token,
    user: as && JSON.stringify(as.user),
    i18nextLng: language,
    theme,
  };
  const localStorage = Object.entries(stored).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name, value }],
  );
  return {
    baseURL: url,
    locale: 'en-GB',
    timezoneId: 'UTC',
    viewport: viewportOf({ width }),
    // One would answer in place of the network that journeys watch, hold back and break.
    serviceWorkers: 'block',
    storageState: { cookies: hintsOf(url, look), origins: [{ origin: url, localStorage }] },
    ...options,
  };
}
