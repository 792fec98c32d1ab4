import { anId } from '@plumbline/testing/builders/ids';
import { anInvite } from '@plumbline/testing/builders/invites';
import { aJob } from '@plumbline/testing/builders/jobs';
import { leaving } from '@plumbline/testing/leaving';
import { renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { ReceivedInvitesPage } from './ReceivedInvitesPage';

const open = (language: 'en' | 'fr' = 'en') =>
  renderPage(<ReceivedInvitesPage />, {
    route: '/contract-invites',
    path: '/contract-invites',
    user: signedIn.contractor(),
    language,
  });

test('accepting an invitation leads to the application', async () => {
  server.use(
    reply.invites([anInvite()]),
    reply.inviteMoved('accept', anInvite({ status: 'accepted' }), 'Invitation accepted'),
  );
  const { user, location } = await open();
  const card = within(await screen.findByRole('article', { name: 'Replace the Kitchen Drain' }));
  expect(card.getByText('You did our neighbours’ kitchen. Would you look at ours?')).toBeVisible();
  expect(card.getByRole('link', { name: anInvite().clientId.fullName })).toHaveAttribute(
    'href',
    `/professionals/${anInvite().clientId._id}`,
  );
  await expect(document.body).toHaveNoViolations();
  await user.click(card.getByRole('button', { name: 'Accept and apply' }));
  await waitFor(() => expect(location().pathname).toBe(`/jobs/${anId(10)}/apply`));
});

test('an invitation accepted before counts as accepted', async () => {
  server.use(
    reply.invites([anInvite()]),
    reply.error(`PUT /invites/${anId(45)}/accept`, 'INVITE_NOT_PENDING', {
      details: { invite: anInvite({ status: 'accepted' }) },
    }),
  );
  const { user, location } = await open();
  await user.click(await screen.findByRole('button', { name: 'Accept and apply' }));
  await waitFor(() => expect(location().pathname).toBe(`/jobs/${anId(10)}/apply`));
});

test('declining asks first', async () => {
  const declined = anInvite({ status: 'declined' });
  server.use(reply.invites([anInvite()]));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  server.use(reply.inviteMoved('decline', declined, 'Invitation declined'), reply.invites([declined]));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Decline' }));
  expect((await screen.findAllByText('Invitation declined'))[0]).toBeVisible();
  expect(await within(await screen.findByRole('article')).findByText('Declined')).toBeVisible();
});

test('an invitation to a closed job can only be declined, an accepted one leads to applying', async () => {
  server.use(
    reply.invites([
      anInvite({ jobId: aJob({ status: 'closed' }) }),
      anInvite({ _id: anId(46), jobId: aJob({ _id: anId(12), title: 'Fix the roof' }), status: 'accepted' }),
      anInvite({ _id: anId(47), jobId: aJob({ title: 'Wall' }), status: 'accepted', hasApplied: true }),
    ]),
  );
  await open();
  const closed = within(await screen.findByRole('article', { name: 'Replace the Kitchen Drain' }));
  expect(closed.getByText('This job no longer takes applications.')).toBeVisible();
  expect(closed.queryByRole('button', { name: 'Accept and apply' })).not.toBeInTheDocument();
  expect(closed.getByRole('button', { name: 'Decline' })).toBeVisible();
  const accepted = within(screen.getByRole('article', { name: 'Fix the Roof' }));
  expect(accepted.getByRole('link', { name: 'Apply now' })).toHaveAttribute(
    'href',
    `/jobs/${anId(12)}/apply`,
  );
  const applied = within(screen.getByRole('article', { name: 'Wall' }));
  expect(applied.getByText('You have applied')).toBeVisible();
  expect(applied.queryByRole('link', { name: 'Apply now' })).not.toBeInTheDocument();
});

test('a contractor nobody has invited is led to the profile, in French too', async () => {
  server.use(reply.invites([]));
  await open('fr');
  expect(await screen.findByText('Aucune invitation pour le moment')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Compléter votre profil' })).toHaveAttribute('href', '/profile');
});

test('the page leaves nothing behind when it is left', async () => {
  server.use(reply.invites([anInvite()]));
  expect(
    await leaving(<ReceivedInvitesPage />, { route: '/contract-invites', user: signedIn.contractor() }, () =>
      screen.findByRole('article'),
    ),
  ).toEqual([]);
});
