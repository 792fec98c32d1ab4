import { aClientHistory } from '@plumbline/testing/builders/directory';
import { aJobWithDetails } from '@plumbline/testing/builders/jobs';
import { renderPage, screen } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { server } from '@plumbline/testing/server';
import { JobDetailsPage } from '../job-details/JobDetailsPage';
import { JobSearchPage } from './JobSearchPage';

// Runs alone: the search that was left last is kept in its module.
test('a job leads back to the search that it was found by', async () => {
  const job = aJobWithDetails();
  server.use(reply.searchJobs([job]), reply.job(job), reply.savedJobs([]), reply.questions());
  server.use(reply.clientHistory(aClientHistory({ reviewCount: 0 })));
  const details = { route: `/jobs/${job._id}`, path: '/jobs/:jobId' };
  const back = () => screen.findByRole('link', { name: 'Back to the search' });

  const direct = await renderPage(<JobDetailsPage />, details);
  expect(await back()).toHaveAttribute('href', '/jobs');
  direct.unmount();
  const search = await renderPage(<JobSearchPage />, { route: '/jobs?q=drain&page=1' });
  expect(await screen.findByRole('article', { name: 'Replace the Kitchen Drain' })).toBeVisible();
  search.unmount();
  await renderPage(<JobDetailsPage />, details);
  expect(await back()).toHaveAttribute('href', '/jobs?q=drain&page=1');
});
