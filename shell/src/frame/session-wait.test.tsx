import { signedIn } from '@plumbline/testing/signed-in';
import { cleanup, render, screen, within } from '@testing-library/react';
import { App } from '../App';
import { demoFederation, demoRemotes } from '../fake-site/testing/demo-remotes';
import { renderSite } from '../fake-site/testing/render-site';

test('while the session is being read a spinner stands in the place of the page, and the header offers nothing', async () => {
  const { site } = await renderSite({
    route: '/messages',
    remotes: demoRemotes,
    federation: demoFederation(),
    user: signedIn.client(),
  });
  cleanup();
  const read = site.store.getState();
  const loading = { ...read, session: { ...read.session, loading: true } };
  const store = { ...site.store, getState: () => loading };
  render(<App site={{ ...site, store }} />);

  expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent('Loading…');
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
  expect(location.pathname).toBe('/messages');
});
