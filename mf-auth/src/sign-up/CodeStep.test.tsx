import { renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import type { RenderedPage, RenderPageOptions } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { api, http, HttpResponse, recordCalls, server } from '@plumbline/testing/server';
import { keepPendingAccount } from '../arrival/pending-account';
import type { PendingAccount } from '../arrival/pending-account';
import { SignUpPage } from './SignUpPage';

const EMAIL = 'nora@example.com';
const WRONG = 'This code is wrong or has expired.';
const ANSWERS = {
  fullName: 'Nora Lindqvist',
  email: EMAIL,
  userType: 'contractor',
  phoneNumber: '12345',
  country: 'Germany',
  skills: ['masonry', 'Roofing'],
} as const;

/** As after a sign-up, or after a reload later on. */
function show(pending: Partial<PendingAccount> = {}, options: RenderPageOptions = {}) {
  server.use(reply.providers());
  keepPendingAccount({ email: EMAIL, resendAt: Date.now() + 60_000, ...pending });
  return renderPage(<SignUpPage />, { route: '/signup?step=3', path: '/signup', ...options });
}

const boxes = () => within(screen.getByRole('group', { name: 'Six-digit code' })).getAllByRole('textbox');
const code = () =>
  boxes()
    .map((box) => (box as HTMLInputElement).value || '_')
    .join('');
const box = (position: number) => screen.getByRole('textbox', { name: `Digit ${position} of 6` });
const goOn = () => screen.getByRole('button', { name: 'Continue' });
const resend = () => screen.getByRole('button', { name: 'Resend code' });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function pasteAt({ user }: RenderedPage, position: number, text: string) {
  await user.click(box(position));
  await user.paste(text);
}

test.each(['2', '3'])('beside step %s the brand goes on speaking to a contractor', async (step) => {
  await show({ answers: ANSWERS }, { route: `/signup?step=${step}` });
  expect(await screen.findByText('Your next job is closer than you think.')).toBeInTheDocument();
});

test('step 3 has six one-digit boxes, for digits, of which the first takes a one-time code', async () => {
  await show();
  await heading('Verify your email');
  expect(screen.getByText('Step 3 of 3')).toBeVisible();
  expect(screen.getByText(/^We have sent a six-digit code to nora@example.com/)).toBeVisible();
  expect(boxes()).toHaveLength(6);
  for (const one of boxes()) expect(one).toHaveAttribute('inputmode', 'numeric');
  expect(box(1)).toHaveAttribute('autocomplete', 'one-time-code');
});

test('typing goes on from box to box and takes digits only', async () => {
  const { user } = await show();
  await user.click(box(1));
  await user.keyboard('1a2-3');
  expect(code()).toBe('123___');
  expect(box(4)).toHaveFocus();
});

test('typing in a filled box replaces its digit', async () => {
  const page = await show();
  await pasteAt(page, 1, '123456');
  await page.user.click(box(2));
  await page.user.keyboard('9');
  expect(code()).toBe('193456');
  expect(box(3)).toHaveFocus();
});

test('six digits can be pasted into any box', async () => {
  const page = await show();
  await pasteAt(page, 4, ' 123 456\n');
  expect(code()).toBe('123456');
  expect(box(6)).toHaveFocus();
});

test('fewer digits are pasted from the box on, and a text without digits changes nothing', async () => {
  const page = await show();
  await pasteAt(page, 3, '78');
  expect(code()).toBe('__78__');
  await pasteAt(page, 3, 'hello');
  expect(code()).toBe('__78__');
});

test('arrows, Home and End move between the boxes', async () => {
  const { user } = await show();
  await user.click(box(2));
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(box(4)).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(box(3)).toHaveFocus();
  await user.keyboard('{End}');
  expect(box(6)).toHaveFocus();
  await user.keyboard('{Home}{ArrowLeft}');
  expect(box(1)).toHaveFocus();
});

test('Backspace empties its box, then the ones before it', async () => {
  const page = await show();
  await pasteAt(page, 1, '1234');
  await page.user.click(box(4));
  await page.user.keyboard('{Backspace}');
  expect(code()).toBe('123___');
  await page.user.keyboard('{Backspace}{Backspace}');
  expect(code()).toBe('1_____');
  expect(box(2)).toHaveFocus();
});

test('after a reload the right code leads to the sign-in with the address filled in [ACC-22]', async () => {
  server.use(reply.done('POST /auth/verify-email', 'Email verified successfully!'));
  const calls = recordCalls();
  const page = await show({}, { route: '/signup?step=3&returnTo=%2Fpost-contract' });
  await pasteAt(page, 1, '123456');
  await page.user.click(goOn());
  expect(await screen.findByText('Email verified successfully!')).toBeVisible();
  await waitFor(() =>
    expect(page.location()).toMatchObject({
      pathname: '/signin',
      search: '?returnTo=%2Fpost-contract',
      state: { email: EMAIL },
    }),
  );
  expect(calls[0]?.body).toEqual({ email: EMAIL, code: '123456' });
  expect(sessionStorage).toHaveLength(0);
});

test('verification is soft: it can be skipped after a reload too [ACC-26]', async () => {
  const page = await show();
  await page.user.click(screen.getByRole('button', { name: 'Skip for now' }));
  expect(page.location()).toMatchObject({ pathname: '/signin', state: { email: EMAIL } });
});

test('a sign-in refused for a missing verification is explained, and the code cannot be skipped [ACC-30]', async () => {
  const page = await show({ isRequired: true, resendAt: 0 });
  expect(screen.getByText(/^This site asks for a verified email before you can sign in/)).toBeVisible();
  expect(screen.getByText(/^Enter the six-digit code that we sent to nora@example.com/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Skip for now' })).not.toBeInTheDocument();
  server.use(reply.done('POST /auth/resend-code', 'We have sent you a new code'));
  await page.user.click(resend());
  expect((await screen.findAllByText('We have sent you a new code')).length).toBeGreaterThan(0);
  expect(screen.getByText(/^This site asks for a verified email/)).toBeVisible();
});

test('an incomplete code is explained before anything is sent', async () => {
  const page = await show();
  await pasteAt(page, 1, '12345');
  await page.user.click(goOn());
  const summary = await screen.findByRole('alert');
  await page.user.click(within(summary).getByRole('link', { name: 'Please enter the six-digit code' }));
  expect(box(1)).toHaveFocus();
  expect(screen.getByRole('group', { name: 'Six-digit code' })).toHaveAccessibleDescription(
    'Please enter the six-digit code',
  );
});

test('a wrong code is said, and the fifth wrong try asks for a new code [ACC-23]', async () => {
  server.use(reply.error('POST /auth/verify-email', 'CODE_INVALID', { message: WRONG }));
  const page = await show();
  await pasteAt(page, 1, '000000');
  for (let tries = 1; tries <= 4; tries += 1) {
    await page.user.click(goOn());
    await screen.findByRole('link', { name: `Six-digit code: ${WRONG}` });
  }
  expect(code()).toBe('000000');
  await page.user.click(goOn());
  expect(
    await screen.findByRole('link', { name: /That was try number 5: this code no longer works/ }),
  ).toBeVisible();
});

test('too many tries say when to try again [ACC-95]', async () => {
  server.use(
    http.post(api('/auth/verify-email'), () =>
      HttpResponse.json(
        { success: false, code: 'RATE_LIMITED', error: 'Too many requests. Please wait a moment.' },
        { status: 429, headers: { 'Retry-After': '120' } },
      ),
    ),
  );
  const page = await show();
  await pasteAt(page, 1, '123456');
  await page.user.click(goOn());
  expect(
    await screen.findByText('Too many requests. Please wait a moment. You can try again in 2 minutes.'),
  ).toBeVisible();
});

test('another code can be requested after 60 seconds, which is announced once', async () => {
  server.use(reply.done('POST /auth/resend-code', 'We have sent you a new code'));
  const calls = recordCalls();
  const start = Date.now();
  const page = await show({ resendAt: start + 60_000 });
  expect(resend()).toHaveAttribute('aria-disabled', 'true');
  const wait = screen.getByText(/^You can ask for another one in (1:00|0:59)\.$/);
  expect(wait.closest('[aria-live], [role=status]')).toBeNull();
  await page.user.click(resend());
  expect(calls).toHaveLength(0);

  jest.spyOn(Date, 'now').mockReturnValue(start + 60_000);
  expect(await screen.findByText(/^Nothing arrived\?/)).toHaveAttribute('role', 'status');
  await pasteAt(page, 1, '123456');
  await page.user.click(resend());
  expect((await screen.findAllByText('We have sent you a new code')).length).toBeGreaterThan(0);
  expect(calls.map(({ path, body }) => [path, body])).toEqual([['/auth/resend-code', { email: EMAIL }]]);
  expect(await screen.findByText('You can ask for another one in 1:00.')).toBeVisible();
  expect(code()).toBe('______');
});

test('a code requested too soon waits as long as the server says', async () => {
  server.use(
    http.post(api('/auth/resend-code'), () =>
      HttpResponse.json(
        { success: false, code: 'RESEND_TOO_SOON', error: 'Please wait before asking for another code.' },
        { status: 429, headers: { 'Retry-After': '2520' } },
      ),
    ),
  );
  const page = await show({ resendAt: 0 });
  await page.user.click(resend());
  expect(await screen.findByText(/^Please wait before asking for another code\./)).toBeVisible();
  expect(await screen.findByText(/^You can ask for another one in 4[12]:\d\d\.$/)).toBeVisible();
});

test('Back shows step 2 to read only, and the account is never made twice [ACC-25]', async () => {
  const calls = recordCalls();
  const page = await show({ answers: { ...ANSWERS, skills: [...ANSWERS.skills] } });
  await page.user.click(await screen.findByRole('button', { name: 'Back' }));
  expect(await heading('Your details')).toHaveFocus();
  expect(screen.getByText('Your account has been created with these entries.')).toBeVisible();
  for (const text of ['Nora Lindqvist', EMAIL, 'Contractor', '12345', 'Germany', 'Masonry and Roofing'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await page.user.click(goOn());
  await heading('Verify your email');
  expect(calls).toHaveLength(0);
});

test('going back as far as step 1 leads to the code again [ACC-25]', async () => {
  const page = await show({}, { route: '/signup' });
  await heading('Verify your email');
  expect(page.location().search).toBe('?step=3');
});

test('starting over forgets the account and shows an empty step 1 [ACC-25]', async () => {
  const page = await show();
  await page.user.click(await screen.findByRole('button', { name: 'Create another account' }));
  await heading('Create your account');
  expect(page.location().search).toBe('');
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('');
});

test('step 3 without an account is step 1', async () => {
  server.use(reply.providers());
  const page = await renderPage(<SignUpPage />, { route: '/signup?step=3', path: '/signup' });
  await heading('Create your account');
  expect(page.location().search).toBe('');
});

test('step 3 and its errors are accessible', async () => {
  const page = await show({ resendAt: 0 });
  await heading('Verify your email');
  await page.user.click(goOn());
  await screen.findByRole('alert');
  await expect(document.body).toHaveNoViolations();
});

test('step 3 speaks French', async () => {
  await show({ answers: { ...ANSWERS, skills: [] } }, { language: 'fr' });
  expect(await heading('Confirmez votre adresse e‑mail')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Code à six chiffres' })).toBeVisible();
});
