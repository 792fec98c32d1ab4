import type { NavEntry } from '@plumbline/shared-schema/platform';
import { signedIn } from '@plumbline/testing/signed-in';
import { screen, within } from '@testing-library/react';
import { aRemote } from '../fake-site/testing/a-boot';
import { demoFederation, demoRemotes } from '../fake-site/testing/demo-remotes';
import { renderSite } from '../fake-site/testing/render-site';

const PATHS = ['/', '/jobs', '/messages', '/saved-contracts', '/support', '/about'];

const entry = (path: string, index: number): NavEntry => ({
  ...{ menu: 'bottom/v1', audience: 'signedIn', path, label: 'marketing:entry', icon: 'home' },
  order: 10 * (PATHS.length - index),
});

const remotes = demoRemotes.map((remote) =>
  remote.name === 'mf-marketing'
    ? aRemote(remote.name, { pages: remote.manifest.pages, nav: PATHS.map(entry) })
    : remote,
);

const open = (options: Parameters<typeof renderSite>[0]) =>
  renderSite({ remotes, federation: demoFederation(), route: '/about', isWide: false, ...options });

test('on a phone the first five entries stand at the lower edge, that of the page marked [CHR-11]', async () => {
  await open({ user: signedIn.contractor() });
  const menu = within(await screen.findByRole('navigation', { name: 'Quick access' }));
  const links = menu.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/about',
    '/support',
    '/saved-contracts',
    '/messages',
    '/jobs',
  ]);
  expect(links[0]).toHaveAttribute('aria-current', 'page');
  expect(links[1]).not.toHaveAttribute('aria-current');
  await expect(document.body).toHaveNoViolations();
});

test.each([
  ['a visitor', { user: null }],
  ['who has a wide window', { user: signedIn.contractor(), isWide: true }],
])('%s has no bar', async (_who, options) => {
  await open(options);
  await screen.findByRole('heading', { level: 1 });
  expect(document.querySelector('[data-bottom-bar]')).not.toBeInTheDocument();
});
