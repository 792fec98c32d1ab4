import { SiteSettingsContext } from '@plumbline/shared-ui/site-settings';
import { aUser } from '@plumbline/testing/builders/users';
import { leaving } from '@plumbline/testing/leaving';
import { renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import type { RenderPageOptions } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { aGate, api, http, HttpResponse, recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { keepPendingAccount, readPendingAccount } from '../arrival/pending-account';
import { SignInPage } from './SignInPage';

beforeEach(() => {
  server.use(reply.providers());
});

const show = (options: RenderPageOptions = {}) =>
  renderPage(<SignInPage />, { route: '/signin', path: '/signin', ...options });

const email = () => screen.findByRole('textbox', { name: 'Email' });
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Sign in' });

async function signIn(page: Awaited<ReturnType<typeof show>>) {
  await page.user.type(await email(), 'Nora@Example.com');
  await page.user.type(password(), 'hammer time');
  await page.user.click(submit());
}

test('a person signs in, is remembered when asked, and arrives home [ACC-44]', async () => {
  server.use(reply.login(aUser()));
  const calls = recordCalls();
  const page = await show();
  await page.user.click(await screen.findByRole('checkbox', { name: 'Remember Me' }));
  await signIn(page);
  expect(await screen.findByText('Logged in successfully')).toBeVisible();
  await waitFor(() => expect(page.location().pathname).toBe('/'));
  const signInCall = calls.find(({ path }) => path === '/auth/login');
  expect(signInCall?.body).toEqual({ email: 'nora@example.com', password: 'hammer time', remember: true });
});

test('signing in leads back to the page that asked for it [ACC-44]', async () => {
  server.use(reply.login());
  const page = await show({ route: '/signin?returnTo=%2Fjobs%2F7%3Ftab%3Dmap' });
  await signIn(page);
  await waitFor(() => expect(page.location()).toMatchObject({ pathname: '/jobs/7', search: '?tab=map' }));
});

test('signing in never leads to another site [ACC-44]', async () => {
  server.use(reply.login());
  const page = await show({ route: '/signin?returnTo=%2F%2Fevil.example' });
  await signIn(page);
  await waitFor(() => expect(page.location().pathname).toBe('/'));
});

test('who is signed in already goes to the messages', async () => {
  const page = await show({ user: signedIn.client() });
  expect(page.location().pathname).toBe('/messages');
});

test('a wrong password is said in a toast and above the form, and what was typed stays', async () => {
  server.use(
    reply.error('POST /auth/login', 'INVALID_CREDENTIALS', { message: 'Invalid email or password' }),
  );
  const page = await show();
  await signIn(page);
  await waitFor(() => expect(screen.getAllByText('Invalid email or password').length).toBeGreaterThan(1));
  const summary = screen.getAllByRole('alert').find((alert) => alert === document.activeElement);
  expect(summary).toHaveTextContent('Invalid email or password');
  expect(await email()).toHaveValue('Nora@Example.com');
  expect(password()).toHaveValue('hammer time');
});

test('without an answer the sign-in says that it failed', async () => {
  server.use(reply.noAnswer('POST /auth/login'));
  const page = await show();
  await signIn(page);
  expect((await screen.findAllByText('Login failed')).length).toBeGreaterThan(0);
});

test('after too many attempts the page says how long to wait [ACC-95]', async () => {
  server.use(
    http.post(api('/auth/login'), () =>
      HttpResponse.json(
        { success: false, error: 'Too many failed attempts.', code: 'TOO_MANY_SIGN_INS' },
        { status: 429, headers: { 'retry-after': '840' } },
      ),
    ),
  );
  const page = await show();
  await signIn(page);
  const text = 'Too many failed attempts. You can try again in 14 minutes.';
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
});

test('the button waits for the answer, and a second click sends nothing', async () => {
  const gate = aGate();
  server.use(
    http.post(api('/auth/login'), async () => {
      await gate.opened;
      return HttpResponse.error();
    }),
  );
  const calls = recordCalls();
  const page = await show();
  await signIn(page);
  expect(submit()).toBeDisabled();
  await page.user.keyboard('{Enter}');
  gate.open();
  await screen.findAllByText('Login failed');
  expect(calls.filter(({ path }) => path === '/auth/login')).toHaveLength(1);
});

test('empty and short entries are explained before anything is sent', async () => {
  const page = await show();
  await page.user.type(password(), 'short');
  await page.user.click(submit());
  const summary = await screen.findByRole('alert');
  expect(within(summary).getByRole('link', { name: 'Email is required' })).toBeVisible();
  expect(within(summary).getByRole('link', { name: 'Password must be at least 6 characters' })).toBeVisible();
  await page.user.click(within(summary).getByRole('link', { name: /^Email/ }));
  expect(await email()).toHaveFocus();
});

test('the password can be shown and hidden', async () => {
  const page = await show();
  await page.user.type(password(), 'hammer');
  await page.user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
  await page.user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password()).toHaveAttribute('type', 'password');
});

test('the address is filled in after a sign-up, or from the link', async () => {
  const { unmount } = await show({ state: { email: 'new@example.com' } });
  expect(await email()).toHaveValue('new@example.com');
  unmount();
  await show({ route: '/signin?email=link@example.com' });
  expect(await email()).toHaveValue('link@example.com');
});

test('in the demo one click fills in an account [ACC-57]', async () => {
  const demoAccounts = [{ email: 'claire@example.com', password: 'plumb', userType: 'client' }];
  const page = await renderPage(
    <SiteSettingsContext value={{ profile: 'demo', showClaims: true, demoAccounts }}>
      <SignInPage />
    </SiteSettingsContext>,
  );
  const accounts = await screen.findByRole('region', { name: 'Demo accounts' });
  await page.user.click(within(accounts).getByRole('button', { name: 'Client' }));
  expect(await email()).toHaveValue('claire@example.com');
  expect(password()).toHaveValue('plumb');
  expect(password()).toHaveFocus();
});

test('outside the demo no accounts are offered [ACC-57]', async () => {
  await show();
  await email();
  expect(screen.queryByText('Demo accounts')).not.toBeInTheDocument();
});

test('at /signin the page has its own way home and language switch, at /login the header has them', async () => {
  const { user, unmount } = await show();
  expect(await screen.findByRole('link', { name: 'Plumbline, home' })).toHaveAttribute('href', '/');
  await user.click(screen.getByRole('button', { name: 'FR, Français' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  unmount();
  await show({ route: '/login', path: '/login' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Plumbline, home' })).not.toBeInTheDocument();
});

test('Forgot Password leads to its page and takes the typed address along', async () => {
  const page = await show();
  await page.user.type(await email(), 'nora@example.com');
  await page.user.click(screen.getByRole('link', { name: 'Forgot Password' }));
  expect(page.location()).toMatchObject({
    pathname: '/forgot-password',
    state: { email: 'nora@example.com' },
  });
});

test('there is a link to the sign-up', async () => {
  await show();
  expect(await screen.findByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
});

test('where the operator asks for a verified address, the sign-in leads to the code [ACC-30]', async () => {
  server.use(
    reply.error('POST /auth/login', 'EMAIL_NOT_VERIFIED', {
      message: 'Please verify your email address first.',
    }),
  );
  const page = await show({ route: '/signin?returnTo=%2Fjobs' });
  await signIn(page);
  expect(await screen.findByText('Please verify your email address first.')).toBeVisible();
  await waitFor(() =>
    expect(page.location()).toMatchObject({ pathname: '/signup', search: '?returnTo=%2Fjobs&step=3' }),
  );
  expect(readPendingAccount()).toMatchObject({ email: 'nora@example.com', isRequired: true });
});

test('signing in ends what was left of a sign-up in this tab', async () => {
  keepPendingAccount({ email: 'nora@example.com', resendAt: 0 });
  server.use(reply.login());
  const page = await show();
  await signIn(page);
  await waitFor(() => expect(page.location().pathname).toBe('/'));
  expect(readPendingAccount()).toBeUndefined();
});

test('the page and its errors are accessible', async () => {
  const page = await show();
  await email();
  await page.user.click(submit());
  await screen.findByRole('alert');
  await expect(document.body).toHaveNoViolations();
});

test('the page leaves nothing behind when it is left', async () => {
  expect(await leaving(<SignInPage />, { route: '/signin', path: '/signin' }, email)).toEqual([]);
});
