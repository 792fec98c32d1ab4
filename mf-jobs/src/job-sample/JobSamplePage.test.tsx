import type { JobDetails } from '@plumbline/shared-schema/jobs';
import { aClientHistory } from '@plumbline/testing/builders/directory';
import { anId } from '@plumbline/testing/builders/ids';
import { aJobWithDetails } from '@plumbline/testing/builders/jobs';
import { act, renderPage, screen, waitFor, within, type RenderPageOptions } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { JobSamplePage } from './JobSamplePage';

const jobId = anId(10);

function open(job: Partial<JobDetails> = {}, options: RenderPageOptions = {}) {
  server.use(reply.job(aJobWithDetails(job)), reply.clientHistory(aClientHistory()));
  return renderPage(<JobSamplePage />, {
    route: '/job-desc',
    path: '/job-desc',
    state: { jobId, title: 'replace the drain' },
    user: signedIn.contractor(),
    ...options,
  });
}

test('a job of the navigation state is shown in the layout of the sample', async () => {
  await open({ salary: '$300 - $450' });

  expect(screen.getByRole('heading', { level: 1, name: 'Replace the Drain' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Replace the Kitchen Drain' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Job Description' })).toHaveTextContent(/drain under the sink/);
  const summary = within(screen.getByRole('region', { name: 'Summary' }));
  const fact = (term: string) => summary.getByText(term, { selector: 'dt' }).nextElementSibling;
  expect(fact('Salary range')).toHaveTextContent('$300–$450');
  expect(fact('Category')).toHaveTextContent('Residential');
  expect(fact('Job Type')).toHaveTextContent('On-site');
  expect(fact('Job Duration')).toHaveTextContent('2 Weeks');
  expect(fact('Posted by')).toHaveTextContent('Nora Lindqvist');
  expect(fact('Posted')?.querySelector('time')).not.toBeNull();
  expect(await screen.findByRole('region', { name: /^Map: / })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Apply Now' })).toHaveAttribute('href', '/job-application');
  await act(() => expect(document.body).toHaveNoViolations());
});

test('asked for a sample it shows the newest job', async () => {
  const job = aJobWithDetails({ _id: jobId, title: 'hang the doors' });
  server.use(reply.recentJobs([job]));
  await open({ _id: jobId, title: 'hang the doors' }, { state: { isSample: true } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Hang the Doors' })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Job Description' })).toBeVisible();
});

test('without any job a sample is the search', async () => {
  server.use(reply.recentJobs([]));
  const { location } = await open({}, { state: { isSample: true } });
  await waitFor(() => expect(location().pathname).toBe('/jobs'));
});

test('its report works, and Back from it leads to the same job', async () => {
  const { user, location, navigate } = await open();
  server.use(reply.jobReported(jobId));

  await user.click(await screen.findByRole('button', { name: 'Report Contract' }));
  const form = within(await screen.findByRole('dialog', { name: 'Report this job' }));
  await user.click(form.getByRole('radio', { name: /^Unrealistic/ }));
  await user.click(form.getByRole('button', { name: 'Submit Report' }));
  expect(await screen.findByRole('dialog', { name: 'Thank you for your report' })).toBeVisible();
  await navigate(-1);

  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(location().pathname).toBe('/job-desc');
  expect(screen.getByRole('heading', { level: 1, name: 'Replace the Kitchen Drain' })).toBeVisible();
});

test.each([[null], [{ title: 'Only a title' }], [{ jobId: 7 }]])(
  'without a job in the navigation state (%p) it leads to the search',
  async (state) => {
    const { location } = await open({}, { state });

    await waitFor(() => {
      expect(location().pathname).toBe('/jobs');
    });
  },
);

test('a job that cannot be loaded offers Retry, and one that is gone leads to the search', async () => {
  const call = `GET /jobs/${jobId}` as const;
  server.use(reply.noAnswer(call));
  const { user } = await renderPage(<JobSamplePage />, { state: { jobId }, user: signedIn.contractor() });

  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch job details');
  server.use(reply.error(call, 'JOB_NOT_FOUND'));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Job not found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find other jobs' })).toHaveAttribute('href', '/jobs');
});

test('who may not apply reads why', async () => {
  await open({ jobLocation: null }, { user: signedIn.company(), language: 'fr' });

  expect(await screen.findByText('Seuls les artisans peuvent postuler.')).toBeVisible();
  expect(screen.getByText('Aucun lieu n’est indiqué pour ce chantier.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Postuler' })).not.toBeInTheDocument();
});
