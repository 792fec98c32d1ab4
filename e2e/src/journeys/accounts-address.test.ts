import type { Page } from '@playwright/test';
import { expectAccessible } from '../checks/accessibility';
import { expect, test } from '../journey';
import { codeFor, leavingCodeFor, mailsTo, resetLinkFor, undoLinkFor } from '../people/mail';
import { aPerson, anEmail, call, PASSWORD } from '../people/people';
import { sayIn } from '../site/texts';

const say = sayIn('en');
const button = (page: Page, key: string) => page.getByRole('button', { name: say(key), exact: true });

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/signin');
  await page.getByLabel(say('auth:fields.email')).fill(email);
  await page.getByLabel(say('auth:fields.password'), { exact: true }).fill(PASSWORD);
  await button(page, 'auth:signIn.submit').click();
}

test('another address takes the place of one’s own, and the former one takes the account back [ACC-122, ACC-123, ACC-125, ACC-139]', async ({
  openWindow,
  site,
  problems,
}) => {
  // The session that the former address ends.
  problems.allow(/\b401\b/);
  const person = await aPerson(site.url, 'client', 'Adele Address');
  const next = anEmail();
  const verification = { email: person.email, code: await codeFor(site.url, person.email) };
  await call(site.url, 'auth/verify-email', { body: verification });
  const page = await openWindow({ as: person });

  await test.step('the new address is asked for, and confirmed by the codes of both', async () => {
    await page.goto('/setting?tab=account');
    await button(page, 'auth:emailChange.change').click();
    const form = page.getByRole('dialog', { name: say('auth:emailChange.change') });
    await form.getByLabel(say('auth:fields.email')).fill(next);
    await form.getByLabel(say('auth:fields.password'), { exact: true }).fill(person.password);
    await form.getByRole('button', { name: say('auth:emailChange.send') }).click();
    const code = page.getByRole('dialog', { name: say('auth:emailChange.codeTitle') });
    const codeOf = (which: 'New' | 'Present') =>
      code
        .getByRole('group', { name: say(`auth:emailChange.codeOf${which}`) })
        .getByRole('textbox')
        .first();
    await codeOf('New').fill(await codeFor(site.url, next));
    await codeOf('Present').fill(await leavingCodeFor(site.url, person.email));
    await expectAccessible(page);
    await code.getByRole('button', { name: say('auth:emailChange.confirm') }).click();
    await expect(code).toBeHidden();
    await expect(page.getByText(next, { exact: true })).toBeVisible();
  });

  await test.step('the new address signs in', async () => {
    const other = await openWindow();
    await signIn(other, next);
    await other.waitForURL('/');
  });

  await test.step('the link in the mail to the former one puts it back, and a new password can be chosen', async () => {
    const visitor = await openWindow();
    await visitor.goto(await undoLinkFor(site.url, person.email));
    await expectAccessible(visitor);
    await button(visitor, 'auth:undoEmail.putBack').click();
    await expect(visitor.getByRole('heading', { name: say('auth:undoEmail.done.title') })).toBeVisible();
    await expect(visitor).toHaveURL('/undo-email-change');
    await resetLinkFor(site.url, person.email);
    expect(await mailsTo(site.url, next)).not.toContainEqual(
      expect.objectContaining({ text: expect.stringContaining('/forgot-password#') }),
    );
  });

  await test.step('every session has ended', async () => {
    await page.goto('/setting?tab=account');
    // The one where the session's end is known at once, the other where an answer tells it.
    await expect(page).toHaveURL(/\/(signin|login)\b/);
  });
});
