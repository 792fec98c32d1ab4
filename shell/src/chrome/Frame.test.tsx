import { signedIn } from '@plumbline/testing/signed-in';
import { screen, within } from '@testing-library/react';
import { demoFederation, demoRemotes } from '../fake-site/testing/demo-remotes';
import { renderSite } from '../fake-site/testing/render-site';

const open = (options: Parameters<typeof renderSite>[0] = {}) =>
  renderSite({ remotes: demoRemotes, federation: demoFederation(), ...options });

const FOOTER_LINKS = [
  '/signup',
  '/jobs',
  '/post-contract',
  '/messages',
  '/jobs?category=residential',
  '/jobs?category=commercial',
  '/jobs?category=industrial',
  '/jobs?category=architects-construction',
  '/about',
  '/contact',
  '/support',
];

test('the footer calls to the free trial, links what is live in four columns, and names the year', async () => {
  await open();
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('heading', { name: 'Start your 30-day free trial' })).toBeInTheDocument();
  expect(footer.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(FOOTER_LINKS);
  expect(footer.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Start your 30-day free trial',
    'Product',
    'Services',
    'Company',
    'Resources',
  ]);
  expect(footer.getByText(new RegExp(String(new Date().getFullYear())))).toBeInTheDocument();
});

test('who is signed in is not called to sign up, and finds no entry for another role', async () => {
  await open({ user: signedIn.contractor() });
  const footer = within(screen.getByRole('contentinfo'));
  const links = footer.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(FOOTER_LINKS.filter((href) => href !== '/signup' && href !== '/post-contract'));
});

test('the footer of the demo leads to the versions that run [PLT-110]', async () => {
  await open({ settings: { profile: 'demo' } });
  expect(screen.getByRole('link', { name: 'Running versions' })).toHaveAttribute('href', '/platform');
});

test('the trial is called to on the landing page alone [CHR-15]', async () => {
  await open({ route: '/about' });
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('heading', { name: 'Ready when you are' })).toBeInTheDocument();
  expect(footer.queryByText(/free trial|[Nn]o card/)).not.toBeInTheDocument();
});

test('an operator who cannot prove the trial shows no such claim [CHR-15]', async () => {
  await open({ settings: { showClaims: false } });
  expect(screen.queryByText(/free trial/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Get started' })).toHaveAttribute('href', '/signup');
});

test('the skip link leads to the content', async () => {
  const { user } = await open();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});
