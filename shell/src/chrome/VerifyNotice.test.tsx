import { updateSessionUser } from '@plumbline/shared-api/session';
import { signedIn } from '@plumbline/testing/signed-in';
import { act, screen, within } from '@testing-library/react';
import { aRemote } from '../fake-site/testing/a-boot';
import { demoFederation, demoRemotes } from '../fake-site/testing/demo-remotes';
import { renderSite } from '../fake-site/testing/render-site';

const verifyEmail = aRemote('mf-verify', {
  pages: [{ path: '/verify-email', expose: './verify-email', access: 'signedIn', title: 'verify:confirm' }],
});
const unverified = signedIn.client({ email: 'nora@example.com', emailVerified: false });

function open(options: NonNullable<Parameters<typeof renderSite>[0]> = {}) {
  const federation = demoFederation();
  federation.serve('mf-verify ./verify-email', () => ({ VerifyEmailPage: () => <h1>confirm</h1> }));
  return renderSite({
    route: '/jobs?page=2',
    remotes: [...demoRemotes, verifyEmail],
    federation,
    user: unverified,
    ...options,
  });
}

const notice = () => screen.queryByRole('complementary', { name: 'Your email is not verified' });

test('who put the code off is reminded on every page with a header, and led to it and back', async () => {
  const { user } = await open();
  const area = within(screen.getByRole('complementary', { name: 'Your email is not verified' }));
  expect(area.getByText(/^We do not send notifications to nora@example.com/)).toBeInTheDocument();
  await user.click(area.getByRole('link', { name: 'Verify your email' }));
  await screen.findByRole('heading', { level: 1, name: 'confirm' });
  expect(`${location.pathname}${location.search}`).toBe('/verify-email?returnTo=%2Fjobs%3Fpage%3D2');
  expect(notice()).not.toBeInTheDocument();
});

test('the reminder goes once the address is confirmed', async () => {
  const { site } = await open();
  expect(notice()).toBeInTheDocument();
  act(() => {
    site.store.dispatch(updateSessionUser({ ...unverified, emailVerified: true }));
  });
  expect(notice()).not.toBeInTheDocument();
});

test.each([
  ['a visitor', { user: null }],
  ['who is confirmed', { user: signedIn.client({ emailVerified: true }) }],
  ['a site without the page', { remotes: demoRemotes }],
])('%s sees no reminder', async (_who, options) => {
  await open(options);
  expect(notice()).not.toBeInTheDocument();
});

test('the reminder speaks French', async () => {
  await open({ language: 'fr' });
  expect(screen.getByRole('link', { name: 'Confirmer votre adresse e‑mail' })).toBeInTheDocument();
});
