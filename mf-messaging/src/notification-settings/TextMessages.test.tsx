import { renderPage, screen, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { TextMessages } from './TextMessages';

const number = '+15145550123';
const confirmedAt = '2026-03-01T10:00:00.000Z';
const pending = { number, expiresAt: '2026-03-01T10:10:00.000Z' };
const kept = { isOffered: true, number, confirmedAt, timeZone: 'America/New_York' };
const show = (language: 'en' | 'fr' = 'en') =>
  renderPage(<TextMessages />, { route: '/setting', user: signedIn.contractor(), language });

test('a number is added, confirmed with its code, and shown [SMS-02]', async () => {
  server.use(reply.phone({ isOffered: true }), reply.phoneAsked({ pending }), reply.phoneConfirmed(kept));
  const calls = recordCalls();
  const { user } = await show();
  expect(await screen.findByText(/Nothing is sent between 9:00.PM and 8:00.AM/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add a number' }));
  const first = within(await screen.findByRole('dialog'));
  await user.type(first.getByRole('textbox', { name: 'Mobile number, with country code' }), '514 555 0123');
  await user.click(first.getByRole('button', { name: 'Send the code' }));
  const field = await screen.findByRole('textbox', { name: 'Six-digit code' });
  await user.type(field, '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('+1 514-555-0123')).toBeVisible();
  expect(screen.getByText('On the clock of New York')).toBeVisible();
  expect(calls.filter(({ method }) => method !== 'GET').map(({ body }) => body)).toEqual([
    { phoneNumber: '514 555 0123', timeZone: expect.any(String) },
    { code: '123456' },
  ]);
});

test('a code that waits can be entered later; a wrong one says so at its field', async () => {
  server.use(
    reply.phone({ isOffered: true, pending }),
    reply.error('PUT /users/me/phone', 'CODE_INVALID', { message: 'The code is wrong or old.' }),
  );
  const { user } = await show();
  expect(await screen.findByText('The code sent to +1 514-555-0123 has not been entered yet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Enter the code' }));
  const field = await screen.findByRole('textbox', { name: 'Six-digit code' });
  await user.type(field, '000000');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect((await screen.findAllByText('The code is wrong or old.'))[0]).toBeVisible();
});

test('a number is removed after a question [SMS-11]', async () => {
  server.use(reply.phone(kept), reply.phoneRemoved());
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Remove number' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Remove number' }));
  expect(await screen.findByRole('button', { name: 'Add a number' })).toBeVisible();
});

test('who answered STOP reads how to begin again, in French too [SMS-06]', async () => {
  server.use(reply.phone({ ...kept, isStopped: true }));
  await show('fr');
  expect(await screen.findByText(/Ce numéro a répondu STOP.*START/)).toBeVisible();
});
