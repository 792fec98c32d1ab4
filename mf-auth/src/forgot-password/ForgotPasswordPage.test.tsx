import { renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import type { RenderedPage, RenderPageOptions } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { api, http, HttpResponse, recordCalls, server } from '@plumbline/testing/server';
import { ForgotPasswordPage } from './ForgotPasswordPage';

const PATH = '/forgot-password';
const SECRETS = 'token=secret&email=nora%40example.com';
const LINK = `${PATH}#${SECRETS}`;
const SENT = 'Password reset link sent to your email';

const show = (options: RenderPageOptions = {}) =>
  renderPage(<ForgotPasswordPage />, { route: PATH, path: PATH, ...options });

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const email = () => screen.getByRole('textbox', { name: 'Email' });
const goOn = () => screen.getByRole('button', { name: 'Continue' });
const resend = () => screen.getByRole('button', { name: 'Resend link' });
const reset = () => screen.getByRole('button', { name: 'Reset password' });

async function askForLink(page: RenderedPage) {
  await page.user.type(email(), 'Nora@Example.com');
  await page.user.click(goOn());
  await heading('Verify your mail');
}

async function choose({ user }: RenderedPage, password: string, confirmation = password) {
  await user.type(await screen.findByLabelText('New password'), password);
  if (confirmation) await user.type(screen.getByLabelText('Confirm password'), confirmation);
  await user.click(reset());
}

describe('step 1', () => {
  test('sends the link and goes on to step 2', async () => {
    server.use(reply.done('POST /auth/forgot-password', SENT));
    const calls = recordCalls();
    const page = await show();
    await askForLink(page);
    expect(await heading('Verify your mail')).toHaveFocus();
    expect(screen.getAllByText(SENT)[0]).toBeVisible();
    expect(page.location().search).toBe('?step=2');
    expect(calls[0]?.body).toEqual({ email: 'nora@example.com' });
  });

  test('asks for an address before anything is sent', async () => {
    const page = await show();
    await page.user.click(goOn());
    expect(await screen.findByRole('link', { name: 'Please enter your email' })).toBeVisible();
  });

  test('has a link back to the sign-in', async () => {
    await show();
    expect(await screen.findByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/signin');
  });

  test('starts with the address typed at the sign-in', async () => {
    await show({ state: { email: 'nora@example.com' } });
    expect(email()).toHaveValue('nora@example.com');
  });

  test.each([
    [
      'the server’s words',
      reply.error('POST /auth/forgot-password', 'INTERNAL', { message: 'Down' }),
      'Down',
    ],
    ['no answer', reply.noAnswer('POST /auth/forgot-password'), 'Failed to send password reset link'],
  ])('a failure with %s is said in a toast and above the form', async (_what, answer, text) => {
    server.use(answer);
    const page = await show();
    await page.user.type(email(), 'nora@example.com');
    await page.user.click(goOn());
    await waitFor(() => expect(screen.getAllByText(text).length).toBeGreaterThan(1));
    expect(email()).toHaveValue('nora@example.com');
  });

  test('too many links say when to try again [ACC-95]', async () => {
    server.use(
      http.post(api('/auth/forgot-password'), () =>
        HttpResponse.json(
          { success: false, code: 'RATE_LIMITED', error: 'Too many requests. Please wait a moment.' },
          { status: 429, headers: { 'Retry-After': '1800' } },
        ),
      ),
    );
    const page = await show();
    await page.user.type(email(), 'nora@example.com');
    await page.user.click(goOn());
    const text = 'Too many requests. Please wait a moment. You can try again in 30 minutes.';
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  });
});

describe('step 2', () => {
  const state = { email: 'nora@example.com', resendAt: 0 };

  test('says that a link was sent, without telling whether there is an account [ACC-68]', async () => {
    await show({ route: `${PATH}?step=2`, state });
    await heading('Verify your mail');
    expect(
      screen.getByText(/^A reset link was sent to nora@example\.com, if there is an account/),
    ).toBeVisible();
  });

  test('Resend is available only when the countdown is over, then starts again at 60 [ACC-68]', async () => {
    server.use(reply.done('POST /auth/forgot-password', SENT));
    const calls = recordCalls();
    const start = Date.now();
    const page = await show({ route: `${PATH}?step=2`, state: { ...state, resendAt: start + 60_000 } });
    expect(resend()).toHaveAttribute('aria-disabled', 'true');
    await page.user.click(resend());
    expect(calls).toHaveLength(0);
    jest.spyOn(Date, 'now').mockReturnValue(start + 60_000);
    await screen.findByText(/^Nothing arrived\?/);
    await page.user.click(resend());
    expect(await screen.findByText('You can ask for another one in 1:00.')).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  test('a link that is sent again, where the server says no more, is told so', async () => {
    server.use(http.post(api('/auth/forgot-password'), () => HttpResponse.json({ success: true })));
    const page = await show({ route: `${PATH}?step=2`, state });
    await page.user.click(resend());
    expect((await screen.findAllByText('Password reset email sent!'))[0]).toBeVisible();
  });

  test('a link that is not sent again is told so', async () => {
    server.use(reply.noAnswer('POST /auth/forgot-password'));
    const page = await show({ route: `${PATH}?step=2`, state });
    await page.user.click(resend());
    expect(await screen.findByText('Failed to send reset email')).toBeVisible();
  });

  test('Back leads to step 1 with the address still there [ACC-68]', async () => {
    server.use(reply.done('POST /auth/forgot-password', SENT));
    const page = await show();
    await askForLink(page);
    await page.user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await heading('Forgot password')).toHaveFocus();
    expect(email()).toHaveValue('nora@example.com');
  });

  test('without an address it is step 1', async () => {
    await show({ route: `${PATH}?step=2` });
    expect(await heading('Forgot password')).toBeVisible();
  });
});

describe('step 3', () => {
  test.each([
    ['behind the #', LINK],
    ['in the query, as in mails sent before', `${PATH}?${SECRETS}`],
  ])(
    'a link with its secret %s leads straight to it, and the secret leaves the address [ACC-69]',
    async (_where, route) => {
      const page = await show({ route });
      await heading('Set new password');
      expect(page.location()).toMatchObject({ search: '', hash: '' });
      expect(JSON.stringify(page.location().state)).not.toContain('secret');
      expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/signin');
    },
  );

  test('a new password is set with the link, and signing in comes next', async () => {
    server.use(reply.done('PUT /auth/reset-password', 'Password reset successfully!'));
    const calls = recordCalls();
    const page = await show({ route: LINK });
    await choose(page, 'level and plumb');
    expect(await screen.findByText('Password reset successfully!')).toBeVisible();
    await waitFor(() =>
      expect(page.location()).toMatchObject({ pathname: '/signin', state: { email: 'nora@example.com' } }),
    );
    expect(calls[0]?.body).toEqual({
      token: 'secret',
      email: 'nora@example.com',
      newPassword: 'level and plumb',
    });
  });

  test.each([
    ['', '', 'New password: Please fill in all fields'],
    ['level and plumb', '', 'Confirm password: Please fill in all fields'],
    ['level and plumb', 'level and bob', 'Confirm password: Passwords do not match'],
    ['short', 'short', 'New password: Password must be at least 8 characters'],
  ])('%j with %j is refused before anything is sent', async (password, confirmation, text) => {
    const page = await show({ route: LINK });
    const put = async (label: string, value: string) => {
      if (value) await page.user.type(await screen.findByLabelText(label), value);
    };
    await put('New password', password);
    await put('Confirm password', confirmation);
    await page.user.click(reset());
    expect(await screen.findByRole('link', { name: text })).toBeVisible();
  });

  test('the checklist shows what is met, and does not ask for the special character', async () => {
    server.use(reply.done('PUT /auth/reset-password', 'Password reset successfully!'));
    const page = await show({ route: LINK });
    const items = () =>
      within(screen.getByRole('list', { name: 'A good password has' }))
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    expect(items()).toEqual(['At least 8 characters(not yet)', 'One special character(not yet)']);
    await page.user.type(screen.getByLabelText('New password'), '!');
    expect(items()).toEqual(['At least 8 characters(not yet)', 'One special character(done)']);
    await page.user.clear(screen.getByLabelText('New password'));
    await choose(page, 'levelandplumb');
    await waitFor(() => expect(page.location().pathname).toBe('/signin'));
  });

  test('a common password is warned about [ACC-35]', async () => {
    const page = await show({ route: LINK });
    await page.user.type(await screen.findByLabelText('New password'), 'password1');
    expect(screen.getByText(/^This password is one of the first that attackers try/)).toBeVisible();
  });

  test('a common password that the server refuses is said at its field, and the link still works', async () => {
    const message = 'This password is too common. Please choose another one.';
    server.use(reply.error('PUT /auth/reset-password', 'PASSWORD_TOO_COMMON', { message }));
    const page = await show({ route: LINK });
    await choose(page, 'password1');
    expect(await screen.findByRole('link', { name: `New password: ${message}` })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Request a new link' })).not.toBeInTheDocument();
  });

  test('an invalid link says so, with a way to a new one [ACC-73]', async () => {
    const message = 'This reset link is invalid or has expired.';
    server.use(reply.error('PUT /auth/reset-password', 'RESET_TOKEN_INVALID', { message }));
    const page = await show({ route: LINK });
    await choose(page, 'level and plumb');
    await waitFor(() => expect(screen.getAllByText(message).length).toBeGreaterThan(1));
    await page.user.click(screen.getByRole('button', { name: 'Request a new link' }));
    expect(await heading('Forgot password')).toHaveFocus();
    expect(email()).toHaveValue('nora@example.com');
  });

  test('a failure without an answer keeps what was typed', async () => {
    server.use(reply.noAnswer('PUT /auth/reset-password'));
    const page = await show({ route: LINK });
    await choose(page, 'level and plumb');
    await waitFor(() => expect(screen.getAllByText('Failed to reset password').length).toBeGreaterThan(1));
    expect(screen.getByLabelText('New password')).toHaveValue('level and plumb');
  });
});

test('step 1 and its errors are accessible', async () => {
  const page = await show();
  await page.user.click(goOn());
  await screen.findByRole('alert');
  await expect(document.body).toHaveNoViolations();
});

test('step 3 and its errors are accessible', async () => {
  const page = await show({ route: LINK });
  await page.user.type(await screen.findByLabelText('New password'), 'password');
  await page.user.click(reset());
  await screen.findByRole('alert');
  await expect(document.body).toHaveNoViolations();
});

test('the page speaks French', async () => {
  await show({ route: LINK, language: 'fr' });
  expect(await heading('Définir un nouveau mot de passe')).toBeVisible();
  expect(screen.getByText('Au moins 8 caractères')).toBeVisible();
});
