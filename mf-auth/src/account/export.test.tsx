import { renderPage, screen } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { ExportSection } from './ExportSection';

const show = (language: 'en' | 'fr' = 'en') =>
  renderPage(<ExportSection />, { route: '/setting?tab=account', user: signedIn.client(), language });
const url = 'https://plumbline.example/api/v1/files/f1?sig=1.x';

test('a copy is asked for, and made while one waits or is elsewhere [ACC-118]', async () => {
  server.use(reply.accountExport(), reply.exportAsked());
  const { user } = await show();
  const ask = await screen.findByRole('button', { name: 'Make a copy' });
  server.use(reply.accountExport({ state: 'making' }));
  await user.click(ask);
  expect(await screen.findByText(/You can leave this page/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Make a copy' })).toBeDisabled();
});

test('a copy that is ready can be fetched until it ends [ACC-119]', async () => {
  server.use(
    reply.accountExport({ state: 'ready', url, expiresAt: '2026-03-15T09:00:00.000Z', bytes: 1200 }),
  );
  await show();
  expect(await screen.findByRole('link', { name: 'Download' })).toHaveAttribute('href', url);
  expect(screen.getByText(/You can fetch it until 15-Mar-2026/)).toBeVisible();
});

test('one that failed is said, and can be asked for again', async () => {
  server.use(reply.accountExport({ state: 'failed' }));
  await show();
  expect(await screen.findByText(/could not be made/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Make a copy' })).toBeEnabled();
});

test('it speaks French', async () => {
  server.use(reply.accountExport());
  await show('fr');
  expect(await screen.findByRole('button', { name: 'Préparer une copie' })).toBeVisible();
});
