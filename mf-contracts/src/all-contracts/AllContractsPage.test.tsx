import { aContract } from '@plumbline/testing/builders/contracts';
import { aDispute } from '@plumbline/testing/builders/disputes';
import { anId } from '@plumbline/testing/builders/ids';
import { aJob } from '@plumbline/testing/builders/jobs';
import { aSubmission } from '@plumbline/testing/builders/submissions';
import { renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { AllContractsPage } from './AllContractsPage';

const active = aContract({ endDate: '2100-01-01T09:00:00.000Z' });
const roof = aContract({ _id: anId(55), job: { ...active.job, title: 'fix the roof' } });
const acceptedOffer = {
  _id: anId(40),
  jobId: { _id: anId(10), title: 'Replace the kitchen drain' },
  professionalId: { _id: anId(2), fullName: 'Marcus Bell', profile: null },
  budget: 950,
  deliveryTime: 7,
  acceptedAt: '2026-03-03T12:00:00.000Z',
  repeats: null,
};

beforeEach(() => {
  server.use(
    reply.myJobs([]),
    reply.contracts('active', []),
    reply.contracts('completed', []),
    reply.contracts('ended', []),
    reply.actionNeeded(),
  );
});

const open = (search = '', language: 'en' | 'fr' = 'en') =>
  renderPage(<AllContractsPage />, {
    route: `/contracts${search}`,
    path: '/contracts',
    user: signedIn.client(),
    language,
  });

const article = (name: string) => screen.findByRole('article', { name });

test('what was posted stands first, its description cut after 40 words until asked for', async () => {
  const description = `${'word '.repeat(40)}the end`;
  server.use(
    reply.myJobs([{ ...aJob({ description }), applications: 2 }, aJob({ _id: anId(11), title: 'short' })]),
  );
  const { user } = await open();

  const drain = within(await article('Replace the Kitchen Drain'));
  expect(screen.getByRole('heading', { level: 1, name: 'All Contracts' })).toBeVisible();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'New Posted',
    'Active',
    'Completed',
    'Action Needed',
  ]);
  expect(drain.queryByText(/the end/)).not.toBeInTheDocument();
  expect(drain.getByText('2 applications')).toBeVisible();
  await user.click(drain.getByRole('button', { name: 'See More' }));
  expect(drain.getByText(/the end/)).toBeVisible();
  expect(drain.getByRole('button', { name: 'Show Less' })).toBeVisible();
  expect(drain.getByRole('link', { name: 'View Applications' })).toHaveAttribute(
    'href',
    `/jobs/${anId(10)}/applicants?title=Replace+the+kitchen+drain`,
  );
  expect(within(await article('Short')).queryByRole('button', { name: 'See More' })).not.toBeInTheDocument();
  await expect(document.body).toHaveNoViolations();
});

test('a search of the posted is done by the server and stays in the address', async () => {
  server.use(
    reply.myJobs([aJob(), aJob({ _id: anId(11), title: 'Fix the roof' })], (job, query) =>
      job.title.toLowerCase().includes((query.get('q') ?? '').toLowerCase()),
    ),
  );
  const { user, location } = await open();
  await article('Replace the Kitchen Drain');
  await user.type(screen.getByRole('searchbox', { name: 'Search contracts' }), 'roof');
  await waitFor(() =>
    expect(screen.queryByRole('article', { name: 'Replace the Kitchen Drain' })).not.toBeInTheDocument(),
  );
  expect(await article('Fix the Roof')).toBeVisible();
  expect(location().search).toBe('?q=roof');

  await user.type(screen.getByRole('searchbox'), 'x');
  await user.click(await screen.findByRole('button', { name: 'Clear search' }));
  expect(await article('Replace the Kitchen Drain')).toBeVisible();
  expect(location().search).toBe('');
});

test('posted contracts come ten on a page', async () => {
  const jobs = Array.from({ length: 11 }, (_, index) =>
    aJob({ _id: anId(100 + index), title: `Job ${index}` }),
  );
  server.use(reply.myJobs(jobs));
  const { user, location } = await open();
  await article('Job 0');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await article('Job 10')).toBeVisible();
  expect(location().search).toBe('?page=2');
});

test('active contracts show their id, who works, for how much and until when', async () => {
  server.use(reply.contracts('active', [active, roof]));
  const { user, location } = await open();
  await user.click(screen.getByRole('tab', { name: 'Active' }));
  expect(location().search).toBe('?tab=active');

  const card = within(await article('Replace the Kitchen Drain'));
  const short = card.getByText(`#${active._id.slice(-6).toUpperCase()}`);
  expect(short).toBeVisible();
  expect(short).toHaveAttribute('title', active._id);
  const written = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(card.getByRole('button', { name: 'Copy the contract ID' }));
  expect(written).toHaveBeenCalledWith(active._id);
  expect(await screen.findByText('Contract ID copied')).toBeVisible();
  expect(card.getByText('Marcus Bell')).toBeVisible();
  expect(card.getByText('$950')).toBeVisible();
  expect(card.getByText('End').nextElementSibling).toHaveTextContent('01-Jan-2100');
  expect(card.getByText('Time left').nextElementSibling).toHaveTextContent(/^\d+ days?End: 01-Jan-2100$/);
  expect(card.getByRole('link', { name: 'View Details' })).toHaveAttribute(
    'href',
    `/contracts?tab=active&contract=${active._id}`,
  );

  await user.type(screen.getByRole('searchbox'), 'marcus roof');
  await waitFor(() =>
    expect(screen.queryByRole('article', { name: 'Replace the Kitchen Drain' })).not.toBeInTheDocument(),
  );
  expect(await article('Fix the Roof')).toBeVisible();
  expect(screen.getByText('1 contract')).toHaveAttribute('role', 'status');
});

test('completed and ended contracts stand together, the newest first', async () => {
  const completed = aContract({ status: 'completed', createdAt: '2026-02-01T09:00:00.000Z' });
  const ended = { ...roof, status: 'ended' as const };
  server.use(reply.contracts('completed', [completed]), reply.contracts('ended', [ended]));
  await open('?tab=completed');

  await article('Fix the Roof');
  expect(screen.getByRole('tab', { name: 'Completed' })).toHaveAttribute('aria-selected', 'true');
  const cards = within(screen.getByRole('list', { name: 'Completed' })).getAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Fix the Roof',
    'Replace the Kitchen Drain',
  ]);
  expect(within(screen.getByRole('list', { name: 'Completed' })).getByText('Ended')).toBeVisible();
});

test('what waits for the hirer is counted, each with the one thing to do', async () => {
  const paused = aContract({ _id: anId(56), status: 'paused', allowedActions: ['activate', 'cancel'] });
  const disputed = aContract({ _id: anId(57), status: 'ended', dispute: aDispute() });
  const amended = aContract({ _id: anId(58), allowedActions: ['acceptAmendment', 'declineAmendment'] });
  server.use(
    reply.actionNeeded({
      acceptedOffers: [acceptedOffer],
      submissions: [{ ...aSubmission(), contract: active }],
      pausedContracts: [paused],
      disputes: [disputed],
      amendments: [amended],
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('tab', { name: 'Action Needed (5)' }));

  const section = (name: string) => within(screen.getByRole('region', { name }));
  expect(await screen.findByRole('region', { name: 'Accepted offers (1)' })).toHaveTextContent(
    'Accepted on 03-Mar-2026',
  );
  expect(section('Accepted offers (1)').getByRole('button', { name: 'Create Contract' })).toBeVisible();
  const address = (id: string, action = '') => `/contracts?tab=action&contract=${id}${action}`;
  for (const [name, link, href] of [
    ['Work to review (1)', 'Review submission', address(active._id)],
    ['Paused contracts (1)', 'Resume Work', address(paused._id, '&action=activate')],
    ['Proposed changes (1)', 'See change', address(amended._id)],
    ['Disputes (1)', 'See dispute', address(disputed._id)],
  ] as const)
    expect(section(name).getByRole('link', { name: link })).toHaveAttribute('href', href);
  expect(section('Disputes (1)').getByText(/The drain still drips\./)).toBeVisible();
  await expect(document.body).toHaveNoViolations();
});

test('what waits stands above the other tabs and leads to its own', async () => {
  const paused = aContract({ _id: anId(56), status: 'paused' });
  server.use(reply.actionNeeded({ acceptedOffers: [acceptedOffer], pausedContracts: [paused] }));
  const { user, location } = await open();
  const row = within(await screen.findByRole('region', { name: 'Waiting for you: 2' }));
  expect(row.getByText('Accepted offers (1)')).toBeInTheDocument();
  expect(row.getByText('Paused contracts (1)')).toBeInTheDocument();

  await user.click(row.getByRole('button', { name: 'Action Needed' }));
  expect(location().search).toBe('?tab=action');
  expect(await screen.findByRole('region', { name: 'Accepted offers (1)' })).toBeVisible();
  expect(screen.queryByRole('region', { name: /^Waiting for you/ })).not.toBeInTheDocument();
  expect(screen.getByRole('tabpanel', { name: 'Action Needed (2)' })).toHaveFocus();
});

test('where nothing waits, nothing says so', async () => {
  const { user } = await open();
  expect(await screen.findByText('No jobs posted yet')).toBeVisible();
  // Says that the answer of what waits is there.
  await user.click(screen.getByRole('tab', { name: 'Action Needed' }));
  expect(await screen.findByText('Nothing needs your action')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'New Posted' }));
  expect(await screen.findByText('No jobs posted yet')).toBeVisible();
  expect(screen.queryByText(/^Waiting for you/)).not.toBeInTheDocument();
});

test('a contract can be made from what waits, and is done with then', async () => {
  server.use(reply.actionNeeded({ acceptedOffers: [acceptedOffer] }));
  const { user } = await open('?tab=action');
  await user.click(await screen.findByRole('button', { name: 'Create Contract' }));
  const dialog = await screen.findByRole('dialog', { name: 'Create Contract' });
  expect(within(dialog).getByLabelText('Amount')).toHaveValue('$950');

  server.use(reply.contractCreated(), reply.actionNeeded());
  const calls = recordCalls();
  await user.click(within(dialog).getByRole('button', { name: 'Create Contract' }));
  expect((await screen.findAllByText('Contract created successfully!'))[0]).toBeVisible();
  expect(await screen.findByText('Nothing needs your action')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test.each([
  ['', 'No jobs posted yet', 'Post a Contract'],
  ['?tab=active', 'No active contracts', 'See your posted contracts'],
  ['?tab=completed', 'No completed contracts', 'See active contracts'],
  ['?tab=action', 'Nothing needs your action', 'See active contracts'],
])('an empty tab (%s) says so and links to one next step', async (search, title, next) => {
  await open(search);
  expect(await screen.findByText(title)).toBeVisible();
  const panel = within(screen.getByRole('tabpanel'));
  expect(panel.getByText(next).closest('a, button')).toBeVisible();
});

test.each([
  ['', 'GET /jobs/me', 'Failed to load jobs', reply.myJobs([aJob()])],
  [
    '?tab=active',
    'GET /contracts/active-contracts',
    'Failed to fetch active contracts',
    reply.contracts('active', [active]),
  ],
  [
    '?tab=completed',
    'GET /contracts/ended',
    'Failed to fetch contracts',
    reply.contracts('ended', [{ ...active, status: 'ended' as const }]),
  ],
  [
    '?tab=action',
    'GET /contracts/action-needed',
    'Failed to load data',
    reply.actionNeeded({ acceptedOffers: [acceptedOffer] }),
  ],
] as const)('a tab that fails to load (%s) has Retry', async (...row) => {
  const [search, call, message, recovered] = row;
  server.use(reply.noAnswer(call));
  const { user } = await open(search);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);

  server.use(recovered);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await article('Replace the Kitchen Drain')).toBeVisible();
});

test('the details of a contract open from the address and close back to the tab', async () => {
  server.use(
    reply.contracts('active', [active]),
    reply.contract(active),
    reply.contractEvents(active._id),
    reply.submissions(active._id),
  );
  const { user, location } = await open('?tab=active');
  await user.click(
    within(await article('Replace the Kitchen Drain')).getByRole('link', { name: 'View Details' }),
  );
  expect(await screen.findByRole('dialog', { name: /Replace the Kitchen Drain/ })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(location().search).toBe('?tab=active');
});

test('all contracts speak French', async () => {
  server.use(reply.myJobs([{ ...aJob(), applications: 1 }]));
  await open('', 'fr');
  expect(await screen.findByRole('tab', { name: 'Action requise' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Tous les contrats' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Actifs' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Voir les candidatures' })).toBeVisible();
});
