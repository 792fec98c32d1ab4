import type { User } from '@plumbline/shared-schema/users';
import { anInvite } from '@plumbline/testing/builders/invites';
import { anOwnJob } from '@plumbline/testing/builders/jobs';
import { aSavedSearch } from '@plumbline/testing/builders/saved-searches';
import { renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { server } from '@plumbline/testing/server';
import { actingAs, signedIn } from '@plumbline/testing/signed-in';
import { ClientHomePage } from '../client-home/ClientHomePage';
import { ContractorHomePage } from '../contractor-home/ContractorHomePage';

const createdAt = new Date(Date.now() - 60_000).toISOString();

beforeEach(() => {
  server.use(
    ...[reply.recentJobs([]), reply.searchJobs([]), reply.savedJobs([]), reply.myJobs([])],
    ...[reply.featured([]), reply.specialties([]), reply.actionNeeded(), reply.notifications([])],
    ...[reply.offers([]), reply.invites([]), reply.savedSearches([]), reply.profileSummary()],
  );
});

const openContractor = (overrides: Partial<User> = {}) =>
  renderPage(<ContractorHomePage />, { user: signedIn.contractor({ createdAt, ...overrides }) });

async function theCard(name: string) {
  const card = within(await screen.findByRole('region', { name }));
  return {
    card,
    lines: () => card.getAllByRole('listitem').map(({ textContent }) => textContent),
    targets: () => card.getAllByRole('link').map((link) => link.getAttribute('href')),
  };
}

test('a new contractor finds four steps on their home, ticked off as they are done', async () => {
  server.use(reply.profileSummary({ skills: ['plumbing'], works: 1 }));
  await openContractor({ title: 'Plumber', profile: null });
  const { card, lines, targets } = await theCard('Four steps to your first job');
  expect(await card.findByText('2 of 4 done')).toBeVisible();
  expect(lines()).toEqual([
    'Add your picture',
    'Say your trade in one line (done)',
    'Show one before and after (done)',
    'Save a search',
  ]);
  expect(targets()).toEqual([
    '/profile?onboarding=1&edit=picture',
    '/jobs?specialty=plumbing&jobLocation=40.713%2C-74.006%2C40&dialog=save',
  ]);
  await expect(document.body).toHaveNoViolations();
});

test('a new client finds four other ones, which lead on from the job they have posted', async () => {
  const job = anOwnJob();
  server.use(reply.myJobs([job]));
  const user = signedIn.client({ createdAt, emailVerified: false, profile: null });
  await renderPage(<ClientHomePage />, { user });
  const { card, lines, targets } = await theCard('Four steps to your first contract');
  expect(await card.findByText('1 of 4 done')).toBeVisible();
  expect(lines()).toEqual([
    'Confirm your e-mail address',
    'Add your picture',
    'Describe your first job (done)',
    'Invite a contractor to it',
  ]);
  expect(targets()).toEqual([
    '/verify-email',
    '/profile?onboarding=1&edit=picture',
    `/jobs/${job._id}/applicants`,
  ]);
});

test('a company is asked for its logo, and an invitation counts as the last step', async () => {
  server.use(reply.invites([anInvite()]));
  const user = signedIn.company({ createdAt, profile: null });
  await renderPage(<ClientHomePage />, { user, language: 'fr' });
  const { card, lines } = await theCard('Quatre étapes vers votre premier contrat');
  expect(await card.findByText('2 sur 4 faites')).toBeVisible();
  expect(lines()).toContain('Ajoutez votre logo');
  expect(lines()).toContain('Invitez-y un artisan (fait)');
});

test('with the last step the card is gone', async () => {
  server.use(reply.profileSummary({ works: 1 }), reply.savedSearches([aSavedSearch()]));
  await openContractor({ title: 'Plumber', profile: '/me.jpg' });
  const steps = () => screen.queryByRole('region', { name: /^Four steps/ });
  expect(await screen.findByRole('region', { name: 'Recent Posted Contracts' })).toBeVisible();
  await waitFor(() => expect(document.querySelector('.MuiSkeleton-root')).toBeNull());
  expect(steps()).not.toBeInTheDocument();
});

test.each([
  [
    'an account of more than a month',
    signedIn.client({ createdAt: new Date(Date.now() - 86_400_000 * 31).toISOString() }),
  ],
  ['who acts for a company', actingAs('recruiter', { createdAt })],
])('%s has no first steps', async (_who, user) => {
  await renderPage(<ClientHomePage />, { user });
  expect(await screen.findByRole('region', { name: 'Recent Posted Contracts' })).toBeVisible();
  expect(screen.queryByRole('region', { name: /^Four steps/ })).not.toBeInTheDocument();
});
