import { endSession, startSession } from '@plumbline/shared-api/session';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { act, screen, waitFor } from '@testing-library/react';
import { demoFederation, demoRemotes } from '../fake-site/testing/demo-remotes';
import { renderSite } from '../fake-site/testing/render-site';
import type { RenderedSite } from '../fake-site/testing/render-site';

const chosen = {
  language: 'fr',
  theme: null,
  appearOffline: false,
  sms: false,
  promotional: false,
} as const;

type Options = NonNullable<Parameters<typeof renderSite>[0]>;

const open = (options: Options = {}) =>
  renderSite({ route: '/jobs', remotes: demoRemotes, federation: demoFederation(), ...options });

function signIn({ site }: RenderedSite) {
  act(() => {
    site.store.dispatch(startSession({ token: 'fresh', user: signedIn.client() }));
  });
}

const kept = (calls: ReturnType<typeof recordCalls>) =>
  calls
    .filter(({ method, path }) => method === 'PUT' && path === '/users/me/preferences')
    .map(({ body }) => body);

test('a sign-in brings back the language and the theme that the server has kept [ACC-90]', async () => {
  server.use(reply.preferences({ ...chosen, theme: 'dark' }));
  const calls = recordCalls();
  const page = await open();
  localStorage.removeItem('i18nextLng');
  signIn(page);
  expect(await screen.findByRole('button', { name: 'Contrats' })).toBeInTheDocument();
  expect(document.documentElement).toHaveClass('dark');
  expect([localStorage.getItem('i18nextLng'), localStorage.getItem('theme')]).toEqual(['fr', 'dark']);
  expect(kept(calls)).toEqual([]);
});

test('what was chosen in this browser before the sign-in stays, and is kept from then on [ACC-90]', async () => {
  server.use(reply.preferences(chosen), reply.preferencesKept());
  const calls = recordCalls();
  const page = await open();
  signIn(page);
  await waitFor(() => {
    expect(kept(calls)).toEqual([{ language: 'en' }]);
  });
  expect(document.documentElement).toHaveAttribute('lang', 'en');
});

test('a choice of who is signed in is kept on the server, alone [ACC-90]', async () => {
  server.use(reply.preferencesKept());
  const calls = recordCalls();
  const { user } = await open({ user: signedIn.client() });
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Switch to dark mode' }));
  await user.click(screen.getByRole('button', { name: 'EN, language: English' }));
  await user.click(screen.getByRole('menuitem', { name: 'Français' }));
  await waitFor(() => {
    expect(kept(calls)).toEqual([{ theme: 'dark' }, { language: 'fr' }]);
  });
});

test('a visitor’s choice stays in the browser', async () => {
  const calls = recordCalls();
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Switch to dark mode' }));
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(calls).toEqual([]);
});

test('forgetting the choices at a logout takes nothing from the server [ACC-90]', async () => {
  server.use(reply.loggedOut());
  const calls = recordCalls();
  const page = await open({ user: signedIn.client() });
  act(() => {
    page.site.store.dispatch(endSession('signedOut'));
  });
  await screen.findByRole('link', { name: 'Sign in' });
  expect(kept(calls)).toEqual([]);
});

test('without an answer the choice of the browser stands', async () => {
  server.use(reply.noAnswer('GET /users/me/preferences'));
  const page = await open();
  signIn(page);
  await screen.findByRole('button', { name: 'Contracts' });
  expect(localStorage.getItem('i18nextLng')).toBe('en');
});
