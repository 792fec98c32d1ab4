import { aFeedback } from '@plumbline/testing/builders/feedbacks';
import { anId } from '@plumbline/testing/builders/ids';
import { aJob } from '@plumbline/testing/builders/jobs';
import { aPortfolioItem } from '@plumbline/testing/builders/profile-entries';
import { aProfessional } from '@plumbline/testing/builders/professionals';
import { aPublicUser } from '@plumbline/testing/builders/users';
import { leaving } from '@plumbline/testing/leaving';
import { renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { actingAs, signedIn } from '@plumbline/testing/signed-in';
import { ProfessionalPage } from './ProfessionalPage';

const marcus = aPublicUser();
const asked = { route: `/professionals/${marcus._id}`, path: '/professionals/:id' };

beforeEach(() => {
  server.use(
    reply.profile(marcus),
    reply.feedbacks([aFeedback({ rating: 5, review: 'Clean work.' })]),
    reply.profileSummary(),
    ...reply.profileLists(),
    reply.professionalsCompared([aProfessional()]),
  );
});

test('a visitor reads a contractor’s profile and can give them work', async () => {
  server.use(reply.profile({ ...marcus, completedContracts: 2 }));
  const { container } = await renderPage(<ProfessionalPage />, asked);
  expect(await screen.findByRole('heading', { level: 1, name: 'Marcus Bell' })).toBeVisible();
  expect(screen.getAllByText('4.8 out of 5, 12 reviews')[0]).toBeVisible();
  const done = screen.getByText('2 contracts completed');
  const post = screen.getByRole('link', { name: 'Post a job' });
  expect(post).toHaveAttribute('href', '/post-contract');
  // Who it is comes before what the reader can do.
  expect(done.compareDocumentPosition(post)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await expect(container).toHaveNoViolations();
});

test('as in the search one is compared and, by hirers, saved; above is the way back there', async () => {
  server.use(reply.professionalsCompared([aProfessional({ _id: marcus._id, isSaved: true })]));
  const visitor = await renderPage(<ProfessionalPage />, asked);
  const name = 'Compare Marcus Bell';
  expect(await screen.findByRole('link', { name })).toHaveAttribute(
    'href',
    `/professionals?compare=${marcus._id}`,
  );
  expect(screen.queryByRole('button', { name: /saving/ })).not.toBeInTheDocument();
  visitor.unmount();

  await renderPage(<ProfessionalPage />, { ...asked, user: signedIn.client() });
  expect(await screen.findByRole('button', { name: 'Stop saving Marcus Bell' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find professionals' })).toHaveAttribute('href', '/professionals');
});

test('the signed in are led on to the page of a company, visitors read it here', async () => {
  const harbor = aPublicUser({ _id: anId(3), userType: 'company', companyName: 'Harbor & Stone' });
  const route = `/professionals/${harbor._id}`;
  server.use(reply.profile(harbor));
  const visitor = await renderPage(<ProfessionalPage />, { ...asked, route });
  expect(await screen.findByRole('heading', { level: 1, name: 'Harbor & Stone' })).toBeVisible();
  visitor.unmount();
  const { location } = await renderPage(<ProfessionalPage />, { ...asked, route, user: signedIn.client() });
  await waitFor(() =>
    expect(location()).toMatchObject({ pathname: '/company-profile', search: `?id=${harbor._id}` }),
  );
});

test.each([
  ['a client', signedIn.client(), 'contractor'],
  ['a contractor', signedIn.contractor(), 'client'],
  ['a visitor', undefined, 'client'],
] as const)('%s can write to whose profile it is', async (_who, user, userType) => {
  const person = aPublicUser({ _id: anId(77), userType });
  server.use(reply.profile(person));
  await renderPage(<ProfessionalPage />, { ...asked, route: `/professionals/${person._id}`, user });
  expect(await screen.findByRole('link', { name: 'Message' })).toHaveAttribute(
    'href',
    `/messages/new/${person._id}`,
  );
});

test('one’s own public profile leads to editing it', async () => {
  server.use(reply.profile(marcus));
  await renderPage(<ProfessionalPage />, { ...asked, user: signedIn.contractor() });
  expect(await screen.findByRole('link', { name: 'Edit your profile' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Message' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Post a job' })).not.toBeInTheDocument();
});

test('somebody signed in reads badge, service area, languages and skills; a visitor no lists', async () => {
  const person = aPublicUser({ badges: ['verified'], serviceRadiusKm: 40, website: 'https://bell.example/' });
  const lists = reply.profileLists({ skills: [{ _id: anId(81), name: 'Copper pipes' }] });
  server.use(reply.profile(person), ...lists);
  // The visitor first: who is signed in stays so in the next page.
  const { unmount } = await renderPage(<ProfessionalPage />, asked);
  expect(await screen.findByText('Up to 40 km')).toBeVisible();
  expect(screen.queryByText('Copper pipes')).not.toBeInTheDocument();
  unmount();
  await renderPage(<ProfessionalPage />, { ...asked, user: signedIn.client() });
  expect(await screen.findByText('Copper pipes')).toBeVisible();
  expect(screen.getByText('Email verified')).toBeVisible();
  expect(screen.getByText('Up to 40 km')).toBeVisible();
  expect(screen.getByRole('link', { name: /bell.example/ })).toBeVisible();
});

test('somebody signed in reads from how much to how much the works cost', async () => {
  const works = [430, 1910, 0].map((cost, n) => aPortfolioItem({ _id: anId(90 + n), cost }));
  server.use(...reply.profileLists({ portfolios: works }));
  await renderPage(<ProfessionalPage />, { ...asked, user: signedIn.contractor({ _id: anId(8) }) });
  expect(await screen.findByText('Past jobs $430–$1,910')).toBeVisible();
});

test('a visitor reads the skills, and finds the sign-in that shows the works', async () => {
  server.use(reply.profileSummary({ skills: ['Copper pipes'], works: 4 }));
  await renderPage(<ProfessionalPage />, asked);
  expect(await screen.findByText('Copper pipes')).toBeVisible();
  expect(screen.getByRole('link', { name: '4 projects – sign in to see them' })).toHaveAttribute(
    'href',
    `/login?returnTo=${encodeURIComponent(asked.route)}`,
  );
});

test('a visitor sees the first work before and after, and how many more there are', async () => {
  const { pictures } = aPortfolioItem();
  server.use(reply.profileSummary({ works: 4, firstWork: { title: 'Bathroom, tiled anew', pictures } }));
  await renderPage(<ProfessionalPage />, asked);
  expect(await screen.findByRole('heading', { level: 3, name: 'Bathroom, tiled anew' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Bathroom, tiled anew: before' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Bathroom, tiled anew: after' })).toBeVisible();
  expect(screen.getByRole('link', { name: '3 more – sign in to see them' })).toBeVisible();
});

test('an only work is shown without a sign-in', async () => {
  const { pictures } = aPortfolioItem();
  server.use(reply.profileSummary({ works: 1, firstWork: { title: 'Bathroom', pictures } }));
  await renderPage(<ProfessionalPage />, asked);
  expect(await screen.findByRole('heading', { level: 3, name: 'Bathroom' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /sign in to see/ })).not.toBeInTheDocument();
});

test('the service area is drawn on a map where its middle is known, and said once, in miles [PLC-06]', async () => {
  const point = { lat: 40.71, lng: -74.01 };
  const location = { city: 'New York', country: 'United States' };
  server.use(reply.profile(aPublicUser({ serviceRadiusKm: 40, point, location })));
  await renderPage(<ProfessionalPage />, asked);
  expect(await screen.findByRole('region', { name: 'Map: Service area' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Service area' })).toBeVisible();
  expect(screen.getByText('Up to 25 mi')).toBeVisible();
});

test('an unknown profile says so and shows a way on', async () => {
  server.use(reply.error(`GET /users/profile/${anId(2)}`, 'NOT_FOUND'));
  await renderPage(<ProfessionalPage />, asked);
  expect(await screen.findByText('We could not find this profile')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse jobs' })).toHaveAttribute('href', '/jobs');
});

test('a profile without a bio and reviews says so in French too', async () => {
  server.use(reply.profile(aPublicUser({ bio: null, rating: 0, reviewCount: 0 })));
  await renderPage(<ProfessionalPage />, { ...asked, language: 'fr' });
  expect(await screen.findByText('Marcus Bell n’a pas encore écrit de présentation.')).toBeVisible();
  expect(screen.getByText('Nouveau sur Plumbline')).toBeVisible();
});

test('reviews are those that clients wrote, and can be asked for again', async () => {
  server.use(reply.noAnswer('GET /feedbacks/'));
  const { user } = await renderPage(<ProfessionalPage />, asked);
  expect(await screen.findByText('The reviews could not be loaded')).toBeVisible();
  server.use(reply.feedbacks(Array.from({ length: 6 }, (_none, n) => aFeedback({ _id: anId(300 + n) }))));
  const calls = recordCalls();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findAllByRole('article')).toHaveLength(5);
  expect(calls[0]?.query).toMatchObject({ userId: marcus._id, limit: '5' });
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(calls.at(-1)?.query).toMatchObject({ page: '2' }));
});

test('above the reviews stands how many gave how many stars', async () => {
  server.use(reply.feedbacks([aFeedback()], [0, 1, 0, 3, 8]));
  await renderPage(<ProfessionalPage />, asked);
  const bars = within(await screen.findByRole('list', { name: 'Reviews by stars' }));
  expect(bars.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '5 stars8',
    '4 stars3',
    '3 stars0',
    '2 stars1',
    '1 star0',
  ]);
});

test('a client invites a contractor to an open job of their own', async () => {
  server.use(
    reply.myJobs([
      aJob(),
      aJob({ _id: anId(12), title: 'Fix the roof' }),
      aJob({ _id: anId(13), title: 'Old', status: 'closed' }),
    ]),
    reply.inviteCreated(),
  );
  const { user, location } = await renderPage(<ProfessionalPage />, { ...asked, user: signedIn.client() });
  const calls = recordCalls();
  const opener = await screen.findByRole('button', { name: 'Invite to a job' });
  await user.click(opener);
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite Marcus Bell to a job' }));
  expect(location().search).toBe('?invite=1');
  const job = await dialog.findByLabelText('Job');
  expect(within(job).queryByRole('option', { name: 'Old' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  await waitFor(() => expect(job).toHaveAttribute('aria-invalid', 'true'));
  await expect(document.body).toHaveNoViolations();

  await user.selectOptions(job, 'Fix the Roof');
  await user.click(dialog.getByLabelText('Message (optional)'));
  await user.paste('Please have a look');
  await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect((await screen.findAllByText('Invitation sent'))[0]).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    jobId: anId(12),
    contractorId: marcus._id,
    message: 'Please have a look',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(opener).toHaveFocus();
});

test('an invitation that cannot be sent says why and keeps what was typed', async () => {
  server.use(
    reply.myJobs([aJob()]),
    reply.error('POST /invites', 'INVITE_EXISTS', { message: 'You have already invited them' }),
  );
  const { user } = await renderPage(<ProfessionalPage />, {
    ...asked,
    route: `${asked.route}?invite=1`,
    user: signedIn.client(),
  });
  await user.click(await screen.findByLabelText('Message (optional)'));
  await user.paste('Hello');
  await user.click(screen.getByRole('button', { name: 'Send invitation' }));
  expect((await screen.findAllByText('You have already invited them'))[0]).toBeVisible();
  expect(screen.getByLabelText('Message (optional)')).toHaveValue('Hello');
});

test('a client without an open job is led to posting one', async () => {
  server.use(reply.myJobs([aJob({ status: 'closed' })]));
  await renderPage(<ProfessionalPage />, {
    ...asked,
    route: `${asked.route}?invite=1`,
    user: signedIn.client(),
  });
  expect(await screen.findByText('You have no open job')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Post a job' })).toHaveAttribute('href', '/post-contract');
});

test('the page leaves nothing behind when it is left', async () => {
  expect(await leaving(<ProfessionalPage />, asked, () => screen.findByText('Clean work.'))).toEqual([]);
});

test.each([
  ['viewer', []],
  ['recruiter', ['Message', 'Invite']],
  ['owner', ['Message', 'Invite']],
] as const)('a %s of a company’s team finds these steps on a profile: %j [TEAM-3]', async (role, steps) => {
  await renderPage(<ProfessionalPage />, { ...asked, user: actingAs(role) });
  await screen.findByRole('heading', { level: 1, name: 'Marcus Bell' });
  const shown = [
    ...screen.queryAllByRole('link', { name: 'Message' }),
    ...screen.queryAllByRole('button', { name: /Invite/ }),
  ].map(({ textContent }) => textContent?.split(' ')[0]);
  expect(shown).toEqual(steps);
});
