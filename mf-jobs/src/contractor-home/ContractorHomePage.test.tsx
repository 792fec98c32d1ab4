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
const [ada, harbor] = [
  aFeaturedUser({ _id: anId(5), fullName: 'Ada Byron King' }),
  aFeaturedUser({ _id: anId(3), userType: 'company', companyName: 'Harbor & Stone', reviewCount: 8 }),
];

beforeEach(() => {
  server.use(reply.searchJobs([]), reply.offers([]), reply.invites([]), reply.profileSummary());
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

test('no other contractor stands on the home, links lead to them; companies stay [JOB-132]', async () => {
  server.use(
    reply.recentJobs([]),
    reply.featured([ada, harbor]),
    reply.specialties([{ name: 'plumbing', count: 2 }]),
    reply.savedJobs([]),
    reply.profileSummary({ skills: ['Leak detection', 'Plumbing'] }),
  );
  await renderPage(<ContractorHomePage />, marcus);
  const companies = within(await screen.findByRole('region', { name: 'Featured Construction Companies' }));
  expect(await companies.findByRole('link', { name: 'Harbor & Stone' })).toBeVisible();
  expect(screen.queryByText('Ada Byron King')).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: /Contractors/ })).not.toBeInTheDocument();
  const others = within(screen.getByRole('navigation', { name: 'Other contractors' }));
  const links = others.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Featured Contractors', '/professionals'],
    ['Contractors by Specialty', '/professionals?specialty=Plumbing'],
  ]);
});

const [farAway, nextDoor, pipes] = [
  aJob({ _id: anId(11), title: 'Far away' }),
  aJob({ _id: anId(12), title: 'Next door' }),
  aJob({ _id: anId(13), title: 'New pipes' }),
];
const titlesIn = (region: { getAllByRole: typeof screen.getAllByRole }) =>
  region.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test.each([
  ['en', 'Recent Posted Contracts', 'Plumbing near New York first'],
  ['fr', 'Chantiers publiés récemment', 'Plomberie près de New York d’abord'],
] as const)(
  'the home begins with jobs of the main trade around the contractor, then with what is near [JOB-131] (%s)',
  async (language, name, note) => {
    const isNear = (query: URLSearchParams) => query.get('jobLocation') === '40.713,-74.006,40';
    server.use(
      reply.recentJobs([farAway, nextDoor, pipes]),
      reply.searchJobs(
        [nextDoor, pipes],
        ({ _id }, query) => isNear(query) && (query.get('specialty') === null || _id === pipes?._id),
      ),
      reply.featured([]),
      reply.specialties([]),
      reply.savedJobs([]),
      reply.profileSummary({ skills: ['Leak detection', 'plumbing', 'Roofing'] }),
    );
    const user = signedIn.contractor({ serviceRadiusKm: 40 });
    await renderPage(<ContractorHomePage />, { user, language });
    const recent = within(await screen.findByRole('region', { name }));
    expect(await recent.findByText(note)).toBeVisible();
    expect(titlesIn(recent)).toEqual(['New Pipes', 'Next Door', 'Far Away']);
    const search = screen.getByRole('search');
    expect(search.compareDocumentPosition(recent.getByText(note))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  },
);

test('jobs near the contractor come first, each once, which the section says', async () => {
  server.use(
    reply.recentJobs([farAway, nextDoor]),
    reply.searchJobs([nextDoor], (_job, query) => query.get('jobLocation') === '40.713,-74.006,40'),
    reply.featured([]),
    reply.specialties([]),
    reply.savedJobs([]),
  );
  await renderPage(<ContractorHomePage />, { user: signedIn.contractor({ serviceRadiusKm: 40 }) });
  const recent = within(await screen.findByRole('region', { name: 'Recent Posted Contracts' }));
  expect(await recent.findByText('Near New York first')).toBeVisible();
  expect(titlesIn(recent)).toEqual(['Next Door', 'Far Away']);
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

test('a contractor is welcomed with recent jobs and real companies', async () => {
  server.use(
    reply.recentJobs([aJob()]),
    reply.featured([harbor]),
    reply.specialties([]),
    reply.savedJobs([]),
  );
  await renderPage(<ContractorHomePage />, marcus);

  expect(screen.getByRole('heading', { level: 1, name: 'Welcome, Marcus' })).toBeVisible();
  expect(await screen.findByRole('article', { name: 'Replace the Kitchen Drain' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/jobs');
  expect(screen.getByRole('link', { name: 'Saved Contracts' })).toHaveAttribute('href', '/saved-contracts');
  const featured = within(await screen.findByRole('region', { name: 'Featured Construction Companies' }));
  expect(await featured.findByRole('heading', { name: 'Harbor & Stone' })).toBeVisible();
  expect(featured.getByText(/out of 5, 8 reviews$/)).toBeVisible();
  await expect(document.body).toHaveNoViolations();
});

test('the search leads to the jobs with what was filled in', async () => {
  server.use(reply.recentJobs([]), reply.featured([]), reply.specialties([]), reply.savedJobs([]));
  const { user, location } = await renderPage(<ContractorHomePage />, marcus);

  await user.type(await screen.findByRole('searchbox', { name: 'Service type' }), ' drain ');
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

test('without jobs it says so, and without companies their section is left out', async () => {
  server.use(reply.recentJobs([]), reply.featured([]), reply.specialties([]), reply.savedJobs([]));
  await renderPage(<ContractorHomePage />, marcus);

  expect(await screen.findByText('No jobs have been posted yet')).toBeVisible();
  expect(screen.queryByRole('region', { name: /^Featured/ })).not.toBeInTheDocument();
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
  server.use(reply.recentJobs([]), reply.featured([harbor]), reply.specialties([]), reply.savedJobs([]));
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
