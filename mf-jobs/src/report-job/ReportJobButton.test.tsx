import type { JobDetails } from '@plumbline/shared-schema/jobs';
import { aClientHistory } from '@plumbline/testing/builders/directory';
import { anId } from '@plumbline/testing/builders/ids';
import { aJobWithDetails } from '@plumbline/testing/builders/jobs';
import { act, renderPage, screen, waitFor, within, type RenderPageOptions } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { JobDetailsPage } from '../job-details/JobDetailsPage';

const jobId = anId(10);
const reports = `/jobs/${jobId}/reports` as const;
const nobody = { saved: false, applied: false, isOwner: false };

function open(job: Partial<JobDetails> = {}, options: RenderPageOptions = {}) {
  server.use(
    reply.job(aJobWithDetails({ jobLocation: null, ...job })),
    reply.savedJobs([]),
    reply.questions(),
    reply.clientHistory(aClientHistory({ reviewCount: 0 })),
  );
  return renderPage(<JobDetailsPage />, {
    route: `/jobs/${jobId}`,
    path: '/jobs/:jobId',
    user: signedIn.contractor(),
    ...options,
  });
}

const opener = () => screen.findByRole('button', { name: 'Report this job' });
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Report this job' }));

test('a job is reported for one of seven reasons, with notes, and that is confirmed', async () => {
  const { user } = await open();
  server.use(reply.jobReported(jobId));
  const calls = recordCalls();

  await user.click(await opener());
  const form = await dialog();
  const reasons = within(form.getByRole('radiogroup', { name: 'Reason' }));
  expect(reasons.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    'misleading',
    'scam',
    'inappropriate',
    'duplicate',
    'expired',
    'unrealistic',
    'violation',
  ]);
  await act(() => expect(document.body).toHaveNoViolations());
  await user.click(reasons.getByRole('radio', { name: /^Scam/ }));
  await user.type(form.getByRole('textbox', { name: /Notes/ }), 'Asks for money.');
  server.use(reply.job(aJobWithDetails({ jobLocation: null, viewer: { ...nobody, reported: true } })));
  await user.click(form.getByRole('button', { name: 'Submit Report' }));

  const thanks = within(await screen.findByRole('dialog', { name: 'Thank you for your report' }));
  expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([
    { path: reports, body: { reason: 'scam', notes: 'Asks for money.' } },
  ]);
  await user.click(thanks.getByRole('button', { name: 'Close' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(await screen.findByText('You have already reported this job.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Report this job' })).not.toBeInTheDocument();
});

test('without a reason nothing is sent and the reasons are marked', async () => {
  const { user } = await open();
  const calls = recordCalls();

  await user.click(await opener());
  const form = await dialog();
  await user.click(form.getByRole('button', { name: 'Submit Report' }));

  const summary = await form.findByRole('alert');
  expect(summary).toHaveFocus();
  await user.click(within(summary).getByRole('link', { name: /^Reason: / }));
  expect(form.getByRole('radio', { name: /^Misleading/ })).toHaveFocus();
  expect(form.getByRole('radiogroup', { name: 'Reason' })).toBeInvalid();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(0);
});

test('a job reported from elsewhere meanwhile counts as reported', async () => {
  const { user } = await open();
  server.use(
    reply.error(`POST ${reports}`, 'ALREADY_REPORTED', { message: 'You have already reported this job.' }),
  );

  await user.click(await opener());
  const form = await dialog();
  await user.click(form.getByRole('radio', { name: /^Duplicate/ }));
  await user.click(form.getByRole('button', { name: 'Submit Report' }));

  expect(await screen.findByRole('dialog', { name: 'You have already reported this job.' })).toBeVisible();
});

test('too many reports are said, and what was chosen stays', async () => {
  const { user } = await open();
  server.use(
    reply.error(`POST ${reports}`, 'RATE_LIMITED', { message: 'Too many requests. Please wait a moment.' }),
  );

  await user.click(await opener());
  const form = await dialog();
  await user.click(form.getByRole('radio', { name: /^Expired/ }));
  await user.type(form.getByRole('textbox', { name: /Notes/ }), 'Done.');
  await user.click(form.getByRole('button', { name: 'Submit Report' }));

  expect(await form.findByRole('alert')).toHaveTextContent('Too many requests. Please wait a moment.');
  expect(form.getByRole('radio', { name: /^Expired/ })).toBeChecked();
  expect(form.getByRole('textbox', { name: /Notes/ })).toHaveValue('Done.');
});

test('the open dialog is in the address, and Back closes it', async () => {
  const { user, location, navigate } = await open();

  await user.click(await opener());
  await dialog();
  expect(location().search).toBe('?report=1');
  await navigate(-1);

  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(location()).toMatchObject({ pathname: `/jobs/${jobId}`, search: '' });
  expect(await opener()).toHaveFocus();
});

test('an address with the dialog open shows it, and closing leaves the job', async () => {
  const { user, location } = await open({}, { route: `/jobs/${jobId}?report=1` });

  await user.click((await dialog()).getByRole('button', { name: 'Cancel' }));

  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(location()).toMatchObject({ pathname: `/jobs/${jobId}`, search: '' });
  expect(await opener()).toHaveFocus();
});

test('a visitor who reports signs in first and comes back to the dialog', async () => {
  await open({}, { user: null, route: `/jobs/${jobId}?report=1` });

  const way = await screen.findByRole('link', { name: 'Report this job' });
  expect(way).toHaveAttribute('href', `/login?returnTo=${encodeURIComponent(`/jobs/${jobId}?report=1`)}`);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('French readers get French reasons', async () => {
  await open({}, { language: 'fr', route: `/jobs/${jobId}?report=1` });

  const form = within(await screen.findByRole('dialog', { name: 'Signaler ce chantier' }));
  expect(form.getByRole('radio', { name: /^Arnaque/ })).toBeEnabled();
  expect(form.getByRole('button', { name: 'Envoyer le signalement' })).toBeEnabled();
});
