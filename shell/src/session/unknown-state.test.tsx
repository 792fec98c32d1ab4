import { signedIn } from '@plumbline/testing/signed-in';
import { screen } from '@testing-library/react';
import { demoFederation, demoRemotes } from '../fake-site/testing/demo-remotes';
import { renderSite } from '../fake-site/testing/render-site';

const open = (user?: ReturnType<typeof signedIn.client>) =>
  renderSite({ route: '/about', remotes: demoRemotes, federation: demoFederation(), user });

// Runs alone: what other tests load adds to the store.
test('state that nobody knows any more is ignored [PLT-78]', async () => {
  localStorage.setItem('persist:root', '{"drafts":{"version":9}}');
  localStorage.setItem('chat-store', 'not even JSON');
  localStorage.setItem('auth-storage', '[]');
  localStorage.setItem('theme', 'purple');
  sessionStorage.setItem('draft:post', '{');
  sessionStorage.setItem('drafts-of', '7');
  const { site } = await open(signedIn.client());
  await screen.findByRole('heading', { level: 1, name: 'about' });
  expect(Object.keys(site.store.getState()).sort()).toEqual(['api', 'session']);
  expect(screen.getByRole('button', { name: /^Switch to/ })).toBeInTheDocument();
});

test.each([
  ['no JSON', 'nobody'],
  ['another shape', '{"name":"Ada","version":3}'],
  ['a list', '[]'],
])('a stored person of %s is nobody [PLT-78]', async (_what, stored) => {
  localStorage.setItem('token', 'left over');
  localStorage.setItem('user', stored);
  await open();
  await screen.findByRole('heading', { level: 1, name: 'about' });
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeInTheDocument();
});
