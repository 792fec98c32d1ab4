import { aFeaturedUser } from '@plumbline/testing/builders/directory';
import { anId } from '@plumbline/testing/builders/ids';
import { anInvite } from '@plumbline/testing/builders/invites';
import { aJob } from '@plumbline/testing/builders/jobs';
import { anOffer } from '@plumbline/testing/builders/offers';
import { renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { ContractorHomePage } from './ContractorHomePage';

const marcus = { user: signedIn.contractor() };
const ada = aFeaturedUser({ _id: anId(5), fullName: 'Ada Byron King', rating: 4.5, reviewCount: 8 });

beforeEach(() => {
  server.use(reply.searchJobs([]), reply.offers([]), reply.invites([]));
});

test('offers and invitations that are not answered stand first and lead there', async () => {
  const offer = anOffer({
    allowedActions: ['accept', 'reject', 'counter'],
    expiresAt: '2100-03-09T12:00:00.000Z',
  });
  server.use(
    reply.recentJobs([]),
    reply.featured([]),
    reply.specialties([]),
    reply.savedJobs([]),
    reply.offers([offer, anOffer({ _id: anId(41), status: 'accepted', allowedActions: [] })]),
    reply.invites([anInvite(), anInvite({ _id: anId(46), hasApplied: true })]),
  );
  await renderPage(<ContractorHomePage />, marcus);
  const waiting = within(await screen.findByRole('region', { name: 'Waiting for you' }));
  const links = waiting.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Nora Lindqvist made you an offer: Replace the Kitchen Drain', `/proposals?offer=${offer._id}`],
    ['1 invitation to answer', '/contract-invites'],
  ]);
  expect(waiting.getByText('Answer by 09-Mar-2100')).toBeVisible();
});

test('an offer that was answered with new terms waits for the client, and is not counted', async () => {
  const proposal = {
    ...{ description: 'More pipe.', budget: 1200, deliveryTime: 14, expiresIn: 3 },
    createdAt: '2026-03-03T09:00:00.000Z',
  };
  server.use(
    reply.recentJobs([aJob()]),
    reply.featured([]),
    reply.specialties([]),
    reply.savedJobs([]),
    reply.offers([anOffer({ proposal, allowedActions: ['accept', 'reject', 'withdrawCounter'] })]),
  );
  await renderPage(<ContractorHomePage />, marcus);
  expect(await screen.findByRole('article', { name: 'Replace the Kitchen Drain' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Waiting for you' })).not.toBeInTheDocument();
});

test('what cannot be asked about waiting offers is not said', async () => {
  server.use(
    reply.recentJobs([aJob()]),
    reply.featured([]),
    reply.specialties([]),
    reply.savedJobs([]),
    reply.error('GET /offers/sent-or-received-offers', 'INTERNAL'),
    reply.error('GET /invites', 'INTERNAL'),
  );
  await renderPage(<ContractorHomePage />, marcus);
  expect(await screen.findByRole('article', { name: 'Replace the Kitchen Drain' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Waiting for you' })).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('nobody is shown to themselves among the contractors', async () => {
  const user = signedIn.contractor();
  const [own, other] = [
    aFeaturedUser({ _id: user._id, fullName: user.fullName, skills: ['plumbing'] }),
    aFeaturedUser({ _id: anId(77), fullName: 'Ada Byron', skills: ['plumbing'] }),
  ];
  server.use(
    reply.recentJobs([]),
    reply.featured([own, other], [own]),
    reply.specialties([{ name: 'plumbing', count: 2 }]),
    reply.savedJobs([]),
    reply.offers([]),
    reply.invites([]),
  );
  await renderPage(<ContractorHomePage />, { user });
  expect(await screen.findAllByRole('link', { name: 'Ada Byron' })).not.toHaveLength(0);
  expect(screen.queryByRole('link', { name: user.fullName })).not.toBeInTheDocument();
});

test('jobs near the contractor come first, each once, which the section says', async () => {
  const [far, close] = [
    aJob({ _id: anId(11), title: 'Far away' }),
    aJob({ _id: anId(12), title: 'Next door' }),
  ];
  server.use(
    reply.recentJobs([far, close]),
    reply.searchJobs([close], (_job, query) => query.get('jobLocation') === '40.713,-74.006,40'),
    reply.featured([]),
    reply.specialties([]),
    reply.savedJobs([]),
  );
  await renderPage(<ContractorHomePage />, { user: signedIn.contractor({ serviceRadiusKm: 40 }) });
  const recent = within(await screen.findByRole('region', { name: 'Recent Posted Contracts' }));
  expect(await recent.findByText('Near New York first')).toBeVisible();
  expect(recent.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Next Door',
    'Far Away',
  ]);
});

const nowhere = { type: 'Point', coordinates: null, lat: null, lng: null, city: null } as const;

test.each([
  ['without jobs near the contractor', signedIn.contractor()],
  ['where their place is not known', signedIn.contractor({ location: nowhere })],
])('%s the newest come first, and nothing else is said', async (_when, user) => {
  server.use(reply.recentJobs([aJob()]), reply.featured([]), reply.specialties([]), reply.savedJobs([]));
  await renderPage(<ContractorHomePage />, { user });
  expect(await screen.findByRole('article', { name: 'Replace the Kitchen Drain' })).toBeVisible();
  expect(screen.queryByText(/ first$/)).not.toBeInTheDocument();
});

test('a contractor is welcomed with recent jobs and real contractors', async () => {
  server.use(reply.recentJobs([aJob()]), reply.featured([ada]), reply.specialties([]), reply.savedJobs([]));
  await renderPage(<ContractorHomePage />, marcus);

  expect(screen.getByRole('heading', { level: 1, name: 'Welcome, Marcus' })).toBeVisible();
  expect(await screen.findByRole('article', { name: 'Replace the Kitchen Drain' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/jobs');
  expect(screen.getByRole('link', { name: 'Saved Contracts' })).toHaveAttribute('href', '/saved-contracts');
  const featured = within(await screen.findByRole('region', { name: 'Featured Contractors' }));
  expect(featured.getByRole('heading', { name: 'Ada Byron King' })).toBeVisible();
  expect(featured.getByText(/out of 5, 8 reviews$/)).toBeVisible();
  await expect(document.body).toHaveNoViolations();
});

test('the search leads to the jobs with what was filled in', async () => {
  server.use(reply.recentJobs([]), reply.featured([]), reply.specialties([]), reply.savedJobs([]));
  const { user, location } = await renderPage(<ContractorHomePage />, marcus);

  await user.type(screen.getByRole('searchbox', { name: 'Service type' }), ' drain ');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Residential');
  await user.click(screen.getByRole('button', { name: 'Search' }));

  await waitFor(() => {
    expect(location()).toMatchObject({ pathname: '/jobs', search: '?q=drain&category=residential' });
  });
});

test('a recent job is saved from its card', async () => {
  server.use(
    reply.recentJobs([aJob()]),
    reply.featured([]),
    reply.specialties([]),
    reply.savedJobs([]),
    reply.saveToggled(),
  );
  const calls = recordCalls();
  const { user } = await renderPage(<ContractorHomePage />, marcus);

  await user.click(await screen.findByRole('button', { name: 'Save Job' }));

  expect(await within(screen.getByRole('log')).findByText('Job Saved')).toBeInTheDocument();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ jobId: aJob()._id, save: true });
});

test('without jobs it says so, and without contractors the section is left out', async () => {
  server.use(reply.recentJobs([]), reply.featured([]), reply.specialties([]), reply.savedJobs([]));
  await renderPage(<ContractorHomePage />, marcus);

  expect(await screen.findByText('No jobs have been posted yet')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Featured Contractors' })).not.toBeInTheDocument();
});

test('a failure shows its text, and Retry loads the jobs', async () => {
  server.use(
    reply.noAnswer('GET /jobs/recent'),
    reply.featured([]),
    reply.specialties([]),
    reply.savedJobs([]),
  );
  const { user } = await renderPage(<ContractorHomePage />, marcus);

  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch recent jobs');
  server.use(reply.recentJobs([aJob()]));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('article', { name: 'Replace the Kitchen Drain' })).toBeVisible();
});

test('French readers get French labels', async () => {
  server.use(reply.recentJobs([]), reply.featured([ada]), reply.specialties([]), reply.savedJobs([]));
  await renderPage(<ContractorHomePage />, { ...marcus, language: 'fr' });

  expect(screen.getByRole('heading', { level: 1, name: 'Bienvenue, Marcus' })).toBeVisible();
  expect(await screen.findByText(/sur 5, 8 avis$/)).toBeVisible();
});

test.each([
  { who: 'without a picture', profile: null, name: 'Complete your profile', href: '/profile' },
  { who: 'who has said all', profile: '/me.jpg', name: 'Read before the next job', href: '/blogs' },
])('a contractor $who is promoted $href [ADM-16]', async ({ profile, name, href }) => {
  server.use(reply.recentJobs([]), reply.featured([]), reply.specialties([]), reply.savedJobs([]));
  await renderPage(<ContractorHomePage />, { user: signedIn.contractor({ profile }) });
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
});
