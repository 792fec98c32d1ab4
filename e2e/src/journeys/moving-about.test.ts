import { expectPageThere } from '../checks/page-there';
import { recordReloads } from '../checks/reloads';
import { expect, test } from '../journey';
import { aPerson } from '../people/people';
import { sayIn } from '../site/texts';

const say = sayIn('en');

test('a followed link starts at the top with the focus on the h1 and a title of its own, and Back leads back', async ({
  openWindow,
}) => {
  const page = await openWindow({ width: 360 });
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/jobs');
  await expect(page).toHaveTitle(new RegExp(say('jobs:search.title')));
  const card = page.getByRole('article').nth(6);
  await card.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
  const link = card.getByRole('link').first();
  const title = (await link.textContent()) ?? '';
  await link.click();

  await expect(heading).toHaveText(title);
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(title.replaceAll(/[.*+?^${}()|[\]\\]/g, '.')));
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(heading).toHaveText(say('jobs:search.title'));
  await expect(page).toHaveURL('/jobs');
  await expect(page.getByRole('article').nth(6)).toBeVisible();
});

test('Back and forward between remotes keep query and hash, in one document', async ({ openWindow }) => {
  const page = await openWindow();
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/jobs?q=roof#x');
  await expect(heading).toHaveText(say('jobs:search.title'));
  const reloads = recordReloads(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('shell:header.signIn') })
    .click();
  await expect(page).toHaveURL(/\/signin/);
  await expectPageThere(page);

  await page.goBack();
  await expect(page).toHaveURL('/jobs?q=roof#x');
  await expect(heading).toHaveText(say('jobs:search.title'));
  await expect(page.getByRole('searchbox', { name: say('jobs:search.filters.q') })).toHaveValue('roof');
  await page.goForward();
  await expect(page).toHaveURL(/\/signin/);
  await expectPageThere(page);
  expect(reloads()).toBe(0);
});

test('the first Tab offers to skip to the content', async ({ openWindow }) => {
  const page = await openWindow();
  await page.goto('/jobs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: say('shell:header.skip') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test(
  'signing out leads to the landing page and forgets session, language and theme [ACC-83, CHR-08]',
  { tag: '@smoke' },
  async ({ openWindow, site }) => {
    const page = await openWindow({ as: await aPerson(site.url, 'client'), language: 'fr', theme: 'dark' });
    await page.goto('/posted-jobs');
    await page.getByRole('button', { name: /profil/i }).click();
    await page.getByRole('menuitem', { name: sayIn('fr')('shell:header.signOut') }).click();
    await expect(page).toHaveURL('/');
    await expectPageThere(page);
    await expect(
      page.getByRole('banner').getByRole('link', { name: say('shell:header.signIn') }),
    ).toBeVisible();
    const stored = await page.evaluate(() => Object.keys(localStorage));
    expect(stored.filter((key) => ['token', 'user', 'theme', 'i18nextLng'].includes(key))).toEqual([]);
  },
);
