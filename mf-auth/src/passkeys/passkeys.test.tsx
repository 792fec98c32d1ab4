import type { Passkey } from '@plumbline/shared-schema/passkeys';
import type { TwoStep } from '@plumbline/shared-schema/two-step';
import { leaving } from '@plumbline/testing/leaving';
import { renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { SignInPage } from '../sign-in/SignInPage';
import { PasskeysSection } from './PasskeysSection';

const phone: Passkey = {
  _id: '01890000-0000-7000-8000-000000000001',
  name: 'My phone',
  createdAt: '2026-03-01T08:00:00.000Z',
  lastUsedAt: null,
  isSynced: true,
};
const off: TwoStep = { isOn: false, since: null, recoveryCodesLeft: 0 };
const on: TwoStep = { isOn: true, since: '2026-03-01T09:00:00.000Z', recoveryCodesLeft: 9 };
const bytes = (text: string) => new TextEncoder().encode(text).buffer;

/** What a device answers: `AQID` and so on are written as base64url in what is sent. */
const made = {
  id: 'a2V5',
  rawId: bytes('key'),
  type: 'public-key',
  response: {
    clientDataJSON: bytes('client'),
    attestationObject: bytes('made'),
    authenticatorData: bytes('data'),
    signature: bytes('signed'),
    userHandle: bytes('me'),
    getTransports: () => ['internal'],
  },
  getClientExtensionResults: () => ({}),
};
const create = jest.fn<Promise<unknown>, [unknown]>();
const get = jest.fn<Promise<unknown>, [{ mediation?: string; signal: AbortSignal }]>();
const isOffered = jest.fn<Promise<boolean>, []>();

/** A browser with passkeys, and a device that answers. */
function haveBrowser() {
  const Credential = Object.assign(() => undefined, { isConditionalMediationAvailable: isOffered });
  Object.assign(globalThis, { PublicKeyCredential: Credential });
  Object.defineProperty(navigator, 'credentials', { value: { create, get }, configurable: true });
}

beforeEach(() => {
  haveBrowser();
  create.mockReset().mockResolvedValue(made);
  get.mockReset().mockResolvedValue(made);
  isOffered.mockReset().mockResolvedValue(false);
  server.use(reply.providers(), reply.passkeyAsked(), reply.twoStep(off));
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

const refusal = (name: string) => Object.assign(new Error('refused'), { name });
const showSettings = () =>
  renderPage(<PasskeysSection />, { route: '/setting?tab=devices', user: signedIn.client() });
const showSignIn = (route = '/signin') => renderPage(<SignInPage />, { route, path: '/signin' });
const button = () => screen.findByRole('button', { name: 'Sign in with a passkey' });

async function add(page: Awaited<ReturnType<typeof showSettings>>) {
  await page.user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a passkey' });
  const name = await within(dialog).findByRole('textbox', { name: 'Name' });
  await page.user.clear(name);
  await page.user.type(name, 'My phone');
  await page.user.type(within(dialog).getByLabelText('Password', { selector: 'input' }), 'password123');
  await page.user.click(within(dialog).getByRole('button', { name: 'Next' }));
  return dialog;
}

test('password and name lead to the browser, and the new passkey is listed [ACC-126]', async () => {
  server.use(reply.passkeys(), reply.passkeyBegun(), reply.passkeySaved('post', phone));
  const calls = recordCalls();
  const page = await showSettings();
  expect(await screen.findByText('You have no passkey yet.')).toBeVisible();
  server.use(reply.passkeys([phone]));
  await add(page);
  expect(await screen.findByRole('heading', { name: 'My phone' })).toBeVisible();
  expect(screen.getByText(/Added on 01-Mar-2026 · not used yet/)).toBeVisible();
  expect(screen.getByText('Synced')).toBeVisible();
  const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(sent).toMatchObject([
    { password: 'password123' },
    { name: 'My phone', credential: { id: 'a2V5', response: { attestationObject: 'bWFkZQ' } } },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test.each([
  ['NotAllowedError', 'No passkey was made. Please try again when you are ready.'],
  ['InvalidStateError', 'This device already has a passkey for your account.'],
])('after %s of the browser the dialog says why nothing was made', async (name, text) => {
  server.use(reply.passkeys(), reply.passkeyBegun());
  create.mockRejectedValue(refusal(name));
  const dialog = await add(await showSettings());
  expect(await within(dialog).findByText(text)).toBeVisible();
});

test('a wrong password is said at its field, and the browser is not asked', async () => {
  server.use(
    reply.passkeys(),
    reply.error('POST /users/me/passkeys/options', 'PASSWORD_INCORRECT', {
      message: 'Password is incorrect',
    }),
  );
  const dialog = await add(await showSettings());
  expect((await within(dialog).findAllByText('Password is incorrect')).length).toBeGreaterThan(0);
  expect(create).not.toHaveBeenCalled();
});

test('a passkey is renamed, and removed with the password [ACC-126, ACC-129]', async () => {
  const renamed = { ...phone, name: 'Old phone' };
  server.use(reply.passkeys([phone]), reply.passkeySaved('put', renamed), reply.passkeyRemoved());
  const page = await showSettings();
  await page.user.click(await screen.findByRole('button', { name: 'Rename My phone' }));
  const dialog = await screen.findByRole('dialog', { name: 'Rename the passkey' });
  const field = await within(dialog).findByRole('textbox', { name: 'Name' });
  await page.user.clear(field);
  await page.user.type(field, 'Old phone');
  server.use(reply.passkeys([renamed]));
  await page.user.click(within(dialog).getByRole('button', { name: 'Rename' }));
  await page.user.click(await screen.findByRole('button', { name: 'Remove Old phone' }));
  server.use(reply.passkeys());
  const question = await screen.findByRole('dialog', { name: 'Remove Old phone?' });
  const password = await within(question).findByLabelText('Password', { selector: 'input' });
  await page.user.type(password, 'password123');
  expect(within(question).queryByRole('textbox', { name: 'Code' })).not.toBeInTheDocument();
  await page.user.click(within(question).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('You have no passkey yet.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Passkeys' })).toHaveFocus());
});

test('where two-step sign-in is on, a passkey serves in place of the code, anew after a refusal [ACC-151]', async () => {
  const refused = { message: 'This passkey was not accepted.' };
  server.use(
    reply.twoStep(on),
    reply.passkeys([phone]),
    reply.error('POST /users/me/passkeys/:id/remove', 'PASSKEY_REFUSED', refused),
  );
  const calls = recordCalls();
  const page = await showSettings();
  await page.user.click(await screen.findByRole('button', { name: 'Remove My phone' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove My phone?' });
  const confirm = async () => {
    await page.user.click(await within(dialog).findByRole('button', { name: 'Use a passkey instead' }));
    expect(await within(dialog).findByText('Your passkey has confirmed that it is you.')).toBeVisible();
    expect(within(dialog).queryByRole('textbox', { name: 'Code' })).not.toBeInTheDocument();
    await page.user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  };
  await page.user.type(
    await within(dialog).findByLabelText('Password', { selector: 'input' }),
    'password123',
  );
  await confirm();
  expect((await within(dialog).findAllByText(refused.message)).length).toBeGreaterThan(0);
  expect(await within(dialog).findByRole('textbox', { name: 'Code' })).toBeVisible();
  server.use(reply.passkeys(), reply.passkeyRemoved());
  await confirm();
  expect(await screen.findByText('You have no passkey yet.')).toBeVisible();
  expect(calls.findLast(({ path }) => path.endsWith('/remove'))?.body).toMatchObject({
    password: 'password123',
    passkey: { id: 'a2V5', response: { signature: 'c2lnbmVk' } },
  });
});

test('a browser without passkeys offers none', async () => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  server.use(reply.passkeys());
  await showSettings();
  expect(await screen.findByText('This browser does not support passkeys.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
});

test('the sign-in of a browser without passkeys does not speak of them', async () => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  await showSignIn();
  await screen.findByRole('textbox', { name: 'Email' });
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).not.toBeInTheDocument();
});

test('the button signs in and leads where somebody wanted to go [ACC-44, ACC-127]', async () => {
  server.use(reply.passkeySignIn());
  const calls = recordCalls();
  const page = await showSignIn('/signin?returnTo=%2Fjobs');
  await page.user.click(await screen.findByRole('checkbox', { name: 'Remember Me' }));
  await page.user.click(await button());
  await waitFor(() => expect(page.location().pathname).toBe('/jobs'));
  expect(calls.find(({ path }) => path === '/auth/passkey')?.body).toMatchObject({
    remember: true,
    credential: { id: 'a2V5', response: { signature: 'c2lnbmVk', userHandle: 'bWU' } },
  });
});

test('who says no to the browser stays where they are, without a word', async () => {
  get.mockRejectedValue(refusal('NotAllowedError'));
  const page = await showSignIn();
  await page.user.click(await button());
  await waitFor(async () => expect(await button()).toHaveFocus());
  expect(page.location().pathname).toBe('/signin');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a passkey that is refused says so', async () => {
  const message = 'This passkey was not accepted.';
  server.use(reply.error('POST /auth/passkey', 'PASSKEY_REFUSED', { message }));
  const page = await showSignIn();
  await page.user.click(await button());
  expect(await screen.findByText(message)).toBeVisible();
});

test('where the browser offers passkeys in the field, one that is chosen there signs in', async () => {
  isOffered.mockResolvedValue(true);
  server.use(reply.passkeySignIn());
  const calls = recordCalls();
  const page = await showSignIn();
  await button();
  expect(calls.filter(({ path }) => path.startsWith('/auth/passkey'))).toEqual([]);
  await page.user.tab();
  await waitFor(() => expect(page.location().pathname).toBe('/'));
  expect(get.mock.lastCall?.[0].mediation).toBe('conditional');
});

test('the button takes the place of what the browser offers, and leaving the page ends it', async () => {
  isOffered.mockResolvedValue(true);
  const signals: AbortSignal[] = [];
  get.mockImplementation(({ signal }) => {
    signals.push(signal);
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(refusal('AbortError')));
    });
  });
  const page = await showSignIn();
  await button();
  await page.user.tab();
  await waitFor(() => expect(signals).toHaveLength(1));
  await page.user.click(await button());
  await waitFor(() => expect(signals).toHaveLength(2));
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  page.unmount();
});

test('the page with passkeys leaves nothing behind when it is left', async () => {
  expect(await leaving(<SignInPage />, { route: '/signin', path: '/signin' }, button)).toEqual([]);
});
