import { expectNothingJumped } from '../checks/layout-shifts';
import { expect, test } from '../journey';
import { sayIn } from '../site/texts';

test('a visitor looks down the landing page, where nothing jumps, and finds a professional by trade and a misspelt city', async ({
  openWindow,
}) => {
  const say = sayIn('en');
  const page = await openWindow();
  await page.goto('/');
  await page.getByRole('heading', { name: say('marketing:steps.title') }).scrollIntoViewIfNeeded();
  const openJobs = page.getByRole('group', { name: say('marketing:openJobs.title') });
  await expect(openJobs.getByRole('link').first()).toBeVisible();
  await expectNothingJumped(page);
  await page.getByLabel(say('marketing:search.what')).fill(say('options:skill.plumbing'));
  await page.getByLabel(say('marketing:search.city')).pressSequentially('bostn');
  await page
    .getByRole('option', { name: /Boston/ })
    .first()
    .click();
  await page.getByRole('button', { name: say('marketing:search.submit.people') }).click();
  await expect(page).toHaveURL(/\/professionals\?specialty=plumbing&location=42\.\d+%2C-71\.\d+%2C40$/);
});
