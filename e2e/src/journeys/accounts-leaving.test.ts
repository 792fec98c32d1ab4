import type { Page } from '@playwright/test';
import { RECOVERY_CODES } from '@plumbline/shared-schema/limits';
import { expect, test } from '../journey';
import { appCode } from '../people/authenticator';
import { aPerson } from '../people/people';
import type { Person } from '../people/people';
import { sayIn } from '../site/texts';

const say = sayIn('en');
const button = (page: Page, key: string) => page.getByRole('button', { name: say(key), exact: true });

/** Fills in the password and, where it is asked for, the code. */
async function signInWith(page: Page, { email, password }: Person, code: string): Promise<void> {
  await page.goto('/signin');
  await page.getByLabel(say('auth:fields.email')).fill(email);
  await page.getByLabel(say('auth:fields.password'), { exact: true }).fill(password);
  await button(page, 'auth:signIn.submit').click();
  await page.getByLabel(say('auth:twoStep.code'), { exact: true }).fill(code);
  await button(page, 'auth:signIn.submit').click();
  await page.waitForURL('/');
}

/** The secret that the app was shown, and the recovery codes. */
async function turnTwoStepOn(page: Page, password: string) {
  await page.goto('/setting?tab=devices');
  await button(page, 'auth:twoStep.turnOn').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('auth:fields.password'), { exact: true }).fill(password);
  await dialog.getByRole('button', { name: say('auth:twoStep.next') }).click();
  const secret = (await dialog.getByRole('code').innerText()).replaceAll(' ', '');
  const code = dialog.getByRole('group', { name: say('auth:code.label') });
  await code.getByRole('textbox').first().fill(appCode(secret));
  await dialog.getByRole('button', { name: say('auth:twoStep.turnOn') }).click();
  const listed = page.getByRole('list', { name: say('auth:twoStep.codesTitle') }).locator('li');
  await expect(listed).toHaveCount(RECOVERY_CODES);
  const codes = await listed.allInnerTexts();
  await button(page, 'auth:twoStep.kept').click();
  return { secret, codes };
}

test('two-step sign-in, a copy of the data, and an account that is nearly deleted [ACC-106, ACC-108, ACC-119, ACC-121]', async ({
  openWindow,
  site,
  problems,
}) => {
  // The right password alone.
  problems.allow(/\b403\b/);
  const person = await aPerson(site.url, 'client', 'Lena Leaver');
  const page = await openWindow({ as: person });
  const { secret, codes } = await turnTwoStepOn(page, person.password);

  await test.step('a code of the app signs in, and so does a recovery code', async () => {
    await signInWith(await openWindow(), person, appCode(secret, 1));
    await signInWith(await openWindow(), person, codes[0] ?? '');
  });

  await test.step('the data is put together and fetched', async () => {
    await page.goto('/setting?tab=account');
    await button(page, 'auth:export.ask').click();
    const link = page.getByRole('link', { name: say('auth:export.download') });
    await expect(link).toBeVisible({ timeout: 30_000 });
    const answer = await page.request.get((await link.getAttribute('href')) ?? '');
    expect((await answer.body()).subarray(0, 2).toString()).toBe('PK');
  });

  await test.step('the account is to be deleted, which every page says', async () => {
    await button(page, 'auth:deletion.ask').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say('auth:fields.password'), { exact: true }).fill(person.password);
    await dialog.getByRole('button', { name: say('auth:deletion.ask') }).click();
    await expect(dialog).toBeHidden();
    await page.goto('/posted-jobs');
  });

  await test.step('the owner keeps it after all', async () => {
    const notice = page.getByRole('complementary', { name: say('shell:leaving.title') });
    await notice.getByRole('button', { name: say('shell:leaving.keep') }).click();
    await expect(notice).toBeHidden();
    await page.goto('/setting?tab=account');
    await expect(button(page, 'auth:deletion.ask')).toBeVisible();
  });
});
