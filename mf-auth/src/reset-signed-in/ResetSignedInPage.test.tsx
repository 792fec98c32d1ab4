import { renderPage, screen, waitFor } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { ResetSignedInPage } from './ResetSignedInPage';

const PATH = '/forgot-password';
const SECRETS = '#token=secret&email=nora%40example.com';
const LINK = `${PATH}${SECRETS}`;

const show = (route: string) =>
  renderPage(<ResetSignedInPage />, { route, path: PATH, user: signedIn.client() });

test('who is signed in cannot reach forgot password [ACC-75]', async () => {
  const page = await show(PATH);
  expect(page.location().pathname).toBe('/');
});

test('with a reset link one may sign out to use it; the address keeps the link [ACC-75]', async () => {
  server.use(reply.loggedOut());
  const page = await show(LINK);
  await screen.findByRole('heading', { level: 1, name: 'You are signed in' });
  await page.user.click(screen.getByRole('button', { name: 'Sign out to use this link' }));
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
  expect(page.location()).toMatchObject({ pathname: PATH, hash: SECRETS });
});

test('one may also stay signed in and go home', async () => {
  const page = await show(LINK);
  await page.user.click(await screen.findByRole('link', { name: 'Stay signed in' }));
  expect(page.location().pathname).toBe('/');
  expect(localStorage.getItem('token')).not.toBeNull();
});

test('the page is accessible', async () => {
  await show(LINK);
  await screen.findByRole('heading', { level: 1 });
  await expect(document.body).toHaveNoViolations();
});
