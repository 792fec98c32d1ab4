import { anId } from '@plumbline/testing/builders/ids';
import { aProject } from '@plumbline/testing/builders/projects';
import { renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { actingAs, signedIn } from '@plumbline/testing/signed-in';
import { ProjectsPage } from './ProjectsPage';

const show = (options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(<ProjectsPage />, {
    route: '/projects',
    path: '/projects',
    user: signedIn.client(),
    ...options,
  });

test('each project says where it is, how many jobs it has and what becomes of its budget [PRJ-01, PRJ-05]', async () => {
  const archived = aProject({ _id: anId(92), name: 'Old kitchen', archivedAt: '2026-03-02T09:00:00.000Z' });
  server.use(reply.projects([aProject(), archived]));
  await show();
  const card = within(await screen.findByRole('article', { name: 'New bathroom' }));
  expect(card.getByRole('link', { name: 'New bathroom' })).toHaveAttribute('href', `/projects/${anId(91)}`);
  expect(card.getByText('Brooklyn')).toBeVisible();
  expect(card.getByText('1 job')).toBeVisible();
  expect(card.getByText('$8,000 budget')).toBeVisible();
  expect(card.getByRole('img')).toHaveAccessibleName(
    'Of a budget of $8,000, $1,200 is planned, $0 agreed and $0 paid.',
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Archived' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 3, name: 'Old kitchen' })).toBeVisible();
});

test('a project is made without a place, and opens [PRJ-01]', async () => {
  server.use(reply.projects([]), reply.projectSaved('post', aProject()));
  const calls = recordCalls();
  const { user, location } = await show();
  expect(await screen.findByText('No project yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New project' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New project' }));
  await user.type(await dialog.findByRole('textbox', { name: 'Name' }), 'New bathroom');
  await user.type(dialog.getByRole('textbox', { name: /^Budget/ }), '8000');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(location().pathname).toBe(`/projects/${anId(91)}`));
  expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/projects',
    body: { name: 'New bathroom', about: '', budget: 8000, place: null },
  });
});

test('a refusal is said, and what was typed stays', async () => {
  server.use(reply.projects([aProject()]), reply.error('POST /projects', 'PROJECT_LIMIT'));
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'New project' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByRole('textbox', { name: 'Name' }), 'Attic');
  await user.type(dialog.getByRole('textbox', { name: /^Budget/ }), '10');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Attic');
});

test('a viewer of the team reads them, and makes none [PRJ-09]', async () => {
  server.use(reply.projects([aProject()]));
  await show({ user: actingAs('viewer') });
  expect(await screen.findByRole('article', { name: 'New bathroom' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'New project' })).not.toBeInTheDocument();
});

test('the list is accessible and speaks French', async () => {
  server.use(reply.projects([aProject()]));
  await show({ language: 'fr' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Projets' })).toBeVisible();
  expect(await screen.findByText('1 chantier')).toBeVisible();
  await expect(document.body).toHaveNoViolations();
});
