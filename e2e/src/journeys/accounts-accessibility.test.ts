import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../checks/accessibility';
import { expect, test } from '../journey';
import { anEmail, PASSWORD } from '../people/people';
import { choosePlaceByKeyboard } from '../people/sign-up';
import { sayIn } from '../site/texts';

/** Both themes; with them a wide window in English and the narrowest one in French, where texts are longest. */
const LOOKS = [
  { theme: 'light', language: 'en', width: 1280 },
  { theme: 'dark', language: 'fr', width: 320 },
] as const;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function expectUsable(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

/** Submits an empty form: the summary gets the focus, and each field names its error. */
async function sendEmpty(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert').first()).toBeFocused();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await expectUsable(page);
}

for (const look of LOOKS) {
  const { theme, language, width } = look;
  const say = sayIn(language);
  const how = `(${theme}, ${language}, ${String(width)} px)`;

  test(`each step of the sign-up and its errors are accessible ${how}`, async ({ openWindow }) => {
    test.slow();
    const page = await openWindow(look);
    const role = (name: string) => page.getByRole('radio', { name: say(`options:userType.${name}`) });
    const next = page.getByRole('button', { name: say('auth:signUp.next') });
    const back = page.getByRole('button', { name: say('auth:signUp.back') });
    const password = page.getByLabel(say('auth:fields.password'), { exact: true });

    await test.step('step 1, and what is wrong in it', async () => {
      await page.goto('/signup');
      await expect(page.getByRole('application')).toBeVisible();
      await page.getByLabel(say('auth:fields.email')).fill('nobody');
      await password.fill('short');
      await password.blur();
      await expect(page.getByText(say('schema:validation.invalidEmail'))).toBeVisible();
      await expect(page.getByText(say('schema:validation.passwordMinSignUp'))).toBeVisible();
      await expectUsable(page);
      await password.fill('password123');
      await expect(page.getByText(say('auth:passwords.common'))).toBeVisible();
      await expectUsable(page);
    });

    await test.step('step 2 of each role', async () => {
      await page.getByLabel(say('auth:fields.name')).fill('Alex Plumb');
      await page.getByLabel(say('auth:fields.email')).fill(anEmail());
      await password.fill(PASSWORD);
      await choosePlaceByKeyboard(page, say('auth:fields.location'));
      for (const [name, send] of [
        ['contractor', say('auth:signUp.create')],
        ['company', say('auth:signUp.nextStep')],
        ['client', say('auth:signUp.create')],
      ] as const) {
        await role(name).check();
        await next.click();
        await expect(heading(page)).toHaveText(say('auth:signUp.detailsTitle'));
        await sendEmpty(page, send);
        if (name !== 'client') await back.click();
      }
    });

    await test.step('the code', async () => {
      await page.getByLabel(say('auth:fields.phone')).fill('+33 1 23 45 67 89');
      await page.getByLabel(say('auth:fields.country')).selectOption({ label: 'France' });
      await page.getByRole('checkbox', { name: say('auth:fields.terms') }).check();
      await page.getByRole('button', { name: say('auth:signUp.create') }).click();
      await expect(heading(page)).toHaveText(say('auth:code.title'));
      await expectUsable(page);
      await sendEmpty(page, say('auth:code.continue'));
      await back.click();
      await expect(page.getByText(say('auth:signUp.created'))).toBeVisible();
      await expectUsable(page);
    });
  });

  test(`sign-in, password recovery and their errors are accessible ${how}`, async ({
    openWindow,
    problems,
  }) => {
    problems.allow(/\b40[01]\b/);
    const page = await openWindow(look);
    const email = page.getByLabel(say('auth:fields.email'));

    await test.step('the sign-in, in both its frames', async () => {
      for (const path of ['/signin', '/login']) {
        await page.goto(path);
        await expect(page.getByRole('link', { name: say('auth:google.use') })).toBeVisible();
        await sendEmpty(page, say('auth:signIn.submit'));
      }
      await page.goto('/signin?googleError=missingInfo');
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await expectUsable(page);
    });

    await test.step('forgot password: the address, the mail', async () => {
      await page.goto('/forgot-password');
      await sendEmpty(page, say('auth:forgot.continue'));
      await email.fill(anEmail());
      await page.getByRole('button', { name: say('auth:forgot.continue') }).click();
      await expect(heading(page)).toHaveText(say('auth:sent.title'));
      await expectUsable(page);
    });

    await test.step('forgot password: the new password, and an invalid link', async () => {
      await page.goto('/forgot-password?token=worn-out&email=ada%40example.org');
      await expect(heading(page)).toHaveText(say('auth:reset.title'));
      await sendEmpty(page, say('auth:reset.submit'));
      for (const field of ['reset.password', 'reset.confirm'])
        await page.getByLabel(say(`auth:${field}`), { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: say('auth:reset.submit') }).click();
      await expect(page.getByRole('button', { name: say('auth:reset.newLink') })).toBeVisible();
      await expectUsable(page);
    });
  });
}
