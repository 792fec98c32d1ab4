import { NOTIFICATION_GROUPS } from '@plumbline/shared-schema/notification-kinds';
import type { NotificationPreferences } from '@plumbline/shared-schema/notification-preferences';
import { aUser } from '@plumbline/testing/builders/users';
import { renderPage, screen, waitFor } from '@plumbline/testing/render';
import type { RenderPageOptions } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { api, http, HttpResponse, recordCalls, server } from '@plumbline/testing/server';
import { VerifyEmailPage } from './VerifyEmailPage';

const unverified = aUser({ emailVerified: false });
const { email } = unverified;
const nothingChosen = Object.fromEntries(
  NOTIFICATION_GROUPS.map((group) => [group, { site: true, email: false, push: false }]),
) as NotificationPreferences;
const ROUTE = '/verify-email?returnTo=%2Fjobs%3Fpage%3D2';

function show(options: RenderPageOptions = {}, me = unverified) {
  server.use(reply.me(me));
  return renderPage(<VerifyEmailPage />, {
    route: ROUTE,
    path: '/verify-email',
    user: unverified,
    ...options,
  });
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const resend = () => screen.getByRole('button', { name: 'Resend code' });

async function enter({ user }: Awaited<ReturnType<typeof show>>, code: string) {
  await user.click(screen.getByRole('textbox', { name: 'Digit 1 of 6' }));
  await user.paste(code);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
}

test('who skipped the code enters it later, which is known at once, and goes on where they were', async () => {
  const page = await show();
  await heading('Verify your email');
  expect(screen.getByText(new RegExp(`^Enter the six-digit code that we sent to ${email}`))).toBeVisible();
  server.use(reply.me({ ...unverified, emailVerified: true }));
  server.use(reply.done('POST /auth/verify-email', 'Email verified successfully!'));
  const calls = recordCalls();
  await enter(page, '123456');
  expect(await heading('Your email is verified')).toHaveFocus();
  expect(screen.getAllByText('Email verified successfully!')[0]).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/jobs?page=2');
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ emailVerified: true });
  expect(calls.find(({ path }) => path === '/auth/verify-email')?.body).toEqual({ email, code: '123456' });
});

test('another code is sent at once, and the next one after 60 seconds', async () => {
  server.use(reply.done('POST /auth/resend-code', 'We have sent you a new code'));
  const page = await show();
  await heading('Verify your email');
  const calls = recordCalls();
  await page.user.click(resend());
  expect((await screen.findAllByText('We have sent you a new code')).length).toBeGreaterThan(0);
  expect(screen.getByText(/^You can ask for another one in (1:00|0:5\d)\.$/)).toBeVisible();
  expect(resend()).toHaveAttribute('aria-disabled', 'true');
  expect(calls.find(({ path }) => path === '/auth/resend-code')?.body).toEqual({ email });
});

test('a code requested too soon names when the next one may be requested [ACC-95]', async () => {
  server.use(
    http.post(api('/auth/resend-code'), () =>
      HttpResponse.json(
        { success: false, code: 'RESEND_TOO_SOON', error: 'Please wait before asking for another code.' },
        { status: 429, headers: { 'Retry-After': '30' } },
      ),
    ),
  );
  const page = await show();
  await page.user.click(resend());
  const text = 'Please wait before asking for another code. You can try again in 30 seconds.';
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
});

test('a wrong code is said at its boxes', async () => {
  const message = 'This code is wrong or has expired.';
  server.use(reply.error('POST /auth/verify-email', 'CODE_INVALID', { message }));
  const page = await show();
  await enter(page, '000000');
  expect(await screen.findByRole('link', { name: `Six-digit code: ${message}` })).toBeVisible();
});

test('an address that was confirmed on another device has nothing left to enter', async () => {
  await show({ route: '/verify-email?returnTo=%2F%2Fevil.example' }, { ...unverified, emailVerified: true });
  await heading('Your email is verified');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/');
});

test('whose address is verified is promised no mails, and turns those of three groups on with one click', async () => {
  server.use(reply.notificationChosen(nothingChosen));
  const calls = recordCalls();
  const page = await show({}, { ...unverified, emailVerified: true });
  await heading('Your email is verified');
  expect(screen.getByText(`We will write to ${email} about what you choose in Settings.`)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/setting');
  const send = screen.getByRole('button', { name: 'Send me emails' });
  expect(send).toHaveAccessibleDescription('About your contracts, jobs and messages.');
  await page.user.click(send);
  const isOn = 'Emails about your contracts, jobs and messages are on.';
  expect((await screen.findAllByText(isOn)).length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Continue' })).toHaveFocus());
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    changes: ['contracts', 'jobs', 'messages'].map((group) => ({ group, channel: 'email', isOn: true })),
  });
});

test('the code can wait', async () => {
  const page = await show();
  await page.user.click(screen.getByRole('link', { name: 'Not now' }));
  await waitFor(() => expect(page.location()).toMatchObject({ pathname: '/jobs', search: '?page=2' }));
});

test('the page and its errors are accessible', async () => {
  const page = await show();
  await page.user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('alert');
  await expect(document.body).toHaveNoViolations();
});

test('the page speaks French', async () => {
  await show({ language: 'fr' });
  expect(await heading('Confirmez votre adresse e‑mail')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Plus tard' })).toBeVisible();
});
