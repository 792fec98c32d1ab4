import { signedIn } from '@plumbline/testing/signed-in';
import { screen, within } from '@testing-library/react';
import { demoFederation, demoRemotes } from '../fake-site/testing/demo-remotes';
import { renderSite } from '../fake-site/testing/render-site';

/** After `disable` the declarations of the remote are gone; its paths stay known. */
function without(name: string) {
  const off = demoRemotes.find((remote) => remote.name === name);
  const pages = off?.manifest.pages.map(({ path, access }) => ({ path, access })) ?? [];
  return {
    remotes: demoRemotes.filter((remote) => remote !== off),
    boot: { disabled: [{ name, owner: 'Jobs team', pages }] },
    federation: demoFederation(),
  };
}

const off = () =>
  screen.findByRole('heading', { level: 1, name: 'This part of the site is switched off for now' });

test('a deep link to a part that is switched off explains, names the part and leads home', async () => {
  await renderSite({ route: '/jobs/7', ...without('mf-jobs') });
  await off();
  expect(screen.getByRole('main')).toHaveTextContent('Part: mf-jobs, maintained by: Jobs team');
  expect(screen.getByRole('link', { name: 'Go to your home page' })).toHaveAttribute('href', '/');
  expect(document.title).toBe('This part of the site is switched off for now · Plumbline');
});

test('it says so in French, and to everybody without asking for a sign-in first', async () => {
  await renderSite({ route: '/saved-contracts', language: 'fr', ...without('mf-jobs') });
  await screen.findByRole('heading', {
    level: 1,
    name: 'Cette partie du site est désactivée pour le moment',
  });
  expect(location.pathname).toBe('/saved-contracts');
});

test('a path that a live remote serves for the person as well shows that page', async () => {
  await renderSite({ route: '/', user: signedIn.client(), ...without('mf-jobs') });
  await screen.findByRole('heading', { level: 1, name: 'landing' });
});

test('menu entries and slots of a part that is switched off are gone, the others stay', async () => {
  const { user, federation } = await renderSite({
    route: '/about',
    user: signedIn.contractor(),
    ...without('mf-jobs'),
  });
  const bar = within(screen.getByRole('banner'));
  await user.click(bar.getByRole('button', { name: 'Contracts' }));
  expect(screen.queryByRole('menuitem', { name: 'savedEntry' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(bar.getByRole('link', { name: 'messages' })).toBeInTheDocument();
  expect(bar.queryByRole('textbox', { name: 'Job search box' })).not.toBeInTheDocument();
  expect(federation.loads.filter((id) => id.startsWith('mf-jobs'))).toEqual([]);
});

test('where signing in is switched off, a page that needs it explains instead of going round in circles', async () => {
  await renderSite({ route: '/messages', ...without('mf-auth') });
  await off();
  expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
});
