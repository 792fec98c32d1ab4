import type { ProjectDetails } from '@plumbline/shared-schema/projects';
import type { Visit } from '@plumbline/shared-schema/visits';
import { aConversation } from '@plumbline/testing/builders/chats';
import { aContract } from '@plumbline/testing/builders/contracts';
import { anId } from '@plumbline/testing/builders/ids';
import { anOwnJob } from '@plumbline/testing/builders/jobs';
import { aProject, aProjectJob, aProjectWithJobs } from '@plumbline/testing/builders/projects';
import { aVisit } from '@plumbline/testing/builders/visits';
import { renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { actingAs, signedIn } from '@plumbline/testing/signed-in';
import { ProjectPage } from './ProjectPage';

const id = aProject()._id;
const tiles = aProjectJob({
  _id: anId(42),
  title: 'Tile the bathroom',
  status: 'closed',
  estimate: null,
  undecided: 0,
  contracts: [aContract({ startDate: '2026-03-10T00:00:00.000Z', endDate: '2026-04-01T00:00:00.000Z' })],
});

function open(
  project: ProjectDetails = aProjectWithJobs({ jobs: [aProjectJob(), tiles] }),
  { visits = [], ...options }: Parameters<typeof renderPage>[1] & { visits?: Visit[] } = {},
) {
  server.use(reply.project(project), reply.chats([]), reply.visits(visits));
  return renderPage(<ProjectPage />, {
    route: `/projects/${id}`,
    path: '/projects/:projectId',
    user: signedIn.client(),
    ...options,
  });
}

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const entry = async (user: Awaited<ReturnType<typeof open>>['user'], of: string, name: string) => {
  await user.click(await screen.findByRole('button', { name: `More options for “${of}”` }));
  return screen.getByRole('menuitem', { name });
};

test.each([
  [{ planned: 3000, agreed: 950, paid: 300 }, '$5,000 of the budget is not planned yet.', false],
  [{ planned: 9000, agreed: 950, paid: 300 }, 'What is planned is $1,000 over the budget.', true],
  [{ planned: 9500, agreed: 8500, paid: 300 }, 'What is agreed alone is $500 over the budget.', true],
])('of %j it says: %s [PRJ-05]', async (amounts, sentence, isOver) => {
  const money = { ...aProject().money, ...amounts, unpriced: 2 };
  await open(aProjectWithJobs({ money }));
  const budget = await section('Budget');
  expect(budget.getByText(sentence)).toBeVisible();
  expect(budget.queryAllByRole('alert')).toHaveLength(isOver ? 1 : 0);
  expect(budget.getByText('2 open jobs have no estimate yet.')).toBeVisible();
  expect(budget.getByRole('img', { name: /^Of a budget of \$8,000/ })).toBeVisible();
  expect(budget.getByText('$300')).toBeVisible();
});

test('the jobs stand in order with their state, whose turn it is, and the contract [PRJ-06]', async () => {
  await open();
  const [first, second] = await screen.findAllByRole('article');
  const drain = within(first!);
  expect(drain.getByText('Your turn:')).toBeVisible();
  expect(drain.getByText(/look at 2 applications/)).toBeVisible();
  expect(drain.getByText('About $1,200')).toBeVisible();
  expect(drain.getByRole('link', { name: 'View Applications' })).toBeVisible();
  const tiled = within(second!);
  expect(tiled.getByText('Their turn:')).toBeVisible();
  expect(tiled.getByText('$950 agreed')).toBeVisible();
  expect(tiled.getByText('Marcus Bell')).toBeVisible();
  expect(tiled.getByRole('link', { name: 'View contract' })).toHaveAttribute(
    'href',
    `/contracts/${aContract()._id}`,
  );
});

test('dates stand in one list, the earliest first [PRJ-10]', async () => {
  await open();
  const dates = await section('Dates');
  expect((await dates.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Tile the Bathroom: the work begins$/),
    expect.stringMatching(/Tile the Bathroom: the work is to be finished$/),
  ]);
});

test('agreed visits of its jobs stand among the dates, on the clock of the place [PRJ-10]', async () => {
  const drain = { jobId: { _id: aProjectJob()._id, title: 'Replace the kitchen drain' } };
  // Half past three in London is the evening before in New York.
  const given = { ...drain, startsAt: '2026-03-21T03:30:00.000Z', endsAt: '2026-03-21T04:30:00.000Z' };
  const visits = [
    aVisit({ ...given, status: 'moving' }),
    aVisit({ ...drain, _id: anId(61), status: 'proposed', startsAt: null, endsAt: null }),
    aVisit({ ...given, _id: anId(62), status: 'cancelled' }),
    aVisit({ ...given, _id: anId(63), status: 'over' }),
    aVisit({ ...given, _id: anId(64), jobId: { _id: anId(78), title: 'Elsewhere' } }),
  ];
  await open(undefined, { visits });
  const dates = await section('Dates');
  expect((await dates.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/the work begins$/),
    expect.stringMatching(/^20-Mar-2026 Replace the Kitchen Drain: visit of Marcus Bell, 11:30\sPM$/),
    expect.stringMatching(/the work is to be finished$/),
  ]);
  expect(dates.getByRole('link', { name: /visit of/ })).toHaveAttribute('href', `/visits?visit=${anId(48)}`);
});

test('the conversations about its jobs are listed, no others [PRJ-10]', async () => {
  const project = aProjectWithJobs();
  const about = aConversation({
    jobId: project.jobIds[0]!,
    jobTitle: 'Replace the kitchen drain',
    unread: 2,
  });
  const elsewhere = aConversation({ _id: anId(77), jobId: anId(78) });
  server.use(reply.project(project), reply.chats([about, elsewhere]), reply.visits());
  await renderPage(<ProjectPage />, {
    route: `/projects/${id}`,
    path: '/projects/:projectId',
    user: signedIn.client(),
  });
  const chats = await section('Conversations');
  const link = await chats.findByRole('link');
  expect(link).toHaveAttribute('href', `/messages?chat=${about._id}`);
  expect(chats.getByText('2 unread')).toBeVisible();
});

test('a job is posted into it, or one of one’s own moved there [PRJ-03, PRJ-04]', async () => {
  const free = anOwnJob({ _id: anId(43), title: 'Paint the door' });
  server.use(reply.myJobs([anOwnJob(), free]), reply.projects([aProject()]), reply.projectJobPut());
  const calls = recordCalls();
  const { user } = await open();
  expect(await screen.findByRole('link', { name: 'Add a job' })).toHaveAttribute(
    'href',
    `/post-contract?project=${id}`,
  );
  await user.click(screen.getByRole('button', { name: 'Move a job here' }));
  const choice = await screen.findByRole('combobox', { name: 'Job' });
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose…', 'Paint the Door']);
  await user.selectOptions(choice, 'Paint the Door');
  await user.click(screen.getByRole('button', { name: 'Move here' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls.find(({ method }) => method === 'PUT')?.path).toBe(`/projects/${id}/jobs/${free._id}`);
});

test('a job is taken out of it [PRJ-03]', async () => {
  const { user } = await open();
  const takeOut = await entry(user, 'Tile the Bathroom', 'Take out of the project');
  server.use(reply.projectJobTaken(), reply.project(aProjectWithJobs()));
  await user.click(takeOut);
  await waitFor(() => expect(screen.queryByText('Tile the Bathroom')).not.toBeInTheDocument());
  expect((await screen.findAllByText('Job taken out of the project'))[0]).toBeVisible();
});

test('what is archived can be read and reopened, and nothing else [PRJ-08]', async () => {
  const archived = aProjectWithJobs({ archivedAt: '2026-03-04T09:00:00.000Z' });
  const { user } = await open(archived);
  expect(await screen.findByText(/^This project is archived/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add a job' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /More options for “Replace/ })).not.toBeInTheDocument();
  server.use(reply.projectMoved('reopen', aProject()), reply.project(aProjectWithJobs()));
  await user.click(screen.getByRole('button', { name: 'Reopen' }));
  expect(await screen.findByRole('link', { name: 'Add a job' })).toBeVisible();
});

test('it is archived from its menu, and deleted after a question that says its jobs stay [PRJ-08]', async () => {
  const { user, location } = await open();
  const archive = await entry(user, 'New bathroom', 'Archive');
  const archived = aProjectWithJobs({ archivedAt: '2026-03-04T09:00:00.000Z' });
  server.use(reply.projectMoved('archive', archived), reply.project(archived));
  await user.click(archive);
  expect(await screen.findByText(/^This project is archived/)).toBeVisible();
  await user.click(await entry(user, 'New bathroom', 'Delete'));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete “New bathroom”?' }));
  expect(question.getByText(/^Its jobs stay as they are/)).toBeVisible();
  server.use(reply.projectRemoved());
  await user.click(question.getByRole('button', { name: 'Delete the project' }));
  await waitFor(() => expect(location().pathname).toBe('/projects'));
});

test('its form begins with what it is [PRJ-01]', async () => {
  const { user } = await open(undefined, { route: `/projects/${id}?dialog=edit` });
  const name = await screen.findByRole('textbox', { name: 'Name' });
  expect(name).toHaveValue('New bathroom');
  server.use(reply.projectSaved('put', aProject({ name: 'Bath' })));
  const calls = recordCalls();
  await user.clear(name);
  await user.type(name, 'Bath');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
    path: `/projects/${id}`,
    body: { name: 'Bath', budget: 8000, place: { coordinates: [40.6782, -73.9442], city: 'Brooklyn' } },
  });
});

test('a viewer of the team reads it, and changes nothing [PRJ-09]', async () => {
  await open(undefined, { user: actingAs('viewer') });
  expect(await screen.findByText('Replace the Kitchen Drain')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Add a job' })).not.toBeInTheDocument();
});

test('what is not one’s own is not found [PRJ-01]', async () => {
  server.use(reply.error(`GET /projects/${id}`, 'PROJECT_NOT_FOUND'));
  await renderPage(<ProjectPage />, {
    route: `/projects/${id}`,
    path: '/projects/:projectId',
    user: signedIn.client(),
  });
  expect(await screen.findByText('Project not found')).toBeVisible();
});

test('the page is accessible and speaks French', async () => {
  await open(undefined, { language: 'fr' });
  expect(await screen.findByText('À vous d’agir :')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Chantiers' })).toBeVisible();
  await expect(document.body).toHaveNoViolations();
});
