import { executedPreloads } from '../checks/executed';
import { kilobytes, noteScripts } from '../checks/scripts';
import { expectPageThere } from '../checks/page-there';
import { countRoundTrips } from '../checks/round-trips';
import { expect, test } from '../journey';
import { places } from '../site/places';
import { releaseOf, REMOTES } from '../site/repository';

const FIRST_ROUTE_KB = 300;
const REMOTE_PAGE_KB = 80;
/** Less than this share of a script is a passenger: a file of a few lines in a chunk of forty kilobytes. */
const EXECUTED_AT_LEAST = 0.1;

test('the first page needs at most 300 KB of JavaScript', async ({ openWindow, site }, info) => {
  const page = await openWindow();
  const scripts = noteScripts(page, site);
  const page404 = await page.goto('/', { waitUntil: 'networkidle' });
  expect(page404?.status()).toBe(200);
  await expectPageThere(page);
  const loaded = await scripts();
  const total = kilobytes(loaded);
  info.annotations.push({ type: 'first route, KB gzip', description: total.toFixed(1) });
  console.log(`first route: ${total.toFixed(1)} KB gzip in ${String(loaded.length)} scripts`);
  const list = loaded.map((script) => `${(script.gzipBytes / 1024).toFixed(1)} ${script.url}`).join('\n');
  expect(total, list).toBeLessThanOrEqual(FIRST_ROUTE_KB);
});

test('scripts travel compressed and are kept for a year', async ({ openWindow }) => {
  const page = await openWindow();
  const [response] = await Promise.all([
    page.waitForResponse((answer) => answer.url().includes('/artifacts/') && answer.url().endsWith('.js')),
    page.goto('/'),
  ]);
  const headers = await response.allHeaders();
  expect(headers['content-encoding']).toMatch(/br|gzip/);
  expect(headers['cache-control']).toContain('immutable');
});

for (const name of REMOTES) {
  test(`each page of ${name} adds at most 80 KB of its own code`, () => {
    const { exposes, files, entry, manifest } = releaseOf(name);
    const sizeOf = new Map(files.map(({ path, gzipBytes }) => [path, gzipBytes]));
    for (const { expose, path } of manifest?.pages ?? []) {
      const own = new Set([entry, ...(exposes[expose]?.files ?? [])]);
      const size = kilobytes([...own].map((file) => ({ gzipBytes: sizeOf.get(file) ?? 0 })));
      expect(size, `${path} (${expose})`).toBeLessThanOrEqual(REMOTE_PAGE_KB);
    }
  });
}

test('what the pages of a visitor preload is used by them', async ({ openWindow, demo }) => {
  const paths = places.filter(({ viewer }) => viewer === 'visitor').map(({ path }) => demo.pathFor(path));
  for (const path of paths) {
    const page = await openWindow();
    const scripts = await executedPreloads(page, path, () => expectPageThere(page));
    expect(scripts.length, path).toBeGreaterThan(0);
    const idle = scripts.filter(({ executed }) => executed < EXECUTED_AT_LEAST);
    expect.soft(idle, `${path} preloads scripts of which next to nothing runs`).toEqual([]);
    await page.close();
  }
});

for (const [path, viewer] of [
  ['/', 'visitor'],
  ['/', 'client'],
  ['/jobs', 'visitor'],
  ['/signin', 'visitor'],
] as const) {
  test(`after the HTML, ${path} for a ${viewer} is at most two round trips away`, async ({
    openWindow,
    demo,
  }) => {
    const page = await openWindow({ as: demo.viewers[viewer] });
    const { count, waves } = await countRoundTrips(page, path);
    expect(count - 1, waves.join('\n')).toBeLessThanOrEqual(2);
  });
}
