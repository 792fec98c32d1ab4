import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { screen, waitFor, within } from '@testing-library/react';
import { demoFederation, demoRemotes } from '../fake-site/testing/demo-remotes';
import { renderSite } from '../fake-site/testing/render-site';
import type { RenderedSite } from '../fake-site/testing/render-site';

const demoAccounts = ['client', 'company', 'contractor'].map((userType) => ({
  email: `${userType}@plumbline.example`,
  password: 'plumb-line-42',
  userType,
}));

beforeEach(() => {
  server.use(reply.preferences(), reply.preferencesKept());
});

function preview(name: string, route: string, options: Parameters<typeof renderSite>[0] = {}) {
  return renderSite({
    remotes: demoRemotes.filter((remote) => remote.name === name),
    federation: demoFederation(),
    settings: { preview: name, demoAccounts, profile: 'demo' },
    route,
    ...options,
  });
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function lookAs(user: RenderedSite['user'], role: string) {
  const bar = await screen.findByRole('complementary', { name: 'Preview of one remote' });
  await user.click(within(bar).getByRole('button', { name: /^Role:/ }));
  await user.click(screen.getByRole('menuitem', { name: role }));
}

test('a preview lists the pages of its remote by who may open them', async () => {
  await preview('mf-jobs', '/preview');
  await heading('Pages of mf-jobs');
  const everybody = screen.getByRole('region', { name: 'For everybody' });
  expect(within(everybody).getByRole('link', { name: 'search' })).toHaveAttribute('href', '/jobs');
  const hirers = screen.getByRole('region', { name: 'For clients and companies' });
  expect(within(hirers).getAllByRole('link')).toHaveLength(2);
  // A path with parameters is no link.
  expect(within(everybody).queryByRole('link', { name: 'details' })).toBeNull();
  expect(within(everybody).getByText('details')).toBeVisible();
  await expect(document.body).toHaveNoViolations();
});

test('a preview speaks French', async () => {
  await preview('mf-jobs', '/preview', { language: 'fr' });
  await heading('Pages de mf-jobs');
  expect(screen.getByRole('link', { name: 'search (fr)' })).toBeVisible();
});

test('the home of a preview is the remote’s own where it has one for the role, else the list', async () => {
  const { navigate } = await preview('mf-marketing', '/');
  await heading('landing');
  await navigate('/about');
  await heading('about');
});

test('without a home for the role, `/` leads to the list', async () => {
  await preview('mf-jobs', '/');
  await heading('Pages of mf-jobs');
  expect(location.pathname).toBe('/preview');
});

test('a preview of a remote without any home leads from `/` to the list', async () => {
  await preview('mf-messaging', '/');
  await heading('Pages of mf-messaging');
});

test('a visitor at a protected page is told whose it is and may look as one of them', async () => {
  server.use(reply.login(signedIn.client()));
  const calls = recordCalls();
  const { user } = await preview('mf-jobs', '/post-contract');
  await heading('This page is for other people');
  expect(location.pathname).toBe('/post-contract');
  expect(screen.queryByRole('button', { name: 'Look as: contractor' })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Look as: client' }));
  await heading('post');
  expect(calls.find(({ path }) => path === '/auth/login')?.body).toEqual({
    email: 'client@plumbline.example',
    password: 'plumb-line-42',
  });
});

test('a page for visitors asks who is signed in to become one, by a real sign-out', async () => {
  server.use(reply.loggedOut());
  const calls = recordCalls();
  const { user } = await preview('mf-auth', '/signup', { user: signedIn.client() });
  await heading('This page is for other people');
  await user.click(screen.getByRole('button', { name: 'Look as: visitor' }));
  await heading('signUp');
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/auth/logout'));
});

test('the role is switched where one stands, pages without header included', async () => {
  server.use(reply.login(signedIn.contractor()));
  const { user } = await preview('mf-auth', '/signin');
  await heading('signIn');
  expect(screen.queryByRole('banner')).toBeNull();
  expect(await screen.findByRole('button', { name: 'Switch to dark mode' })).toBeVisible();
  await lookAs(user, 'contractor');
  await screen.findByRole('button', { name: 'Role: contractor' });
  expect(location.pathname).toBe('/signin');
});

test('signing out keeps the language and look of the preview', async () => {
  server.use(reply.loggedOut());
  localStorage.setItem('theme', 'dark');
  const { user } = await preview('mf-messaging', '/preview', { user: signedIn.client(), language: 'fr' });
  const bar = await screen.findByRole('complementary', { name: 'Aperçu d’un seul module' });
  await user.click(within(bar).getByRole('button', { name: /^Rôle/ }));
  await user.click(screen.getByRole('menuitem', { name: 'visiteur' }));
  await screen.findByRole('button', { name: 'Rôle\u00a0: visiteur' });
  await waitFor(() => expect(localStorage.getItem('theme')).toBe('dark'));
  expect(localStorage.getItem('i18nextLng')).toBe('fr');
  expect(document.documentElement.lang).toBe('fr');
});

test('a refused sign-in is told and changes nothing', async () => {
  server.use(
    reply.error('POST /auth/login', 'INVALID_CREDENTIALS', { message: 'Invalid email or password' }),
  );
  const { user } = await preview('mf-jobs', '/jobs');
  await heading('search');
  await lookAs(user, 'company');
  expect(await screen.findByRole('alert')).toHaveTextContent('Looking as company did not work');
  expect(screen.getByRole('button', { name: 'Role: visitor' })).toBeVisible();
});

test('a link out of the remote says that it leads elsewhere', async () => {
  const { user } = await preview('mf-jobs', '/contact');
  await heading('Not part of this preview');
  expect(screen.getByText(/\/contact is no page of mf-jobs/)).toBeVisible();
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'All its pages' }));
  await heading('Pages of mf-jobs');
});

test('the whole site has neither bar nor list', async () => {
  const { navigate } = await renderSite({
    remotes: demoRemotes,
    federation: demoFederation(),
    route: '/jobs',
  });
  await heading('search');
  await navigate('/preview');
  await heading('Ooops, The page you are looking for is not found');
  expect(screen.queryByRole('complementary')).toBeNull();
});
