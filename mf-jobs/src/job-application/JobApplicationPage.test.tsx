import { anId } from '@plumbline/testing/builders/ids';
import { renderPage, waitFor } from '@plumbline/testing/render';
import { signedIn } from '@plumbline/testing/signed-in';
import { JobApplicationPage } from './JobApplicationPage';

test.each([
  [{ jobId: anId(10) }, `/jobs/${anId(10)}/apply`],
  [{ jobId: 7 }, '/jobs'],
  [null, '/jobs'],
])('with the navigation state %p it leads to %s', async (state, to) => {
  const { location } = await renderPage(<JobApplicationPage />, {
    route: '/job-application',
    path: '/job-application',
    state,
    user: signedIn.contractor(),
  });

  await waitFor(() => {
    expect(location().pathname).toBe(to);
  });
});
