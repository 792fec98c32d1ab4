import type { Page } from '@playwright/test';
import { expectAccessible } from '../checks/accessibility';
import { expect, test } from '../journey';
import { mailsTo } from '../people/mail';
import { anEmail } from '../people/people';
import { sayIn } from '../site/texts';

const say = sayIn('en');

type Visitor = { email: string; isVerified?: boolean };

/** Goes to the provider and signs in there. */
async function identify(page: Page, { email, isVerified = true }: Visitor): Promise<void> {
  await page.getByRole('link', { name: say('auth:google.use') }).click();
  await expect(page.getByRole('heading', { name: 'Who do you want to be?' })).toBeVisible();
  await page.getByLabel('Name').fill('Grace Newcomer');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('checkbox', { name: 'The address is verified' }).setChecked(isVerified);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL((url) => url.hostname === 'localhost');
}

async function expectRefused(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(text);
  await expect(page.getByRole('log')).toContainText(text);
  await expect(page).toHaveURL('/signin');
}

test('somebody new from Google becomes a client, signed in, where they wanted to go [ACC-44, ACC-60]', async ({
  openWindow,
  site,
}) => {
  const email = anEmail();
  const page = await openWindow();
  await page.goto('/signin?returnTo=%2Fposted-jobs');
  await identify(page, { email });
  await page.waitForURL('/posted-jobs');
  await expect(page.getByRole('log')).toContainText(say('schema:failures.googleSigningIn'));
  await expect(page.getByRole('log')).toContainText(say('schema:success.signedInWithGoogle'));
  await expect(page.getByRole('button', { name: 'Your profile menu, Grace Newcomer' })).toBeVisible();
  expect((await mailsTo(site.url, email)).map(({ subject }) => subject)).toEqual(['Welcome to Plumbline']);

  await test.step('is asked for what a sign-up form asks for, and agrees [ACC-130]', async () => {
    const asked = page.getByRole('complementary', { name: say('shell:agreement.title') });
    await expect(asked.getByText(say('shell:agreement.first'))).toBeVisible();
    await expectAccessible(page);
    await asked.getByRole('button', { name: say('shell:agreement.agree') }).click();
    await expect(asked).toHaveCount(0);
  });

  await test.step('and comes back the same way, to the same account', async () => {
    const later = await openWindow();
    await later.goto('/signin');
    await identify(later, { email });
    await expect(later).toHaveURL('/');
    await expect(later.getByRole('button', { name: 'Your profile menu, Grace Newcomer' })).toBeVisible();
    expect(await mailsTo(site.url, email)).toHaveLength(1);
  });
});

test('somebody who cancels at Google is told so, once [ACC-62]', async ({ openWindow }) => {
  const page = await openWindow();
  await page.goto('/signin');
  await page.getByRole('link', { name: say('auth:google.use') }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expectRefused(page, say('auth:google.cancelled'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('auth:signIn.title'));
  await expect(page.getByText(say('auth:google.cancelled'))).toHaveCount(0);
});
