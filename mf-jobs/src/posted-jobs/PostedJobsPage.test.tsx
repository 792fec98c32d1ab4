import type { OwnJob } from '@plumbline/shared-schema/jobs';
import { toLatLng } from '@plumbline/shared-schema/points';
import { anId } from '@plumbline/testing/builders/ids';
import { anOwnJob } from '@plumbline/testing/builders/jobs';
import { renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { actingAs, signedIn } from '@plumbline/testing/signed-in';
import { PostedJobsPage } from './PostedJobsPage';

const drain = anOwnJob();
const roof = anOwnJob({
  _id: anId(41),
  title: 'Réparation of the roof & gutter',
  description: Array.from({ length: 60 }, (_, index) => `word${index}`).join(' '),
  jobLocation: null,
  salary: '',
  status: 'closed',
  applications: 0,
});

/** The part of the server's search that these tests need. */
function matches({ title, status }: OwnJob, query: URLSearchParams) {
  const hasText = title.toLowerCase().includes((query.get('q') ?? '').toLowerCase());
  return hasText && (query.get('status') ?? status) === status;
}

function open({ jobs = [drain, roof], route = '/posted-jobs', language = 'en' as 'en' | 'fr' } = {}) {
  server.use(reply.myJobs(jobs, matches));
  return renderPage(<PostedJobsPage />, { route, path: '/posted-jobs', user: signedIn.client(), language });
}

const card = (name: string | RegExp) => screen.findByRole('article', { name });
const roofCard = () => card(/Roof/);
const drainCard = () => card('Replace the Kitchen Drain');
type User = Awaited<ReturnType<typeof open>>['user'];

/** Opens the menu of a card and returns one of its entries. */
async function entry(user: User, name: string, shown = drainCard()) {
  await user.click(within(await shown).getByRole('button', { name: /^More options for / }));
  return screen.getByRole('menuitem', { name });
}

test('each posted job shows its facts and leads to its place and its applicants', async () => {
  await open();
  const shown = within(await drainCard());
  expect(shown.getByText(drain.description)).toBeVisible();
  expect(shown.getByText('On-site')).toBeVisible();
  expect(shown.getByText('$1,200')).toBeVisible();
  expect(shown.getByText('Residential')).toBeVisible();
  expect(shown.getByText('2 Weeks')).toBeVisible();
  expect(shown.getByText('Open')).toBeVisible();
  expect(shown.getByText('2 applications')).toBeVisible();
  expect(shown.getByText('Updated 2 Mar')).toHaveAttribute('datetime', drain.updatedAt);
  expect(shown.getByRole('link', { name: 'View Applications' })).toHaveAttribute(
    'href',
    `/jobs/${drain._id}/applicants?title=Replace+the+kitchen+drain`,
  );
});

test('the map link opens a new tab at the coordinates as they come', async () => {
  const jobLocation = { ...drain.jobLocation!, coordinates: toLatLng(40.7128, -74.006) };
  await open({ jobs: [anOwnJob({ jobLocation })] });
  const link = await screen.findByRole('link', { name: /^View on Map/ });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link.getAttribute('href')).toContain('40.7128,-74.006');
});

test('a job without a place has no map link, without a salary it is negotiable, and closed says so', async () => {
  await open();
  const shown = within(await roofCard());
  expect(shown.queryByRole('link', { name: /Map/ })).not.toBeInTheDocument();
  expect(shown.getByText('Negotiable')).toBeVisible();
  expect(shown.getByText('Closed')).toBeVisible();
  expect(shown.getByText('No applications yet')).toBeVisible();
});

test('a description of more than forty words can be expanded', async () => {
  const { user } = await open();
  const shown = within(await roofCard());
  expect(shown.queryByText(/word59/)).not.toBeInTheDocument();
  await user.click(shown.getByRole('button', { name: 'See More' }));
  expect(shown.getByText(/word59/)).toBeVisible();
});

test('the search box finds own jobs, and the address holds its text', async () => {
  const { user, location } = await open();
  await drainCard();
  await user.type(screen.getByRole('searchbox', { name: 'Search your jobs' }), 'roof');
  expect(location().search).toBe('?q=roof');
  expect(await screen.findByText('1 job')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('the status filter keeps open or closed contracts, and the address holds it', async () => {
  const { user, location } = await open();
  await drainCard();
  await user.click(screen.getByRole('button', { name: 'Closed' }));
  expect(await screen.findByText('1 job')).toBeVisible();
  expect(await roofCard()).toBeVisible();
  expect(location().search).toBe('?status=closed');
  await user.click(screen.getByRole('button', { name: 'All' }));
  expect(await drainCard()).toBeVisible();
  expect(location().search).toBe('');
});

test('an address with text, status and page shows just that', async () => {
  server.use(reply.myJobs([drain, roof], matches));
  const calls = recordCalls();
  const route = '/posted-jobs?q=roof&status=closed';
  await renderPage(<PostedJobsPage />, { route, path: '/posted-jobs', user: signedIn.client() });
  expect(await roofCard()).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('roof');
  expect(screen.getByRole('button', { name: 'Closed' })).toHaveAttribute('aria-pressed', 'true');
  expect(calls[0]!.query).toMatchObject({ q: 'roof', status: 'closed', page: '1', limit: '10' });
});

test('more than ten contracts are paged, and a page too far becomes the last', async () => {
  const jobs = Array.from({ length: 11 }, (_, n) => anOwnJob({ _id: anId(100 + n), title: `Wall ${n + 1}` }));
  const { user, location } = await open({ jobs });
  expect(await card('Wall 1')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await card('Wall 11')).toBeVisible();
  expect(location().search).toBe('?page=2');
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
});

test('a search without a match can be cleared', async () => {
  const { user, location } = await open({ route: '/posted-jobs?q=castle' });
  expect(await screen.findByText('No jobs match “castle”')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await drainCard()).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(location().search).toBe('');
});

test('an own job leads to its form', async () => {
  const { user } = await open();
  expect(await entry(user, 'Edit')).toHaveAttribute('href', `/jobs/${drain._id}/edit`);
});

test('closing asks with the name of the job, and then the job says that it is closed', async () => {
  const { user, location } = await open({ jobs: [drain] });
  await user.click(await entry(user, 'Close'));
  const question = await screen.findByRole('alertdialog', { name: 'Close “Replace the Kitchen Drain”?' });
  expect(location().search).toBe(`?close=${drain._id}`);
  await expect(document.body).toHaveNoViolations();
  const closed = { ...drain, status: 'closed' as const };
  server.use(reply.jobMoved('close', closed, 'Job closed'), reply.myJobs([closed]));
  await user.click(within(question).getByRole('button', { name: 'Close job' }));
  expect(await within(await drainCard()).findByText('Closed')).toBeVisible();
  expect((await screen.findAllByText('Job closed'))[0]).toBeVisible();
  await waitFor(() => {
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
  expect(location().search).toBe('');
});

test('deleting asks with the name of the job and says who is told, and then the job is gone [JOB-81]', async () => {
  const { user, location } = await open({ jobs: [drain, roof] });
  await user.click(await entry(user, 'Delete'));
  const question = await screen.findByRole('alertdialog', { name: 'Delete “Replace the Kitchen Drain”?' });
  expect(question).toHaveTextContent('The 2 people who applied are told.');
  server.use(reply.jobRemoved(drain._id), reply.myJobs([roof]));
  await user.click(within(question).getByRole('button', { name: 'Delete job' }));
  expect((await screen.findAllByText('Job deleted'))[0]).toBeVisible();
  await waitFor(() => {
    expect(screen.queryByRole('article', { name: 'Replace the Kitchen Drain' })).not.toBeInTheDocument();
  });
  expect(location().search).toBe('');
});

test('a job on which an offer stands is not deleted, and the question says why [JOB-81]', async () => {
  const { user } = await open({ jobs: [drain] });
  await user.click(await entry(user, 'Delete'));
  server.use(reply.error(`DELETE /jobs/${drain._id}`, 'JOB_PROMISED', { message: 'An offer stands on it' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Delete job' }));
  expect(await within(question).findByRole('alert')).toHaveTextContent('An offer stands on it');
});

test('Cancel leaves the job open and gives the focus back', async () => {
  const { user, location } = await open({ jobs: [drain] });
  await user.click(await entry(user, 'Close'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => {
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
  expect(location().search).toBe('');
  expect(within(await drainCard()).getByRole('button', { name: /^More options for / })).toHaveFocus();
});

test('a job that was closed elsewhere meanwhile counts as closed', async () => {
  const { user } = await open({ jobs: [drain] });
  await user.click(await entry(user, 'Close'));
  server.use(reply.error(`PATCH /jobs/${drain._id}/close`, 'JOB_NOT_OPEN'));
  await user.click(await screen.findByRole('button', { name: 'Close job' }));
  await waitFor(() => {
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

test('closing that fails is said in the question, which stays', async () => {
  const { user } = await open({ jobs: [drain] });
  await user.click(await entry(user, 'Close'));
  server.use(reply.error(`PATCH /jobs/${drain._id}/close`, 'INTERNAL', { message: 'The server failed' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Close job' }));
  expect(await within(question).findByRole('alert')).toHaveTextContent('The server failed');
});

test('a closed job is reopened at once', async () => {
  const { user } = await open({ jobs: [roof] });
  const reopening = await entry(user, 'Reopen', roofCard());
  const reopened = { ...roof, status: 'open' as const };
  server.use(reply.jobMoved('reopen', reopened, 'Job reopened'), reply.myJobs([reopened]));
  await user.click(reopening);
  expect(await within(await roofCard()).findByText('Open')).toBeVisible();
  expect((await screen.findAllByText('Job reopened'))[0]).toBeVisible();
});

test('reopening that fails is said', async () => {
  server.use(reply.noAnswer(`PATCH /jobs/${roof._id}/reopen`));
  const { user } = await open({ jobs: [roof] });
  await user.click(await entry(user, 'Reopen', roofCard()));
  expect((await screen.findAllByText('Failed to reopen the job'))[0]).toBeVisible();
});

test('before the first job the page leads to posting one', async () => {
  await open({ jobs: [] });
  expect(await screen.findByText('No jobs posted yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Post your first job' })).toHaveAttribute('href', '/post-contract');
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

test('a failure is said, and Retry brings the list', async () => {
  server.use(reply.noAnswer('GET /jobs/me'));
  const { user } = await renderPage(<PostedJobsPage />, { user: signedIn.client() });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load jobs');
  server.use(reply.myJobs([drain]));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await drainCard()).toBeVisible();
});

test('the list is accessible and speaks French', async () => {
  await open({ language: 'fr' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Chantiers publiés récemment' })).toBeVisible();
  expect(await screen.findAllByRole('link', { name: 'Voir les candidatures' })).toHaveLength(2);
  expect(screen.getAllByText('Mis à jour le 2 mars')[0]).toBeVisible();
  expect(screen.getByText('2 candidatures')).toBeVisible();
  await expect(document.body).toHaveNoViolations();
});

test('a hidden contract says since when and why, where to ask, and is not reopened', async () => {
  const hidden = { at: '2026-03-04T08:00:00.000Z', reason: 'The house does not exist.' };
  const { user } = await open({ jobs: [anOwnJob({ status: 'closed', hidden })] });
  const shown = within(await drainCard());
  expect(shown.getByText(/^Hidden by an administrator on/)).toBeVisible();
  expect(shown.getByText('Reason: The house does not exist.')).toBeVisible();
  expect(shown.getByRole('link', { name: 'Write to support' })).toHaveAttribute('href', '/support');
  expect(await entry(user, 'Edit')).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Reopen' })).not.toBeInTheDocument();
});

test.each([
  ['viewer', []],
  ['recruiter', ['Post a Contract', 'Edit', 'Close']],
  ['owner', ['Post a Contract', 'Edit', 'Close']],
] as const)('a %s of the company’s team finds these changes to make: %j [TEAM-3]', async (role, changes) => {
  server.use(reply.myJobs([drain], matches));
  const route = `/posted-jobs?close=${drain._id}`;
  const { user } = await renderPage(<PostedJobsPage />, {
    route,
    path: '/posted-jobs',
    user: actingAs(role),
  });
  expect(await screen.findByText('View Applications')).toBeVisible();
  if (changes.length > 0) await screen.findByRole('alertdialog');
  expect(screen.queryAllByRole('alertdialog')).toHaveLength(changes.length > 0 ? 1 : 0);
  if (changes.length > 0) {
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await entry(user, 'Edit');
  }
  const shown = ['Post a Contract', 'Edit', 'Close'].filter((name) => screen.queryAllByText(name).length > 0);
  expect(shown).toEqual(changes);
});
