import { aTradePrice } from '@plumbline/testing/builders/prices';
import { renderPage, screen, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { server } from '@plumbline/testing/server';
import { PricesPage } from './PricesPage';

const show = (language: 'en' | 'fr' = 'en') => renderPage(<PricesPage />, { route: '/prices', language });

test('everybody reads what each trade has cost, and goes on to one', async () => {
  const management = aTradePrice({ trade: 'site management', tradeKey: 'site-management', deals: 1200 });
  server.use(reply.prices([aTradePrice(), management]));
  const { container } = await show();
  const table = within(await screen.findByRole('table', { name: 'What work costs' }));
  const row = within(table.getByRole('row', { name: /Plumbing/ }));
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '$1,200–$3,500',
    '$2,300',
    '23',
  ]);
  expect(table.getByRole('link', { name: 'Site management' })).toHaveAttribute(
    'href',
    '/prices/site-management',
  );
  expect(screen.getByRole('heading', { name: 'Where the figures come from' })).toBeVisible();
  await expect(container).toHaveNoViolations();
});

test('where there are too few deals the page says how many it takes', async () => {
  server.use(reply.prices([]));
  await show('fr');
  expect(await screen.findByText('Trop peu d’accords pour le dire')).toBeVisible();
  expect(screen.getByText(/cinq accords, d’au moins trois clients et trois artisans\.$/)).toBeVisible();
});
