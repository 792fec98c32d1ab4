import { anId } from '@plumbline/testing/builders/ids';
import { aPaymentMethod, aTransaction, aWallet } from '@plumbline/testing/builders/money';
import { aUser } from '@plumbline/testing/builders/users';
import { renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import type { RenderPageOptions } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { WalletPage } from './WalletPage';

const show = (query = '', options: RenderPageOptions = {}) =>
  renderPage(<WalletPage />, {
    route: `/wallet${query}`,
    path: '/wallet',
    user: signedIn.contractor(),
    ...options,
  });

const wallet = aWallet({
  balance: 90,
  onClearance: 100,
  parts: { held: 100, clearing: 0, outgoing: 0 },
  expenses: 10,
  canWithdraw: true,
});
const bank = aPaymentMethod({ _id: anId(92), kind: 'bank', brand: null, last4: '6789', expires: null });
const withdrawal = aTransaction({
  _id: anId(95),
  kind: 'withdraw',
  method: 'bank',
  last4: '6789',
  amount: -40,
  status: 'pending',
  contract: null,
});

beforeEach(() =>
  server.use(reply.wallet(wallet), reply.transactions([withdrawal, aTransaction({ amount: 90 })])),
);

test.each([
  [
    'en',
    ['Balance', 'On clearance', 'Released to you', 'Expenses'],
    ['Last transactions', 'Method', 'Date', 'Amount'],
  ],
  [
    'fr',
    ['Solde', 'En attente de versement', 'Gains', 'Dépenses'],
    ['Dernières opérations', 'Moyen de paiement', 'Date', 'Montant'],
  ],
] as const)('figures and what moved the balance: %s', async (language, figures, [title, ...columns]) => {
  await show('', { language });
  for (const name of figures) expect(await screen.findByRole('region', { name })).toBeVisible();
  const table = within(await screen.findByRole('table', { name: title }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(columns);
  await expect(document.body).toHaveNoViolations();
});

const figure = async (name: string) => within(await screen.findByRole('region', { name }));

test('each figure says what it counts, and the reports count what was paid outside too', async () => {
  server.use(reply.wallet({ ...wallet, earned: 80 }));
  await show();
  expect((await figure('Released to you')).getByText('$80')).toBeVisible();
  expect((await figure('Released to you')).getByText('In this period, after fees')).toBeVisible();
  expect((await figure('Expenses')).getByText('Fees in this period')).toBeVisible();
  expect((await figure('On clearance')).getByText(/^\$100 held in your contracts/)).toBeVisible();
  expect(screen.getByText(/^Payments made outside Plumbline are not counted here\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Your reports count them too' })).toHaveAttribute(
    'href',
    '/reports',
  );
});

test('a hirer earns nothing here, and spends what they paid into contracts', async () => {
  await show('', { user: signedIn.client() });
  expect((await figure('Expenses')).getByText(/^Paid into contracts in this period/)).toBeVisible();
  const text = '$100 held in your contracts until you approve the payment';
  expect((await figure('On clearance')).getByText(text)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Released to you' })).not.toBeInTheDocument();
});

test('what came begins with a plus, what left with a minus; a date is the same everywhere', async () => {
  await show();
  const table = within(await screen.findByRole('table'));
  expect(await table.findByText(/^\+\$90/)).toBeVisible();
  expect(table.getByText(/^−\$40/)).toBeVisible();
  expect(table.getByRole('rowheader', { name: /^Bank account ending in 6789/ })).toBeVisible();
  expect(table.getByText('On its way')).toBeVisible();
  expect(table.getAllByText(/^\d{4}\/\d{2}\/\d{2}$/)).toHaveLength(2);
  expect(table.getByRole('link', { name: 'Replace the Kitchen Drain' })).toHaveAttribute(
    'href',
    `/active-contracts?contract=${anId(50)}`,
  );
});

test.each([
  [950, 'Paid by card into a contract'],
  [200, 'Paid into a contract, $200 of it by card'],
])('of $950 paid %d came by card: one row says so', async (byCard, text) => {
  server.use(reply.transactions([aTransaction({ kind: 'fund', last4: '4242', amount: -950, byCard })]));
  await show('', { user: signedIn.client() });
  const row = within(await screen.findByRole('row', { name: /^Credit card ending in 4242/ }));
  expect(row.getByText(new RegExp(text.replace('$', '\\$')))).toBeVisible();
  expect(row.getByText('−$950')).toBeVisible();
});

test('the period is in the address, and asked for as the reader’s clock has it', async () => {
  const calls = recordCalls();
  const { user, location } = await show('?from=2026-03-01&to=2026-03-31');
  expect(await screen.findByRole('tab', { name: 'Selected period', selected: true })).toBeVisible();
  await screen.findByRole('table');
  expect(calls.find(({ path }) => path === '/wallet')?.query).toEqual({
    from: new Date(2026, 2, 1).toISOString(),
    to: new Date(2026, 3, 1).toISOString(),
  });
  await user.click(screen.getByRole('tab', { name: 'Last month' }));
  expect(location().search).toBe('?period=last-month');
});

test('a period is chosen by its two days; one that ends before it begins is none', async () => {
  const { user, location } = await show('?from=2026-03-01&to=2026-03-31');
  await user.click(await screen.findByRole('button', { name: 'Select period' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Select period' }));
  const last = dialog.getByLabelText('To');
  await user.clear(last);
  await user.type(last, '2026-02-01');
  await user.click(dialog.getByRole('button', { name: 'Show' }));
  expect(last).toBeInvalid();
  await user.clear(last);
  await user.type(last, '2026-04-15');
  await user.click(dialog.getByRole('button', { name: 'Show' }));
  expect(await screen.findByRole('tab', { name: 'Selected period', selected: true })).toBeVisible();
  expect(location().search).toContain('to=2026-04-15');
});

test('an amount is withdrawn to a bank account [MON-31]', async () => {
  server.use(reply.paymentMethods([aPaymentMethod(), bank]), reply.withdrawn(withdrawal));
  const calls = recordCalls();
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw to your bank account' }));
  await user.click(await dialog.findByRole('button', { name: /^All of it \(\$90/ }));
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Withdrawal started')).toBeVisible();
  expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/wallet/withdrawals',
    body: { amount: 90, methodId: bank._id },
  });
});

test('without a bank account the way to one is shown', async () => {
  server.use(reply.paymentMethods([aPaymentMethod()]));
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const link = await screen.findByRole('link', { name: 'Add a bank account' });
  expect(link).toHaveAttribute('href', '/setting?tab=payment');
});

test('an empty period says so, and nothing can be withdrawn where there is nothing', async () => {
  server.use(reply.wallet(aWallet()), reply.transactions([]));
  const { user, location } = await show();
  expect(await screen.findByText('No transactions in this period')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Withdraw' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Show the last 12 months' }));
  expect(location().search).toBe('?period=last-12-months');
  const link = await screen.findByRole('link', { name: 'See your contracts' });
  expect(link).toHaveAttribute('href', '/active-contracts');
});

test('administrators have none', async () => {
  await show('', { user: aUser({ userType: 'admin' }) });
  expect(await screen.findByText('There is no wallet here')).toBeVisible();
});

test('a row has its paper, and the period is downloaded as a file', async () => {
  const paper = { _id: anId(70), kind: 'invoice' as const, number: 'I-2026-00001' };
  server.use(
    reply.transactions([aTransaction({ document: paper })]),
    reply.file(`/documents/${paper._id}`, 'I-2026-00001.pdf'),
    reply.file('/wallet/export', 'plumbline-wallet.csv'),
  );
  const saved: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:paper', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const calls = recordCalls();
  const { user } = await show('?from=2026-03-01&to=2026-03-31');
  await user.click(await screen.findByRole('button', { name: 'Invoice I-2026-00001 (PDF)' }));
  await waitFor(() => expect(saved).toEqual(['I-2026-00001.pdf']));
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(saved).toEqual(['I-2026-00001.pdf', 'plumbline-wallet.csv']));
  expect(calls.find(({ path }) => path === '/wallet/export')?.query).toEqual({
    from: new Date(2026, 2, 1).toISOString(),
    to: new Date(2026, 3, 1).toISOString(),
  });
});

test('a year is downloaded as a paper and as a list, by the clock of the reader [MON-44]', async () => {
  server.use(
    reply.file('/wallet/statement', 'plumbline-2025.pdf'),
    reply.file('/wallet/statement/csv', 'plumbline-2025.csv'),
  );
  const saved: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:paper', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const calls = recordCalls();
  const first = new Date().getFullYear() - 2;
  const { user } = await show('', { user: aUser({ createdAt: new Date(first, 5, 1).toISOString() }) });
  const section = within(await screen.findByRole('region', { name: 'Yearly statement' }));
  const years = section.getByRole('combobox', { name: 'Year' });
  expect(
    within(years)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([first + 2, first + 1, first].map(String));
  await user.selectOptions(years, String(first + 1));
  await user.click(section.getByRole('button', { name: 'Statement (PDF)' }));
  await waitFor(() => expect(saved).toEqual(['plumbline-2025.pdf']));
  await user.click(section.getByRole('button', { name: 'List (CSV)' }));
  await waitFor(() => expect(saved).toHaveLength(2));
  const asked = { year: String(first + 1), timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
  expect(calls.filter(({ path }) => path.startsWith('/wallet/statement')).map(({ query }) => query)).toEqual([
    asked,
    asked,
  ]);
});
