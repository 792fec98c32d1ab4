import type { JobDetails } from '@plumbline/shared-schema/jobs';
import { toLatLng } from '@plumbline/shared-schema/points';
import { anApplication } from '@plumbline/testing/builders/applications';
import { aClientHistory } from '@plumbline/testing/builders/directory';
import { aFeedback } from '@plumbline/testing/builders/feedbacks';
import { anId } from '@plumbline/testing/builders/ids';
import { aJobWithDetails } from '@plumbline/testing/builders/jobs';
import { act, renderPage, screen, waitFor, within, type RenderPageOptions } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { api, http, recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { JobDetailsPage } from './JobDetailsPage';

const jobId = anId(10);
const nobody = { saved: false, applied: false, isOwner: false };

function open(job: JobDetails, options: RenderPageOptions = {}) {
  server.use(
    reply.job(job),
    reply.savedJobs([]),
    reply.questions(),
    reply.clientHistory(aClientHistory({ reviewCount: 0 })),
  );
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
      attachment: null,
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
  expect(factOf(facts, 'Experience')).toBe('2+ years');
  expect(factOf(facts, 'Salary')).toBe('$1,200');
  expect(factOf(facts, 'Work Type')).toBe('On-site');
  expect(screen.getByText('plan.pdf')).toBeVisible();
  expect(screen.queryByRole('link', { name: /plan\.pdf/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign in to open it' })).toHaveAttribute(
    'href',
    `/login?returnTo=${encodeURIComponent(`/jobs/${jobId}`)}`,
  );
  expect(screen.getByText('1.2 MB')).toBeVisible();
  expect(facts.getByRole('link', { name: 'Apply Now' })).toHaveAttribute('href', `/jobs/${jobId}/apply`);
  await screen.findByRole('region', { name: /^Map/ });
  // The map still draws itself while axe works.
  await act(() => expect(document.body).toHaveNoViolations());
});

test('what the hirer left out is shown as not specified, a missing salary as negotiable', async () => {
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

test('the hirer who posted the job manages it instead', async () => {
  const own = aJobWithDetails({ applications: 2, viewer: { ...nobody, isOwner: true } });
  await open(own, { user: signedIn.client() });

  expect(await screen.findByRole('link', { name: 'View 2 applications' })).toHaveAttribute(
    'href',
    `/jobs/${jobId}/applicants?title=Replace+the+kitchen+drain`,
  );
  expect(screen.getByRole('link', { name: 'Edit job' })).toHaveAttribute('href', `/jobs/${jobId}/edit`);
  expect(screen.queryByRole('link', { name: 'Apply Now' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Save Job|Report this job/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Client History' })).not.toBeInTheDocument();
});

test('the owner deletes the job after a question and is led to the others [JOB-81]', async () => {
  const viewer = { ...nobody, isOwner: true };
  const { user, location } = await open(aJobWithDetails({ viewer }), { user: signedIn.client() });
  await user.click(await screen.findByRole('button', { name: 'Delete job' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete “Replace the Kitchen Drain”?' });
  server.use(reply.jobRemoved(jobId));
  await user.click(within(question).getByRole('button', { name: 'Delete job' }));
  await waitFor(() => expect(location().pathname).toBe('/posted-jobs'));
});

test('a hirer reads why they cannot apply, and may save the job', async () => {
  await open(aJobWithDetails(), { user: signedIn.company() });

  expect(await screen.findByText('Only contractors can apply to jobs.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Apply Now' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save Job' })).toBeEnabled();
  expect(screen.queryByRole('link', { name: 'Message' })).not.toBeInTheDocument();
});

test.each([
  ['contractor', signedIn.contractor()],
  ['visitor', null],
])('a %s can write to the client about the job', async (_who, user) => {
  const job = aJobWithDetails();
  await open(job, { user });
  expect(await screen.findByRole('link', { name: 'Message' })).toHaveAttribute(
    'href',
    `/messages/new/${job.postedBy._id}?job=${jobId}`,
  );
});

test.each([
  ['contractor', signedIn.contractor()],
  ['visitor', null],
])('a closed job says so to a %s and takes no applications', async (_who, user) => {
  await open(aJobWithDetails({ status: 'closed' }), { user });

  expect(await screen.findByText('This job no longer takes applications.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Apply Now' })).not.toBeInTheDocument();
});

test('the hirer who closed the job reads that they did', async () => {
  await open(aJobWithDetails({ status: 'closed', viewer: { ...nobody, isOwner: true } }), {
    user: signedIn.client(),
  });

  expect(await screen.findByText('You have closed this job. It takes no new applications.')).toBeVisible();
});

test('who has applied sees it and takes the application back after a question', async () => {
  const { user } = await open(aJobWithDetails({ viewer: { ...nobody, applied: true } }), {
    user: signedIn.contractor(),
  });
  const application = anApplication();
  server.use(reply.myApplications([application]), reply.applicationDeleted());
  const calls = recordCalls();

  expect(await screen.findByText('You have already applied to this job')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Apply Now' })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Withdraw application' }));
  const question = await screen.findByRole('alertdialog', {
    name: 'Withdraw your application for “Replace the Kitchen Drain”?',
  });
  server.use(reply.job(aJobWithDetails()), reply.myApplications([]));
  await user.click(within(question).getByRole('button', { name: 'Withdraw' }));

  expect(await screen.findByRole('link', { name: 'Apply Now' })).toHaveFocus();
  expect(calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
    `/applications/${application._id}`,
  ]);
  expect(
    await within(screen.getByRole('log')).findByText('Application deleted successfully!'),
  ).toBeInTheDocument();
});

test('an application that cannot be taken back any more says why in the dialog', async () => {
  const { user } = await open(aJobWithDetails({ viewer: { ...nobody, applied: true } }), {
    user: signedIn.contractor(),
  });
  const application = anApplication();
  server.use(
    reply.myApplications([application]),
    reply.error(`DELETE /applications/${application._id}`, 'APPLICATION_LOCKED', {
      message: 'This application can no longer be withdrawn.',
    }),
  );

  await user.click(await screen.findByRole('button', { name: 'Withdraw application' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Withdraw' }));

  expect(await within(question).findByRole('alert')).toHaveTextContent(
    'This application can no longer be withdrawn.',
  );
});

test('who has applied sees when they changed it, and changes it again [APP-13, APP-14]', async () => {
  const at = new Date(Date.now() - 3_600_000).toISOString();
  server.use(reply.myApplications([anApplication({ changedAt: at })]));
  await open(aJobWithDetails({ viewer: { ...nobody, applied: true } }), { user: signedIn.contractor() });

  expect(await screen.findByText('You changed it 1 hour ago.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Change application' })).toHaveAttribute(
    'href',
    `/jobs/${aJobWithDetails()._id}/apply`,
  );
});

test('an application that was answered is not offered to be changed', async () => {
  server.use(reply.myApplications([anApplication({ isWaiting: false })]));
  await open(aJobWithDetails({ viewer: { ...nobody, applied: true } }), { user: signedIn.contractor() });

  await screen.findByRole('button', { name: 'Withdraw application' });
  expect(screen.queryByRole('link', { name: 'Change application' })).not.toBeInTheDocument();
});

test('who is hired reads so, and there is nothing to take back', async () => {
  await open(aJobWithDetails({ viewer: { ...nobody, applied: true } }), { user: signedIn.contractor() });
  server.use(reply.myApplications([anApplication({ isHired: true })]));

  expect(await screen.findByText('You are hired for this job.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Withdraw application' })).not.toBeInTheDocument();
});

test('only who is shown a rounded place reads that it is approximate', async () => {
  const location = { type: 'Point' as const, city: 'Paris' };
  const rounded = { ...location, coordinates: toLatLng(48.86, 2.35), lat: 48.86, lng: 2.35 };
  const exact = { ...location, coordinates: toLatLng(48.8566, 2.3522), lat: 48.8566, lng: 2.3522 };
  const { unmount } = await open(aJobWithDetails({ hideExactLocation: true, jobLocation: rounded }));
  expect(await screen.findByText(/^Approximate location/)).toBeVisible();
  unmount();

  await open(aJobWithDetails({ hideExactLocation: true, jobLocation: exact }));
  expect(await screen.findByRole('region', { name: 'Location' })).toHaveTextContent('Paris');
  expect(screen.queryByText(/^Approximate location/)).not.toBeInTheDocument();
});

test('the hirer who hides the place reads what others see of it', async () => {
  await open(aJobWithDetails({ hideExactLocation: true, viewer: { ...nobody, isOwner: true } }), {
    user: signedIn.client(),
  });

  expect(await screen.findByText(/^Until you hire them, others see only roughly/)).toBeVisible();
});

test('whoever is signed in opens the attachment', async () => {
  const attachment = 'https://files.example/plan.pdf?sig=1';
  await open(aJobWithDetails({ attachment, attachmentName: 'plan.pdf' }), { user: signedIn.contractor() });

  expect(await screen.findByRole('link', { name: /plan\.pdf/ })).toHaveAttribute('href', attachment);
  expect(screen.queryByRole('link', { name: 'Sign in to open it' })).not.toBeInTheDocument();
});

test('a picture is no attachment, but shown', async () => {
  await open(
    aJobWithDetails({ attachmentName: 'sink.png', attachmentType: 'image/png', attachmentSize: 20_000 }),
  );

  expect(await screen.findByRole('heading', { level: 2, name: 'Job Description' })).toBeVisible();
  expect(screen.queryByText('sink.png')).not.toBeInTheDocument();
});

test('a client without reviews has figures and the words of the empty state', async () => {
  await open(aJobWithDetails());

  const history = within(await screen.findByRole('region', { name: 'Client History' }));
  expect(await history.findByText('Reviews of this client will come here.')).toBeVisible();
  expect(history.getByRole('link', { name: 'Nora Lindqvist' })).toHaveAttribute(
    'href',
    `/professionals/${anId(1)}`,
  );
  expect(history.getByText(/^Member since/)).toBeVisible();
  const figure = (term: string) => history.getByText(term, { selector: 'dt' }).nextElementSibling;
  expect(figure('Jobs posted')).toHaveTextContent('4');
  expect(figure('Open jobs')).toHaveTextContent('2');
  expect(figure('Hires')).toHaveTextContent('1');
  expect(figure('Rating')).toHaveTextContent('New on Plumbline');
});

test('the newest three reviews are shown, the others after a click', async () => {
  const { user } = await open(aJobWithDetails());
  const author = { _id: anId(2), fullName: 'Marcus Bell', profile: null };
  const reviews = [1, 2, 3, 4, 5].map((number) =>
    aFeedback({ _id: anId(100 + number), review: `Review ${String(number)}`, author }),
  );
  server.use(reply.clientHistory(aClientHistory({ reviewCount: 5 })), reply.feedbacks(reviews));

  const history = within(await screen.findByRole('region', { name: 'Client History' }));
  expect(await history.findByText('Review 1')).toBeVisible();
  expect(history.getByText('4.5 out of 5, 5 reviews')).toBeVisible();
  expect(history.queryByText('Review 4')).not.toBeInTheDocument();
  await user.click(history.getByRole('button', { name: 'Show 2 more reviews' }));
  expect(await history.findByText('Review 5')).toBeVisible();
  expect(history.queryByRole('button', { name: /more review/ })).not.toBeInTheDocument();
});

test('a history that cannot be loaded leaves the job readable, and Retry loads it', async () => {
  const { user } = await open(aJobWithDetails());
  server.use(reply.noAnswer(`GET /users/${anId(1)}/client-history`));

  const history = within(await screen.findByRole('region', { name: 'Client History' }));
  expect(await history.findByRole('alert')).toHaveTextContent('Failed to load data');
  expect(screen.getByRole('link', { name: 'Apply Now' })).toBeVisible();
  server.use(reply.questions(), reply.clientHistory(aClientHistory({ reviewCount: 0 })));
  await user.click(history.getByRole('button', { name: 'Retry' }));
  expect(await history.findByText('Jobs posted')).toBeVisible();
});

test('while it loads the page says so and is busy', async () => {
  server.use(http.get(api(`/jobs/${jobId}`), () => new Promise<never>(() => undefined)));
  await renderPage(<JobDetailsPage />, { route: `/jobs/${jobId}`, path: '/jobs/:jobId' });

  const status = await screen.findByRole('status', { name: 'Loading job details…' });
  expect(status).toHaveAttribute('aria-busy', 'true');
  expect(status).toHaveTextContent('Loading job details…');
});

test('an unknown job says so and leads to the search', async () => {
  server.use(reply.error(`GET /jobs/${jobId}`, 'JOB_NOT_FOUND'));
  await renderPage(<JobDetailsPage />, { route: `/jobs/${jobId}`, path: '/jobs/:jobId' });

  expect(await screen.findByText('Job not found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find other jobs' })).toHaveAttribute('href', '/jobs');
});

test('a failure shows its text, and Retry loads the job', async () => {
  server.use(reply.noAnswer(`GET /jobs/${jobId}`));
  const { user } = await renderPage(<JobDetailsPage />, { route: `/jobs/${jobId}`, path: '/jobs/:jobId' });

  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch job details');
  server.use(
    reply.job(aJobWithDetails()),
    reply.questions(),
    reply.clientHistory(aClientHistory({ reviewCount: 0 })),
  );
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Replace the Kitchen Drain' })).toBeVisible();
});

test('French readers get French labels', async () => {
  await open(aJobWithDetails({ jobCategory: 'architects-construction' }), { language: 'fr' });

  const facts = within(await screen.findByRole('complementary', { name: 'Résumé du chantier' }));
  expect(facts.getByText('Architecture et construction')).toBeVisible();
  expect(facts.getByRole('link', { name: 'Postuler' })).toBeVisible();
});
