import { anId } from '@plumbline/testing/builders/ids';
import { anInvite } from '@plumbline/testing/builders/invites';
import { aJob } from '@plumbline/testing/builders/jobs';
import { renderPage, screen, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { InvitesPage } from './InvitesPage';

const open = (options: { route?: string; language?: 'en' | 'fr' } = {}) =>
  renderPage(<InvitesPage />, {
    route: '/contract-invites',
    path: '/contract-invites',
    user: signedIn.client(),
    ...options,
  });

test('a client sees who was invited to what and who has applied since', async () => {
  server.use(
    reply.invites([
      anInvite(),
      anInvite({
        _id: anId(46),
        jobId: aJob({ title: 'fix the roof' }),
        status: 'accepted',
        hasApplied: true,
      }),
    ]),
  );
  await open();
  const [first, second] = await screen.findAllByRole('article', { name: 'Marcus Bell' });
  const waiting = within(first ?? document.body);
  expect(waiting.getByText('Replace the Kitchen Drain')).toBeVisible();
  expect(waiting.getByText('Invited on 02-Mar-2026')).toBeVisible();
  expect(waiting.getByText('Pending')).toBeVisible();
  expect(waiting.queryByText('Has applied')).not.toBeInTheDocument();
  const applied = within(second ?? document.body);
  expect(applied.getByText('Has applied')).toBeVisible();
  expect(applied.getByRole('link', { name: 'View Applications' })).toHaveAttribute(
    'href',
    `/jobs/${anId(10)}/applicants`,
  );
  expect(applied.queryByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument();
  await expect(document.body).toHaveNoViolations();
});

test('a waiting invitation is withdrawn after a question', async () => {
  server.use(reply.invites([anInvite()]));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Withdraw the invitation to Marcus Bell?')).toBeVisible();

  const withdrawn = anInvite({ status: 'withdrawn' });
  server.use(reply.inviteMoved('withdraw', withdrawn, 'Invitation withdrawn'), reply.invites([withdrawn]));
  await user.click(question.getByRole('button', { name: 'Withdraw' }));
  expect((await screen.findAllByText('Invitation withdrawn'))[0]).toBeVisible();
  expect(await within(await screen.findByRole('article')).findByText('Withdrawn')).toBeVisible();
});

test('a refused withdrawal says why', async () => {
  server.use(
    reply.invites([anInvite()]),
    reply.error(`PUT /invites/${anId(45)}/withdraw`, 'INVITE_NOT_PENDING', {
      message: 'Already answered',
      details: { invite: anInvite({ status: 'accepted' }) },
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw' }));
  expect((await screen.findAllByText('Already answered'))[0]).toBeVisible();
});

test('the status is in the address, and one without invitations leads back to all', async () => {
  server.use(reply.invites([anInvite()]));
  const { user, location } = await open({ route: '/contract-invites?status=declined' });
  expect(await screen.findByText('No invitations with this status')).toBeVisible();
  expect(screen.getByLabelText('Status')).toHaveValue('declined');
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByRole('article')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Status'), 'pending');
  expect(location().search).toBe('?status=pending');
});

test('a client without invitations is led to contractors', async () => {
  server.use(reply.invites([]));
  await open();
  expect(await screen.findByText('No invitations yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find contractors' })).toHaveAttribute('href', '/professionals');
});

test('a failure can be retried', async () => {
  server.use(reply.noAnswer('GET /invites'));
  const { user } = await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The invitations could not be loaded');
  server.use(reply.invites([anInvite()]));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('article')).toBeVisible();
});

test('the page speaks French', async () => {
  server.use(reply.invites([anInvite()]));
  await open({ language: 'fr' });
  expect(await screen.findByRole('button', { name: 'Retirer' })).toBeVisible();
});
