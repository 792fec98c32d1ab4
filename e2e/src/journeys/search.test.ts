import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../checks/accessibility';
import { expectNothingJumped } from '../checks/layout-shifts';
import { expectNoClippedText } from '../checks/texts';
import { expect, test } from '../journey';
import { aJob, aPerson } from '../people/people';
import { sayIn } from '../site/texts';

const say = sayIn('en');
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const keywords = (page: Page) => page.getByRole('searchbox', { name: say('jobs:search.filters.q') });
const map = (page: Page) => page.getByRole('region', { name: say('jobs:search.map.label') });
const historyLength = (page: Page) => page.evaluate(() => history.length);

test(
  'typing and choosing leave one history entry, and the address shows the same in another browser',
  { tag: '@smoke' },
  async ({ openWindow }) => {
    const page = await openWindow();
    await page.goto('/jobs');
    await expect(cards(page).first()).toBeVisible();
    const before = await historyLength(page);
    await keywords(page).pressSequentially('roof', { delay: 30 });
    await expect(page).toHaveURL(/[?&]q=roof/);
    await page.getByRole('combobox', { name: say('jobs:search.sort') }).selectOption('relevance');
    await expect(page).toHaveURL('/jobs?q=roof&sort=relevance');
    expect(await historyLength(page)).toBe(before);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    const titles = await cards(page).getByRole('heading').allTextContents();

    const other = await openWindow({ language: 'fr' });
    await other.goto(page.url());
    await expect(cards(other).getByRole('heading')).toHaveText(titles);
    await expect(other.getByRole('combobox', { name: sayIn('fr')('jobs:search.sort') })).toHaveValue(
      'relevance',
    );
  },
);

test('a slow answer shows a skeleton at once, and nothing shifts when it arrives', async ({ openWindow }) => {
  const page = await openWindow({ isRendered: false });
  let letPass = () => {};
  const held = new Promise<void>((resolve) => {
    letPass = resolve;
  });
  await page.route('**/api/v1/jobs/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/jobs');
  const skeleton = page.getByRole('status', { name: say('jobs:search.loading') });
  await expect(skeleton).toHaveAttribute('aria-busy', 'true');
  letPass();
  await expect(cards(page).first()).toBeVisible();
  await expect(
    map(page)
      .getByRole('button', { name: /results here/ })
      .first(),
  ).toBeVisible();
  await expectNothingJumped(page, 0.1);
});

for (const theme of ['light', 'dark'] as const) {
  test(`filters, the map with a chosen job and every dialog are accessible, ${theme}`, async ({
    openWindow,
    demo,
  }) => {
    const page = await openWindow({ theme, as: demo.viewers.contractor });
    await page.goto('/jobs?q=roof&category=residential');
    const markers = map(page).getByRole('button', { name: /results here|, \$/ });
    await expect(markers.first()).toBeVisible();
    // Clicks clusters open until a job is reached: near ones split up, those at one place are listed.
    await expect(async () => {
      await markers.first().focus();
      await page.keyboard.press('Enter');
      await expect(map(page).getByRole('article').getByRole('link').first()).toBeFocused({ timeout: 1000 });
    }).toPass();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    for (const dialog of ['place', 'save']) {
      await page.goto(`/jobs?q=roof&dialog=${dialog}`);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page.getByRole('dialog').locator('input').first()).toBeVisible();
      await expectAccessible(page);
    }
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/jobs?q=roof');
  });
}

test('a phone shows list or map, says which in the address, and never scrolls sideways', async ({
  openWindow,
  site,
}) => {
  const hirer = await aPerson(site.url, 'client', 'مقاول 🧱 '.repeat(6).trim());
  await aJob(site.url, hirer, `Xylobuild ${'W'.repeat(80)} مرحبا 👷🏽‍♀️`);
  const page = await openWindow({ width: 320, language: 'fr' });
  await page.goto('/jobs?q=xylobuild');
  await expect(cards(page)).toHaveCount(1);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: sayIn('fr')('jobs:search.sheet.open'), exact: true }).click();
  const sheet = page.getByRole('dialog', { name: sayIn('fr')('jobs:search.sheet.open') });
  await expect(sheet.getByLabel(sayIn('fr')('jobs:search.filters.category'))).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await sheet
    .getByRole('button', { name: sayIn('fr')('jobs:search.sheet.showFound_one', { count: 1 }) })
    .click();
  await expect(sheet).toHaveCount(0);
  await page.getByRole('button', { name: sayIn('fr')('ui:layout.map'), exact: true }).click();
  await expect(page).toHaveURL('/jobs?q=xylobuild&view=map');
  await expect(page.getByRole('region', { name: sayIn('fr')('jobs:search.map.label') })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.reload();
  await expect(cards(page)).toHaveCount(0);
  await page.getByRole('button', { name: sayIn('fr')('ui:layout.list'), exact: true }).click();
  await expect(cards(page)).toHaveCount(1);
});

test('without an answer the search says so in French on a dark phone, and Retry brings it back', async ({
  openWindow,
  problems,
}) => {
  problems.allow(/jobs\/search|Failed to load resource/);
  const dire = sayIn('fr');
  const page = await openWindow({ language: 'fr', theme: 'dark', width: 320, isRendered: false });
  const search = '**/api/v1/jobs/search**';
  await page.route(search, (route) => route.abort('connectionfailed'));
  await page.goto('/jobs?q=roof');
  const error = page.getByRole('alert').filter({ hasText: dire('schema:failures.searchJobs') });
  await expect(error).toBeVisible();
  await expectAccessible(page);
  await expectNoClippedText(page);
  await page.unroute(search);
  await error.getByRole('button', { name: dire('ui:retry') }).click();
  await expect(cards(page).first()).toBeVisible();
  await expect(error).toHaveCount(0);
});
