import { anId } from '@plumbline/testing/builders/ids';
import { aNearestPlace } from '@plumbline/testing/builders/places';
import { aProfessional } from '@plumbline/testing/builders/professionals';
import { aPortfolioItem } from '@plumbline/testing/builders/profile-entries';
import { giveWideScreen } from '@plumbline/testing/layout';
import { leaving } from '@plumbline/testing/leaving';
import { act, fireEvent, renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { ProfessionalsPage } from './ProfessionalsPage';

const marcus = aProfessional({ serviceRadiusKm: 30, pastJobs: { min: 1910, max: 23_160 } });
const show = (route = '/professionals', options = {}) =>
  renderPage(<ProfessionalsPage />, { route, ...options });

beforeEach(() => {
  server.use(reply.professionals([marcus]), reply.specialties([{ name: 'plumbing', count: 3 }]));
});

test('a visitor reads who there is and opens a profile', async () => {
  const { container } = await show();
  const link = await screen.findByRole('link', { name: 'Marcus Bell' });
  expect(link).toHaveAttribute('href', `/professionals/${marcus._id}`);
  expect(screen.getByText('1 professional')).toBeVisible();
  expect(screen.getByText('New York, travels up to 30 km')).toBeVisible();
  expect(screen.getByText('14 contracts completed')).toBeVisible();
  expect(screen.getByText('Past jobs $1,910–$23,160')).toBeVisible();
  expect(screen.getByText('Email verified')).toBeVisible();
  expect(screen.queryByRole('img', { name: /^Latest projects/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save Marcus Bell' })).not.toBeInTheDocument();
  await expect(container).toHaveNoViolations();
});

test('the address is the search, and the search is the address', async () => {
  const calls = recordCalls();
  const { user, location } = await show('/professionals?q=drain&location=40.713,-74.006,10&minRating=4');
  expect(await screen.findByText(/1 km away/)).toBeVisible();
  const asked = () => calls.filter(({ path }) => path.endsWith('/professionals')).at(-1)?.query;
  expect(asked()).toMatchObject({ q: 'drain', location: '40.713,-74.006,10', minRating: '4', sort: 'best' });
  await user.selectOptions(screen.getByLabelText('Trade'), 'plumbing');
  await user.click(screen.getByLabelText('Verified email only'));
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Nearest first');
  await waitFor(() =>
    expect(asked()).toMatchObject({ specialty: 'plumbing', verified: 'true', sort: 'nearest' }),
  );
  expect(new URLSearchParams(location().search).get('specialty')).toBe('plumbing');
  const chips = within(screen.getByRole('list', { name: 'Filters in use' }));
  expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '“drain”',
    'Within 10 km of 40.71, -74.01',
    'Trade: Plumbing',
    '4 stars or more',
    'Verified email only',
  ]);
  await user.click(chips.getByRole('button', { name: 'Remove filter Trade: Plumbing' }));
  await waitFor(() => expect(new URLSearchParams(location().search).get('specialty')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(location().search).toBe('?sort=nearest'));
});

test('how far a professional travels is read as where they are, around a place as there [PLC-06]', async () => {
  const location = { city: 'New York', country: 'United States' };
  server.use(reply.professionals([{ ...marcus, location, serviceRadiusKm: 40 }]));
  await show();
  expect(await screen.findByText('New York, travels up to 25 mi')).toBeVisible();
  server.use(reply.nearestPlace(aNearestPlace({ country: 'CA' })));
  await show('/professionals?location=40.713,-74.206,50');
  expect(await screen.findByText('New York, 17 km away, travels up to 40 km')).toBeVisible();
});

test('trades to choose from stand in the alphabet, that of the address among them', async () => {
  const names = ['plumbing', 'concrete'].map((name) => ({ name, count: 2 }));
  server.use(reply.specialties(names));
  await show('/professionals?specialty=electrical');
  await waitFor(() => {
    const [, ...trades] = within(screen.getByLabelText('Trade')).getAllByRole('option');
    expect(trades.map(({ textContent }) => textContent)).toEqual(['Concrete', 'Electrical', 'Plumbing']);
  });
});

test('on a phone the filters are in a sheet, which says how many are in use and how many they leave', async () => {
  const { user, location } = await show('/professionals?q=drain&minRating=4&verified=true');
  await user.click(await screen.findByRole('button', { name: 'Filters (2)' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await expect(document.body).toHaveNoViolations();
  server.use(reply.professionals([marcus, aProfessional({ _id: anId(72) })]));
  await user.click(sheet.getByLabelText('Verified email only'));
  expect(new URLSearchParams(location().search).has('verified')).toBe(false);
  const back = await sheet.findByRole('button', { name: 'Show 2 professionals' });
  expect(sheet.getByRole('status')).toHaveTextContent('2 professionals');
  await user.click(back);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Filters (1)' })).toHaveFocus();
});

test('words are searched as a whole, not letter by letter', async () => {
  const calls = recordCalls();
  const { location } = await show();
  await screen.findByRole('link', { name: 'Marcus Bell' });
  const field = screen.getByRole('searchbox', { name: 'Trade, skill or name' });
  // At once, so that no pause of a slow machine can lie between them.
  for (const value of ['r', 'roof', 'roof tiles']) fireEvent.change(field, { target: { value } });
  await waitFor(() => expect(location().search).toBe('?q=roof+tiles'));
  const words = () => calls.flatMap(({ path, query }) => (path === '/professionals' ? (query.q ?? '') : []));
  await waitFor(() => expect(words()).toHaveLength(2));
  expect(words()).toEqual(['', 'roof tiles']);
});

test('nobody found says so and offers to clear the search', async () => {
  server.use(reply.professionals([]));
  const { user, location } = await show('/professionals?q=unicorn');
  const empty = await screen.findByText('Nobody fits this search');
  expect(empty).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(location().search).toBe('');
});

test('a hirer keeps somebody and finds them again', async () => {
  const saved = { ...marcus, isSaved: true };
  server.use(reply.savedProfessionals([saved]));
  const { user, location } = await show('/professionals', { user: signedIn.client() });
  await screen.findByRole('button', { name: 'Save Marcus Bell' });
  server.use(reply.professionalSaved(marcus._id), reply.professionals([saved]));
  const calls = recordCalls();
  await user.click(screen.getByRole('button', { name: 'Save Marcus Bell' }));
  expect(await screen.findByRole('button', { name: 'Stop saving Marcus Bell' })).toBeVisible();
  expect(calls.some(({ method }) => method === 'PUT')).toBe(true);
  // The search is not asked again, so its count stays as it is.
  expect(calls.filter(({ method, path }) => method === 'GET' && path === '/professionals')).toEqual([]);
  expect(screen.getByText('1 professional')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Saved' }));
  expect(location().search).toBe('?saved=1');
  expect(await screen.findByRole('heading', { name: 'Saved professionals' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Stop saving Marcus Bell' })).toBeVisible();
  expect(calls.some(({ path }) => path === '/professionals/saved')).toBe(true);
});

test('a hirer writes to somebody and invites them from the list', async () => {
  server.use(reply.myJobs([]));
  const { user, location } = await show('/professionals', { user: signedIn.client() });
  expect(await screen.findByRole('link', { name: 'Message Marcus Bell' })).toHaveAttribute(
    'href',
    `/messages/new/${marcus._id}`,
  );
  await user.click(screen.getByRole('button', { name: 'Invite to a job: Marcus Bell' }));
  expect(await screen.findByRole('dialog', { name: 'Invite Marcus Bell to a job' })).toBeVisible();
  expect(location().search).toBe(`?invite=${marcus._id}`);
});

test.each([
  ['a client', { user: signedIn.client() }, ['Marcus Bell', 'Ada Okafor']],
  ['a visitor', {}, ['Ada Okafor', 'Marcus Bell']],
])(
  'those who work where the reader is based come first, which the list says: %s',
  async (_who, options, names) => {
    server.use(
      reply.professionals([aProfessional({ _id: anId(72), fullName: 'Ada Okafor' }), marcus], [marcus]),
    );
    await show('/professionals', options);
    await screen.findByRole('link', { name: 'Ada Okafor' });
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(names);
    expect(screen.queryAllByText('Near New York first')).toHaveLength('user' in options ? 1 : 0);
  },
);

test('a save that fails is taken back', async () => {
  server.use(reply.noAnswer(`PUT /professionals/saved/${marcus._id}`));
  const { user } = await show('/professionals', { user: signedIn.client() });
  await user.click(await screen.findByRole('button', { name: 'Save Marcus Bell' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save Marcus Bell' })).toHaveFocus());
});

test('the focus goes to the heading when somebody leaves the saved list', async () => {
  const iris = aProfessional({ _id: anId(77), fullName: 'Iris Vale', isSaved: true });
  server.use(reply.savedProfessionals([{ ...marcus, isSaved: true }, iris]));
  const { user } = await show('/professionals?saved=1', { user: signedIn.client() });
  const stop = await screen.findByRole('button', { name: 'Stop saving Marcus Bell' });
  server.use(
    reply.done(`DELETE /professionals/saved/${marcus._id}`, 'No longer saved'),
    reply.savedProfessionals([iris]),
  );
  await user.click(stop);
  await waitFor(() => expect(stop).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Saved professionals' })).toHaveFocus());
});

test('Back from a profile returns to the list with the focus on the card that was opened', async () => {
  const { user, location, navigate } = await show('/professionals?minRating=4', { path: '/professionals' });
  await user.click(await screen.findByRole('link', { name: 'Marcus Bell' }));
  expect(location().pathname).toBe(`/professionals/${marcus._id}`);
  await navigate(-1);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Marcus Bell' })).toHaveFocus());
  expect(location().search).toBe('?minRating=4');
});

test('the list is in the page while small screens show the map, so that wide ones need no script', async () => {
  await show('/professionals?view=map');
  expect(await screen.findByRole('link', { name: 'Marcus Bell', hidden: true })).not.toBeVisible();
  expect(screen.getByRole('button', { name: 'Map' })).toHaveAttribute('aria-pressed', 'true');
});

test('clearing a search that found nobody leads back to its field', async () => {
  server.use(reply.professionals([]));
  const { user } = await show('/professionals?q=unicorn');
  await screen.findByText('Nobody fits this search');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(screen.getByRole('searchbox', { name: 'Trade, skill or name' })).toHaveFocus();
});

test('a search that fails can be repeated', async () => {
  server.use(reply.noAnswer('GET /professionals'));
  const { user } = await show();
  expect(await screen.findByText('The professionals could not be loaded')).toBeVisible();
  server.use(reply.professionals([marcus]));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'Marcus Bell' })).toBeVisible();
});

test('it speaks French', async () => {
  await show('/professionals', { language: 'fr' });
  const card = (await screen.findByRole('link', { name: 'Marcus Bell' })).closest('li');
  expect(within(card as HTMLElement).getByText('E‑mail vérifié')).toBeVisible();
  expect(within(card as HTMLElement).getByText('Plomberie')).toBeVisible();
  expect(await screen.findByRole('option', { name: 'Plomberie' })).toBeVisible();
});

test('the page leaves nothing behind when it is left', async () => {
  const found = () => screen.findByRole('link', { name: 'Marcus Bell' });
  expect(
    await leaving(<ProfessionalsPage />, { route: '/professionals', path: '/professionals' }, found),
  ).toEqual([]);
});

test('up to four are picked, across pages and filters, and compared', async () => {
  const others = [1, 2, 3, 4].map((n) => aProfessional({ _id: anId(70 + n), fullName: `Other ${n}` }));
  server.use(reply.professionals([marcus, ...others]));
  const { user, location } = await show('/professionals?location=40.713,-74.006,10');
  for (const name of ['Marcus Bell', 'Other 1', 'Other 2', 'Other 3'])
    await user.click(await screen.findByRole('button', { name: `Compare ${name}` }));
  expect(screen.getByRole('button', { name: 'Compare Marcus Bell' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Compare Other 4' })).toBeDisabled();
  expect(screen.getByText('4 professionals picked · 4 at most')).toBeVisible();
  const ids = [marcus._id, anId(71), anId(72), anId(73)].join(',');
  expect(new URLSearchParams(location().search).get('compare')).toBe(ids);
  const link = screen.getByRole('link', { name: 'Compare them' });
  const to = new URL(link.getAttribute('href') ?? '', 'http://localhost');
  expect(to.pathname).toBe('/professionals/compare');
  expect(Object.fromEntries(to.searchParams)).toEqual({ ids, location: '40.713,-74.006,10' });
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(new URLSearchParams(location().search).has('compare')).toBe(false);
});

test('a card has the newest work as its picture, and those before in small, told as one', async () => {
  const { after } = aPortfolioItem().pictures;
  const works = [1, 2, 3].map((n) => ({
    ...after,
    url: `/api/v1/files/${n}/picture?largest=320`,
    largest: 320,
  }));
  server.use(reply.professionals([aProfessional({ works })]));
  await show();
  const shown = await screen.findByRole('img', { name: 'Latest projects by Marcus Bell' });
  const pictures = [...shown.querySelectorAll('img')];
  const all = [...document.querySelectorAll<HTMLImageElement>('article img[srcset]')];
  const pathOf = (n: number) => `/api/v1/files/${n}/picture`;
  expect(all.map(({ src }) => new URL(src).pathname)).toEqual([1, 2, 3].map(pathOf));
  expect(pictures).toEqual(all.slice(1));
  for (const picture of pictures) expect(picture).toHaveAttribute('loading', 'lazy');
});

test('pictures of the first cards are asked for at once, those below when they come near', async () => {
  const works = [{ ...aPortfolioItem().pictures.after, largest: 320 as const }];
  const rows = [1, 2, 3].map((n) => aProfessional({ _id: anId(60 + n), works }));
  server.use(reply.professionals(rows));
  await show();
  const cards = await screen.findAllByRole('article');
  const pictures = cards.map((card) => card.querySelector('img[srcset]'));
  expect(pictures.map((each) => each?.getAttribute('loading'))).toEqual(['eager', 'eager', 'lazy']);
});

test('a contractor can look at a profile, and compares nobody', async () => {
  await show('/professionals', { user: signedIn.contractor() });
  expect(await screen.findByRole('link', { name: 'Marcus Bell' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Compare Marcus Bell' })).not.toBeInTheDocument();
});

test('a card says from when on somebody can begin', async () => {
  server.use(reply.professionals([aProfessional({ availableFrom: '2026-01-01' })]));
  await show();
  expect(await screen.findByText('Available now')).toBeVisible();
});

describe('beside the map', () => {
  let giveBack: () => void;
  beforeEach(() => {
    giveBack = giveWideScreen();
    const ada = aProfessional({ _id: anId(72), fullName: 'Ada Okafor', point: { lat: 48.8, lng: 2.3 } });
    server.use(reply.professionals([marcus, ada]));
  });
  afterEach(() => giveBack());

  const pinOf = (name: string) => screen.findByRole('button', { name });

  test('the card that is hovered or focused lights its pin, and only that one', async () => {
    const { user } = await show();
    const link = await screen.findByRole('link', { name: 'Marcus Bell' });
    const pin = await pinOf('Marcus Bell');
    const other = await pinOf('Ada Okafor');
    expect(pin).not.toHaveClass('is-active');

    await user.hover(link);
    expect(pin).toHaveClass('is-active');
    expect(other).not.toHaveClass('is-active');
    await user.unhover(link);
    expect(pin).not.toHaveClass('is-active');

    act(() => link.focus());
    expect(pin).toHaveClass('is-active');
    act(() => link.blur());
    expect(pin).not.toHaveClass('is-active');
  });

  test('Back from a profile that was opened on the map focuses its card', async () => {
    const { user, location, navigate } = await show('/professionals', { path: '/professionals' });
    // A press on a map keeps the page where it is; jsdom has no scrolling.
    jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    await user.click(await pinOf('Ada Okafor'));
    const map = within(screen.getByRole('region', { name: 'Map of the professionals found' }));
    // By the keyboard: two quick clicks on a map are a double click, and one of no size cannot be zoomed.
    act(() => map.getByRole('link', { name: 'Ada Okafor' }).focus());
    await user.keyboard('{Enter}');
    expect(location().pathname).toBe(`/professionals/${anId(72)}`);

    await navigate(-1);

    await waitFor(() => {
      expect(screen.getByRole('link', { name: 'Ada Okafor' })).toHaveFocus();
    });
  });
});
