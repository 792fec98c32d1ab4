import type { Page } from '@playwright/test';
import { recordReloads } from '../checks/reloads';
import { expectNothingJumped } from '../checks/layout-shifts';
import { expect, test } from '../journey';
import { anApplication } from '../people/deals';
import { aPerson, call } from '../people/people';
import { sayIn } from '../site/texts';

const say = sayIn('en');
// An open dialog hides the page from role queries.
const cards = (page: Page) => page.locator('main article');

test('a refetch keeps focus, scroll, the open dialog and its input, and announces once what is new', async ({
  openWindow,
  site,
}) => {
  const deal = await anApplication(site.url, { title: 'Screed the hall', contractor: 'Ada First' });
  const newcomers = await Promise.all(
    ['Ben Second', 'Cleo Third'].map((name) => aPerson(site.url, 'contractor', name)),
  );
  const apply = async (person = newcomers[0]) =>
    call(site.url, 'applications/apply', {
      ...(person && { token: person.token }),
      body: { jobId: deal.job._id, coverLetter: 'I can start on Monday.' },
    });
  const page = await openWindow({ as: deal.client, width: 360 });
  await page.goto(`/jobs/${deal.job._id}/applicants`);
  await expect(cards(page)).toHaveCount(1);
  const reloads = recordReloads(page);

  await test.step('in a dialog', async () => {
    await page.getByRole('button', { name: say('contracts:offer.send') }).click();
    const dialog = page.getByRole('dialog');
    const budget = dialog.getByLabel(say('contracts:offer.budget'));
    await budget.fill('777');
    await apply();
    await expect(cards(page).filter({ hasText: 'Ben Second' })).toBeAttached({ timeout: 12_000 });
    await expect(budget).toHaveValue('777');
    await expect(budget).toBeFocused();
    await dialog.getByRole('button', { name: say('ui:cancel') }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('on the page', async () => {
    const last = cards(page).filter({ hasText: 'Ada First' }).getByRole('button').first();
    await last.focus();
    const top = await last.evaluate((button) => button.getBoundingClientRect().top);
    await apply(newcomers[1]);
    const news = page.getByRole('status').filter({ hasText: say('contracts:changes.new_one', { count: 1 }) });
    await expect(cards(page)).toHaveCount(3, { timeout: 12_000 });
    await expect(news).toHaveCount(1);
    await expect(last).toBeFocused();
    await expect
      .poll(() => last.evaluate((button) => button.getBoundingClientRect().top))
      .toBeCloseTo(top, -1);
  });
  expect(reloads()).toBe(0);
});

test('slow pages of contracts show their skeletons at once and do not shift', async ({
  openWindow,
  demo,
  site,
}) => {
  const { client, job } = await anApplication(site.url, { title: 'Board the loft' });
  const applicants = `/jobs/${job._id}/applicants?title=${encodeURIComponent(job.title)}`;
  for (const [as, path, query] of [
    [client, applicants, 'applications/*'],
    [demo.viewers.client, '/contracts?tab=active', 'contracts/active-contracts'],
    [demo.viewers.contractor, '/active-contracts', 'contracts/active-contracts'],
    [demo.viewers.contractor, '/proposals', 'offers/sent-or-received-offers**'],
  ] as const) {
    const page = await openWindow({ as, width: 360 });
    let letPass = () => {};
    const held = new Promise<void>((resolve) => {
      letPass = resolve;
    });
    await page.route(`**/api/v1/${query}`, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path);
    await expect(page.getByRole('main').locator('[role=status][aria-busy=true]').first()).toBeVisible();
    letPass();
    await expect(cards(page).first()).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectNothingJumped(page, 0.1);
    await page.close();
  }
});
