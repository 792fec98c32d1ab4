import { aContract } from '@plumbline/testing/builders/contracts';
import { aFeaturedUser } from '@plumbline/testing/builders/directory';
import { anId } from '@plumbline/testing/builders/ids';
import { anOwnJob } from '@plumbline/testing/builders/jobs';
import { aNotification } from '@plumbline/testing/builders/notifications';
import { anOffer } from '@plumbline/testing/builders/offers';
import { aPlace } from '@plumbline/testing/builders/places';
import { renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { aGate, api, http, HttpResponse, recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { ClientHomePage } from './ClientHomePage';

const jobs = [1, 2, 3, 4].map((n) => anOwnJob({ _id: anId(50 + n), title: `Wall ${n}` }));
const marcus = aFeaturedUser();
const ada = aFeaturedUser({ _id: anId(5), fullName: 'Ada Byron', skills: ['carpentry'], reviewCount: 0 });
const harbor = aFeaturedUser({
  _id: anId(3),
  userType: 'company',
  fullName: 'Priya Raman',
  companyName: 'Harbor & Stone',
  openJobs: 3,
});
const trades = [
  { name: 'plumbing', count: 2 },
  { name: 'carpentry', count: 1 },
];

beforeEach(() => {
  server.use(reply.actionNeeded(), reply.offers([]), reply.notifications([]));
});

afterEach(() => {
  Reflect.deleteProperty(window, 'matchMedia');
});

type Options = {
  rows?: typeof jobs;
  people?: (typeof marcus)[];
  nearby?: (typeof marcus)[];
  specialties?: typeof trades;
  user?: ReturnType<typeof signedIn.client>;
  route?: string;
};

function open(options: Options = {}, language?: 'fr') {
  const { rows = jobs, people = [marcus, ada, harbor], specialties = trades } = options;
  const { user = signedIn.client(), route = '/', nearby = [] } = options;
  server.use(reply.myJobs(rows), reply.featured(people, nearby), reply.specialties(specialties));
  return renderPage(<ClientHomePage />, { route, path: '/', user, ...(language && { language }) });
}

const section = (name: string) => screen.findByRole('region', { name });

test('whoever has just posted a contract is led to those who match it', async () => {
  server.use(reply.myJobs(jobs), reply.featured([marcus]), reply.specialties(trades));
  await renderPage(<ClientHomePage />, {
    route: '/',
    path: '/',
    state: { postedJob: anId(10) },
    user: signedIn.client(),
  });
  expect(await screen.findByRole('link', { name: 'Invite matching contractors' })).toHaveAttribute(
    'href',
    `/jobs/${anId(10)}/applicants`,
  );
});

test('what waits for the client stands first and leads there', async () => {
  const offer = anOffer({ allowedActions: ['adoptCounter', 'declineCounter'] });
  const received = (id: number) =>
    aNotification({
      _id: anId(id),
      kind: 'applicationReceived',
      values: { jobTitle: 'Wall 1', person: 'Ada Byron' },
      href: `/jobs/${anId(51)}/applicants`,
      about: `job:${anId(51)}`,
    });
  server.use(
    reply.actionNeeded({ pausedContracts: [aContract({ status: 'paused' })] }),
    reply.offers([offer, anOffer({ _id: anId(41) })]),
    reply.notifications([received(82), received(83), aNotification()]),
    reply.notificationsRead(),
  );
  const { user, location } = await open();
  const waiting = within(await section('Waiting for you'));
  expect(waiting.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '1 thing waits for you on your contracts',
    `${offer.professionalId.fullName} asks for new terms: Replace the Kitchen Drain`,
    '2 new applications: Wall 1',
  ]);
  expect(waiting.getByRole('link', { name: /^1 thing waits/ })).toHaveAttribute(
    'href',
    '/contracts?tab=action',
  );
  const calls = recordCalls();
  await user.click(waiting.getByRole('link', { name: /^2 new applications/ }));
  expect(location().pathname).toBe(`/jobs/${anId(51)}/applicants`);
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ ids: [anId(82), anId(83)] }),
  );
});

test.each([
  ['nothing waits', []],
  [
    'nobody knows what waits',
    [
      reply.error('GET /contracts/action-needed', 'INTERNAL'),
      reply.error('GET /offers/sent-or-received-offers', 'INTERNAL'),
      reply.error('GET /notifications', 'INTERNAL'),
    ],
  ],
])('when %s, the jobs come first', async (_when, handlers) => {
  server.use(...handlers);
  await open();
  expect(await screen.findByRole('article', { name: 'Wall 1' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Waiting for you' })).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the jobs do not wait long for what waits: what is known by then stands above them', async () => {
  const gate = aGate();
  server.use(
    reply.actionNeeded({ pausedContracts: [aContract({ status: 'paused' })] }),
    http.get(api('/notifications'), async () => {
      await gate.opened;
      return HttpResponse.error();
    }),
  );
  await open();
  expect(await screen.findByRole('article', { name: 'Wall 1' }, { timeout: 5_000 })).toBeVisible();
  expect(screen.getByRole('link', { name: '1 thing waits for you on your contracts' })).toBeVisible();
  gate.open();
});

test('on a phone what waits stands above the search', async () => {
  const none = () => undefined;
  const listen = {
    addEventListener: none,
    removeEventListener: none,
    addListener: none,
    removeListener: none,
  };
  window.matchMedia = (media) => ({ media, matches: media.includes('max-width'), ...listen }) as never;
  server.use(reply.actionNeeded({ pausedContracts: [aContract({ status: 'paused' })] }));
  await open();
  const waiting = await section('Waiting for you');
  const search = screen.getByRole('search', { name: 'Find professionals' });
  expect(waiting.compareDocumentPosition(search)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('of more than three jobs with new applications the rest is counted', async () => {
  const received = (id: number) =>
    aNotification({
      _id: anId(id),
      kind: 'applicationReceived',
      values: { jobTitle: 'Wall', person: 'Ada Byron' },
      about: `job:${anId(id)}`,
    });
  server.use(reply.notifications([60, 61, 62, 63, 64].map(received)));
  await open();
  const waiting = within(await section('Waiting for you'));
  expect(waiting.getAllByRole('link')).toHaveLength(4);
  expect(waiting.getByRole('link', { name: 'New applications to 2 more jobs' })).toHaveAttribute(
    'href',
    '/posted-jobs',
  );
});

test('a client is greeted by first name and may post a contract', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Nora' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Post a Contract' })).toHaveAttribute('href', '/post-contract');
});

test('the featured companies lead to all of them', async () => {
  await open();
  const companies = within(await section('Featured Construction Companies'));
  expect(companies.getByRole('link', { name: 'See All' })).toHaveAttribute('href', '/featured-companies');
});

test('a company is greeted by its own name', async () => {
  await open({ user: signedIn.company() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Harbor & Stone' })).toBeVisible();
});

test('the newest own jobs lead to their place, their applicants and the whole list', async () => {
  await open();
  const card = within(await screen.findByRole('article', { name: 'Wall 1' }));
  const section = screen.getByRole('region', { name: 'Recent Posted Contracts' });
  expect(within(section).getAllByRole('article')).toHaveLength(3);
  expect(card.getByRole('link', { name: /^View on Map/ })).toHaveAttribute('target', '_blank');
  expect(card.getByRole('link', { name: 'View Applications' })).toHaveAttribute(
    'href',
    `/jobs/${anId(51)}/applicants?title=Wall+1`,
  );
  expect(card.getByText('2 applications')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/posted-jobs');
});

test('the search leads to professionals of that trade, place and service', async () => {
  const { user, location } = await open();
  await screen.findByRole('option', { name: 'Plumbing' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Plumbing');
  await user.type(screen.getByRole('combobox', { name: 'Location' }), 'Brooklyn');
  await user.type(screen.getByRole('searchbox', { name: 'Service type' }), 'drain{Enter}');
  expect(location().pathname).toBe('/professionals');
  expect(Object.fromEntries(new URLSearchParams(location().search))).toEqual({
    specialty: 'plumbing',
    location: 'Brooklyn',
    q: 'drain',
  });
});

test('a city that is suggested is searched around', async () => {
  const { user, location } = await open();
  server.use(
    reply.places([aPlace({ name: 'Boston', label: 'Boston, United States', lat: 42.358, lng: -71.06 })]),
  );
  const place = screen.getByRole('combobox', { name: 'Location' });
  await user.type(place, 'bostn');
  await user.click(await screen.findByRole('option', { name: /Boston/ }));
  expect(place).toHaveValue('Boston');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(location().search).toBe('?location=42.358%2C-71.060%2C25');
});

test('featured contractors and companies lead to their profiles', async () => {
  await open();
  const contractors = within(await section('Featured Contractors'));
  expect(await contractors.findByRole('link', { name: 'Marcus Bell' })).toHaveAttribute(
    'href',
    `/professionals/${marcus._id}`,
  );
  expect(contractors.getByText(/out of 5, 12 reviews$/)).toBeVisible();
  const companies = within(await section('Featured Construction Companies'));
  expect(await companies.findByRole('link', { name: 'Harbor & Stone' })).toHaveAttribute(
    'href',
    `/company-profile?id=${harbor._id}`,
  );
  expect(companies.getByText(/3 open jobs/)).toBeVisible();
});

test('contractors near the client come first, which the section says', async () => {
  await open({ nearby: [aFeaturedUser({ _id: anId(6), fullName: 'Grace Hopper' })] });
  const contractors = within(await section('Featured Contractors'));
  expect(await contractors.findByText('Near New York first')).toBeVisible();
  expect(contractors.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Grace Hopper',
    'Marcus Bell',
    'Ada Byron',
  ]);
});

test('choosing a specialty shows its contractors, and the address keeps it', async () => {
  const { user, location } = await open();
  const specialties = within(await section('Contractors by Specialty'));
  expect(await specialties.findByRole('link', { name: 'Marcus Bell' })).toBeVisible();
  await user.click(specialties.getByRole('button', { name: 'Carpentry (1)' }));
  expect(await specialties.findByRole('link', { name: 'Ada Byron' })).toBeVisible();
  expect(specialties.queryByRole('link', { name: 'Marcus Bell' })).not.toBeInTheDocument();
  expect(specialties.getByRole('button', { name: 'Carpentry (1)' })).toHaveAttribute('aria-pressed', 'true');
  expect(location().search).toBe('?specialty=carpentry');
});

test('of a specialty those near the client come first', async () => {
  await open({
    specialties: [{ name: 'carpentry', count: 2 }],
    nearby: [aFeaturedUser({ _id: anId(6), fullName: 'Grace Hopper', skills: ['carpentry'] })],
  });
  const specialties = within(await section('Contractors by Specialty'));
  expect(await specialties.findByRole('link', { name: 'Grace Hopper' })).toBeVisible();
  const names = specialties.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Grace Hopper', 'Ada Byron']);
});

test('trades come before what is done within one, and both are named in French', async () => {
  const specialties = [
    { name: 'Heat pumps', count: 12 },
    { name: 'HVAC', count: 11 },
    { name: 'plumbing', count: 2 },
  ];
  await open({ specialties }, 'fr');
  const chips = await within(await section('Artisans par spécialité')).findAllByRole('button');
  expect(chips.map(({ textContent }) => textContent)).toEqual([
    'Chauffage et climatisation (11)',
    'Plomberie (2)',
    'Pompes à chaleur (12)',
  ]);
});

test('an address with a specialty shows it at once', async () => {
  await open({ route: '/?specialty=carpentry' });
  const specialties = within(await section('Contractors by Specialty'));
  expect(await specialties.findByRole('link', { name: 'Ada Byron' })).toBeVisible();
});

test('without people to feature the sections are left out', async () => {
  await open({ people: [], specialties: [] });
  await screen.findByRole('article', { name: 'Wall 1' });
  await waitFor(() => {
    expect(screen.queryByRole('heading', { name: /Featured|Specialty/ })).not.toBeInTheDocument();
  });
});

test('people who cannot be had are said, and Retry brings them', async () => {
  server.use(
    reply.myJobs(jobs),
    reply.specialties([]),
    reply.error('GET /users/featured', 'INTERNAL', { message: 'The server failed' }),
  );
  const { user } = await renderPage(<ClientHomePage />, { path: '/', user: signedIn.client() });
  const contractors = within(await section('Featured Contractors'));
  expect(await contractors.findByRole('alert')).toHaveTextContent('The server failed');
  server.use(reply.featured([marcus]));
  await user.click(contractors.getByRole('button', { name: 'Retry' }));
  expect(await contractors.findByRole('link', { name: 'Marcus Bell' })).toBeVisible();
});

test('a promotion of the house is no advertisement [ADM-16], and no blog is shown while there are no posts', async () => {
  await open();
  const promotion = within(screen.getByRole('complementary', { name: 'Post a job' }));
  expect(promotion.getByRole('link', { name: 'Post a job' })).toHaveAttribute('href', '/post-contract');
  expect(screen.queryByText(/^Advertisement$|750/)).not.toBeInTheDocument();
  expect(screen.queryByText(/blog/i)).not.toBeInTheDocument();
});

test('before the first job the page leads to posting one', async () => {
  await open({ rows: [], people: [], specialties: [] });
  expect(await screen.findByText('You have not posted a job yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Post your first job' })).toHaveAttribute('href', '/post-contract');
  expect(screen.queryByRole('link', { name: 'View all' })).not.toBeInTheDocument();
});

test('a failure is said, and Retry brings the jobs', async () => {
  server.use(reply.noAnswer('GET /jobs/me'), reply.featured([]), reply.specialties([]));
  const { user } = await renderPage(<ClientHomePage />, { path: '/', user: signedIn.client() });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load jobs');
  server.use(reply.myJobs(jobs));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('article', { name: 'Wall 1' })).toBeVisible();
});

test('the page is accessible and speaks French', async () => {
  await open({}, 'fr');
  expect(await screen.findByRole('heading', { level: 1, name: 'Bienvenue, Nora' })).toBeVisible();
  await screen.findByRole('article', { name: 'Wall 1' });
  await screen.findByRole('link', { name: 'Harbor & Stone' });
  expect(await screen.findByRole('button', { name: 'Plomberie (2)' })).toBeVisible();
  await expect(document.body).toHaveNoViolations();
});
