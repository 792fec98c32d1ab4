import { aProfessional } from '@plumbline/testing/builders/professionals';
import { leaving } from '@plumbline/testing/leaving';
import { renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { ProfessionalsPage } from './ProfessionalsPage';

const marcus = aProfessional({ serviceRadiusKm: 30 });
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
  expect(screen.getByText('New York, travels up to 30 km · 14 contracts completed')).toBeVisible();
  expect(screen.getByText('E-mail verified')).toBeVisible();
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
  await user.click(screen.getByLabelText('Verified e-mail only'));
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Nearest first');
  await waitFor(() =>
    expect(asked()).toMatchObject({ specialty: 'plumbing', verified: 'true', sort: 'nearest' }),
  );
  expect(new URLSearchParams(location().search).get('specialty')).toBe('plumbing');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(location().search).toBe('?sort=nearest'));
});

test('words are searched once they have been typed', async () => {
  const { user, location } = await show();
  await user.type(screen.getByLabelText('Trade, skill or name'), 'roof tiles');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(location().search).toBe('?q=roof+tiles');
});

test('nobody found says so and offers to clear the search', async () => {
  server.use(reply.professionals([]));
  const { user, location } = await show('/professionals?q=unicorn');
  const empty = await screen.findByText('Nobody fits this search');
  expect(empty).toBeVisible();
  const [, clear] = screen.getAllByRole('button', { name: 'Clear filters' });
  await user.click(clear ?? empty);
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
  await user.click(screen.getByRole('button', { name: 'Saved' }));
  expect(location().search).toBe('?saved=1');
  expect(await screen.findByRole('heading', { name: 'Saved professionals' })).toBeVisible();
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
  expect(within(card as HTMLElement).getByText('E-mail vérifié')).toBeVisible();
  expect(within(card as HTMLElement).getByText('Plomberie')).toBeVisible();
  expect(await screen.findByRole('option', { name: 'Plomberie' })).toBeVisible();
});

test('the page leaves nothing behind when it is left', async () => {
  const found = () => screen.findByRole('link', { name: 'Marcus Bell' });
  expect(
    await leaving(<ProfessionalsPage />, { route: '/professionals', path: '/professionals' }, found),
  ).toEqual([]);
});
