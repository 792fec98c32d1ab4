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
  await expect(page).toHaveURL(/\/professionals\?specialty=plumbing&location=42\.\d+%2C-71\.\d+%2C40$/);
});
