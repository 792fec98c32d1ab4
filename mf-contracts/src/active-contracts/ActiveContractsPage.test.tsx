import type { Contract, ContractStatus } from '@plumbline/shared-schema/contracts';
import { aContract } from '@plumbline/testing/builders/contracts';
import { anId } from '@plumbline/testing/builders/ids';
import { act, renderPage, screen, waitFor, within, type RenderPageOptions } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { ActiveContractsPage } from './ActiveContractsPage';

const id = anId(50);

function open(rows: Contract[], options: RenderPageOptions = {}) {
  server.use(
    reply.contracts('active', rows),
    reply.contracts('paused', rows),
    reply.contract(),
    reply.contractEvents(id, []),
    reply.submissions(id, []),
  );
  return renderPage(<ActiveContractsPage />, {
    route: '/active-contracts',
    path: '/active-contracts',
    user: signedIn.contractor(),
    ...options,
  });
}

test('a card holds title, client, status, amount and dates, and opens the details', async () => {
  const { user, location } = await open([aContract({ allowedActions: ['submit'] })]);

  const card = within(await screen.findByRole('article', { name: 'Replace the Kitchen Drain' }));
  for (const text of ['Nora Lindqvist', 'Active', 'Payment: Pending', '$950', '01-Apr-2026', 'Time left']) {
    expect(card.getByText(text)).toBeVisible();
  }
  expect(card.getByRole('link', { name: 'Submit Work' })).toHaveAttribute(
    'href',
    `/submit-work?contractId=${id}`,
  );
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Active',
    'Paused',
    'Ended',
    'Completed',
    'Canceled',
  ]);
  await act(() => expect(document.body).toHaveNoViolations());

  await user.click(card.getByRole('link', { name: 'Replace the Kitchen Drain' }));
  expect(await screen.findByRole('dialog', { name: /Replace the Kitchen Drain/ })).toBeVisible();
  expect(location().search).toBe(`?contract=${id}`);
});

test('work that is handed in and a proposed change are told, and nothing pushes to hand in again', async () => {
  const waits = aContract({
    allowedActions: ['submit', 'withdrawAmendment'],
    answerDueAt: '2026-03-19T09:00:00.000Z',
  });
  await open([waits, aContract({ _id: anId(71), allowedActions: ['submit'] })]);

  const [waiting, other] = (await screen.findAllByRole('article')).map((card) => within(card));
  const button = { name: 'Submit Work' };
  for (const text of ['Work submitted, awaiting review', 'Change proposed']) {
    expect(waiting?.getByText(text)).toBeVisible();
    expect(other?.queryByText(text)).not.toBeInTheDocument();
  }
  expect(waiting?.getByRole('link', button)).toHaveClass('MuiButton-text');
  expect(waiting?.getByRole('link', { name: 'View submission' })).toHaveAttribute(
    'href',
    expect.stringContaining(`contract=${id}`),
  );
  expect(other?.queryByRole('link', { name: 'View submission' })).not.toBeInTheDocument();
  expect(other?.getByRole('link', button)).toHaveClass('MuiButton-outlined');
});

test('a card without title and client has texts in their place', async () => {
  const { job, client } = aContract();
  await open([aContract({ job: { ...job, title: ' ' }, client: { ...client, fullName: '' } })]);
  const card = within(await screen.findByRole('article', { name: 'Untitled Contract' }));
  expect(card.getByText('Unknown Client')).toBeVisible();
});

test('without active contracts the way to the offers is shown', async () => {
  await open([]);
  expect(await screen.findByText('No active contracts')).toBeVisible();
  expect(
    screen.getByText(
      "You don't have any active contracts at the moment. When you accept an offer, it will appear here.",
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'See your offers' })).toHaveAttribute('href', '/proposals');
});

test.each<ContractStatus>(['paused', 'ended', 'completed', 'canceled'])(
  'an empty tab %s says so',
  async (status) => {
    server.use(reply.contracts(status, []));
    const { user, location } = await open([], { route: `/active-contracts?tab=${status}` });
    expect(await screen.findByText(`No ${status} contracts`)).toBeVisible();
    expect(screen.getByText(`You don't have any ${status} contracts.`)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'See active contracts' }));
    expect(location().search).toBe('');
  },
);

test.each([
  ['completed', 'The work was approved, or marked as completed.'],
  ['ended', 'Stopped by the client before the work was completed.'],
  ['canceled', 'Called off while the contract was paused.'],
] as const)('a tab of what is over says what %s means', async (status, text) => {
  server.use(reply.contracts(status, []));
  await open([], { route: `/active-contracts?tab=${status}` });
  expect(await screen.findByText(text)).toBeVisible();
});

test('the open tab is in the address, and Back leads to the one before', async () => {
  const { user, location, navigate } = await open([
    aContract(),
    aContract({ _id: anId(71), status: 'paused' }),
  ]);
  await screen.findByRole('article');
  await user.click(screen.getByRole('tab', { name: 'Paused' }));
  expect(location().search).toBe('?tab=paused');
  expect(await within(await screen.findByRole('article')).findByText('Paused')).toBeVisible();
  await navigate(-1);
  await waitFor(() => {
    expect(screen.getByRole('tab', { name: 'Active' })).toHaveAttribute('aria-selected', 'true');
  });
});

test('contracts that fail to load are refetched by Retry', async () => {
  server.use(reply.noAnswer('GET /contracts/active-contracts'));
  const { user } = await renderPage(<ActiveContractsPage />, { user: signedIn.contractor() });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch contracts');
  server.use(reply.contracts('active', [aContract()]));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('article')).toBeVisible();
});

test('French readers get French texts', async () => {
  await open([], { language: 'fr' });
  expect(await screen.findByText('Aucun contrat actif')).toBeVisible();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toContain('Achevés');
});
