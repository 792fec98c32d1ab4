import { renderPage, screen, waitFor } from '@plumbline/testing/render';
import type { RenderPageOptions } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { api, http, HttpResponse, recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { PasswordTab } from './PasswordTab';

const CALL = 'PUT /users/update-password';
const show = (options: RenderPageOptions = {}) =>
  renderPage(<PasswordTab />, { route: '/setting?tab=password', user: signedIn.client(), ...options });
const nobodyElse = () => server.use(reply.sessions([]), reply.passkeys(), reply.access());
type Tab = Awaited<ReturnType<typeof show>>;

const fieldNamed = (name: string) => screen.findByLabelText(name, { selector: 'input' });

type TypedPasswords = [old: string, fresh: string, confirmed?: string];

async function enter({ user }: Tab, ...[old, fresh, confirmed = fresh]: TypedPasswords) {
  const fill = async (name: string, text: string) => {
    const field = await fieldNamed(name);
    await user.clear(field);
    if (text !== '') await user.type(field, text);
  };
  await fill('Old password', old);
  await fill('New password', fresh);
  await fill('Confirm new password', confirmed);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
}

test('a change is said in a banner and a toast, and all three fields are empty again [ACC-76]', async () => {
  nobodyElse();
  server.use(reply.done(CALL, 'Password updated successfully!'));
  const calls = recordCalls();
  const page = await show();
  expect(screen.getByText('Create a new password that is at least 8 characters long.')).toBeVisible();
  await enter(page, 'password123', 'correct horse');
  await waitFor(() => expect(screen.getAllByText('Password updated successfully!')).toHaveLength(2));
  for (const name of ['Old password', 'New password', 'Confirm new password'])
    expect(await fieldNamed(name)).toHaveValue('');
  expect(calls.filter(({ method }) => method !== 'GET').map(({ body }) => body)).toEqual([
    { oldPassword: 'password123', newPassword: 'correct horse' },
  ]);
});

test('the success of a change does not stay above a later attempt that is refused', async () => {
  nobodyElse();
  server.use(reply.done(CALL, 'Password updated successfully!'));
  const page = await show();
  await enter(page, 'password123', 'correct horse');
  const banner = await screen.findByText('Password updated successfully!', { ignore: '[role=log] *' });
  await enter(page, '', 'correct house');
  await waitFor(() => expect(banner).not.toBeInTheDocument());
});

test.each([
  ['', 'correct horse', 'correct horse', 'Current password is required'],
  ['password123', 'correct horse', 'correct house', "New passwords don't match"],
  ['password123', 'seven77', 'seven77', 'Password must be at least 8 characters'],
  ['password123', '', '', 'New password is required'],
])('%j, %j, %j are checked before any call: %s', async (...[old, fresh, confirmed, text]) => {
  const calls = recordCalls();
  const page = await show();
  await enter(page, old, fresh, confirmed);
  expect((await screen.findAllByText(text))[0]).toBeVisible();
  expect(calls).toEqual([]);
});

test('a wrong old password is said at its field, as a banner and as a toast [ACC-77]', async () => {
  server.use(reply.error(CALL, 'OLD_PASSWORD_INCORRECT', { message: 'Old password is incorrect' }));
  const page = await show();
  await enter(page, 'wrong', 'correct horse');
  expect((await screen.findAllByText('Old password is incorrect')).length).toBeGreaterThan(1);
  expect(await fieldNamed('Old password')).toHaveAccessibleDescription('Old password is incorrect');
  expect(await fieldNamed('New password')).toHaveValue('correct horse');
});

const body = (status: number, extras: object = {}) =>
  http.put(api('/users/update-password'), () => HttpResponse.json({ ...extras }, { status }));

test.each([
  ['400 without words', body(400), 'Invalid request'],
  ['404 without words', body(404), 'User not found'],
  ['500 with an id', body(500, { requestId: 'req-7' }), 'Server error. Please try again later. (req-7)'],
  ['418', body(418), 'Failed to update password'],
  ['words of the server', body(400, { error: 'Not today' }), 'Not today'],
  ['no answer', reply.noAnswer(CALL), 'No response from server. Check your network connection.'],
])('%s', async (_what, handler, text) => {
  server.use(handler);
  const page = await show();
  await enter(page, 'password123', 'correct horse');
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(1);
});

test('a request that cannot even be made says so', async () => {
  const page = await show();
  // The store's warning, outside production.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // No header can carry it: the browser refuses before anything is sent.
  localStorage.setItem('token', 'jeton à refuser €');
  const calls = recordCalls();
  await enter(page, 'password123', 'correct horse');
  expect((await screen.findAllByText('Request failed to send.')).length).toBeGreaterThan(1);
  expect(calls).toEqual([]);
});

test('who forgot it, or never had one, gets a link by mail', async () => {
  server.use(reply.done('POST /auth/forgot-password', 'Password reset link sent to your email'));
  const calls = recordCalls();
  const { user } = await show({ language: 'fr' });
  await user.click(await screen.findByRole('button', { name: 'Envoyer le lien' }));
  expect(await screen.findByText('Password reset link sent to your email')).toBeVisible();
  expect(calls[0]?.body).toEqual({ email: signedIn.client().email });
});
