import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../checks/accessibility';
import { expect, test } from '../journey';
import { codeFor } from '../people/mail';
import { anEmail, aPerson, call } from '../people/people';
import { signUpByHand } from '../people/sign-up';
import { sayIn } from '../site/texts';
import type { Say } from '../site/texts';

const notice = (page: Page, say: Say) =>
  page.getByRole('complementary', { name: say('shell:unverified.title') });

test('somebody who skips the code is reminded on every page until the mailed code is entered [ACC-26]', async ({
  openWindow,
  site,
}) => {
  const say = sayIn('fr');
  const email = anEmail();
  const page = await openWindow({ language: 'fr', width: 360, theme: 'dark' });
  await signUpByHand(page, { role: 'client', fullName: 'Léa Plus-Tard', email, say });
  await expect(notice(page, say)).toContainText(email);
  await page.goto('/posted-jobs');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await notice(page, say)
    .getByRole('link', { name: say('shell:unverified.confirm') })
    .click();
  await expect(page).toHaveURL(/^[^?]*\/verify-email\?/);
  await page.getByRole('textbox').first().focus();
  await page.keyboard.type(await codeFor(site.url, email));
  await page.getByRole('button', { name: say('auth:code.continue') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('auth:verify.confirmed'));
  await page.getByRole('link', { name: say('auth:verify.goOn') }).click();
  await expect(page).toHaveURL('/posted-jobs');
  await expect(notice(page, say)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice(page, say)).toHaveCount(0);
});

test('language and theme chosen while signed in come back at a sign-in in another browser [ACC-90]', async ({
  openWindow,
  site,
}) => {
  const person = await aPerson(site.url, 'contractor');
  const page = await openWindow({ as: person });
  await page.goto('/jobs');
  await page.getByRole('button', { name: /^EN, language/ }).click();
  await page.getByRole('menuitem', { name: 'Français' }).click();
  await page.getByRole('button', { name: sayIn('fr')('shell:theme.toDark') }).click();
  const kept = async () => {
    const { token } = person;
    return (await call<{ data: object }>(site.url, 'users/me/preferences', { token })).data;
  };
  await expect.poll(kept).toMatchObject({ language: 'fr', theme: 'dark' });

  const other = await openWindow();
  await other.goto('/signin');
  await other.getByLabel('Email').fill(person.email);
  await other.getByLabel('Password', { exact: true }).fill(person.password);
  await other.keyboard.press('Enter');
  await expect(other.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(other.locator('html')).toHaveClass(/\bdark\b/);
  await other.reload();
  await expect(other.getByRole('button', { name: sayIn('fr')('shell:theme.toLight') })).toBeVisible();
});
