import { expectAccessible, expectNoSidewaysScroll } from '../checks/accessibility';
import { expectNothingJumped } from '../checks/layout-shifts';
import { expect, test } from '../journey';
import { sayIn } from '../site/texts';

test('a visitor finds a professional by trade and a misspelt city from the landing page', async ({
  openWindow,
}) => {
  const say = sayIn('en');
  const page = await openWindow();
  await page.goto('/');
  await page.getByLabel(say('marketing:search.what')).fill(say('options:skill.plumbing'));
  await page.getByLabel(say('marketing:search.city')).pressSequentially('bostn');
  await page
    .getByRole('option', { name: /Boston/ })
    .first()
    .click();
  await page.getByRole('button', { name: say('marketing:search.submit.people') }).click();
  await expect(page).toHaveURL(/\/professionals\?specialty=plumbing&location=42\.\d+%2C-71\.\d+%2C25$/);
});

test('a visitor who looks for work is led to the jobs, in French and on a phone', async ({ openWindow }) => {
  const say = sayIn('fr');
  const page = await openWindow({ language: 'fr', width: 360 });
  await page.goto('/');
  await page.getByText(say('marketing:search.work'), { exact: true }).click();
  await page.getByLabel(say('marketing:search.what')).fill('plomberie');
  await page.getByRole('button', { name: say('marketing:search.submit.work') }).click();
  await expect(page).toHaveURL(/\/jobs\?q=plumbing$/);
});

test('the landing page shows counted figures and open jobs, and nothing jumps', async ({ openWindow }) => {
  const say = sayIn('en');
  const page = await openWindow();
  await page.goto('/');
  const figures = page.getByRole('list', { name: say('marketing:figures.label') });
  await expect(figures.getByRole('listitem').first()).toHaveText(/^\d/);
  const jobs = page.getByRole('group', { name: say('marketing:openJobs.title') });
  await page.getByRole('heading', { name: say('marketing:steps.title') }).scrollIntoViewIfNeeded();
  await expect(jobs.getByRole('link').first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await expectNothingJumped(page);
});
