import { spawn } from 'node:child_process';
import os from 'node:os';
import type { PlatformDocument } from '@plumbline/shared-schema/platform-document';
import { expect, test as base } from '../journey';
import { startSite } from '../site/site';
import type { Site } from '../site/site';

const test = base.extend<object, { rendering: Site }>({
  rendering: [
    async ({ browserName: _browserName }, provide) => {
      const site = await startSite({ seed: 'none', isRendered: true });
      await provide(site);
      await site.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** Fewer than one network may have rendered in a minute. */
const ROUNDS = 40;
/** How often each core is wanted besides. */
const BUSY = 2;

/** Programs that never pause, on every core; ended by the answer. */
function keepCoresBusy(): () => void {
  const programs = Array.from({ length: BUSY * os.availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  return () => programs.forEach((program) => program.kill('SIGKILL'));
}

type TimedAnswer = { status: number; text: string; ms: number };

async function ask(site: Site, path: string): Promise<TimedAnswer> {
  const began = performance.now();
  const answer = await fetch(site.url + path, { headers: { accept: 'text/html', 'accept-language': 'en' } });
  return { status: answer.status, text: await answer.text(), ms: performance.now() - began };
}

const hasContent = ({ text }: TimedAnswer) => text.includes('id="rendered"');
const slowest = (answers: readonly TimedAnswer[]) => Math.max(...answers.map(({ ms }) => ms));
const median = (answers: readonly TimedAnswer[]) =>
  answers.map(({ ms }) => ms).sort((one, other) => one - other)[Math.floor(answers.length / 2)] ?? 0;

test('while all cores are busy pages come with content, or no later without, and the site answers [PLT-148, PLT-149]', async ({
  rendering: site,
}) => {
  test.setTimeout(300_000);
  const comesWithContent = (path: string) =>
    expect
      .poll(async () => hasContent(await ask(site, `${path}?at=${performance.now()}`)), { timeout: 90_000 })
      .toBe(true);
  await comesWithContent('/pricing');

  const pages: TimedAnswer[] = [];
  const others: TimedAnswer[] = [];
  const release = keepCoresBusy();
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      // None of them is kept: each has an address of its own.
      const [page, other] = await Promise.all([
        ask(site, `/pricing?round=${String(round)}`),
        ask(site, '/platform.json'),
      ]);
      pages.push(page);
      others.push(other);
    }
    await comesWithContent('/pricing');
  } finally {
    release();
  }

  expect(new Set([...pages, ...others].map(({ status }) => status))).toEqual(new Set([200]));
  for (const { text } of pages) expect(text.trimEnd().endsWith('</html>')).toBe(true);
  const [full, bare] = [pages.filter(hasContent), pages.filter((page) => !hasContent(page))];
  // Giving up may cost no more than what it was given up for, on the same machine at the same moment.
  const longest = Math.max(slowest(others), full.length > 0 ? slowest(full) : 0);
  expect(median(bare)).toBeLessThanOrEqual(longest);
  const { notRendered = [] } = JSON.parse((await ask(site, '/platform.json')).text) as PlatformDocument;
  expect(notRendered).toEqual([]);
  await comesWithContent('/pricing');
});
