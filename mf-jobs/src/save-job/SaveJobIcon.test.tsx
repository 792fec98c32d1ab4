import { anId } from '@plumbline/testing/builders/ids';
import { renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { api, http, HttpResponse, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { SaveJobIcon } from './SaveJobIcon';
import { useSaveJob } from './use-save-job';

function Icon() {
  const { save } = useSaveJob();
  return <SaveJobIcon jobId={anId(10)} isSaved={false} onSave={save} />;
}
const icon = <Icon />;

test('a saved job shows as saved before the list of saved jobs has come again', async () => {
  server.use(reply.saveToggled());
  const { user } = await renderPage(icon, { user: signedIn.contractor() });
  await user.click(screen.getByRole('button', { name: 'Save Job' }));
  expect(await screen.findByRole('button', { name: 'Unsave Job' })).toBeVisible();
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Unsave Job' })).toBeEnabled();
  });
  expect(screen.getByRole('button', { name: 'Unsave Job' })).toHaveFocus();
});

test('a save that fails is taken back, with the focus where it was', async () => {
  server.use(reply.error('POST /saved-jobs/toggle-save-job', 'INTERNAL', { message: 'Something broke' }));
  const { user } = await renderPage(icon, { user: signedIn.contractor() });
  await user.click(screen.getByRole('button', { name: 'Save Job' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Something broke');
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Save Job' })).toHaveFocus();
  });
});

test('a save that is refused without a word says so', async () => {
  server.use(http.post(api('/saved-jobs/toggle-save-job'), () => new HttpResponse(null, { status: 502 })));
  const { user } = await renderPage(icon, { user: signedIn.contractor() });
  await user.click(screen.getByRole('button', { name: 'Save Job' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Save Job Error');
});

test('a visitor reads that saving needs a login, and comes to it', async () => {
  const { user, location } = await renderPage(icon, { route: '/jobs?q=roof', path: '/jobs' });
  await user.click(screen.getByRole('button', { name: 'Save Job' }));
  await waitFor(() => {
    expect(location()).toMatchObject({ pathname: '/login', search: '?returnTo=%2Fjobs%3Fq%3Droof' });
  });
  expect(within(screen.getByRole('log')).getByText('Login required to save jobs')).toBeInTheDocument();
});
