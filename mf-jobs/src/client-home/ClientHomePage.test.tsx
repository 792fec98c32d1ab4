import { aJob, anId } from '@plumbline/shared-schema/builders';
import type { TopPerformer } from '@plumbline/shared-schema/users';
import { renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { ClientHomePage } from './ClientHomePage';

const jobs = [1, 2, 3, 4].map((n) => aJob({ _id: anId(50 + n), title: `Wall ${n}` }));
const marcus: TopPerformer = {
  _id: anId(2),
  firstName: 'Marcus',
  lastName: 'Bell',
  profile: '',
  title: 'Licensed plumber',
  rating: 4.8,
  reviewCount: 12,
};

type Options = { rows?: typeof jobs; performers?: TopPerformer[]; user?: ReturnType<typeof signedIn.client> };

function open(
  { rows = jobs, performers = [marcus], user = signedIn.client() }: Options = {},
  language?: 'fr',
) {
  server.use(reply.myJobs(rows), reply.topPerformers(performers));
  return renderPage(<ClientHomePage />, { path: '/', user, ...(language && { language }) });
}

test('a client is greeted by first name and may post a contract', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Nora' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Post a Contract' })).toHaveAttribute('href', '/post-contract');
});

test('a company is greeted by its own name', async () => {
  await open({ user: signedIn.company() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Harbor & Stone' })).toBeVisible();
});

test('the newest own jobs lead to their place, their applicants and the whole list', async () => {
  await open();
  const card = within(await screen.findByRole('article', { name: 'Wall 1' }));
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(card.getByRole('link', { name: /^View on Map/ })).toHaveAttribute('target', '_blank');
  expect(card.getByRole('link', { name: 'View Applications' })).toHaveAttribute(
    'href',
    `/jobs/${anId(51)}/applicants?title=Wall+1`,
  );
  expect(screen.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/posted-jobs');
});

test('the search leads to the jobs of that category, place and service', async () => {
  const { user, location } = await open();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Residential');
  await user.type(screen.getByRole('searchbox', { name: 'Location' }), 'Brooklyn');
  await user.type(screen.getByRole('searchbox', { name: 'Service type' }), 'drain{Enter}');
  expect(location().pathname).toBe('/jobs');
  expect(Object.fromEntries(new URLSearchParams(location().search))).toEqual({
    category: 'residential',
    jobLocation: 'Brooklyn',
    q: 'drain',
  });
});

test('the best rated contractors are featured', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 3, name: 'Marcus Bell' })).toBeVisible();
  expect(screen.getByText('12 reviews')).toBeVisible();
});

test.each([
  ['nobody is rated', () => reply.topPerformers([])],
  ['they cannot be had', () => reply.error('GET /users/top-performers', 'INTERNAL')],
])('when %s the section of contractors is left out', async (_when, answer) => {
  server.use(reply.myJobs(jobs), answer());
  await renderPage(<ClientHomePage />, { user: signedIn.client() });
  await screen.findByRole('article', { name: 'Wall 1' });
  await waitFor(() => {
    expect(screen.queryByText('Featured Contractors')).not.toBeInTheDocument();
  });
});

test('before the first job the page leads to posting one', async () => {
  await open({ rows: [], performers: [] });
  expect(await screen.findByText('You have not posted a contract yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Post your first contract' })).toHaveAttribute(
    'href',
    '/post-contract',
  );
  expect(screen.queryByRole('link', { name: 'View all' })).not.toBeInTheDocument();
});

test('a failure is said, and Retry brings the jobs', async () => {
  server.use(reply.noAnswer('GET /jobs/me'), reply.topPerformers([]));
  const { user } = await renderPage(<ClientHomePage />, { user: signedIn.client() });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load jobs');
  server.use(reply.myJobs(jobs));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('article', { name: 'Wall 1' })).toBeVisible();
});

test('the page is accessible and speaks French', async () => {
  await open({}, 'fr');
  expect(await screen.findByRole('heading', { level: 1, name: 'Bienvenue, Nora' })).toBeVisible();
  await screen.findByRole('article', { name: 'Wall 1' });
  await screen.findByText('Marcus Bell');
  await expect(document.body).toHaveNoViolations();
});
