import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../checks/accessibility';
import { expectPageThere } from '../checks/page-there';
import { recordReloads } from '../checks/reloads';
import { expect, test as base } from '../journey';
import { aPerson } from '../people/people';
import { changedBuild } from '../site/artifacts';
import { bootOf } from '../site/boot';
import { served } from '../site/served';
import { runRegistry } from '../site/registry-command';
import type { Site } from '../site/site';
import { sayIn } from '../site/texts';

const say = sayIn('en');
const OLD = say('jobs:search.subtitle');
const NEW = 'Work for people with level heads.';

/** `changed`: a build of mf-jobs with another subtitle on the search page. */
const test = base.extend<{ changed: string }>({
  changed: async ({ browserName: _browserName }, provide) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-e2e-release-'));
    await provide(changedBuild({ name: 'mf-jobs', from: OLD, to: NEW, into: folder }));
    fs.rmSync(folder, { recursive: true, force: true });
  },
});

const change = (site: Site, ...command: string[]) => runRegistry(site, ...command, '--reason', 'a journey');

/** Returns to the tab after another one; once idle, it asks for the newest release set. */
async function comeBack(page: Page): Promise<void> {
  await expect(async () => {
    const [answer] = await Promise.all([
      page.waitForResponse(/\/platform\.json$/, { timeout: 2_000 }),
      page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
    ]);
    await answer.finished();
  }).toPass();
}

/** Navigates within the same document. */
async function walkTo(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

const offerOf = (page: Page) => page.getByRole('button', { name: say('shell:newer.reload'), exact: true });

test('an open tab keeps its release set and is offered the newer one when no form is dirty', async ({
  ownSite,
  openWindow,
  changed,
}) => {
  const client = await aPerson(ownSite.url, 'client');
  const page = await openWindow({ at: ownSite, as: client });
  await page.goto('/post-contract');
  const title = page.getByRole('textbox').first();
  await title.fill('Straighten the chimney');
  const reloads = recordReloads(page);

  await served(ownSite.url, () => runRegistry(ownSite, 'publish', changed));
  await comeBack(page);
  await expect(offerOf(page)).toHaveCount(0);

  await title.fill('');
  await walkTo(page, '/jobs');
  await expectPageThere(page);
  await expect(page.getByText(OLD)).toBeVisible();
  await comeBack(page);
  await expect(offerOf(page)).toBeVisible();
  await expectAccessible(page);
  for (const path of ['/posted-jobs', '/messages', '/jobs']) {
    await walkTo(page, path);
    await expectPageThere(page);
  }
  expect(reloads()).toBe(0);
  await offerOf(page).click();
  await expect(page.getByText(NEW)).toBeVisible();
  await comeBack(page);
  await expect(offerOf(page)).toHaveCount(0);
});

test('a disabled remote leaves no page, menu entry or slot behind, a deep link explains, and enable brings it back', async ({
  ownSite,
  openWindow,
  problems,
}) => {
  problems.allow(/503/);
  const client = await aPerson(ownSite.url, 'client');
  const page = await openWindow({ at: ownSite, as: client });
  const entry = page.getByRole('banner').getByRole('link', { name: say('messaging:nav.messages') });
  await page.goto('/jobs');
  await expect(entry).toBeVisible();

  await served(ownSite.url, () => change(ownSite, 'disable', 'mf-messaging'));
  await page.goto('/jobs');
  await expectPageThere(page);
  await expect(entry).toHaveCount(0);
  await expect(page.locator('link[href*="/mf-messaging/"], script[src*="/mf-messaging/"]')).toHaveCount(0);
  const deepLink = await page.goto('/messages');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('shell:disabled.title'));
  await expect(page.getByRole('main')).toContainText('mf-messaging');
  expect(deepLink?.status()).toBe(503);
  await expectAccessible(page);

  await served(ownSite.url, () => change(ownSite, 'enable', 'mf-messaging'));
  await page.reload();
  await expectPageThere(page);
  await expect(entry).toBeVisible();
});

test(
  'a first visit is live, visitors of a canary keep it, all others keep the live release, and stopping it ends it',
  { tag: '@smoke' },
  async ({ ownSite, openWindow, changed }) => {
    // Up to forty visitors.
    test.slow();
    const canary = (percent: number) =>
      change(ownSite, 'canary', 'mf-jobs', changed, '--percent', String(percent));
    await served(ownSite.url, () => canary(50));
    const seen = new Map<string, Page>();
    // Opens visitors until there is one of each kind, which takes fewer than forty.
    for (let visitor = 0; visitor < 40 && seen.size < 2; visitor += 1) {
      const page = await openWindow({ at: ownSite });
      await page.goto('/jobs');
      await expect(page.getByText(OLD)).toBeVisible();
      await page.reload();
      await expectPageThere(page);
      const text = (await page.getByText(NEW).count()) > 0 ? NEW : OLD;
      if (seen.has(text)) await page.close();
      else seen.set(text, page);
    }
    expect([...seen.keys()].sort()).toEqual([OLD, NEW].sort());

    for (const [text, page] of seen) {
      for (let again = 0; again < 3; again += 1) {
        await page.reload();
        await expect(page.getByText(text)).toBeVisible();
      }
    }
    await served(ownSite.url, () => change(ownSite, 'canary', 'mf-jobs', '--percent', '100'));
    for (const page of seen.values()) {
      await page.reload();
      await expect(page.getByText(NEW)).toBeVisible();
    }
    await served(ownSite.url, () => change(ownSite, 'stop-canary', 'mf-jobs'));
    for (const page of seen.values()) {
      await page.reload();
      await expect(page.getByText(OLD)).toBeVisible();
    }
  },
);

/** The token of a fresh preview link. */
async function aPreview(site: Site, build: string, hours = 1): Promise<string> {
  const printed = await change(site, 'preview', 'mf-jobs', '--build', build, '--hours', String(hours));
  const [, token] = /\?preview=(\S+)/.exec(printed) ?? [];
  if (token === undefined) throw new Error(`No link in:\n${printed}`);
  return token;
}

test('a preview link shows the site with one remote changed, names its expiry, and can be left', async ({
  ownSite,
  openWindow,
  changed,
}) => {
  const token = await aPreview(ownSite, changed);
  const live = await bootOf(ownSite.url);
  const page = await openWindow({ at: ownSite });
  await page.goto(`/jobs?preview=${token}`);
  await expect(page.getByText(NEW)).toBeVisible();
  const badge = page.getByRole('complementary', { name: say('shell:badge.label') });
  await expect(badge).toContainText(/mf-jobs 0\.\d+\.\d+\+[0-9a-f]{8}/);
  await expect(badge).toContainText(/Until .*\d/);
  await expectAccessible(page);

  const shown = JSON.parse((await page.locator('#boot').textContent()) ?? '') as typeof live;
  const others = ({ remotes }: typeof live) =>
    remotes.filter(({ name }) => name !== 'mf-jobs').map(({ name, entry }) => `${name} ${entry}`);
  expect(others(shown)).toEqual(others(live));
  expect(shown.shell).toEqual(live.shell);

  await page.goto('/about');
  await page.goto('/jobs');
  await expect(page.getByText(NEW)).toBeVisible();
  await badge.getByRole('link', { name: say('shell:badge.reset') }).click();
  await expect(page.getByText(OLD)).toBeVisible();
  await expect(badge).toHaveCount(0);
  await page.goto('/jobs');
  await expect(page.getByText(OLD)).toBeVisible();
});

test('an edited, a foreign and an expired preview link show the normal site with a notice', async ({
  ownSite,
  openWindow,
  changed,
}) => {
  const token = await aPreview(ownSite, changed);
  const short = await aPreview(ownSite, changed, 1 / 3_600_000);
  const links = [
    [token.replace(/^./, (first) => (first === 'e' ? 'f' : 'e')), 'preview-invalid'],
    [`${token.slice(0, -4)}AAAA`, 'preview-invalid'],
    [encodeURIComponent('https://example.org/remoteEntry.js'), 'preview-invalid'],
    [short, 'preview-expired'],
  ] as const;
  for (const [link, notice] of links) {
    const page = await openWindow({ at: ownSite });
    await page.goto(`/jobs?preview=${link}`);
    await expect(page.getByText(OLD)).toBeVisible();
    await expect(page.getByText(say(`shell:notice.${notice}`))).toBeVisible();
    await page.goto('/jobs');
    await expect(page.getByText(OLD)).toBeVisible();
    await page.close();
  }
});
