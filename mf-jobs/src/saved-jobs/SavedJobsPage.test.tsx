import { toLngLat } from '@plumbline/shared-schema/points';
import { anId } from '@plumbline/testing/builders/ids';
import { aSavedJob } from '@plumbline/testing/builders/saved-jobs';
import { leaving } from '@plumbline/testing/leaving';
import { renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { api, http, HttpResponse, recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { SavedJobsPage } from './SavedJobsPage';

const { jobId: job } = aSavedJob();
const picture = { url: '/files/1/picture?largest=320', largest: 320, width: 960, height: 640, blur: null };
const barn = aSavedJob({
  _id: anId(31),
  jobId: { ...job, _id: anId(101), title: 'Roof of a barn', jobLocation: null, picture },
});
const here = { route: '/saved-contracts', user: signedIn.contractor() };

test('each saved job shows its facts, with its city and latitude before longitude', async () => {
  const place = { coordinates: toLngLat(40.71283, -74.006), lat: 40.71283, lng: -74.006, city: 'New York' };
  server.use(reply.savedJobs([aSavedJob({ jobId: { ...job, jobLocation: place } }), barn]));
  await renderPage(<SavedJobsPage />, here);

  const drain = within(await screen.findByRole('article', { name: 'Replace the Kitchen Drain' }));
  expect(drain.getByText('New York')).toBeVisible();
  expect(drain.getByText('40.713, -74.006')).toBeVisible();
  expect(drain.getByText('Residential')).toBeVisible();
  expect(drain.getByText('Nora Lindqvist')).toBeVisible();
  expect(drain.getByText(/^Posted /)).toBeVisible();
  expect(drain.getByText('2+ years')).toBeVisible();
  expect(drain.getByText('$1,200')).toBeVisible();
  expect(drain.getByRole('link', { name: 'View Details' })).toHaveAttribute('href', `/jobs/${job._id}`);
  const roof = screen.getByRole('article', { name: 'Roof of a Barn' });
  expect(within(roof).getByText('N/A')).toBeVisible();
  expect(roof.querySelector('img')).toHaveAttribute('alt', '');
  await expect(document.body).toHaveNoViolations();
});

test('an unsaved job goes at once', async () => {
  server.use(reply.savedJobs([aSavedJob(), barn]), reply.saveToggled());
  const { user } = await renderPage(<SavedJobsPage />, here);
  const card = within(await screen.findByRole('article', { name: 'Roof of a Barn' }));
  const calls = recordCalls();
  server.use(reply.savedJobs([aSavedJob()]));

  await user.click(card.getByRole('button', { name: 'Unsave Job' }));

  await waitFor(() => {
    expect(screen.queryByRole('article', { name: 'Roof of a Barn' })).not.toBeInTheDocument();
  });
  expect(screen.getByRole('article', { name: 'Replace the Kitchen Drain' })).toBeVisible();
  expect(await within(screen.getByRole('log')).findByText('Job Unsaved')).toBeInTheDocument();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ jobId: barn.jobId._id, save: false });
});

test('an unsave that fails brings the job back and says so', async () => {
  server.use(reply.savedJobs([barn]), reply.noAnswer('POST /saved-jobs/toggle-save-job'));
  const { user } = await renderPage(<SavedJobsPage />, here);

  await user.click(await screen.findByRole('button', { name: 'Unsave Job' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('Save job error');
  expect(await screen.findByRole('article', { name: 'Roof of a Barn' })).toBeVisible();
});

test('an unsave that is refused without a word says so', async () => {
  server.use(
    reply.savedJobs([barn]),
    http.post(api('/saved-jobs/toggle-save-job'), () => new HttpResponse(null, { status: 502 })),
  );
  const { user } = await renderPage(<SavedJobsPage />, here);
  await user.click(await screen.findByRole('button', { name: 'Unsave Job' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to toggle save status');
});

test('Undo takes the place of the job and the focus, and restores the job', async () => {
  server.use(reply.savedJobs([barn, aSavedJob()]), reply.saveToggled());
  const { user } = await renderPage(<SavedJobsPage />, here);
  const card = within(await screen.findByRole('article', { name: 'Roof of a Barn' }));
  server.use(reply.savedJobs([aSavedJob()]));
  await user.click(card.getByRole('button', { name: 'Unsave Job' }));

  expect(await screen.findByText('“Roof of a Barn” is no longer saved.')).toBeVisible();
  const undo = screen.getByRole('button', { name: 'Undo' });
  expect(undo).toHaveFocus();
  const calls = recordCalls();
  server.use(reply.savedJobs([barn, aSavedJob()]));
  await user.click(undo);

  expect(await screen.findByRole('article', { name: 'Roof of a Barn' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ jobId: barn.jobId._id, save: true });
});

test('without saved jobs the way to the search is shown', async () => {
  server.use(reply.savedJobs([]));
  await renderPage(<SavedJobsPage />, here);

  expect(await screen.findByText('No Saved Contracts')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find jobs' })).toHaveAttribute('href', '/jobs');
});

test('a failure shows its text, and Retry loads the list', async () => {
  server.use(reply.noAnswer('GET /saved-jobs'));
  const { user } = await renderPage(<SavedJobsPage />, here);

  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch saved jobs');
  server.use(reply.savedJobs([barn]));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('article', { name: 'Roof of a Barn' })).toBeVisible();
});

test('French readers get French labels', async () => {
  server.use(reply.savedJobs([]));
  await renderPage(<SavedJobsPage />, { ...here, language: 'fr' });

  expect(await screen.findByText('Aucun chantier enregistré')).toBeVisible();
});

test('the page leaves nothing behind when it is left', async () => {
  server.use(reply.savedJobs([barn]));
  expect(
    await leaving(<SavedJobsPage />, here, () => screen.findByRole('article', { name: 'Roof of a Barn' })),
  ).toEqual([]);
});
