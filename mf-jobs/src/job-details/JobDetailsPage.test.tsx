import { aJobWithDetails, anId } from '@plumbline/shared-schema/builders';
import type { JobDetails } from '@plumbline/shared-schema/jobs';
import { act, renderPage, screen, waitFor, within, type RenderPageOptions } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { JobDetailsPage } from './JobDetailsPage';

const jobId = anId(10);
const nobody = { saved: false, applied: false, isOwner: false };

function open(job: JobDetails, options: RenderPageOptions = {}) {
  server.use(reply.job(job), reply.savedJobs([]));
  return renderPage(<JobDetailsPage />, { route: `/jobs/${jobId}`, path: '/jobs/:jobId', ...options });
}

const panel = async () => within(await screen.findByRole('complementary', { name: 'Job summary' }));
const factOf = (scope: Awaited<ReturnType<typeof panel>>, term: string) =>
  scope.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;

test('a visitor reads the whole job', async () => {
  await open(
    aJobWithDetails({
      description: 'First line.\nSecond line.',
      salary: '$$1200',
      attachment: 'https://files.example/plan.pdf?sig=1',
      attachmentName: 'plan.pdf',
      attachmentType: 'application/pdf',
      attachmentSize: 1_234_000,
    }),
  );

  expect(await screen.findByRole('heading', { level: 1, name: 'Replace the Kitchen Drain' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Job Description' })).toHaveTextContent(
    'First line. Second line.',
  );
  expect(screen.getByText(/First line/)).toHaveStyle({ whiteSpace: 'pre-line' });
  const facts = await panel();
  expect(factOf(facts, 'Category')).toBe('Residential');
  expect(factOf(facts, 'Job Duration')).toBe('2 Weeks');
  expect(factOf(facts, 'Experience')).toBe('2+ Year');
  expect(factOf(facts, 'Salary')).toBe('$1,200');
  expect(factOf(facts, 'Work Type')).toBe('On-site');
  expect(screen.getByRole('link', { name: /plan\.pdf/ })).toHaveAttribute(
    'href',
    'https://files.example/plan.pdf?sig=1',
  );
  expect(screen.getByText('1.2 MB')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Client History' })).toHaveTextContent(
    'Reviews of this client will come here.',
  );
  expect(facts.getByRole('link', { name: 'Apply Now' })).toHaveAttribute('href', `/jobs/${jobId}/apply`);
  await screen.findByRole('region', { name: /^Map/ });
  // The map still draws itself while axe works.
  await act(() => expect(document.body).toHaveNoViolations());
});

test('what the hirer left out has the words of the specification', async () => {
  await open(aJobWithDetails({ jobCategory: '', experience: '', salary: ' $ ', jobType: '' }));

  const facts = await panel();
  expect(factOf(facts, 'Category')).toBe('Not specified');
  expect(factOf(facts, 'Experience')).toBe('Not specified');
  expect(factOf(facts, 'Salary')).toBe('Negotiable');
  expect(factOf(facts, 'Work Type')).toBe('Not specified');
});

test('the map is shown only when the job has a place', async () => {
  const { unmount } = await open(aJobWithDetails());
  expect(await screen.findByRole('region', { name: 'Map: Replace the Kitchen Drain' })).toBeVisible();
  unmount();

  await open(aJobWithDetails({ jobLocation: null }));
  await panel();
  expect(screen.queryByRole('heading', { name: 'Location' })).not.toBeInTheDocument();
});

test('a contractor saves the job and unsaves it again', async () => {
  const { user } = await open(aJobWithDetails(), { user: signedIn.contractor() });
  server.use(reply.saveToggled());
  const calls = recordCalls();

  await user.click(await screen.findByRole('button', { name: 'Save Job' }));
  const unsave = await screen.findByRole('button', { name: 'Unsave Job' });
  await waitFor(() => {
    expect(unsave).toBeEnabled();
  });
  await user.click(unsave);

  expect(await screen.findByRole('button', { name: 'Save Job' })).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { jobId, save: true },
    { jobId, save: false },
  ]);
  expect(await within(screen.getByRole('log')).findByText('Job Unsaved')).toBeInTheDocument();
});

test('a save that fails is taken back and said', async () => {
  const { user } = await open(aJobWithDetails(), { user: signedIn.contractor() });
  server.use(reply.error('POST /saved-jobs/toggle-save-job', 'INTERNAL', { message: 'Server is resting' }));

  await user.click(await screen.findByRole('button', { name: 'Save Job' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Server is resting');
  expect(screen.getByRole('button', { name: 'Save Job' })).toBeEnabled();
});

test('a visitor who saves is told to sign in and comes back afterwards', async () => {
  const { user, location } = await open(aJobWithDetails());

  await user.click(await screen.findByRole('button', { name: 'Save Job' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Login required to save jobs');
  expect(location()).toMatchObject({ pathname: '/login', search: `?returnTo=%2Fjobs%2F${jobId}` });
});

test('the hirer who posted the job sees its applications instead', async () => {
  await open(aJobWithDetails({ viewer: { ...nobody, isOwner: true } }), { user: signedIn.client() });

  expect(await screen.findByRole('link', { name: 'View Applications' })).toHaveAttribute(
    'href',
    `/jobs/${jobId}/applicants?title=Replace+the+kitchen+drain`,
  );
  expect(screen.queryByRole('link', { name: 'Apply Now' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save Job' })).not.toBeInTheDocument();
});

test.each([
  ['who has applied', { viewer: { ...nobody, applied: true } }, 'You have already applied to this job'],
  ['of a closed job', { status: 'closed' as const }, 'This job no longer takes applications.'],
])('a contractor %s cannot apply and reads why', async (_who, job, reason) => {
  await open(aJobWithDetails(job), { user: signedIn.contractor() });

  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Apply Now' })).not.toBeInTheDocument();
});

test('an unknown job says so and leads to the search', async () => {
  server.use(reply.error(`GET /jobs/${jobId}`, 'JOB_NOT_FOUND'));
  await renderPage(<JobDetailsPage />, { route: `/jobs/${jobId}`, path: '/jobs/:jobId' });

  expect(await screen.findByText('Job not found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find other jobs' })).toHaveAttribute('href', '/jobs');
  await expect(document.body).toHaveNoViolations();
});

test('a failure shows its text, and Retry loads the job', async () => {
  server.use(reply.noAnswer(`GET /jobs/${jobId}`));
  const { user } = await renderPage(<JobDetailsPage />, { route: `/jobs/${jobId}`, path: '/jobs/:jobId' });

  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch job details');
  server.use(reply.job(aJobWithDetails()));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Replace the Kitchen Drain' })).toBeVisible();
});

test('French readers get French labels', async () => {
  await open(aJobWithDetails({ jobCategory: 'architects-construction' }), { language: 'fr' });

  const facts = within(await screen.findByRole('complementary', { name: 'Résumé de l’annonce' }));
  expect(facts.getByText('Architecture et construction')).toBeVisible();
  expect(facts.getByRole('link', { name: 'Postuler' })).toBeVisible();
});
