import type { Page } from '@playwright/test';
import { expect, test } from '../journey';
import { resetLinkFor } from '../people/mail';
import { aPerson, PASSWORD } from '../people/people';
import { sayIn } from '../site/texts';

const say = sayIn('en');
const NEW_PASSWORD = 'plumb bob 12 + spirit level';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, key: string) => page.getByRole('button', { name: say(key), exact: true });

async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel(say('auth:fields.email')).fill(email);
  await page.getByLabel(say('auth:fields.password'), { exact: true }).fill(password);
  await button(page, 'auth:signIn.submit').click();
}

async function fillNewPassword(page: Page): Promise<void> {
  await page.getByLabel(say('auth:reset.password'), { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel(say('auth:reset.confirm'), { exact: true }).fill(NEW_PASSWORD);
  await button(page, 'auth:reset.submit').click();
}

test('a forgotten password is reset by mail; the old link, password and sessions no longer work [ACC-69, ACC-73, ACC-74]', async ({
  openWindow,
  site,
  problems,
}) => {
  problems.allow(/\b40[01]\b/);
  const person = await aPerson(site.url, 'client');
  const elsewhere = await openWindow({ as: person });
  await elsewhere.goto('/posted-jobs');
  await expect(heading(elsewhere)).toBeVisible();
  // At once when this page asks for something, as the bell does on news; else when it is loaded again.
  const isToldElsewhere = elsewhere.getByText(say('shell:session.expired')).first().waitFor();
  const page = await openWindow();

  await test.step('the address typed at the sign-in is taken along', async () => {
    await page.goto('/signin');
    await page.getByLabel(say('auth:fields.email')).fill(person.email);
    await page.getByRole('link', { name: say('auth:signIn.forgot') }).click();
    await expect(page.getByLabel(say('auth:fields.email'))).toHaveValue(person.email);
    await button(page, 'auth:forgot.continue').click();
    await expect(heading(page)).toHaveText(say('auth:sent.title'));
    await expect(page.getByText(say('schema:success.resetLinkSent')).first()).toBeVisible();
    await expect(button(page, 'auth:forgot.resend')).toHaveAttribute('aria-disabled', 'true');
  });

  const link = await resetLinkFor(site.url, person.email);
  await test.step('the link leads to step 3 and leaves the address bar', async () => {
    expect(link.startsWith(site.url)).toBe(true);
    await page.goto(link);
    await expect(heading(page)).toHaveText(say('auth:reset.title'));
    await expect(page).toHaveURL('/forgot-password');
    await expect(page.getByText(person.email)).toBeVisible();
    await fillNewPassword(page);
    await page.waitForURL('/signin');
    await expect(page.getByText(say('schema:success.passwordReset')).first()).toBeVisible();
  });

  await test.step('the old password is refused, the new one works', async () => {
    await expect(page.getByLabel(say('auth:fields.email'))).toHaveValue(person.email);
    await fillSignIn(page, person.email, PASSWORD);
    await expect(page.getByRole('alert').first()).toContainText(say('schema:errors.INVALID_CREDENTIALS'));
    await fillSignIn(page, person.email, NEW_PASSWORD);
    await expect(page).toHaveURL('/');
  });

  await test.step('the used link is refused and offers a new one', async () => {
    const late = await openWindow();
    await late.goto(link);
    await fillNewPassword(late);
    await expect(late.getByRole('alert').first()).toContainText(say('schema:errors.RESET_TOKEN_INVALID'));
    await button(late, 'auth:reset.newLink').click();
    await expect(late.getByLabel(say('auth:fields.email'))).toHaveValue(person.email);
  });

  await test.step('the session elsewhere is over', async () => {
    await elsewhere.reload();
    await elsewhere.waitForURL((url) => url.pathname === '/login');
    await isToldElsewhere;
    expect(await elsewhere.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
});
