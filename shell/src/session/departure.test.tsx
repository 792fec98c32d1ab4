import { endSession } from '@plumbline/shared-api/session';
import { signedIn } from '@plumbline/testing/signed-in';
import { act, screen } from '@testing-library/react';
import { demoFederation, demoRemotes } from '../fake-site/testing/demo-remotes';
import { renderSite } from '../fake-site/testing/render-site';

test('a session that the server ends is said once, and signing in leads back', async () => {
  const { site } = await renderSite({
    route: '/messages?chat=7',
    remotes: demoRemotes,
    federation: demoFederation(),
    user: signedIn.client(),
  });
  await screen.findByRole('heading', { level: 1, name: 'conversations' });
  act(() => {
    site.store.dispatch(endSession('expired'));
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Session expired. Please login again.');
  expect(`${location.pathname}${location.search}`).toBe('/login?returnTo=%2Fmessages%3Fchat%3D7');
  await screen.findByRole('heading', { level: 1, name: 'signIn' });
});

test('a session ended in another tab asks for a sign-in where it is needed', async () => {
  const { site } = await renderSite({
    route: '/messages',
    remotes: demoRemotes,
    federation: demoFederation(),
    user: signedIn.client(),
  });
  await screen.findByRole('heading', { level: 1, name: 'conversations' });
  act(() => {
    site.store.dispatch(endSession('signedOut'));
  });
  await screen.findByRole('heading', { level: 1, name: 'signIn' });
  expect(location.pathname).toBe('/signin');
});
