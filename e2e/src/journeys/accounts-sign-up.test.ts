import type { Page } from '@playwright/test';
import type { User } from '@plumbline/shared-schema/users';
import { expectNoSidewaysScroll } from '../checks/accessibility';
import { expect, test } from '../journey';
import { codeFor, mailsTo } from '../people/mail';
import { anEmail, call, PASSWORD, signIn } from '../people/people';
import { fillAccount, followFromHeader, signInByHand } from '../people/sign-up';
import { sayIn } from '../site/texts';
import type { Say } from '../site/texts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const next = (page: Page, say: Say) => page.getByRole('button', { name: say('auth:signUp.next') });
const phone = (page: Page, say: Say) => page.getByLabel(say('auth:fields.phone'));
const country = (page: Page, say: Say) => page.getByLabel(say('auth:fields.country'));
const terms = (page: Page, say: Say) => page.getByRole('checkbox', { name: say('auth:fields.terms') });

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAADklEQVR42mNoAAMGCAUAKg4GAQj2DKEAAAAASUVORK5CYII=',
  'base64',
);

function countRegistrations(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/auth/register')) count += 1;
  });
  return () => count;
}

/** Puts a text in the clipboard and pastes it where the focus is. */
async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+v');
}

async function expectCodeStep(page: Page, say: Say, email: string): Promise<void> {
  await expect(heading(page)).toHaveText(say('auth:code.title'));
  await expect(page.getByText(email).first()).toBeVisible();
}

test('a client signs up; what was typed survives Back and a reload, and Back from the code never registers twice [ACC-17, ACC-22, ACC-25]', async ({
  openWindow,
  site,
  problems,
}) => {
  const say = sayIn('en');
  const email = anEmail();
  const page = await openWindow({ width: 768, language: 'en' });
  const registrations = countRegistrations(page);

  await test.step('step 1 leads on once it is complete', async () => {
    await page.goto('/');
    await followFromHeader(page, say('shell:header.signUp'), say);
    await expect(next(page, say)).toBeDisabled();
    await fillAccount(page, { role: 'client', fullName: 'Camille Client', email, say });
    await next(page, say).click();
    await expect(heading(page)).toHaveText(say('auth:signUp.detailsTitle'));
    await phone(page, say).fill('+33 1 23 45 67 89');
  });

  await test.step('Back shows step 1 as it was, and on again step 2 as it was', async () => {
    await page.getByRole('button', { name: say('auth:signUp.back') }).click();
    await expect(page.getByLabel(say('auth:fields.name'))).toHaveValue('Camille Client');
    await expect(page.getByLabel(say('auth:fields.password'), { exact: true })).toHaveValue(PASSWORD);
    await next(page, say).click();
    await expect(phone(page, say)).toHaveValue('+33 1 23 45 67 89');
  });

  await test.step('a reload keeps all but the password, which is never stored', async () => {
    await page.reload();
    await expect(page.getByText(say('auth:signUp.passwordAgain'))).toBeVisible();
    await expect(page.getByLabel(say('auth:fields.email'))).toHaveValue(email);
    await expect(page.getByRole('radio', { name: say('options:userType.client') })).toBeChecked();
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
      PASSWORD,
    );
    await page.getByLabel(say('auth:fields.password'), { exact: true }).fill(PASSWORD);
    await next(page, say).click();
    await expect(phone(page, say)).toHaveValue('+33 1 23 45 67 89');
  });

  await test.step('the account is made, and a wrong code is refused', async () => {
    problems.allow(/400.*verify-email|status of 400/);
    await country(page, say).selectOption({ label: 'France' });
    await terms(page, say).check();
    await page.getByRole('button', { name: say('auth:signUp.create') }).click();
    await expect(page.getByText(say('schema:success.registered')).first()).toBeVisible();
    await expectCodeStep(page, say, email);
    const wrong = (await codeFor(site.url, email)) === '000000' ? '000001' : '000000';
    await page.getByRole('textbox').first().focus();
    await paste(page, wrong);
    await page.getByRole('button', { name: say('auth:code.continue') }).click();
    await expect(
      page.getByRole('alert').filter({ hasText: say('schema:errors.CODE_INVALID') }),
    ).toBeVisible();
  });

  await test.step('Back, the browser’s Back and a reload show an account that is there already', async () => {
    await page.getByRole('button', { name: say('auth:signUp.back') }).click();
    await expect(page.getByText(say('auth:signUp.created'))).toBeVisible();
    await expect(page.getByText('+33 1 23 45 67 89')).toBeVisible();
    await page.reload();
    await expect(page.getByText(say('auth:signUp.created'))).toBeVisible();
    await page.getByRole('button', { name: say('auth:signUp.toCode') }).click();
    await expectCodeStep(page, say, email);
    await page.goBack();
    await expect(page.getByText(say('auth:signUp.created'))).toBeVisible();
    await page.goto('/signup');
    await expectCodeStep(page, say, email);
    expect(registrations()).toBe(1);
  });

  await test.step('the pasted code of the mail verifies the address', async () => {
    await page.getByRole('textbox').first().focus();
    await paste(page, `${await codeFor(site.url, email)} `);
    await page.getByRole('button', { name: say('auth:code.continue') }).click();
    await page.waitForURL('/signin');
    await expect(page.getByText(say('schema:success.emailVerified')).first()).toBeVisible();
    await signInByHand(page, { email, say });
    await expect(page).toHaveURL('/');
  });

  expect(registrations()).toBe(1);
  expect((await mailsTo(site.url, email)).map(({ subject }) => subject)).toEqual([
    'Welcome to Plumbline',
    'Your Plumbline verification code',
  ]);
});

test(
  'a contractor signs up in French on a dark phone, with skills, an identity card and the code typed [ACC-40]',
  { tag: '@smoke' },
  async ({ openWindow, site }) => {
    const say = sayIn('fr');
    const email = anEmail();
    const page = await openWindow({ width: 360, language: 'fr', theme: 'dark' });
    await page.goto('/');
    await followFromHeader(page, say('shell:header.signUp'), say);
    await fillAccount(page, { role: 'contractor', fullName: 'Corinne Maçon', email, say });
    await next(page, say).click();

    await phone(page, say).fill('+33 6 12 34 56 78');
    await country(page, say).selectOption({ label: 'France' });
    await page.getByRole('button', { name: say('options:skill.plumbing') }).click();
    await page.getByLabel(say('ui:skills.other')).fill('Zinguerie');
    await page.getByLabel(say('ui:skills.other')).press('Enter');
    await expect(
      page.getByRole('button', { name: say('ui:skills.remove', { name: 'Zinguerie' }) }),
    ).toBeVisible();
    await page
      .getByLabel(say('auth:fields.nationalId'))
      .setInputFiles({ name: 'carte.png', mimeType: 'image/png', buffer: PICTURE });
    await expect(page.getByText('carte.png').first()).toBeVisible();
    await terms(page, say).check();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: say('auth:signUp.create') }).click();

    await expectCodeStep(page, say, email);
    await expectNoSidewaysScroll(page);
    const [mail] = await mailsTo(site.url, email);
    expect(mail?.language).toBe('fr');
    await page.getByRole('button', { name: say('auth:signUp.back') }).click();
    await expect(page.getByText('Plomberie et Zinguerie')).toBeVisible();
    await page.getByRole('button', { name: say('auth:signUp.toCode') }).click();
    await expectCodeStep(page, say, email);
    await page.getByRole('textbox').first().focus();
    await page.keyboard.type(await codeFor(site.url, email));
    await page.getByRole('button', { name: say('auth:code.continue') }).click();
    await page.waitForURL('/');

    const { token } = await signIn(site.url, { email, password: PASSWORD });
    const { user } = await call<{ user: User }>(site.url, 'users/me', { token });
    expect(user).toMatchObject({ userType: 'contractor', emailVerified: true, country: 'France' });
  },
);

test('a company signs up with its picture, which then stands in the header', async ({ openWindow, site }) => {
  const say = sayIn('en');
  const email = anEmail();
  const page = await openWindow({ language: 'en' });
  await page.goto('/');
  await followFromHeader(page, say('shell:header.signUp'), say);
  await fillAccount(page, { role: 'company', fullName: 'Straight & Sons', email, say });
  await next(page, say).click();

  await page.getByLabel(say('auth:fields.businessType')).selectOption({ index: 1 });
  await country(page, say).selectOption({ label: 'Belgium' });
  await page.getByLabel(say('auth:fields.website')).fill('https://straight.example');
  const upload = page.getByLabel(say('auth:fields.profile'));
  await upload.setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(page.getByRole('alert')).toHaveText(say('schema:validation.invalidImageType'));
  await upload.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: PICTURE });
  await expect(page.getByRole('alert')).toHaveCount(0);
  await terms(page, say).check();
  await page.getByRole('button', { name: say('auth:signUp.nextStep') }).click();

  await expectCodeStep(page, say, email);
  await page.getByRole('textbox').first().focus();
  await paste(page, await codeFor(site.url, email));
  await page.getByRole('button', { name: say('auth:code.continue') }).click();
  await page.waitForURL('/');
  const picture = page.getByRole('button', { name: /^Your profile menu/ }).locator('img');
  await expect(picture).toHaveAttribute('src', /\/files\//);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});
