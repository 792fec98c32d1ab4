import type { TwoStep } from '@plumbline/shared-schema/two-step';
import { Link } from '@plumbline/shared-ui/text';
import { renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { aGate, api, http, HttpResponse, recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { SignInPage } from '../sign-in/SignInPage';
import { TwoStepSection } from './TwoStepSection';

const off: TwoStep = { isOn: false, since: null, recoveryCodesLeft: 0 };
const on: TwoStep = { isOn: true, since: '2026-03-01T09:00:00.000Z', recoveryCodesLeft: 9 };
const codes = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];

const show = () => renderPage(<TwoStepSection />, { route: '/setting?tab=devices', user: signedIn.client() });

async function giveSecret(page: Awaited<ReturnType<typeof show>>, name: string, submit: string) {
  const dialog = await screen.findByRole('dialog');
  await page.user.type(await within(dialog).findByLabelText(name, { selector: 'input' }), 'password123');
  await page.user.click(within(dialog).getByRole('button', { name: submit }));
}

function firstBox(): HTMLElement {
  const boxes = within(screen.getByRole('group', { name: 'Six-digit code' })).getAllByRole('textbox');
  return boxes[0] as HTMLElement;
}

test('password, app and first code lead to the recovery codes, which only their button closes [ACC-104]', async () => {
  server.use(reply.twoStep(off), reply.twoStepBegun(), reply.twoStepConfirmed(codes));
  const calls = recordCalls();
  const page = await show();
  await page.user.click(await screen.findByRole('button', { name: 'Turn on' }));
  await giveSecret(page, 'Password', 'Next');

  expect(await screen.findByRole('img', { name: 'Code to scan with an authenticator app' })).toBeVisible();
  expect(screen.getByText('GEZD GNBV')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open in my authenticator app' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^otpauth:/),
  );
  await expect(document.body).toHaveNoViolations();
  await page.user.type(firstBox(), '123456');
  server.use(reply.twoStep(on));
  await page.user.click(screen.getByRole('button', { name: 'Turn on' }));

  const shown = await screen.findByRole('dialog', { name: 'Your recovery codes' });
  expect(
    within(shown)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(codes);
  await page.user.keyboard('{Escape}');
  expect(screen.getByText(codes[0] ?? '')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'I have kept them' }));
  expect(await screen.findByText(/^On since 01-Mar-2026\. You have 9 recovery codes left/)).toBeVisible();
  // The button that opened the first dialog is gone; this one stands in its place.
  await waitFor(() => expect(screen.getByRole('button', { name: 'New recovery codes' })).toHaveFocus());
  expect(calls.filter(({ method }) => method !== 'GET').map(({ body }) => body)).toEqual([
    { password: 'password123' },
    { code: '123456' },
  ]);
});

test('a wrong password and a wrong code are said at their fields', async () => {
  server.use(
    reply.twoStep(off),
    reply.error('POST /users/me/two-step', 'PASSWORD_INCORRECT', { message: 'Password is incorrect' }),
  );
  const page = await show();
  await page.user.click(await screen.findByRole('button', { name: 'Turn on' }));
  await giveSecret(page, 'Password', 'Next');
  await waitFor(() =>
    expect(screen.getByLabelText('Password', { selector: 'input' })).toHaveAccessibleDescription(
      'Password is incorrect',
    ),
  );
  server.use(
    reply.twoStepBegun(),
    reply.error('PUT /users/me/two-step', 'CODE_INVALID', { message: 'This code is wrong.' }),
  );
  await page.user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('group', { name: 'Six-digit code' });
  await page.user.type(firstBox(), '000000');
  await page.user.click(screen.getByRole('button', { name: 'Turn on' }));
  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'Six-digit code' })).toHaveAccessibleDescription(
      'This code is wrong.',
    ),
  );
});

test('it is turned off, and codes are renewed, with the password and a code [ACC-105, ACC-151]', async () => {
  server.use(reply.twoStep(on), reply.passkeys(), reply.codesRenewed(codes), reply.twoStepOff());
  const calls = recordCalls();
  const page = await show();
  await page.user.click(await screen.findByRole('button', { name: 'New recovery codes' }));
  await page.user.type(await screen.findByRole('textbox', { name: 'Code' }), '123456');
  expect(screen.queryByRole('button', { name: 'Use a passkey instead' })).not.toBeInTheDocument();
  await giveSecret(page, 'Password', 'New recovery codes');
  await page.user.click(await screen.findByRole('button', { name: 'I have kept them' }));
  await page.user.click(await screen.findByRole('button', { name: 'Turn off' }));
  await page.user.type(await screen.findByRole('textbox', { name: 'Code' }), 'AAAA-BBBB-CCCC-DDDD');
  server.use(reply.twoStep(off));
  await giveSecret(page, 'Password', 'Turn off');
  expect(await screen.findByText('Two-step sign-in is off')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Turn on' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Two-step sign-in' })).toHaveFocus());
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { password: 'password123', code: '123456' },
    { password: 'password123', code: expect.stringMatching(/^AAAA-?BBBB-?CCCC-?DDDD$/) },
  ]);
});

test('a code that is missing or wrong is said at its field, which comes where none was known of [ACC-151]', async () => {
  server.use(
    reply.twoStep(on),
    reply.passkeys(),
    reply.error('POST /users/me/two-step/off', 'TWO_STEP_REQUIRED', { message: 'Please enter the code.' }),
  );
  const page = await show();
  await page.user.click(await screen.findByRole('button', { name: 'Turn off' }));
  await giveSecret(page, 'Password', 'Turn off');
  const field = () => screen.getByRole('textbox', { name: 'Code' });
  await waitFor(() => expect(field()).toHaveAccessibleDescription(/Please enter the code\./));
  server.use(reply.error('POST /users/me/two-step/off', 'CODE_INVALID', { message: 'This code is wrong.' }));
  await page.user.type(field(), '000000');
  await page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Turn off' }));
  await waitFor(() => expect(field()).toHaveAccessibleDescription(/This code is wrong/));
});

test('who has no password yet is shown the way to one', async () => {
  server.use(reply.twoStep(off));
  const { user, location } = await show();
  await user.click(await screen.findByRole('button', { name: 'Turn on' }));
  await user.click(await screen.findByRole('link', { name: 'No password yet? Set one first' }));
  expect(location().search).toBe('?tab=password');
});

test('recovery codes are not lost by Esc while they are on their way, nor by leaving the page unasked', async () => {
  const gate = aGate();
  server.use(
    reply.twoStep(on),
    reply.passkeys(),
    http.post(api('/users/me/two-step/recovery-codes'), async () => {
      await gate.opened;
      return HttpResponse.json({ success: true, message: 'ok', data: { recoveryCodes: codes } });
    }),
  );
  const page = await renderPage(
    <>
      <TwoStepSection />
      <Link to="/jobs">Away</Link>
    </>,
    { route: '/setting?tab=devices', path: '/setting', user: signedIn.client() },
  );
  await page.user.click(await screen.findByRole('button', { name: 'New recovery codes' }));
  await giveSecret(page, 'Password', 'New recovery codes');
  const dialog = screen.getByRole('dialog');
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeDisabled());
  await page.user.keyboard('{Escape}');
  await page.user.click(screen.getByText('Away'));
  await page.user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep editing' }),
  );
  gate.open();
  expect(await screen.findByText(codes[0] ?? '')).toBeVisible();
  await page.user.click(screen.getByText('Away'));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(/shown this one time only/);
  expect(page.location().pathname).toBe('/setting');
});

describe('signing in', () => {
  const required = reply.error('POST /auth/login', 'TWO_STEP_REQUIRED', { details: { ticket: 'T' } });

  async function toSecondStep() {
    server.use(required, reply.providers());
    const page = await renderPage(<SignInPage />, { route: '/signin?returnTo=%2Fjobs', path: '/signin' });
    await page.user.type(await screen.findByLabelText('Email'), 'ada@example.org');
    await page.user.type(screen.getByLabelText('Password', { selector: 'input' }), 'password123');
    await page.user.click(screen.getByRole('button', { name: 'Sign in' }));
    await screen.findByRole('heading', { level: 1, name: 'One more step' });
    return page;
  }

  test('the right password asks for the code, which leads where one wanted to go [ACC-106]', async () => {
    server.use(reply.secondStep());
    const calls = recordCalls();
    const page = await toSecondStep();
    expect(localStorage.getItem('token')).toBeNull();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await page.user.type(screen.getByRole('textbox', { name: 'Code' }), '123456');
    await page.user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(page.location().pathname).toBe('/jobs'));
    expect(localStorage.getItem('token')).toBe('test-token');
    expect(calls.find(({ path }) => path === '/auth/two-step')?.body).toEqual({
      ticket: 'T',
      code: '123456',
    });
  });

  test('a wrong code may be tried again, and an ended sign-in begins anew', async () => {
    const page = await toSecondStep();
    server.use(reply.error('POST /auth/two-step', 'CODE_INVALID', { message: 'This code is wrong.' }));
    const field = () => screen.getByRole('textbox', { name: 'Code' });
    await page.user.type(field(), '000000');
    await page.user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/This code is wrong/));
    server.use(reply.error('POST /auth/two-step', 'TWO_STEP_ENDED', { message: 'Too many.' }));
    await page.user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Go back and sign in again to get another try.')).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  });
});
