import { aPlace } from '@plumbline/testing/builders/places';
import { aPlacedPrice, aPriceGuide, aPricePlace } from '@plumbline/testing/builders/prices';
import { renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { PriceGuidePage } from './PriceGuidePage';

const canada = aPricePlace({ key: 'canada', level: 'country', name: 'Canada', label: 'Canada' });
const ottawa = aPricePlace({
  key: 'ottawa-ontario-canada',
  name: 'Ottawa',
  label: 'Ottawa, Ontario, Canada',
});

const show = (place = 'toronto-ontario-canada', language: 'en' | 'fr' = 'en') =>
  renderPage(<PriceGuidePage />, {
    route: ['/prices/plumbing', place].filter(Boolean).join('/'),
    path: '/prices/:trade/:place?',
    language,
  });

test('a place has its range, its middle, its tasks and other cities', async () => {
  const task = { task: 'water heaters', low: 900, median: 1100, high: 1300, deals: 7 };
  const areas = [aPlacedPrice(), aPlacedPrice({ place: ottawa, low: 900, deals: 6 })];
  server.use(reply.priceGuide(aPriceGuide({ tasks: [task], areas })));
  const { container } = await show();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Plumbing: what it costs (Toronto)' }),
  ).toBeVisible();
  expect(screen.getByText('Toronto, Ontario, Canada')).toBeVisible();
  expect(screen.getByText('$1,200–$3,500')).toBeVisible();
  expect(screen.getByText('$2,300 in the middle, of 23 deals')).toBeVisible();
  expect(screen.queryByRole('status', { name: /Too few/ })).not.toBeInTheDocument();
  const tasks = within(screen.getByRole('table', { name: 'By task' }));
  expect(tasks.getByRole('row', { name: /^Water heaters \$900–\$1,300 \$1,100 7$/ })).toBeVisible();
  const cities = within(screen.getByRole('table', { name: 'By city' }));
  expect(cities.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/prices/plumbing/ottawa-ontario-canada',
  ]);
  expect(screen.getByRole('link', { name: 'Canada' })).toHaveAttribute('href', '/prices/plumbing/canada');
  expect(screen.getByRole('link', { name: 'All places' })).toHaveAttribute('href', '/prices/plumbing');
  expect(screen.getByRole('link', { name: 'Find a professional' })).toHaveAttribute(
    'href',
    '/professionals?specialty=plumbing',
  );
  expect(screen.getByText(/Made on 02-Mar-2026\.$/)).toBeVisible();
  await expect(container).toHaveNoViolations();
});

test('figures of a wider place say so [PRI-04]', async () => {
  server.use(reply.priceGuide(aPriceGuide({ price: aPlacedPrice({ place: canada }) })));
  await show();
  expect(
    await screen.findByText(/^Too few deals were made in Toronto to say\. These are from: Canada\.$/),
  ).toBeVisible();
});

test('where there are none the page says how many it takes', async () => {
  server.use(reply.priceGuide(aPriceGuide({ price: null, updatedOn: null })));
  await show('toronto-ontario-canada', 'fr');
  expect(await screen.findByText('Trop peu d’accords pour le dire')).toBeVisible();
  expect(screen.queryByText(/Établis le/)).not.toBeInTheDocument();
});

test('a city that is chosen leads to its area', async () => {
  const { name, lat, lng } = aPlace();
  const everywhere = aPricePlace({ key: '', level: 'all', name: '', label: '' });
  server.use(
    reply.places([aPlace()]),
    reply.priceGuide((query) =>
      query.get('place') === null
        ? aPriceGuide({ place: everywhere, price: aPlacedPrice({ place: everywhere }), wider: [] })
        : aPriceGuide({ place: ottawa, price: aPlacedPrice({ place: ottawa }) }),
    ),
  );
  const calls = recordCalls();
  const { user, location } = await show('');
  expect(await screen.findByText('All places')).toBeVisible();
  await user.type(screen.getByRole('combobox', { name: 'City or ZIP code' }), name);
  await user.click(await screen.findByRole('option', { name: /Montréal/ }));
  await waitFor(() => expect(location().pathname).toBe('/prices/plumbing/ottawa-ontario-canada'));
  expect(await screen.findByRole('heading', { level: 1, name: /\(Ottawa\)$/ })).toBeVisible();
  expect(calls.map(({ query }) => query.place)).toContain(`${lat},${lng}`);
});

test('a trade or a place that is none says so and leads to all', async () => {
  server.use(reply.error('GET /prices/plumbing', 'NOT_FOUND'));
  await show('atlantis');
  expect(await screen.findByText('There is no such trade or place')).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: 'All trades' }))
    expect(link).toHaveAttribute('href', '/prices');
});
