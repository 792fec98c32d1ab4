import { aJob } from '@plumbline/testing/builders/jobs';
import { aSavedSearch } from '@plumbline/testing/builders/saved-searches';
import { renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { actingAs, signedIn } from '@plumbline/testing/signed-in';
import { JobSearchPage } from '../job-search/JobSearchPage';

const results = () => [reply.searchJobs([aJob()]), reply.recentJobs([aJob()]), reply.savedJobs([])];
const here = { route: '/jobs?q=roof&category=residential', user: signedIn.contractor() };

test('a search is saved under a name, with alerts', async () => {
  server.use(...results(), reply.savedSearches([]), reply.savedSearchCreated(aSavedSearch()));
  const calls = recordCalls();
  const { user, location } = await renderPage(<JobSearchPage />, here);
  await user.click(await screen.findByRole('button', { name: 'Save search' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this search' }));
  const name = await dialog.findByRole('textbox', { name: 'Name' });
  expect(name).toHaveValue('roof, Category: Residential');
  await expect(document.body).toHaveNoViolations();
  await user.clear(name);
  await user.type(name, 'Roofs');
  await user.click(dialog.getByRole('checkbox', { name: 'Also by email' }));
  await user.click(dialog.getByRole('button', { name: 'Save search' }));

  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(location().search).toBe('?q=roof&category=residential');
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    name: 'Roofs',
    alerts: true,
    mails: true,
    query: { q: 'roof', category: 'residential', sort: 'newest' },
  });
});

test('a search needs a name, and a refusal keeps what was typed', async () => {
  const full = 'You have the maximum number of saved searches. Remove one first.';
  const refusal = reply.error('POST /saved-searches', 'SAVED_SEARCH_LIMIT', { message: full });
  server.use(...results(), reply.savedSearches([]), refusal);
  const { user } = await renderPage(<JobSearchPage />, { ...here, route: `${here.route}&dialog=save` });
  const dialog = within(await screen.findByRole('dialog', { name: 'Save this search' }));
  const name = await dialog.findByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.click(dialog.getByRole('button', { name: 'Save search' }));
  await waitFor(() => {
    expect(name).toBeInvalid();
  });
  await user.type(name, 'Roofs');
  await user.click(dialog.getByRole('button', { name: 'Save search' }));
  expect(await dialog.findByText(full)).toBeVisible();
  expect(name).toHaveValue('Roofs');
});

test('a search that is kept says so, and the way to all of them counts the new jobs', async () => {
  const kept = aSavedSearch({ query: { q: 'roof', category: 'residential', sort: 'newest' }, newCount: 3 });
  server.use(...results(), reply.savedSearches([kept]));
  await renderPage(<JobSearchPage />, here);
  expect(await screen.findByRole('button', { name: 'Search saved' })).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Saved searches, 3 new' })).toHaveAttribute(
    'href',
    '/saved-searches',
  );
});

test('nothing can be saved without a filter, and a visitor signs in first', async () => {
  server.use(...results(), reply.savedSearches([]));
  const { unmount } = await renderPage(<JobSearchPage />, { ...here, route: '/jobs' });
  expect(await screen.findByRole('link', { name: 'Saved searches' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save search' })).not.toBeInTheDocument();
  unmount();
  localStorage.clear();
  await renderPage(<JobSearchPage />, { route: '/jobs?q=roof' });
  expect(await screen.findByRole('link', { name: 'Save search' })).toHaveAttribute(
    'href',
    '/login?returnTo=%2Fjobs%3Fq%3Droof',
  );
});

test.each([
  ['viewer', 0],
  ['recruiter', 1],
] as const)('to a %s of the company’s team it is offered %i times [TEAM-3]', async (role, times) => {
  server.use(...results(), reply.savedSearches([]));
  await renderPage(<JobSearchPage />, { ...here, user: actingAs(role) });
  expect(await screen.findByRole('link', { name: 'Saved searches' })).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Save search' })).toHaveLength(times);
});
