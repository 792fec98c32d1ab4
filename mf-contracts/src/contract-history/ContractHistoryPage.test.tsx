import type { Contract } from '@plumbline/shared-schema/contracts';
import { aContract } from '@plumbline/testing/builders/contracts';
import { anId } from '@plumbline/testing/builders/ids';
import { act, renderPage, screen, waitFor, within, type RenderPageOptions } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { ContractHistoryPage } from './ContractHistoryPage';

const titled = (number: number, title: string, contract: Partial<Contract> = {}) =>
  aContract({ _id: anId(number), job: { ...aContract().job, title }, ...contract });

function matches(contract: Contract, query: URLSearchParams) {
  const status = query.get('status');
  const isInTab =
    status === 'all' || status === contract.status || (status === 'pending' && contract.status === 'paused');
  return isInTab && contract.job.title.includes(query.get('q') ?? '');
}

function open(rows: Contract[], options: RenderPageOptions = {}) {
  server.use(reply.contractHistory(rows, matches));
  return renderPage(<ContractHistoryPage />, {
    route: '/contract-history',
    path: '/contract-history',
    user: signedIn.contractor(),
    ...options,
  });
}

const roof = titled(81, 'roof', { status: 'completed', archived: true });
const wall = titled(82, 'wall', { status: 'paused' });

test('all contracts are there, archived ones too, and the tabs narrow them [CON-13]', async () => {
  const { user, location } = await open([roof, wall]);
  const archived = within(await screen.findByRole('article', { name: 'Roof' }));
  expect(archived.getByText('Archived')).toBeVisible();
  expect(archived.getByText('Nora Lindqvist')).toBeVisible();
  expect(screen.getByText('2 contracts')).toBeVisible();
  await act(() => expect(document.body).toHaveNoViolations());

  await user.click(screen.getByRole('tab', { name: 'Pending' }));
  expect(await screen.findByRole('article', { name: 'Wall' })).toBeVisible();
  expect(screen.queryByRole('article', { name: 'Roof' })).not.toBeInTheDocument();
  expect(location().search).toBe('?tab=pending');
  await user.click(screen.getByRole('tab', { name: 'Completed' }));
  expect(await screen.findByRole('article', { name: 'Roof' })).toBeVisible();
});

test('a card has title, other side, status, dates and amount in this order, actual ones once it is over', async () => {
  await open([titled(83, 'gutter', { status: 'completed', finishedAt: '2026-03-11T09:00:00.000Z' }), wall]);
  expect((await screen.findByRole('article', { name: 'Gutter' })).textContent).toMatch(
    /Gutter.*Nora Lindqvist.*Completed.*Payment: Pending.*Start.*Planned end01-Apr-2026Completed on11-Mar-2026.*\$950/,
  );
  const paused = within(screen.getByRole('article', { name: 'Wall' }));
  expect(paused.getByText('Paused')).toBeVisible();
  expect(paused.queryByText('Time left')).not.toBeInTheDocument();
});

test('a hirer reads the names of the professionals', async () => {
  await open([roof], { user: signedIn.client() });
  expect(await screen.findByText('Marcus Bell')).toBeVisible();
});

test('the search asks the server, and an empty result clears it', async () => {
  const { user, location } = await open([roof, wall]);
  const calls = recordCalls();
  await screen.findByRole('article', { name: 'Roof' });
  await user.click(screen.getByRole('searchbox'));
  await user.paste('zebra');
  expect(await screen.findByText('No contracts match “zebra”')).toBeVisible();
  expect(location().search).toBe('?q=zebra');
  expect(calls.at(-1)?.query).toMatchObject({ q: 'zebra', status: 'all' });
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await screen.findByRole('article', { name: 'Roof' })).toBeVisible();
});

test('eleven contracts take two pages, and a page beyond the end is the last', async () => {
  const rows = Array.from({ length: 11 }, (_, index) => titled(100 + index, `job ${String(index)}`));
  const { user, location } = await open(rows, { route: '/contract-history?page=9' });
  expect(await screen.findByRole('article', { name: 'Job 10' })).toBeVisible();
  expect(location().search).toBe('?page=2');
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(await screen.findByRole('article', { name: 'Job 0' })).toBeVisible();
  expect(location().search).toBe('');
});

test.each([
  ['', 'No contracts yet'],
  ['?tab=completed', 'No completed contracts'],
  ['?tab=pending', 'No pending contracts'],
])('an empty history%s says so and leads on', async (search, text) => {
  await open([], { route: `/contract-history${search}` });
  expect(await screen.findByText(text)).toBeVisible();
  const panel = within(screen.getByRole('tabpanel'));
  expect([...panel.queryAllByRole('link'), ...panel.queryAllByRole('button')]).toHaveLength(1);
});

test('a history that fails to load is refetched by Retry', async () => {
  server.use(reply.noAnswer('GET /contracts/history'));
  const { user } = await renderPage(<ContractHistoryPage />, { user: signedIn.contractor() });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch contracts');
  server.use(reply.contractHistory([roof]));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => {
    expect(screen.getByRole('article', { name: 'Roof' })).toBeVisible();
  });
});

test('French readers get French tabs', async () => {
  await open([roof], { language: 'fr' });
  expect(await screen.findByRole('tab', { name: 'En cours' })).toBeVisible();
});
