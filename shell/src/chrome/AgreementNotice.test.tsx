import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import type { User } from '@plumbline/shared-schema/users';
import { screen, waitFor, within } from '@testing-library/react';
import { demoFederation, demoRemotes } from '../fake-site/testing/demo-remotes';
import { renderSite } from '../fake-site/testing/render-site';

const texts = { terms: '2026-11-22', privacy: '2026-03-01' };
const agreed = (terms: string | null, privacy: string | null) => ({ terms, privacy }) as User['agreed'];

const open = (user: User, language: 'en' | 'fr' = 'en') =>
  renderSite({ remotes: demoRemotes, federation: demoFederation(), user, language, settings: { texts } });
const bar = () => screen.findByRole('complementary', { name: 'Terms and privacy' });

test('who agreed to an earlier version reads what changed and agrees to it [ACC-130]', async () => {
  const user = signedIn.client({ agreed: agreed('2026-01-01', '2026-03-01') });
  server.use(reply.agreed({ ...user, agreed: agreed(texts.terms, texts.privacy) }));
  const calls = recordCalls();
  const page = await open(user);
  const notice = await bar();
  expect(
    within(notice).getByText('What you agreed to changed on 22-Nov-2026. Please read it and agree again.'),
  ).toBeVisible();
  expect(within(notice).getByRole('link', { name: /^Terms of service/ })).toHaveAttribute('href', '/terms');
  expect(within(notice).queryByRole('link', { name: /^Privacy policy/ })).not.toBeInTheDocument();
  await expect(document.body).toHaveNoViolations();

  await page.user.click(within(notice).getByRole('button', { name: 'I agree' }));
  await waitFor(() => expect(notice).not.toBeInTheDocument());
  expect(calls).toContainEqual(expect.objectContaining({ method: 'PUT', body: texts }));
});

test('who never agreed is asked for both [ACC-130]', async () => {
  await open(signedIn.client({ agreed: agreed(null, null) }));
  const notice = within(await bar());
  expect(notice.getByText(/^Please read and agree/)).toBeVisible();
  expect(notice.getAllByRole('link')).toHaveLength(2);
});

test('it speaks French', async () => {
  await open(signedIn.client({ agreed: agreed(null, null) }), 'fr');
  expect(await screen.findByRole('button', { name: 'J’accepte' })).toBeVisible();
});

test.each([
  ['who has agreed', signedIn.client({ agreed: agreed(texts.terms, texts.privacy) })],
  [
    'a member of a team',
    signedIn.company({ agreed: agreed(null, null), team: { role: 'owner', person: 'Mia' } }),
  ],
  ['an administrator', signedIn.admin({ agreed: agreed(null, null) })],
])('%s is not asked', async (_who, user) => {
  await open(user);
  expect(screen.queryByRole('complementary', { name: 'Terms and privacy' })).not.toBeInTheDocument();
});
