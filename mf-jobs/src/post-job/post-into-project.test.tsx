import { aJob } from '@plumbline/testing/builders/jobs';
import { aProjectWithJobs } from '@plumbline/testing/builders/projects';
import { renderPage, screen, waitFor } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { PostJobPage } from './PostJobPage';

const project = aProjectWithJobs();
const open = () =>
  renderPage(<PostJobPage />, {
    route: `/post-contract?project=${project._id}`,
    path: '/post-contract',
    user: signedIn.client(),
  });

beforeEach(() => {
  sessionStorage.clear();
  server.use(reply.skillCatalogue([]), reply.priceNear(null));
});

test('a job that is posted into a project begins with its place, and leads back to it [PRJ-04]', async () => {
  server.use(reply.project(project), reply.jobCreated(aJob()));
  const calls = recordCalls();
  const { user, location } = await open();
  expect(await screen.findByText('For the project “New bathroom”')).toBeVisible();
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Tiles');
  await user.type(screen.getByRole('textbox', { name: 'Description' }), 'Six square metres.');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Job Duration' }), '2 Weeks');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'residential');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByRole('combobox', { name: 'City or ZIP code' })).toHaveValue('Brooklyn');
  expect(location().search).toBe(`?project=${project._id}&step=2`);
  await user.click(screen.getByRole('button', { name: 'Post Contract' }));
  await waitFor(() => expect(location().pathname).toBe(`/projects/${project._id}`));
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    projectId: project._id,
    jobLocation: { coordinates: [40.6782, -73.9442], city: 'Brooklyn' },
  });
});

test('without the project there is no form [PRJ-04]', async () => {
  server.use(reply.error(`GET /projects/${project._id}`, 'PROJECT_NOT_FOUND'));
  await open();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Title' })).not.toBeInTheDocument();
});
