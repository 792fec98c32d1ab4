import { anApplication } from '@plumbline/testing/builders/applications';
import { aChat } from '@plumbline/testing/builders/chats';
import { anId } from '@plumbline/testing/builders/ids';
import { anInvite } from '@plumbline/testing/builders/invites';
import { aJobWithDetails } from '@plumbline/testing/builders/jobs';
import { aProfessional } from '@plumbline/testing/builders/professionals';
import { act, renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { aGate, api, http, HttpResponse, recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { ApplicantsPage } from './ApplicantsPage';

const jobId = anId(10);

const hired = anApplication({
  _id: anId(201),
  userId: {
    _id: anId(202),
    fullName: 'ana de souza',
    profile: null,
    title: null,
    rating: 0,
    reviewCount: 0,
    completedContracts: 0,
    badges: [],
    location: { city: null },
    availableFrom: null,
  },
  coverLetter: '',
  estimatedCompletionTime: null,
  estimatedServiceCost: null,
  isHired: true,
});

const open = (options: { route?: string; language?: 'en' | 'fr' } = {}) =>
  renderPage(<ApplicantsPage />, {
    route: `/jobs/${jobId}/applicants`,
    path: '/jobs/:jobId/applicants',
    user: signedIn.client(),
    ...options,
  });

const card = (name: string) => screen.findByRole('article', { name });

beforeEach(() => {
  server.use(reply.offers([]), reply.professionals([]), reply.invites([]));
});

afterEach(() => {
  jest.useRealTimers();
});

test('a client sees who applied to the job, what they wrote and who is hired', async () => {
  server.use(reply.job(), reply.applicants(jobId, [anApplication(), hired]));
  await open();

  const marcus = within(await card('Marcus Bell'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Replace the Kitchen Drain');
  expect(screen.getByText('2 applicants · Status updates every 15 seconds')).toBeVisible();
  expect(marcus.getByText('Queens')).toBeVisible();
  expect(marcus.getByText('3 days')).toBeVisible();
  expect(marcus.getByText('$950')).toBeVisible();
  expect(marcus.getByText('Your budget').nextElementSibling).toHaveTextContent('$1,200');
  expect(marcus.queryByText('Hired')).not.toBeInTheDocument();
  expect(marcus.queryByText('Over your budget')).not.toBeInTheDocument();

  const ana = within(await card('Ana De Souza'));
  expect(ana.getByText('FET')).toBeVisible();
  expect(ana.getByText('Hired')).toBeVisible();
  expect(ana.getByText('No cover letter provided')).toBeVisible();
  expect(ana.queryByText('Estimated completion')).not.toBeInTheDocument();
  expect(ana.getByText('Estimated cost').nextElementSibling).toHaveTextContent('No price given');
  expect(ana.queryByText('Your budget')).not.toBeInTheDocument();
  await expect(document.body).toHaveNoViolations();
});

test('a price above the budget is marked', async () => {
  server.use(reply.job(), reply.applicants(jobId, [anApplication({ estimatedServiceCost: 1201 })]));
  await open();
  expect(within(await card('Marcus Bell')).getByText('Over your budget')).toBeVisible();
});

test('a client can judge an applicant by what others say and what they have done', async () => {
  server.use(reply.job(), reply.applicants(jobId, [anApplication(), hired]));
  await open();

  const marcus = within(await card('Marcus Bell'));
  expect(marcus.getByRole('link', { name: 'Marcus Bell' })).toHaveAttribute(
    'href',
    `/professionals/${anId(2)}`,
  );
  expect(marcus.getByText('Plumber')).toBeVisible();
  expect(marcus.getByText(/out of 5, 12 reviews$/)).toBeVisible();
  expect(marcus.getByText('31 contracts completed')).toBeVisible();
  expect(marcus.getByText('Email verified')).toBeVisible();
  const ana = within(await card('Ana De Souza'));
  expect(ana.getByText('New on Plumbline')).toBeVisible();
  expect(ana.queryByText('Email verified')).not.toBeInTheDocument();
});

test('a client sees that an application was changed, and when [APP-14]', async () => {
  const changedAt = new Date(Date.now() - 7_200_000).toISOString();
  server.use(reply.job(), reply.applicants(jobId, [anApplication({ changedAt }), hired]));
  const { user } = await open();

  expect(within(await card('Marcus Bell')).getByText('Changed 2 hours ago')).toBeVisible();
  expect(within(await card('Ana De Souza')).queryByText(/^Changed/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Compare side by side' }));
  const row = (name: RegExp) => within(screen.getByRole('row', { name }));
  expect(row(/^Marcus Bell/).getByText('Changed 2 hours ago')).toBeVisible();
  expect(row(/^Ana De Souza/).queryByText(/^Changed/)).not.toBeInTheDocument();
});

const cheap = anApplication({
  _id: anId(203),
  userId: { ...hired.userId, _id: anId(204), fullName: 'Bo Cheap', rating: 3, reviewCount: 2 },
  estimatedServiceCost: 100,
});
const namesOf = (role: 'article' | 'row') =>
  screen
    .getAllByRole(role)
    .flatMap((part) => within(part).queryAllByRole('link', { name: /^(Marcus|Ana|Bo) / }));
const order = (role: 'article' | 'row') => namesOf(role).map(({ textContent }) => textContent);

test('applicants are sorted by price or rating, as the address says', async () => {
  server.use(reply.job(), reply.applicants(jobId, [hired, anApplication(), cheap]));
  const { user, location } = await open();
  await card('Marcus Bell');
  expect(order('article')).toEqual(['Ana De Souza', 'Marcus Bell', 'Bo Cheap']);

  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Lowest price');
  expect(location().search).toBe('?sort=price');
  expect(order('article')).toEqual(['Bo Cheap', 'Marcus Bell', 'Ana De Souza']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Best rated');
  expect(order('article')).toEqual(['Marcus Bell', 'Bo Cheap', 'Ana De Souza']);
});

test('applicants are compared side by side, and an offer is sent from there', async () => {
  server.use(reply.job(), reply.applicants(jobId, [anApplication(), hired]));
  const { user, location } = await open();
  await card('Marcus Bell');
  await user.click(screen.getByRole('button', { name: 'Compare side by side' }));

  expect(location().search).toBe('?view=table');
  expect(order('row')).toEqual(['Marcus Bell', 'Ana De Souza']);
  expect(screen.getByText('Your budget: $1,200')).toBeVisible();
  const [, marcus] = screen.getAllByRole('row');
  expect(within(marcus ?? document.body).getByText('$950')).toBeVisible();
  expect(within(marcus ?? document.body).getByRole('button', { name: 'Send Offer' })).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  await expect(document.body).toHaveNoViolations();
});

test('a client shortlists applicants, and shows the shortlist alone', async () => {
  const rows = [anApplication(), hired];
  server.use(reply.job(), reply.applicants(jobId, rows), reply.applicationShortlisted(rows));
  const calls = recordCalls();
  const { user, location } = await open();

  const mark = (name: string) =>
    within(screen.getByRole('article', { name })).getByRole('button', { name: 'Shortlist' });
  await card('Marcus Bell');
  expect(mark('Marcus Bell')).toHaveAttribute('aria-pressed', 'false');
  await user.click(mark('Marcus Bell'));
  await waitFor(() => expect(mark('Marcus Bell')).toHaveAttribute('aria-pressed', 'true'));
  expect(calls.filter(({ method }) => method === 'PUT')).toEqual([
    expect.objectContaining({
      path: `/applications/${anApplication()._id}/shortlist`,
      body: { isShortlisted: true },
    }),
  ]);

  await user.click(screen.getByRole('button', { name: 'Shortlist (1)' }));
  expect(location().search).toBe('?show=shortlist');
  expect(order('article')).toEqual(['Marcus Bell']);
  await user.click(mark('Marcus Bell'));
  expect(await screen.findByText('Nobody is on your shortlist')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all applicants' }));
  expect(order('article')).toEqual(['Marcus Bell', 'Ana De Souza']);
});

test('a mark that was not kept is said', async () => {
  server.use(
    reply.job(),
    reply.applicants(jobId, [anApplication()]),
    reply.error('PUT /applications/:id/shortlist', 'INTERNAL', { message: 'Not now.' }),
  );
  const { user } = await open();
  await card('Marcus Bell');
  await user.click(screen.getByRole('button', { name: 'Shortlist' }));
  expect(await screen.findByText('Not now.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Shortlist' })).toHaveAttribute('aria-pressed', 'false');
});

test('a job without applications offers matching contractors, who are invited by one click', async () => {
  server.use(
    reply.job(),
    reply.applicants(jobId, []),
    reply.professionals([aProfessional(), aProfessional({ _id: anId(205), fullName: 'Ivy Invited' })]),
    reply.invites([anInvite({ contractorId: { _id: anId(205), fullName: 'Ivy Invited', profile: null } })]),
    reply.inviteCreated(),
  );
  const calls = recordCalls();
  const { user } = await open();

  expect(await screen.findByRole('heading', { name: 'Invite contractors' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Invited' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('link', { name: 'Find more contractors' })).toHaveAttribute(
    'href',
    '/professionals?specialty=plumbing',
  );
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Invited' })).toHaveLength(2));
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([
    expect.objectContaining({ path: '/invites', body: { contractorId: anId(2), jobId } }),
  ]);
});

test('a long cover letter is cut after a word, within 150 characters, until asked for', async () => {
  const coverLetter = `${'word '.repeat(29)}long-winded. The end`;
  server.use(reply.job(), reply.applicants(jobId, [anApplication({ coverLetter })]));
  const { user } = await open();

  expect(await screen.findByText(`${'word '.repeat(28)}word…`)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'See More' }));
  expect(screen.getByText(coverLetter)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show Less' })).toHaveFocus();
});

test('the title of the address stands in while loading, as text, and the server has the last word', async () => {
  const gate = aGate();
  server.use(
    http.get(api(`/jobs/${jobId}`), async () => {
      await gate.opened;
      return HttpResponse.json({ success: true, data: aJobWithDetails({ title: 'fix the roof' }) });
    }),
    http.get(api(`/applications/${jobId}`), async () => {
      await gate.opened;
      return HttpResponse.json({ success: true, data: [], count: 0 });
    }),
  );
  await open({ route: `/jobs/${jobId}/applicants?title=${encodeURIComponent('<b>pay me</b>')}` });

  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading).toHaveTextContent('<b>pay Me</b>');
  expect(screen.getByRole('status', { name: 'Loading applicants...' })).toBeVisible();
  expect(screen.getByText('Loading applicants... · Status updates every 15 seconds')).toBeVisible();
  gate.open();
  await waitFor(() => expect(heading).toHaveTextContent('Fix the Roof'));
});

test('a job without applications says so and leads back', async () => {
  server.use(reply.job(), reply.applicants(jobId, []));
  await open();

  expect(await screen.findByText('No applicants yet')).toBeVisible();
  expect(screen.getByText("This job hasn't received any applications yet. Check back later.")).toBeVisible();
  expect(screen.getByText(/^0 applicants/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Jobs' })).toHaveAttribute('href', '/posted-jobs');
});

test('a failure can be retried, with the title of the job', async () => {
  server.use(reply.noAnswer(`GET /jobs/${jobId}`), reply.noAnswer(`GET /applications/${jobId}`));
  const { user } = await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch job applications');

  server.use(reply.job(), reply.applicants(jobId, [anApplication()]));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await card('Marcus Bell')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Replace the Kitchen Drain' })).toBeVisible();
});

test("somebody else's job is not found", async () => {
  server.use(reply.job(), reply.error(`GET /applications/${jobId}`, 'JOB_NOT_FOUND'));
  await open({ route: `/jobs/${jobId}/applicants?title=Mine` });

  expect(await screen.findByText('This job could not be found')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Job applicants');
  expect(screen.getByRole('link', { name: 'Back to Jobs' })).toHaveAttribute('href', '/posted-jobs');
});

test('Refresh Status reads the applicants again, keeps the focus and says what changed', async () => {
  server.use(reply.job(), reply.applicants(jobId, [anApplication()]));
  const { user } = await open();
  await card('Marcus Bell');

  server.use(reply.applicants(jobId, [hired, anApplication({ isHired: true })]));
  const refresh = screen.getByRole('button', { name: 'Refresh Status' });
  await user.click(refresh);
  expect(await card('Ana De Souza')).toBeVisible();
  expect((await screen.findAllByText('Offers refreshed!'))[0]).toBeVisible();
  expect(refresh).toHaveFocus();
  expect(screen.getByText('1 new applicant. Marcus Bell is hired')).toHaveAttribute('role', 'status');

  server.use(reply.noAnswer(`GET /applications/${jobId}`));
  await user.click(refresh);
  expect((await screen.findAllByText('Failed to refresh offers'))[0]).toBeVisible();
  expect(await card('Marcus Bell')).toBeVisible();
});

test('applicants are read again every 15 seconds, but not while the tab is hidden', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const switchTo = (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state);
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  };
  server.use(reply.job(), reply.applicants(jobId, [anApplication()]));
  const calls = recordCalls();
  const reads = () => calls.filter(({ path }) => path === `/applications/${jobId}`).length;
  await open();
  await card('Marcus Bell');
  expect(reads()).toBe(1);

  await act(() => jest.advanceTimersByTimeAsync(15_000));
  await waitFor(() => expect(reads()).toBe(2));

  switchTo('hidden');
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(reads()).toBe(2);

  switchTo('visible');
  await waitFor(() => expect(reads()).toBe(3));
});

test('Message goes to the chat about the job, found or started', async () => {
  server.use(
    reply.job(),
    reply.applicants(jobId, [anApplication()]),
    reply.chats([]),
    reply.chatCreated(aChat()),
  );
  const calls = recordCalls();
  const { user, location } = await open();
  await card('Marcus Bell');
  await user.dblClick(screen.getByRole('button', { name: 'Message' }));

  await waitFor(() => expect(location().pathname).toBe('/messages'));
  expect(location().search).toBe(`?chat=${anId(60)}`);
  expect(location().state).toEqual({
    chatId: anId(60),
    jobTitle: 'Replace the kitchen drain',
    recipient: { id: anId(2), name: 'Marcus Bell', profile: null },
  });
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([
    expect.objectContaining({
      path: '/chats/create',
      body: {
        jobId,
        participants: [
          { userId: anId(1), role: 'sender' },
          { userId: anId(2), role: 'receiver' },
        ],
      },
    }),
  ]);
});

test.each([
  ["the server's error", reply.error('GET /chats', 'FORBIDDEN', { message: 'Not allowed' }), 'Not allowed'],
  ['our own', reply.noAnswer('GET /chats'), 'Failed to start conversation'],
])('a chat that cannot be opened tells %s', async (_whose, failure, message) => {
  server.use(reply.job(), reply.applicants(jobId, [anApplication()]), failure);
  const { user, location } = await open();
  await card('Marcus Bell');
  await user.click(screen.getByRole('button', { name: 'Message' }));

  expect((await screen.findAllByText(message))[0]).toBeVisible();
  expect(location().pathname).toBe(`/jobs/${jobId}/applicants`);
});

test('the page speaks French', async () => {
  server.use(reply.job(), reply.applicants(jobId, [anApplication(), hired]));
  await open({ language: 'fr' });

  const marcus = within(await card('Marcus Bell'));
  expect(marcus.getByRole('button', { name: 'Écrire' })).toBeVisible();
  expect(screen.getByText(/^2 candidatures/)).toBeVisible();
});
