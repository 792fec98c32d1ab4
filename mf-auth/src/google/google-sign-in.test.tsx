import { SiteSettingsContext } from '@plumbline/shared-ui/site-settings';
import { aUser } from '@plumbline/testing/builders/users';
import { renderPage, screen, waitFor } from '@plumbline/testing/render';
import type { RenderPageOptions } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { aGate, api, http, HttpResponse, recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { SignInPage } from '../sign-in/SignInPage';

const show = (options: RenderPageOptions = {}) =>
  renderPage(<SignInPage />, { route: '/signin', path: '/signin', ...options });

const CALL = 'POST /auth/google';

beforeEach(() => {
  server.use(reply.providers());
});

test('Use Google leaves for the provider and takes along where to go afterwards', async () => {
  await show({ route: '/signin?returnTo=%2Fjobs%3Fpage%3D2' });
  expect(await screen.findByRole('link', { name: 'Use Google' })).toHaveAttribute(
    'href',
    '/api/v1/auth/google/start?returnTo=%2Fjobs%3Fpage%3D2',
  );
});

test('in production nothing speaks of Google where it is not set up', async () => {
  server.use(reply.providers(false));
  await show();
  expect(await screen.findByRole('button', { name: 'Use Apple' })).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Use Google')).not.toBeInTheDocument());
  expect(screen.queryByText('or')).not.toBeInTheDocument();
});

/** On a site that is no production, which says what is not set up. */
const showDemo = () =>
  renderPage(
    <SiteSettingsContext value={{ profile: 'demo', showClaims: true, demoAccounts: [] }}>
      <SignInPage />
    </SiteSettingsContext>,
    { route: '/signin', path: '/signin' },
  );

test('elsewhere the button says that it is not set up, and leads nowhere', async () => {
  server.use(reply.providers(false));
  await showDemo();
  const button = await screen.findByRole('button', { name: 'Use Google' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('Signing in with Google is not set up on this site.');
});

test('Use Apple is shown, does nothing, and says that it is coming soon', async () => {
  const page = await show();
  const button = await screen.findByRole('button', { name: 'Use Apple' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('Coming soon');
  await page.user.click(button);
  expect(page.location().pathname).toBe('/signin');
});

test('the way back trades the code once, stores token and accessToken and goes on', async () => {
  const gate = aGate();
  server.use(
    http.post(api('/auth/google'), async () => {
      await gate.opened;
      return undefined;
    }),
    reply.googleSignedIn(aUser()),
  );
  const calls = recordCalls();
  const page = await show({ route: '/signin?google=once&returnTo=%2Fjobs%2F7' });
  expect(page.location().search).toBe('?returnTo=%2Fjobs%2F7');
  expect((await screen.findAllByText('Signing in with Google...')).length).toBeGreaterThan(0);
  gate.open();
  expect(await screen.findByText('Signed in successfully!')).toBeVisible();
  await waitFor(() => expect(page.location().pathname).toBe('/jobs/7'));
  const exchanges = calls.filter(({ path }) => path === '/auth/google');
  expect(exchanges.map(({ body }) => body)).toEqual([{ code: 'once' }]);
  expect(localStorage.getItem('token')).toBe('test-token');
  expect(localStorage.getItem('accessToken')).toBe('test-token');
});

test('without a place to return to, the way back leads home', async () => {
  server.use(reply.googleSignedIn(aUser()));
  const page = await show({ route: '/signin?google=once' });
  await waitFor(() => expect(page.location().pathname).toBe('/'));
});

test('the way back never leads to another site', async () => {
  server.use(reply.googleSignedIn(aUser()));
  const page = await show({ route: '/signin?google=once&returnTo=%2F%2Fevil.example' });
  await waitFor(() => expect(page.location().pathname).toBe('/'));
});

test.each([
  ['400', reply.error(CALL, 'GOOGLE_INFO_MISSING'), 'Missing required information from Google'],
  ['409', reply.error(CALL, 'ACCOUNT_EXISTS'), 'Account already exists with this email'],
  ['no answer', reply.noAnswer(CALL), 'No response from server. Please check your connection.'],
  ['anything else', reply.error(CALL, 'INTERNAL'), 'Google sign-in failed'],
])(
  'a sign-in with Google that ends with %s is said in a toast and on the page',
  async (_what, answer, text) => {
    server.use(answer);
    const page = await show({ route: '/signin?google=once' });
    await waitFor(() => expect(screen.getAllByText(text).length).toBeGreaterThan(1));
    // The log of toasts keeps the text, its toast goes.
    await waitFor(() => {
      for (const one of screen.getAllByText('Signing in with Google...'))
        expect(one.closest('[role=log]')).not.toBeNull();
    });
    expect(page.location()).toMatchObject({ pathname: '/signin', search: '' });
    expect(localStorage.getItem('token')).toBeNull();
  },
);

test.each([
  ['missingInfo', 'Missing required information from Google'],
  ['notConfigured', 'Signing in with Google is not set up on this site.'],
  ['cancelled', 'You came back from Google without signing in.'],
  ['expired', 'The visit to Google took too long. Please try again.'],
  ['failed', 'Google login failed. Please try again.'],
  ['<anything>', 'Google login failed. Please try again.'],
])('a visit to Google that ended as %j is said, and leaves the address [ACC-62]', async (reason, text) => {
  const page = await show({ route: `/signin?googleError=${encodeURIComponent(reason)}` });
  await waitFor(() => expect(screen.getAllByText(text).length).toBeGreaterThan(1));
  expect(page.location().search).toBe('');
});

test('who is signed in already is not signed in again', async () => {
  const calls = recordCalls();
  const page = await show({ route: '/signin?google=once', user: signedIn.client() });
  expect(page.location().pathname).toBe('/messages');
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(0);
});

test('too many sign-ins with Google say when to try again [ACC-95]', async () => {
  server.use(
    http.post(api('/auth/google'), () =>
      HttpResponse.json(
        { success: false, code: 'RATE_LIMITED', error: 'Too many requests. Please wait a moment.' },
        { status: 429, headers: { 'Retry-After': '30' } },
      ),
    ),
  );
  await show({ route: '/signin?google=once' });
  const text = 'Too many requests. Please wait a moment. You can try again in 30 seconds.';
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
});

test('the buttons are accessible, also while one is out of use', async () => {
  server.use(reply.providers(false));
  await showDemo();
  await screen.findByText('Signing in with Google is not set up on this site.');
  await expect(document.body).toHaveNoViolations();
});
