import { anId } from '@plumbline/testing/builders/ids';
import { aSavedSearch } from '@plumbline/testing/builders/saved-searches';
import { renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { actingAs, signedIn } from '@plumbline/testing/signed-in';
import { SavedSearchesPage } from './SavedSearchesPage';

const plumbing = aSavedSearch({ newCount: 2 });
const around = aSavedSearch({
  _id: anId(90),
  name: 'Around the workshop',
  query: { jobLocation: '45,5,50', specialty: 'Tiling', minSalary: 500, sort: 'nearest' },
  newCount: 0,
  alerts: false,
});
const here = { route: '/saved-searches', user: signedIn.contractor() };
const card = async (name: string) => within(await screen.findByRole('article', { name }));

test('each kept search shows what it looks for and what is new, and leads there', async () => {
  server.use(reply.savedSearches([plumbing, around]));
  await renderPage(<SavedSearchesPage />, here);
  const first = await card('Plumbing nearby');
  expect(first.getByText('2 new')).toBeVisible();
  expect(first.getByRole('link', { name: 'Show jobs' })).toHaveAttribute(
    'href',
    '/jobs?q=plumbing&category=residential',
  );
  const second = await card('Around the workshop');
  expect(second.queryByText(/new$/)).not.toBeInTheDocument();
  expect(second.getByText('Within 50 km of 45.00, 5.00')).toBeVisible();
  expect(second.getByText('Trade: Tiling')).toBeVisible();
  expect(second.getByRole('link', { name: 'Show jobs' })).toHaveAttribute(
    'href',
    '/jobs?jobLocation=45%2C5%2C50&specialty=tiling&minSalary=500&sort=nearest',
  );
  await expect(document.body).toHaveNoViolations();
});

test('looking at the new jobs says that they were seen', async () => {
  server.use(reply.savedSearches([plumbing]), reply.savedSearchChanged(plumbing));
  const calls = recordCalls();
  const { user, location } = await renderPage(<SavedSearchesPage />, { ...here, path: '/saved-searches' });
  await user.click((await card('Plumbing nearby')).getByRole('link', { name: 'Show jobs' }));
  expect(location().pathname).toBe('/jobs');
  await waitFor(() => {
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ seen: true });
  });
});

test('alerts are switched at once, and back when it fails', async () => {
  server.use(reply.savedSearches([around]), reply.noAnswer(`PUT /saved-searches/${around._id}`));
  const { user } = await renderPage(<SavedSearchesPage />, here);
  const alerts = (await card('Around the workshop')).getByRole('switch', { name: 'Alert me about new jobs' });
  expect(alerts).not.toBeChecked();
  await user.click(alerts);
  expect(await screen.findByRole('alert')).toHaveTextContent('The change could not be saved');
  expect(alerts).not.toBeChecked();

  server.use(
    reply.savedSearches([{ ...around, alerts: true }]),
    reply.savedSearchChanged({ ...around, alerts: true }),
  );
  await user.click(alerts);
  await waitFor(() => {
    expect(alerts).toBeChecked();
  });
});

test('a search is renamed in a dialog that the address holds', async () => {
  server.use(reply.savedSearches([plumbing]), reply.savedSearchChanged({ ...plumbing, name: 'Pipes' }));
  const calls = recordCalls();
  const { user, location } = await renderPage(<SavedSearchesPage />, here);
  await user.click((await card('Plumbing nearby')).getByRole('button', { name: 'Rename' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename “Plumbing nearby”' }));
  expect(location().search).toBe(`?dialog=rename-${plumbing._id}`);
  const name = await dialog.findByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Pipes');
  server.use(reply.savedSearches([{ ...plumbing, name: 'Pipes' }]));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await card('Pipes')).toBeDefined();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ name: 'Pipes' });
});

test('deleting asks with the name of the search', async () => {
  server.use(reply.savedSearches([plumbing, around]), reply.savedSearchDeleted(plumbing._id));
  const { user } = await renderPage(<SavedSearchesPage />, here);
  await user.click((await card('Plumbing nearby')).getByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete “Plumbing nearby”?' }));
  server.use(reply.savedSearches([around]));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => {
    expect(screen.queryByRole('article', { name: 'Plumbing nearby' })).not.toBeInTheDocument();
  });
  expect(await card('Around the workshop')).toBeDefined();
});

test('without kept searches the way to the search is shown', async () => {
  server.use(reply.savedSearches([]));
  await renderPage(<SavedSearchesPage />, { ...here, language: 'fr' });
  expect(await screen.findByText('Aucune recherche enregistrée')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Trouver un chantier' })).toHaveAttribute('href', '/jobs');
});

test('a failure shows its text, and Retry loads the list', async () => {
  server.use(reply.noAnswer('GET /saved-searches'));
  const { user } = await renderPage(<SavedSearchesPage />, here);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load your saved searches');
  server.use(reply.savedSearches([plumbing]));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await card('Plumbing nearby')).toBeDefined();
});

test('a viewer of the company’s team reads the searches and changes none [TEAM-3]', async () => {
  server.use(reply.savedSearches([plumbing]));
  const calls = recordCalls();
  const { user } = await renderPage(<SavedSearchesPage />, { ...here, user: actingAs('viewer') });
  const first = await card('Plumbing nearby');
  expect(first.queryByRole('button')).not.toBeInTheDocument();
  for (const alert of first.getAllByRole('switch')) expect(alert).toBeDisabled();
  await user.click(first.getByRole('link', { name: 'Show jobs' }));
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
});
