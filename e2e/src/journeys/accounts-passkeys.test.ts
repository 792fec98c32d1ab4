import type { Page } from '@playwright/test';
import { expect, test } from '../journey';
import { aPerson } from '../people/people';
import { sayIn } from '../site/texts';

const say = sayIn('en');
const button = (page: Page, key: string) => page.getByRole('button', { name: say(key), exact: true });

/** A device that keeps passkeys, and whose owner always says yes; those it has. */
async function withDevice(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const list = async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
  type Credential = Awaited<ReturnType<typeof list>>[number];
  const put = (credential: Credential) =>
    devtools.send('WebAuthn.addCredential', { authenticatorId, credential });
  return { list, put };
}

test('a passkey is added, signs in past the password, is renamed and removed [ACC-126, ACC-127, ACC-129]', async ({
  openWindow,
  site,
  problems,
}) => {
  const person = await aPerson(site.url, 'contractor', 'Petra Passkey');
  const page = await openWindow({ as: person });
  const device = await withDevice(page);

  await test.step('added with the password', async () => {
    await page.goto('/setting?tab=devices');
    await button(page, 'auth:passkeys.add').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say('auth:passkeys.name'), { exact: true }).fill('Blue key');
    await dialog.getByLabel(say('auth:fields.password'), { exact: true }).fill(person.password);
    await dialog.getByRole('button', { name: say('auth:twoStep.next') }).click();
    await expect(page.getByRole('heading', { name: 'Blue key' })).toBeVisible();
    expect(await device.list()).toHaveLength(1);
  });

  const visitor = await openWindow();
  const borrowed = await withDevice(visitor);
  const [credential] = await device.list();
  if (credential === undefined) throw new Error('the device has no passkey');

  await test.step('it signs in, on the page that asked for it', async () => {
    await visitor.goto('/signin?returnTo=%2Fsetting%3Ftab%3Ddevices');
    await borrowed.put(credential);
    await button(visitor, 'auth:passkeys.signIn').click();
    await visitor.waitForURL('/setting?tab=devices');
    await expect(visitor.getByRole('heading', { name: 'Blue key' })).toBeVisible();
  });

  await test.step('renamed here, removed there', async () => {
    await visitor.getByRole('button', { name: say('auth:passkeys.renameOf', { name: 'Blue key' }) }).click();
    const dialog = visitor.getByRole('dialog');
    await dialog.getByLabel(say('auth:passkeys.name'), { exact: true }).fill('Red key');
    await dialog.getByRole('button', { name: say('auth:passkeys.rename') }).click();
    await page.reload();
    await page.getByRole('button', { name: say('auth:passkeys.removeOf', { name: 'Red key' }) }).click();
    const question = page.getByRole('dialog');
    await question.getByLabel(say('auth:fields.password'), { exact: true }).fill(person.password);
    await question.getByRole('button', { name: say('auth:passkeys.remove') }).click();
    await expect(page.getByText(say('auth:passkeys.none'))).toBeVisible();
  });

  await test.step('a removed one signs nobody in', async () => {
    problems.allow(/\b400\b/);
    const late = await openWindow();
    const kept = await withDevice(late);
    await late.goto('/signin');
    await kept.put({ ...credential, signCount: credential.signCount + 10 });
    await button(late, 'auth:passkeys.signIn').click();
    await expect(late.getByText(say('schema:errors.PASSKEY_REFUSED')).first()).toBeVisible();
    expect(new URL(late.url()).pathname).toBe('/signin');
  });
});
