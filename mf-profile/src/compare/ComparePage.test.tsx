import { anId } from '@plumbline/testing/builders/ids';
import { aProfessional } from '@plumbline/testing/builders/professionals';
import { renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { ComparePage } from './ComparePage';

const marcus = aProfessional({ availableFrom: '2026-01-01', pastJobs: { min: 1910, max: 23_160 } });
const ada = aProfessional({
  ...{ _id: anId(71), fullName: 'Ada Okafor', badges: [], skills: ['tiling'], completedContracts: 2 },
  ...{ rating: 0, reviewCount: 0 },
});
const path = (...ids: string[]) => `/professionals/compare?ids=${ids.join(',')}&location=40.713,-74.006,10`;
const show = (route = path(marcus._id, ada._id), options = {}) =>
  renderPage(<ComparePage />, { route, ...options });
const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }));

beforeEach(() => {
  server.use(reply.professionalsCompared([marcus, ada]));
});

test('the people of the address stand beside each other, what they differ in below', async () => {
  const { container } = await show();
  expect((await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Marcus Bell'),
    expect.stringContaining('Ada Okafor'),
  ]);
  const cells = async (name: string) =>
    (await row(name)).getAllByRole('cell').map(({ textContent }) => textContent);
  expect(await cells('Contracts completed')).toEqual(['14', '2']);
  expect((await cells('Rating'))[1]).toBe('New on Plumbline');
  expect(await cells('Past jobs')).toEqual(['$1,910–$23,160', 'Not stated']);
  expect((await cells('Place'))[0]).toContain('1\u00a0km away');
  expect(await cells('Availability')).toEqual(['Available now', 'Not stated']);
  expect(await cells('Verified')).toEqual(['Email verified', 'Email not verified']);
  // It is scrolled with the keyboard too.
  expect(screen.getByRole('region', { name: 'Comparison' })).toHaveAttribute('tabindex', '0');
  // Only what a row is about stays while the people are scrolled, not the first of them.
  const done = await screen.findByRole('row', { name: /^Contracts completed/ });
  expect(within(done).getByRole('rowheader')).toHaveStyle({ position: 'sticky' });
  for (const cell of within(done).getAllByRole('cell')) expect(cell).not.toHaveStyle({ position: 'sticky' });
  await expect(container).toHaveNoViolations();
});

test('what is known of nobody has no row', async () => {
  server.use(reply.professionalsCompared([ada]));
  await show();
  expect(await screen.findByRole('row', { name: /^Trades/ })).toBeInTheDocument();
  expect(screen.queryByRole('row', { name: /^Past jobs/ })).not.toBeInTheDocument();
});

test('somebody who is taken out leaves the address, and somebody can be added', async () => {
  const { user, location } = await show();
  await user.click(await screen.findByRole('button', { name: 'Remove Marcus Bell from the comparison' }));
  await waitFor(() => expect(new URLSearchParams(location().search).get('ids')).toBe(ada._id));
  expect(screen.queryByRole('link', { name: 'Marcus Bell' })).not.toBeInTheDocument();
  const add = screen.getByRole('link', { name: 'Add somebody' });
  const to = new URL(add.getAttribute('href') ?? '', 'http://localhost');
  expect(to.pathname).toBe('/professionals');
  expect(Object.fromEntries(to.searchParams)).toEqual({
    compare: ada._id,
    location: '40.713,-74.006,10',
  });
});

test('a hirer writes to one and invites one; a visitor cannot invite', async () => {
  server.use(reply.myJobs([]));
  const { user, location } = await show(undefined, { user: signedIn.client() });
  expect(await screen.findByRole('link', { name: 'Message Ada Okafor' })).toHaveAttribute(
    'href',
    `/messages/new/${ada._id}`,
  );
  await user.click(screen.getByRole('button', { name: 'Invite to a job: Ada Okafor' }));
  expect(await screen.findByRole('dialog', { name: 'Invite Ada Okafor to a job' })).toBeVisible();
  expect(new URLSearchParams(location().search).get('invite')).toBe(ada._id);
});

test('without anybody it says where to pick, and asks nothing', async () => {
  const calls = recordCalls();
  await show('/professionals/compare?ids=nobody');
  expect(await screen.findByText('Nobody to compare yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find professionals' })).toHaveAttribute('href', '/professionals');
  expect(calls).toEqual([]);
});
