import type { EmailState } from '@plumbline/shared-schema/email-change';
import { renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { UndoEmailPage } from '../undo-email/UndoEmailPage';
import { EmailSection } from './EmailSection';

const before: EmailState = { email: 'nora@example.org', pending: null };
const waiting: EmailState = {
  ...before,
  pending: {
    email: 'new@example.org',
    expiresAt: '2026-03-02T09:10:00.000Z',
    presentCodeUntil: null,
  },
};
const both: EmailState = {
  ...before,
  pending: {
    email: 'new@example.org',
    expiresAt: '2026-03-02T09:10:00.000Z',
    presentCodeUntil: '2026-03-09T09:00:00.000Z',
  },
};
const after: EmailState = { email: 'new@example.org', pending: null };

const show = (language: 'en' | 'fr' = 'en') =>
  renderPage(<EmailSection />, { route: '/setting?tab=account', user: signedIn.client(), language });

test('another address is asked for with the password, and takes its place with the code [ACC-122, ACC-123]', async () => {
  server.use(reply.emailState(before), reply.emailCodeSent(waiting), reply.emailConfirmed(after));
  const calls = recordCalls();
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Change the address' }));
  const form = within(await screen.findByRole('dialog', { name: 'Change the address' }));
  await user.type(await form.findByRole('textbox', { name: 'Email' }), 'new@example.org');
  await user.type(form.getByLabelText('Password', { selector: 'input' }), 'password123');
  server.use(reply.emailState(waiting));
  await user.click(form.getByRole('button', { name: 'Send the code' }));

  const code = within(await screen.findByRole('dialog', { name: 'Confirm the new address' }));
  const newCode = within(await code.findByRole('group', { name: 'Code from your new address' }));
  await user.click(newCode.getAllByRole('textbox')[2] as HTMLElement);
  await user.paste('Code: 012-345');
  server.use(reply.emailState(after));
  await user.click(code.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByText('new@example.org')).toBeVisible();
  expect(calls.filter(({ method }) => method !== 'GET').map(({ body }) => body)).toEqual([
    { email: 'new@example.org', password: 'password123' },
    { code: '012345' },
  ]);
});

test('the present address agrees with its own code, and whoever does not read it is told when they need not [ACC-139, ACC-140]', async () => {
  server.use(
    reply.emailState(both),
    reply.error('PUT /users/me/email', 'PRESENT_CODE_INVALID', { message: 'That code is wrong' }),
  );
  const calls = recordCalls();
  const { user } = await show();
  expect(await screen.findByText(/to new@example.org and another one to your current address/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Enter the code' }));
  const form = within(await screen.findByRole('dialog', { name: 'Confirm the new address' }));
  const boxesOf = (name: string) => within(form.getByRole('group', { name })).getAllByRole('textbox');
  const first = (name: string) => boxesOf(name)[0] as HTMLElement;
  await form.findByRole('group', { name: 'Code from your new address' });
  await user.type(first('Code from your new address'), '012345');
  const present = form.getByRole('group', { name: 'Code from your current address' });
  expect(present).toHaveAccessibleDescription(/^Sent to nora@example\.org\. /);
  expect(present).toHaveAccessibleDescription(
    /From 09-Mar-2026 on, the code sent to the new address is enough/,
  );
  await user.click(form.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(first('Code from your current address')).toBeInvalid());
  expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  await expect(document.body).toHaveNoViolations();
  await user.type(first('Code from your current address'), '543210');
  await user.click(form.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(present).toHaveAccessibleDescription(/That code is wrong/));
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    code: '012345',
    presentCode: '543210',
  });
  server.use(reply.emailState(after), reply.emailConfirmed(after));
  await user.click(form.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByText('new@example.org')).toBeVisible();
});

test('one that waits for its code can be dropped', async () => {
  server.use(reply.emailState(waiting), reply.emailKept(before));
  const { user } = await show();
  expect(await screen.findByText(/We sent a code to new@example.org/)).toBeVisible();
  server.use(reply.emailState(before));
  await user.click(screen.getByRole('button', { name: 'Keep the current address' }));
  await waitFor(() => expect(screen.queryByText(/We sent a code to new@/)).not.toBeInTheDocument());
});

test('a wrong password is said at its field', async () => {
  server.use(
    reply.emailState(before),
    reply.error('POST /users/me/email', 'PASSWORD_INCORRECT', { message: 'Password is incorrect' }),
  );
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Change the address' }));
  const form = within(await screen.findByRole('dialog'));
  await user.type(await form.findByRole('textbox', { name: 'Email' }), 'new@example.org');
  const field = form.getByLabelText('Password', { selector: 'input' });
  await user.type(field, 'wrong');
  await user.click(form.getByRole('button', { name: 'Send the code' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription('Password is incorrect'));
});

test('it speaks French', async () => {
  server.use(reply.emailState(before));
  await show('fr');
  expect(await screen.findByRole('button', { name: 'Changer d’adresse' })).toBeVisible();
});

describe('the link in the mail to the former address', () => {
  const open = (hash: string, user?: ReturnType<typeof signedIn.client>) =>
    renderPage(<UndoEmailPage />, {
      route: `/undo-email-change${hash}`,
      path: '/undo-email-change',
      ...(user && { user }),
    });

  test('leaves the address bar, and puts the address back at a click [ACC-125]', async () => {
    server.use(reply.done('POST /auth/undo-email-change', 'Your email address was put back'));
    const calls = recordCalls();
    const { user, location } = await open('#token=tok-en');
    const button = await screen.findByRole('button', { name: /put my address back/ });
    await waitFor(() => expect(location().hash).toBe(''));
    expect(calls).toEqual([]);
    await user.click(button);
    expect(await screen.findByRole('heading', { name: 'Your address is back' })).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([{ token: 'tok-en' }]);
  });

  test('an old one says so', async () => {
    const message = 'This link is invalid or has expired.';
    server.use(reply.error('POST /auth/undo-email-change', 'LINK_INVALID', { message }));
    const { user } = await open('#token=tok-en');
    await user.click(await screen.findByRole('button', { name: /put my address back/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  test('one that was cut off leads on', async () => {
    await open('');
    expect(await screen.findByRole('heading', { name: 'This link is not complete' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to sign-in' })).toHaveAttribute('href', '/signin');
  });

  test('one that was cut off leads who is signed in to the settings', async () => {
    await open('', signedIn.client());
    expect(await screen.findByRole('link', { name: 'Go to settings' })).toHaveAttribute('href', '/setting');
  });
});
