import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { PlatformDocument } from '@plumbline/shared-schema/platform-document';
import type { PlatformFigures, TelemetryEvent } from '@plumbline/shared-schema/telemetry';
import { expectAccessible, expectNoSidewaysScroll } from '../checks/accessibility';
import { expectPageThere } from '../checks/page-there';
import { victimOf } from '../faults/victims';
import { expect, test } from '../journey';
import { changedBuild } from '../site/artifacts';
import { runRegistry } from '../site/registry-command';
import { releaseOf } from '../site/repository';
import type { Site } from '../site/site';
import { sayIn } from '../site/texts';

const say = sayIn('en');

async function read<T>(url: string): Promise<T> {
  return (await (await fetch(url)).json()) as T;
}
const platformOf = ({ url }: Site) => read<PlatformDocument>(`${url}/platform.json`);
const figuresOf = async ({ url }: Site) =>
  (await read<{ data: PlatformFigures }>(`${url}/api/v1/platform/figures`)).data;

for (const [width, language, theme] of [
  [360, 'en', 'dark'],
  [1280, 'fr', 'light'],
] as const) {
  test(`the inspector equals the registry, at ${String(width)} px in ${language}, ${theme}`, async ({
    site,
    openWindow,
  }) => {
    const page = await openWindow({ width, language, theme });
    expect((await page.goto('/platform'))?.status()).toBe(200);
    await expectPageThere(page);
    const { shell, remotes } = await platformOf(site);
    const table = page.getByRole('table').first();
    for (const { name, version, commit, owner } of [shell, ...remotes]) {
      const row = table.getByRole('row', { name: new RegExp(`^${name} `) });
      for (const text of [version, owner, commit?.slice(0, 10) ?? '']) await expect(row).toContainText(text);
    }
    await expect(page.getByRole('row', { name: /^react \d+\.\d+\.\d+ / })).toHaveCount(1);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

test('views, vitals and errors with their reference are reported by remote', async ({
  ownSite,
  openWindow,
  problems,
}) => {
  problems.allow(/mf-jobs|messaging|chunk|Failed to load|status of 5/i);
  const page = await openWindow({ at: ownSite });
  const isPageOfJobs = (url: URL) => /\/artifacts\/mf-jobs\//.test(url.pathname);
  await page.route(isPageOfJobs, (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/jobs');
  const shown = await page
    .getByRole('alert')
    .getByText(/mf-jobs .*reference \w+/)
    .textContent();
  const reference = /reference (\w+)/.exec(shown ?? '')?.[1];
  await page.unroute(isPageOfJobs);
  const sent = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/telemetry'));
  expect((await sent).status()).toBe(202);

  await expect
    .poll(async () =>
      (await figuresOf(ownSite)).samples.map(({ remote, traceId }) => `${remote} ${String(traceId)}`),
    )
    .toContain(`mf-jobs ${String(reference)}`);
  const { lastHour, samples } = await figuresOf(ownSite);
  expect(lastHour.find(({ remote }) => remote === 'mf-jobs')).toMatchObject({
    source: 'live',
    failedViews: 1,
  });
  expect(samples.find(({ traceId }) => traceId === reference)).toMatchObject({ path: '/jobs' });

  await page.goto('/platform');
  await expect(page.getByRole('row', { name: new RegExp(String(reference)) })).toBeVisible();
  await expect(page.getByRole('row', { name: /^mf-jobs / }).first()).toContainText('Failing');
});

test('a script that is not the published one never runs, and is reported by its name; one that the policy forbids is not asked for', async ({
  ownSite,
  openWindow,
  problems,
}) => {
  problems.allow(/mf-jobs|forbidden\.example|Failed to load/);
  const { path: pathOfPage, expose } = victimOf('mf-jobs');
  const scripts = releaseOf('mf-jobs').exposes[expose]?.files ?? [];
  const page = await openWindow({ at: ownSite });
  await page.route(
    ({ pathname }) => scripts.some((file) => pathname.endsWith(`/${file}`)),
    (route) => route.fulfill({ contentType: 'text/javascript', body: 'globalThis.isTampered = true;' }),
  );
  await page.goto(pathOfPage);
  const retry = page.getByRole('main').getByRole('button', { name: say('shell:failure.retry') });
  // Again until the bytes were looked at in time, which on a busy machine may not be at once.
  await expect
    .poll(
      async () => {
        await retry.click();
        const { samples } = await figuresOf(ownSite);
        return samples.map(({ remote, phase }) => `${remote} ${phase}`);
      },
      { timeout: 60_000, intervals: [2000] },
    )
    .toContain('mf-jobs sri-mismatch');
  const { samples } = await figuresOf(ownSite);
  expect(samples.find(({ phase }) => phase === 'sri-mismatch')?.message).toMatch(
    /__federation_expose_job_search\S* is not the published file/,
  );

  const blocked = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
          resolve(`${effectiveDirective} ${blockedURI}`);
        });
        const script = document.createElement('script');
        script.src = 'https://forbidden.example/a.js';
        document.head.append(script);
      }),
  );
  expect(blocked).toBe('script-src-elem https://forbidden.example/a.js');
  expect(await page.evaluate(() => 'isTampered' in globalThis)).toBe(false);
});

test('a reporting endpoint that is down does not affect the site', async ({ openWindow, problems }) => {
  problems.allow(/telemetry|Failed to load resource|ERR_/);
  const page = await openWindow();
  let asked = 0;
  await page.route('**/api/v1/telemetry', (route) => {
    asked += 1;
    return route.abort();
  });
  await page.goto('/jobs');
  await expect.poll(() => asked, { timeout: 30_000 }).toBeGreaterThan(0);
  await page
    .getByRole('link', { name: say('shell:header.signIn') })
    .first()
    .click();
  await expectPageThere(page);
  expect(new URL(page.url()).pathname).toBe('/signin');
});

test('a canary that fails more often than the live release ends by itself, and the log says why [PLT-120]', async ({
  ownSite,
}) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-e2e-guard-'));
  const from = say('jobs:search.subtitle');
  const build = changedBuild({ name: 'mf-jobs', from, to: 'Work that fails.', into: folder });
  await runRegistry(ownSite, 'canary', 'mf-jobs', build, '--percent', '10');
  fs.rmSync(folder, { recursive: true, force: true });
  const canaryOf = async () =>
    (await platformOf(ownSite)).remotes.find(({ name }) => name === 'mf-jobs')?.canary;
  await expect.poll(canaryOf).toMatchObject({ percent: 10 });
  const version = (await canaryOf())?.version ?? '';

  const live =
    (await platformOf(ownSite)).remotes.find(({ name }) => name === 'mf-jobs')?.live?.version ?? '';
  const origin = (source: 'live' | 'canary') => ({
    remote: 'mf-jobs',
    version: source === 'live' ? live : version,
    source,
  });
  const views = (source: 'live' | 'canary'): TelemetryEvent[] =>
    Array.from({ length: 40 }, () => ({ kind: 'view', ...origin(source) }));
  const failures: TelemetryEvent[] = Array.from({ length: 30 }, () => ({
    kind: 'error',
    ...origin('canary'),
    phase: 'render',
    isFirst: true,
  }));
  for (const events of [views('live'), views('canary'), failures]) {
    const answer = await fetch(`${ownSite.url}/api/v1/telemetry`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ events }),
    });
    expect(answer.status).toBe(202);
  }
  await expect.poll(canaryOf, { timeout: 60_000 }).toBeNull();
  const log = await runRegistry(ownSite, 'log', 'mf-jobs');
  expect(log).toMatch(/stop-canary by guard: .*errors in 75\.0 % \(30 of 40 views\) of the canary/);
});
