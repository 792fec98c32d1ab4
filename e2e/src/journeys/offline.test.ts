import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Application } from '@plumbline/shared-schema/applications';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../checks/accessibility';
import { expect, test as base } from '../journey';
import { aContract, anApplication } from '../people/deals';
import { aJob, aPerson, call } from '../people/people';
import { changedBuild } from '../site/artifacts';
import { bootOf } from '../site/boot';
import { runRegistry } from '../site/registry-command';
import type { Site } from '../site/site';
import { sayIn } from '../site/texts';

const say = sayIn('en');
const OLD = say('jobs:search.subtitle');
const NEW = 'Work for people with level heads.';
/** Elsewhere journeys have no workers, which would answer in place of the network that they break. */
const WITH_WORKERS = { serviceWorkers: 'allow' } as const;
const WITHOUT_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (load|fetch)|socket\.io/;

/** `changed`: a build of mf-jobs with another subtitle on the search page. */
const test = base.extend<{ changed: string }>({
  changed: async ({ browserName: _browserName }, provide) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-e2e-offline-'));
    await provide(changedBuild({ name: 'mf-jobs', from: OLD, to: NEW, into: folder }));
    fs.rmSync(folder, { recursive: true, force: true });
  },
});

/** Waits until the browser keeps the set that is live, and nothing else. */
async function kept(page: Page, site: Site): Promise<void> {
  const { set } = await bootOf(site.url);
  const sets = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('plumbline-set-')));
  const which = () =>
    page.evaluate(async () => (await (await caches.open('plumbline-which')).match('/set'))?.text());
  await expect.poll(which, { timeout: 60_000 }).toBe(set);
  await expect.poll(sets).toEqual([`plumbline-set-${set}`]);
}

/** What the browser keeps of what was seen, by the endpoint that answered. */
const seenIn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('plumbline-seen');
        // The page has opened none yet.
        opening.onupgradeneeded = () => {
          opening.transaction?.abort();
          resolve([]);
        };
        opening.onsuccess = () => {
          const reading = opening.result.transaction('seen').objectStore('seen').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve((reading.result as { endpoint: string }[]).map(({ endpoint }) => endpoint));
          };
        };
      }),
  );

const notice = (page: Page) => page.getByText(say('offline:offline'));

test('whoever was signed in opens the site without a network, in the releases that were published last', async ({
  ownSite,
  openWindow,
  changed,
  problems,
}) => {
  problems.allow(WITHOUT_NETWORK);
  const contractor = await aPerson(ownSite.url, 'contractor');
  const page = await openWindow({ at: ownSite, as: contractor, options: WITH_WORKERS });
  await page.goto('/jobs');
  await expect(page.getByText(OLD)).toBeVisible();
  await kept(page, ownSite);

  const { sequence } = await bootOf(ownSite.url);
  await runRegistry(ownSite, 'publish', changed);
  await expect.poll(async () => (await bootOf(ownSite.url)).sequence).toBeGreaterThan(sequence);
  await page.goto('/jobs');
  await expect(page.getByText(NEW)).toBeVisible();
  await kept(page, ownSite);

  await page.context().setOffline(true);
  await page.goto('/jobs');
  await expect(page.getByText(NEW)).toBeVisible();
  await expect(page.getByText(OLD)).toHaveCount(0);
  await expect(notice(page)).toBeVisible();
  await expectAccessible(page);

  await page.context().setOffline(false);
  await expect(notice(page)).toHaveCount(0);
});

test('a contract, a conversation and saved jobs that were seen are readable without a network, until the sign-out', async ({
  openWindow,
  site,
  problems,
}) => {
  problems.allow(WITHOUT_NETWORK);
  const deal = await anApplication(site.url, { title: 'Point the gable' });
  const { client, contractor, job } = deal;
  const contract = await aContract(site.url, deal);
  await call(site.url, 'chats/create', {
    token: client.token,
    body: {
      jobId: job._id,
      participants: [
        { userId: client.user._id, role: 'sender' },
        { userId: contractor.user._id, role: 'receiver' },
      ],
    },
  });
  const other = await aJob(site.url, client, 'Sweep the flue');
  await call(site.url, 'saved-jobs/toggle-save-job', {
    token: contractor.token,
    body: { jobId: other._id, save: true },
  });
  const page = await openWindow({ as: contractor, options: WITH_WORKERS });
  const seen = [
    { path: `/contracts/${contract._id}`, text: job.title, endpoint: 'getContract' },
    { path: '/saved-contracts', text: other.title, endpoint: 'listSavedJobs' },
    { path: '/messages', text: job.title, endpoint: 'listChats' },
  ];
  for (const { path: address, text, endpoint } of seen) {
    await page.goto(address);
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
    await expect.poll(() => seenIn(page), { timeout: 30_000 }).toContain(endpoint);
  }
  await kept(page, site);

  await page.context().setOffline(true);
  for (const { path: address, text } of seen) {
    await page.goto(address);
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
    await expect(notice(page)).toBeVisible();
    await expect(page.getByText(/^Seen at \d/)).toBeVisible();
  }

  await page.context().setOffline(false);
  await page.goto('/jobs');
  await page.getByRole('button', { name: /^Your profile menu/ }).click();
  await page.getByRole('menuitem', { name: say('shell:header.signOut') }).click();
  await expect.poll(() => seenIn(page)).toEqual([]);
  const urls = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url));
    return (await Promise.all(all)).flat();
  });
  expect(urls.filter((url) => url.includes('/api/'))).toEqual([]);
});

test('an application written without a network outlives a reload and is sent once when the network is back [OFL-05]', async ({
  openWindow,
  site,
  problems,
}) => {
  problems.allow(WITHOUT_NETWORK);
  const client = await aPerson(site.url, 'client');
  const contractor = await aPerson(site.url, 'contractor');
  const job = await aJob(site.url, client, 'Rehang the cellar door');
  const page = await openWindow({ as: contractor, options: WITH_WORKERS });
  await page.goto(`/jobs/${job._id}`);
  await page.getByRole('link', { name: say('jobs:details.applyNow') }).click();
  const letter = page.getByLabel(say('jobs:apply.coverLetter'));
  await expect(letter).toBeVisible();
  await kept(page, site);

  await page.context().setOffline(true);
  await letter.fill('I have hung two hundred doors.');
  await page.getByRole('button', { name: say('jobs:apply.submit') }).click();
  await expect(page.getByText(say('jobs:apply.waits'))).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText(say('jobs:apply.waits'))).toBeVisible();

  const letters = async () => {
    const { data: rows } = await call<{ data: Application[] }>(site.url, 'applications/me', {
      token: contractor.token,
    });
    return rows.map(({ coverLetter }) => coverLetter);
  };
  expect(await letters()).toEqual([]);
  await page.context().setOffline(false);
  await expect.poll(letters).toEqual(['I have hung two hundred doors.']);
  await expect(page.getByText(say('jobs:apply.waits'))).toHaveCount(0);
});

test('the browser finds a manifest, icons and shortcuts to install the site with, in the reader’s language', async ({
  openWindow,
}) => {
  const page = await openWindow({ language: 'fr' });
  await page.goto('/');
  const { manifest, icons } = await page.evaluate(async () => {
    const { href } = document.querySelector<HTMLLinkElement>('link[rel=manifest]') ?? { href: '' };
    const answer = await fetch(href, { credentials: 'include' });
    const manifest = (await answer.json()) as {
      lang: string;
      shortcuts: { name: string }[];
      icons: { src: string; sizes: string }[];
    };
    const icons = manifest.icons.map(async ({ src, sizes }) => {
      const { width } = await createImageBitmap(await (await fetch(src)).blob());
      return sizes === `${String(width)}x${String(width)}`;
    });
    return { manifest, icons: await Promise.all(icons) };
  });
  expect(manifest.lang).toBe('fr');
  expect(manifest.shortcuts.map(({ name }) => name)).toContain(sayIn('fr')('jobs:titles.search'));
  expect(icons).toEqual([true, true, true]);
});
