import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../checks/accessibility';
import { expectPageThere } from '../checks/page-there';
import { expect, test } from '../journey';
import { aJob, aPerson } from '../people/people';
import { artifactsOf, changedBuild, fingerprint, takeAway } from '../site/artifacts';
import { bootOf } from '../site/boot';
import { places } from '../site/places';
import { runRegistry } from '../site/registry-command';
import { PUBLISHED, REMOTES } from '../site/repository';
import { sayIn } from '../site/texts';

const say = sayIn('en');

/** One page of each remote that a person of that kind can open without any data. */
function firstPageOf(remote: string): string {
  const place = places.find(
    (each) => each.remote === remote && !each.path.includes(':') && each.viewer === 'client',
  );
  return (place ?? places.find((each) => each.remote === remote))?.path ?? '/';
}

/** Marks this document: a reload would lose it. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
}
function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'sameDocument' in globalThis);
}

test(
  'a remote whose files are gone names itself, leaves the others working, and Retry recovers it without a reload',
  { tag: '@smoke' },
  async ({ ownSite, openWindow, problems }) => {
    problems.allow(/mf-jobs|Failed to load resource/);
    const client = await aPerson(ownSite.url, 'client');
    const { remotes } = await bootOf(ownSite.url);
    const job = await aJob(ownSite.url, client, 'Straighten the Chimney');
    const putBack = takeAway(ownSite, 'mf-jobs');
    const page = await openWindow({ at: ownSite, as: client });

    await page.goto('/jobs');
    const alert = page.getByRole('alert').filter({ hasText: 'reference' });
    const version = remotes.find(({ name }) => name === 'mf-jobs')?.version ?? 'unknown';
    await expect(alert).toContainText(`mf-jobs ${version}, reference `);
    await expect(alert).toContainText(/reference [0-9a-f]{8}/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('shell:failure.title'));
    await expectAccessible(page);
    await mark(page);

    await test.step('the shell works', async () => {
      await page.getByRole('button', { name: 'Switch to dark mode' }).click();
      await expect(page.locator('html')).toHaveClass(/dark/);
    });

    await test.step('the other remotes work', async () => {
      for (const remote of REMOTES.filter((name) => name !== 'mf-jobs' && name !== 'mf-auth')) {
        const other = await openWindow({ at: ownSite, as: client });
        const path = firstPageOf(remote);
        // The client's own home is a page of the remote that is gone.
        if (path === '/') continue;
        await other.goto(path.replaceAll(':jobId', job._id).replaceAll(/:\w+/g, client.user._id));
        await expectPageThere(other);
      }
      const visitor = await openWindow({ at: ownSite });
      for (const path of ['/', '/signin']) {
        await visitor.goto(path);
        await expectPageThere(visitor);
      }
    });

    await test.step('Retry asks again and does not hide that it failed again', async () => {
      const reference = await alert.textContent();
      await page.getByRole('button', { name: say('shell:failure.retry') }).click();
      await expect(alert).not.toHaveText(reference ?? '');
      await expect(page.getByRole('button', { name: say('shell:failure.retry') })).toBeFocused();
    });

    await test.step('once the files are back, Retry shows the page', async () => {
      putBack();
      await page.getByRole('button', { name: say('shell:failure.retry') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('jobs:search.title'));
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await isMarked(page)).toBe(true);
    });
  },
);

test(
  'a published change of one remote shows on the next load, no other file moves, and rollback takes it back',
  { tag: '@smoke' },
  async ({ ownSite, openWindow }) => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plumbline-e2e-change-'));
    const others = PUBLISHED.filter((name) => name !== 'mf-jobs');
    const before = others.map((name) => fingerprint(ownSite, name));
    const page = await openWindow({ at: ownSite });
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto('/jobs');
    await expect(heading).toHaveText(say('jobs:search.title'));

    const changed = changedBuild({
      name: 'mf-jobs',
      from: say('jobs:search.subtitle'),
      to: 'Work for people with level heads.',
      into: folder,
    });
    await runRegistry(ownSite, 'publish', changed);
    expect(others.map((name) => fingerprint(ownSite, name))).toEqual(before);
    expect(fs.readdirSync(artifactsOf(ownSite, 'mf-jobs'))).toHaveLength(2);
    await expect(async () => {
      await page.reload();
      await expect(page.getByText('Work for people with level heads.')).toBeVisible({ timeout: 2_000 });
    }).toPass();

    await runRegistry(ownSite, 'rollback', 'mf-jobs', '--reason', 'the heads were not level');
    await expect(async () => {
      await page.reload();
      await expect(page.getByText(say('jobs:search.subtitle'))).toBeVisible({ timeout: 2_000 });
    }).toPass();
    expect(others.map((name) => fingerprint(ownSite, name))).toEqual(before);
    fs.rmSync(folder, { recursive: true, force: true });
  },
);

test('stopping and starting the site keeps every row and every session', async ({ ownSite, openWindow }) => {
  const client = await aPerson(ownSite.url, 'client');
  const titles = ['Mend the Fence', 'Paint the Hall', 'Tile the Bath'];
  for (const title of titles) await aJob(ownSite.url, client, title);

  await ownSite.stop();
  await expect(fetch(`${ownSite.url}/readyz`)).rejects.toThrow();
  await ownSite.start();

  const page = await openWindow({ at: ownSite, as: client });
  await page.goto('/posted-jobs');
  for (const title of titles) await expect(page.getByRole('article', { name: title })).toBeVisible();
});
