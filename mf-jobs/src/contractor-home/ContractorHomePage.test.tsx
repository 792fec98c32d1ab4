import { aFeaturedUser } from '@plumbline/testing/builders/directory';
import { anId } from '@plumbline/testing/builders/ids';
import { aJob } from '@plumbline/testing/builders/jobs';
import { renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { ContractorHomePage } from './ContractorHomePage';

const marcus = { user: signedIn.contractor() };
const ada = aFeaturedUser({ _id: anId(5), fullName: 'Ada Byron King', rating: 4.5, reviewCount: 8 });

test('a contractor is welcomed with recent jobs and real contractors', async () => {
  server.use(reply.recentJobs([aJob()]), reply.featured([ada]), reply.specialties([]), reply.savedJobs([]));
  await renderPage(<ContractorHomePage />, marcus);

  expect(screen.getByRole('heading', { level: 1, name: 'Welcome, Marcus' })).toBeVisible();
  expect(await screen.findByRole('article', { name: 'Replace the Kitchen Drain' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/jobs');
  expect(screen.getByRole('link', { name: 'Saved Contracts' })).toHaveAttribute('href', '/saved-contracts');
  const featured = within(await screen.findByRole('region', { name: 'Featured Contractors' }));
  expect(featured.getByRole('heading', { name: 'Ada Byron King' })).toBeVisible();
  expect(featured.getByText('8 reviews')).toBeVisible();
  await expect(document.body).toHaveNoViolations();
});

test('the search leads to the jobs with what was filled in', async () => {
  server.use(reply.recentJobs([]), reply.featured([]), reply.specialties([]), reply.savedJobs([]));
  const { user, location } = await renderPage(<ContractorHomePage />, marcus);

  await user.type(screen.getByRole('searchbox', { name: 'Service type' }), ' drain ');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Residential');
  await user.click(screen.getByRole('button', { name: 'Search' }));

  await waitFor(() => {
    expect(location()).toMatchObject({ pathname: '/jobs', search: '?q=drain&category=residential' });
  });
});

test('a recent job is saved from its card', async () => {
  server.use(
    reply.recentJobs([aJob()]),
    reply.featured([]),
    reply.specialties([]),
    reply.savedJobs([]),
    reply.saveToggled(),
  );
  const calls = recordCalls();
  const { user } = await renderPage(<ContractorHomePage />, marcus);

  await user.click(await screen.findByRole('button', { name: 'Save Job' }));

  expect(await within(screen.getByRole('log')).findByText('Job Saved')).toBeInTheDocument();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ jobId: aJob()._id, save: true });
});

test('without jobs it says so, and without contractors the section is left out', async () => {
  server.use(reply.recentJobs([]), reply.featured([]), reply.specialties([]), reply.savedJobs([]));
  await renderPage(<ContractorHomePage />, marcus);

  expect(await screen.findByText('No contracts have been posted yet')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Featured Contractors' })).not.toBeInTheDocument();
});

test('a failure shows its text, and Retry loads the jobs', async () => {
  server.use(
    reply.noAnswer('GET /jobs/recent'),
    reply.featured([]),
    reply.specialties([]),
    reply.savedJobs([]),
  );
  const { user } = await renderPage(<ContractorHomePage />, marcus);

  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch recent jobs');
  server.use(reply.recentJobs([aJob()]));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('article', { name: 'Replace the Kitchen Drain' })).toBeVisible();
});

test('French readers get French labels', async () => {
  server.use(reply.recentJobs([]), reply.featured([ada]), reply.specialties([]), reply.savedJobs([]));
  await renderPage(<ContractorHomePage />, { ...marcus, language: 'fr' });

  expect(screen.getByRole('heading', { level: 1, name: 'Bienvenue, Marcus' })).toBeVisible();
  expect(await screen.findByText('8 avis')).toBeVisible();
});
