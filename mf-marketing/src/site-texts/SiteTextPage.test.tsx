import { aSiteText } from '@plumbline/testing/builders/content';
import { renderPage, screen } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { server } from '@plumbline/testing/server';
import { PrivacyPage } from '../privacy/PrivacyPage';
import { ProtectionPage } from '../protection/ProtectionPage';
import { SafetyPage } from '../safety/SafetyPage';
import { TermsPage } from '../terms/TermsPage';

test.each([
  ['terms', <TermsPage key="terms" />, 'In force since 22-Nov-2026'],
  ['privacy', <PrivacyPage key="privacy" />, 'In force since 22-Nov-2026'],
  ['protection', <ProtectionPage key="protection" />, 'In force since 22-Nov-2026'],
  ['safety', <SafetyPage key="safety" />, 'Updated 22-Nov-2026'],
] as const)('the page of %s shows its text, since when it holds, and leads on', async (name, page, since) => {
  server.use(reply.siteText(name, aSiteText({ title: `About ${name}` })));
  const { container } = await renderPage(page);
  expect(await screen.findByRole('heading', { level: 1, name: `About ${name}` })).toBeVisible();
  expect(screen.getByText(since)).toBeVisible();
  expect(screen.getByRole('link', { name: 'support' })).toHaveAttribute('href', '/support');
  await expect(container).toHaveNoViolations();
});

test('a text that does not come can be asked for again', async () => {
  server.use(reply.noAnswer('GET /content/texts/terms'));
  const { user } = await renderPage(<TermsPage />, { language: 'fr' });
  const retry = await screen.findByRole('button', { name: 'Réessayer' });
  expect(screen.getByRole('heading', { level: 1, name: 'Conditions d’utilisation' })).toBeVisible();
  server.use(reply.siteText('terms', aSiteText({ title: 'Conditions' })));
  await user.click(retry);
  expect(await screen.findByRole('heading', { level: 1, name: 'Conditions' })).toBeVisible();
});
