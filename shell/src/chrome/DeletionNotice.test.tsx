import { reply } from '@plumbline/testing/reply';
import { server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { screen, waitFor, within } from '@testing-library/react';
import { demoFederation, demoRemotes } from '../fake-site/testing/demo-remotes';
import { renderSite } from '../fake-site/testing/render-site';

const leaving = signedIn.client({ deletionDueAt: '2026-03-15T09:00:00.000Z' });
const open = (options: Parameters<typeof renderSite>[0] = {}) =>
  renderSite({ remotes: demoRemotes, federation: demoFederation(), user: leaving, ...options });

test('who is about to go is told on every page, and keeps the account there [ACC-121]', async () => {
  server.use(reply.accountKept({ dueAt: null, runningContracts: [] }));
  const { user } = await open();
  const notice = await screen.findByRole('complementary', { name: 'Your account will be deleted' });
  expect(within(notice).getByText('Your account will be deleted on 15-Mar-2026.')).toBeVisible();
  await user.click(within(notice).getByRole('button', { name: 'Keep my account' }));
  await waitFor(() => expect(notice).not.toBeInTheDocument());
  expect(await screen.findByText('Your account stays')).toBeVisible();
});

test('nobody else sees it', async () => {
  await open({ user: signedIn.client() });
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

test('the notice speaks French', async () => {
  await open({ language: 'fr' });
  expect(await screen.findByRole('button', { name: 'Conserver mon compte' })).toBeVisible();
});
