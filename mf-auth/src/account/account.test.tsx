import type { AccountDeletion } from '@plumbline/shared-schema/account-deletion';
import { renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { DeletionSection } from './DeletionSection';

const stays: AccountDeletion = { dueAt: null, runningContracts: [] };
const leaves: AccountDeletion = { dueAt: '2026-03-15T09:00:00.000Z', runningContracts: [] };

const show = (language: 'en' | 'fr' = 'en') =>
  renderPage(<DeletionSection />, { route: '/setting?tab=account', user: signedIn.client(), language });

test('the password is asked for; then the day is said, with the way back [ACC-120]', async () => {
  server.use(reply.accountDeletion(stays), reply.deletionAsked(leaves));
  const calls = recordCalls();
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
  expect(within(dialog).getByText(/It goes in 14 days/)).toBeVisible();
  await user.type(await within(dialog).findByLabelText('Password', { selector: 'input' }), 'password123');
  server.use(reply.accountDeletion(leaves));
  await user.click(within(dialog).getByRole('button', { name: 'Delete my account' }));
  expect(await screen.findByText(/will be deleted on 15-Mar-2026/)).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { password: 'password123' },
  ]);
  await expect(document.body).toHaveNoViolations();

  server.use(reply.accountKept(stays), reply.accountDeletion(stays));
  await user.click(screen.getByRole('button', { name: 'Keep my account' }));
  expect(await screen.findByRole('button', { name: 'Delete my account' })).toBeVisible();
});

test('a wrong password is said at its field', async () => {
  server.use(
    reply.accountDeletion(stays),
    reply.error('POST /users/me/deletion', 'PASSWORD_INCORRECT', { message: 'Password is incorrect' }),
  );
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
  const dialog = await screen.findByRole('dialog');
  const field = await within(dialog).findByLabelText('Password', { selector: 'input' });
  await user.type(field, 'wrong');
  await user.click(within(dialog).getByRole('button', { name: 'Delete my account' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription('Password is incorrect'));
});

test('contracts that run are named, and lead to themselves [ACC-113]', async () => {
  server.use(
    reply.accountDeletion({ dueAt: null, runningContracts: [{ _id: 'c1', title: 'Retile the bathroom' }] }),
  );
  await show();
  expect(await screen.findByRole('link', { name: 'Retile the bathroom' })).toHaveAttribute(
    'href',
    '/contracts/c1',
  );
  expect(screen.queryByRole('button', { name: 'Delete my account' })).not.toBeInTheDocument();
});

test('it speaks French', async () => {
  server.use(reply.accountDeletion(leaves));
  await show('fr');
  expect(await screen.findByRole('button', { name: 'Conserver mon compte' })).toBeVisible();
});
