import { expectAccessible } from '../checks/accessibility';
import { recordReloads } from '../checks/reloads';
import { expect, test } from '../journey';
import { aJob, aPerson } from '../people/people';
import { sayIn } from '../site/texts';

const say = sayIn('en');

test(
  'a saved search tells of a matching job at once: the bell counts it, and its notification leads to the job [JOB-46, JOB-49, JOB-51]',
  { tag: '@smoke' },
  async ({ openWindow, site }) => {
    const hirer = await aPerson(site.url, 'client', 'Nora Neighbour');
    const word = `purlin${String(Date.now())}`;
    const page = await openWindow({ as: await aPerson(site.url, 'contractor') });
    const bell = (name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });

    await test.step('a search is saved with an alert', async () => {
      await page.goto(`/jobs?q=${word}`);
      await expect(bell(say('messaging:bell.label'))).toBeVisible();
      await page.getByRole('button', { name: say('jobs:savedSearches.save') }).click();
      const dialog = page.getByRole('dialog', { name: say('jobs:savedSearches.saveTitle') });
      await expect(dialog.getByRole('checkbox', { name: say('jobs:savedSearches.alerts') })).toBeChecked();
      await dialog.getByRole('button', { name: say('jobs:savedSearches.save') }).click();
      await expect(dialog).toHaveCount(0);
    });

    await test.step('a matching job is posted, and the bell counts it without a reload', async () => {
      const reloads = recordReloads(page);
      await aJob(site.url, hirer, `Replace a ${word}`);
      await expect(bell(say('messaging:bell.new_one', { shown: 1 }))).toBeVisible({ timeout: 30_000 });
      expect(reloads()).toBe(0);
    });

    await test.step('the notification leads to the job, and is read then', async () => {
      await bell(say('messaging:bell.new_one', { shown: 1 })).click();
      const news = page.getByRole('list', { name: say('messaging:titles.notifications') }).getByRole('link');
      await expect(news).toHaveCount(1);
      await expect(news).toContainText(word, { ignoreCase: true });
      await expectAccessible(page);
      await news.click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(word, { ignoreCase: true });
      await expect(bell(say('messaging:bell.label'))).toBeVisible();
    });
  },
);
