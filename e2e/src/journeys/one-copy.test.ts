import type { Page, Response } from '@playwright/test';
import { expectPageThere } from '../checks/page-there';
import { expect, test } from '../journey';
import { places, remotesOfPeople } from '../site/places';
import { releaseOf } from '../site/repository';

type SharedModule = { from: string; loaded?: unknown; useIn?: string[] };
type Instance = { name: string; shareScopeMap: Record<string, Record<string, Record<string, SharedModule>>> };

/** The versions of each shared package, who provides it, who uses it. */
type Copies = Record<string, { version: string; from: string; isLoaded: boolean; users: string[] }[]>;

const SINGLETONS = [
  'react',
  'react-i18next',
  'react-router-dom',
  '@plumbline/shared-api/store',
  '@plumbline/shared-api/api',
  '@plumbline/shared-ui/theme',
  '@plumbline/shared-ui/i18n',
];

/** What exactly one script of a session may hold: the code that makes the store, React, the router, the theme … */
const SIGNATURES = {
  react: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=',
  'react-dom': '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=',
};

function readCopies(page: Page): Promise<Copies[]> {
  return page.evaluate(() => {
    const { __FEDERATION__: federation } = globalThis as unknown as {
      __FEDERATION__: { __INSTANCES__: Instance[] };
    };
    return federation.__INSTANCES__.map(({ shareScopeMap }) =>
      Object.fromEntries(
        Object.entries(shareScopeMap['default'] ?? {}).map(([key, versions]) => [
          key,
          Object.entries(versions).map(([version, { from, loaded, useIn }]) => ({
            version,
            from,
            isLoaded: Boolean(loaded),
            users: useIn ?? [],
          })),
        ]),
      ),
    );
  });
}

/** A page of each remote that this viewer reaches by client-side navigation. */
function tourOf(viewer: 'client' | 'contractor'): { remote: string; path: string }[] {
  return remotesOfPeople.flatMap((remote) =>
    places.filter((place) => place.remote === remote && place.viewer === viewer).slice(0, 1),
  );
}

test(
  'all remotes in one session share one copy of React, router, texts, store and theme',
  { tag: '@smoke' },
  async ({ openWindow, demo }) => {
    const page = await openWindow({ as: demo.viewers.client });
    const bodies: Promise<{ url: string; text: string }>[] = [];
    const keepScript = (response: Response) => {
      const url = response.url();
      if (url.endsWith('.js')) bodies.push(response.text().then((text) => ({ url, text })));
    };
    page.on('response', keepScript);
    const visited = new Set<string>();
    await page.goto('/jobs');
    await expectPageThere(page);
    for (const { remote, path } of tourOf('client')) {
      await page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      }, demo.pathFor(path));
      await expectPageThere(page);
      visited.add(remote);
    }
    // A visitor's pages: the same document after signing out.
    for (const remote of remotesOfPeople.filter((name) => !visited.has(name))) {
      const place = places.find((each) => each.remote === remote);
      await page.evaluate(
        (to) => {
          history.pushState(null, '', to);
          dispatchEvent(new PopStateEvent('popstate', { state: null }));
        },
        demo.pathFor(place?.path ?? '/'),
      );
      await expect.poll(() => page.evaluate(() => location.pathname)).toBeTruthy();
      visited.add(remote);
    }

    // One that comes later would be cut off by the end of the test.
    page.off('response', keepScript);
    const scripts = await Promise.all(bodies);
    for (const remote of remotesOfPeople) {
      expect(
        scripts.some(({ url }) => url.includes(`/artifacts/${remote}/`)),
        `${remote} was loaded`,
      ).toBe(true);
    }
    for (const [name, signature] of Object.entries(SIGNATURES)) {
      const holders = new Set(scripts.filter(({ text }) => text.includes(signature)).map(({ url }) => url));
      expect([...holders], name).toHaveLength(1);
    }

    const instances = await readCopies(page);
    for (const key of new Set([...SINGLETONS, ...Object.keys(releaseOf('shell').provides)])) {
      const copies = instances.flatMap((copiesOf) => copiesOf[key] ?? []);
      const loaded = new Set(
        copies.filter(({ isLoaded }) => isLoaded).map(({ version, from }) => `${from} ${version}`),
      );
      expect([...loaded], key).toHaveLength(SINGLETONS.includes(key) ? 1 : Math.min(loaded.size, 1));
      expect(new Set(copies.map(({ version, from }) => `${from} ${version}`)).size, key).toBeLessThanOrEqual(
        1,
      );
    }
  },
);
