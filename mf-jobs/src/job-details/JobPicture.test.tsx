import { aClientHistory } from '@plumbline/testing/builders/directory';
import { aJobWithDetails } from '@plumbline/testing/builders/jobs';
import { renderPage, screen, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { server } from '@plumbline/testing/server';
import { JobDetailsPage } from './JobDetailsPage';

test('a job without a picture has the drawing of lists, and its salary is the first of the facts', async () => {
  const job = aJobWithDetails({ picture: null });
  server.use(
    reply.job(job),
    reply.savedJobs([]),
    reply.questions(),
    reply.clientHistory(aClientHistory({ reviewCount: 0 })),
  );
  const { container } = await renderPage(<JobDetailsPage />, {
    route: `/jobs/${job._id}`,
    path: '/jobs/:jobId',
  });

  const panel = within(await screen.findByRole('complementary', { name: 'Job summary' }));
  expect(panel.getAllByRole('term')[0]).toHaveTextContent('Salary');
  expect(container.querySelector('svg[viewBox="-12 -8 224 146"]')).toHaveAttribute('aria-hidden', 'true');
});
