import type { Application } from '@plumbline/shared-schema/applications';
import type { Quote } from '@plumbline/shared-schema/quotes';
import { anApplication } from '@plumbline/testing/builders/applications';
import { anId } from '@plumbline/testing/builders/ids';
import { aJob } from '@plumbline/testing/builders/jobs';
import { aQuote } from '@plumbline/testing/builders/quotes';
import { aPerson } from '@plumbline/testing/builders/users';
import { renderPage, screen, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { ProposalsPage } from './ProposalsPage';

const mine = (overrides: Partial<Quote> = {}) => aQuote({ side: 'contractor', ...overrides });
const declined = { reason: 'price', message: '', at: '2026-03-05T10:00:00.000Z' } as const;

const other = anApplication({
  _id: anId(21),
  jobId: { ...aJob(), _id: anId(12), title: 'Fix the gate' },
});

async function open(application: Application, quotes = reply.quotes([]), language: 'en' | 'fr' = 'en') {
  server.use(reply.myApplications([application, other]), reply.invites([]), quotes);
  await renderPage(<ProposalsPage />, {
    route: '/proposals?tab=sent',
    path: '/proposals',
    user: signedIn.contractor(),
    language,
  });
  return within(await screen.findByRole('article', { name: 'Replace the Kitchen Drain' }));
}

test.each([
  ['without a quote leads to writing one', [], 'Write a quote'],
  ['with a draft leads to it', [mine({ status: 'draft', version: null })], 'See the quote'],
  ['with a quote leads to it', [mine()], 'See the quote'],
  [
    'with a quote for another job alone',
    [mine({ jobId: { _id: anId(11), title: 'Roof' } })],
    'Write a quote',
  ],
])('an application %s', async (_what, quotes, name) => {
  const row = await open(anApplication(), reply.quotes(quotes));
  const link = await row.findByRole('link', { name });
  expect(link).toHaveAttribute('href', `/quotes?job=${anId(10)}&contractor=${aPerson()._id}`);
  expect(link).toHaveAccessibleDescription('Replace the Kitchen Drain');
});

test('what was declined is not quoted for any more, but what was quoted stays to be read', async () => {
  const row = await open(anApplication({ declined, isWaiting: false }), reply.quotes([mine()]));
  expect(await row.findByRole('link', { name: 'See the quote' })).toBeVisible();
});

test.each<[string, Partial<Application>]>([
  ['that was declined', { declined, isWaiting: false }],
  ['whose work is under way', { isHired: true }],
  ['whose job was deleted', { jobId: { ...aJob(), status: 'removed' } }],
])('an application %s without a quote has no link to one', async (_what, given) => {
  const row = await open(anApplication(given));
  // That of the other row says that the quotes have come.
  expect(await screen.findByRole('link', { name: 'Write a quote' })).toHaveAccessibleDescription(
    'Fix the Gate',
  );
  expect(row.queryByRole('link', { name: /quote/i })).not.toBeInTheDocument();
});

test('where the quotes cannot be read the link stays', async () => {
  const row = await open(anApplication(), reply.error('GET /quotes', 'INTERNAL'));
  expect(await row.findByRole('link', { name: 'Quotes' })).toBeVisible();
});

test('the same in French', async () => {
  const row = await open(anApplication(), reply.quotes([mine()]), 'fr');
  expect(await row.findByRole('link', { name: 'Voir le devis' })).toBeVisible();
});
