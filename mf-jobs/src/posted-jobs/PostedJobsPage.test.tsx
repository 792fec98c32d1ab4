import { aJob, anId } from '@plumbline/shared-schema/builders';
import { toLatLng } from '@plumbline/shared-schema/points';
import { renderPage, screen, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { PostedJobsPage } from './PostedJobsPage';

const drain = aJob();
const roof = aJob({
  _id: anId(41),
  title: 'Réparation of the roof & gutter',
  description: Array.from({ length: 60 }, (_, index) => `word${index}`).join(' '),
  jobLocation: null,
  salary: '',
  status: 'closed',
});

function open({ jobs = [drain, roof], route = '/posted-jobs', language = 'en' as 'en' | 'fr' } = {}) {
  server.use(reply.myJobs(jobs));
  return renderPage(<PostedJobsPage />, { route, path: '/posted-jobs', user: signedIn.client(), language });
}

const card = (name: string | RegExp) => screen.findByRole('article', { name });

test('each posted job shows its facts and leads to its place and its applicants', async () => {
  await open();
  const drainCard = within(await card('Replace the Kitchen Drain'));
  expect(drainCard.getByText(drain.description)).toBeVisible();
  expect(drainCard.getByText('On-site')).toBeVisible();
  expect(drainCard.getByText('$1,200')).toBeVisible();
  expect(drainCard.getByText('Residential')).toBeVisible();
  expect(drainCard.getByText('2 Weeks')).toBeVisible();
  expect(drainCard.getByText('Updated 2 Mar')).toHaveAttribute('datetime', drain.updatedAt);
  expect(drainCard.getByRole('link', { name: 'View Applications' })).toHaveAttribute(
    'href',
    `/jobs/${drain._id}/applicants?title=Replace+the+kitchen+drain`,
  );
});

test('the map link opens a new tab at the coordinates as they come', async () => {
  await open({
    jobs: [aJob({ jobLocation: { ...drain.jobLocation!, coordinates: toLatLng(40.7128, -74.006) } })],
  });
  const link = await screen.findByRole('link', { name: /^View on Map/ });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link.getAttribute('href')).toContain('40.7128,-74.006');
});

test('a job without a place has no map link, without a salary it is negotiable, and closed says so', async () => {
  await open();
  const roofCard = within(await card(/Roof/));
  expect(roofCard.queryByRole('link', { name: /Map/ })).not.toBeInTheDocument();
  expect(roofCard.getByText('Negotiable')).toBeVisible();
  expect(roofCard.getByText('Closed')).toBeVisible();
});

test('a description of more than forty words can be expanded', async () => {
  const { user } = await open();
  const roofCard = within(await card(/Roof/));
  expect(roofCard.queryByText(/word59/)).not.toBeInTheDocument();
  await user.click(roofCard.getByRole('button', { name: 'See More' }));
  expect(roofCard.getByText(/word59/)).toBeVisible();
});

test('the search box filters by title and description, and the address holds its text', async () => {
  const { user, location } = await open();
  await user.type(await screen.findByRole('searchbox', { name: 'Search your contracts' }), 'reparation');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('article', { name: /Roof/ })).toBeVisible();
  expect(screen.getByText('1 contract')).toBeVisible();
  expect(location().search).toBe('?q=reparation');
});

test('a search without a match can be cleared', async () => {
  const { user, location } = await open({ route: '/posted-jobs?q=castle' });
  expect(await screen.findByText('No contracts match “castle”')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(location().search).toBe('');
});

test('before the first job the page leads to posting one', async () => {
  await open({ jobs: [] });
  expect(await screen.findByText('No contracts posted yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Post your first contract' })).toHaveAttribute(
    'href',
    '/post-contract',
  );
  await expect(document.body).toHaveNoViolations();
});

test('a failure is said, and Retry brings the list', async () => {
  server.use(reply.noAnswer('GET /jobs/me'));
  const { user } = await renderPage(<PostedJobsPage />, { user: signedIn.client() });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load jobs');
  server.use(reply.myJobs([drain]));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await card('Replace the Kitchen Drain')).toBeVisible();
});

test('the list is accessible and speaks French', async () => {
  await open({ language: 'fr' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Contrats publiés récemment' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Voir les candidatures' })).toHaveLength(2);
  expect(screen.getAllByText('Mis à jour le 2 mars')[0]).toBeVisible();
  await expect(document.body).toHaveNoViolations();
});
