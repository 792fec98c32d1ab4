import { anId } from '@plumbline/testing/builders/ids';
import { aQuote } from '@plumbline/testing/builders/quotes';
import { aPerson } from '@plumbline/testing/builders/users';
import { renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import type { Quote } from '@plumbline/shared-schema/quotes';
import { QuotesPage } from './QuotesPage';

const ada = aPerson({ _id: anId(71), fullName: 'Ada Okafor' });
const pair = { jobId: anId(10), contractorId: aPerson()._id };

const draft = aQuote({
  ...{ status: 'draft', version: null, sentAt: null, seenAt: null, side: 'contractor' },
  allowedActions: ['write', 'send'],
});

async function open(quotes: Quote[], { isHirer = true, language = 'en' as 'en' | 'fr', search = '' } = {}) {
  server.use(reply.quotes(quotes));
  const user = isHirer ? signedIn.client() : signedIn.contractor();
  const calls = recordCalls();
  const page = await renderPage(<QuotesPage />, {
    route: `/quotes${search}`,
    path: '/quotes',
    user,
    language,
  });
  return { ...page, calls };
}
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('a quote shows its lines, the tax and the total as the server said them', async () => {
  const { container } = await open([aQuote()]);
  const table = within(await screen.findByRole('table', { name: 'Version 1' }));
  expect(cellsOf(table.getByRole('row', { name: /^Lay the pipe/ }))).toEqual([
    'Labor',
    '7.5 h × $60',
    '$450',
  ]);
  expect(table.getByRole('row', { name: /^Filter \(optional, not in the total\)/ })).toBeInTheDocument();
  expect(cellsOf(table.getByRole('row', { name: /^Tax 10%/ })).at(-1)).toBe('$45');
  expect(cellsOf(table.getByRole('row', { name: /^Total/ })).at(-1)).toBe('$495');
  expect(screen.getByText('Waste')).toBeVisible();
  await expect(container).toHaveNoViolations();
});

test('quotes of several contractors for one job stand beside each other, by kind [QUO-13]', async () => {
  const other = aQuote({
    ...{ _id: anId(59), contractorId: ada, deposit: 0, expectedDays: 5 },
    sums: { labour: 200, material: 150, other: 0, net: 350, tax: 35, total: 385 },
  });
  await open([aQuote(), other]);
  const table = await screen.findByRole('table', { name: /^Quotes for .* compared$/ });
  const row = (name: string) => within(table).getByRole('row', { name: new RegExp(`^${name}`) });
  expect(within(table).getAllByRole('columnheader').at(-1)).toHaveTextContent('Ada Okafor');
  expect(cellsOf(row('Labor'))).toEqual(['$450', '$200']);
  expect(cellsOf(row('Material'))).toEqual(['$0', '$150']);
  expect(cellsOf(row('Total'))).toEqual(['$495', '$385']);
});

test('a version says what it changed of the one before [QUO-14]', async () => {
  const [pipe, filter] = aQuote().lines;
  if (pipe === undefined || filter === undefined) throw new Error('the builder has two lines');
  const sums = { labour: 400, material: 0, other: 0, net: 400, tax: 40, total: 440 };
  const second = aQuote({
    ...{ _id: anId(59), version: 2, sums },
    lines: [
      { ...pipe, price: 53.33, amount: 400 },
      { ...filter, text: 'Trap' },
    ],
  });
  const { user } = await open([second, aQuote({ status: 'replaced', allowedActions: [] })]);
  await user.click(await screen.findByRole('button', { name: '2 versions' }));
  expect(screen.getByText('Lay the pipe · $450 → $400')).toBeVisible();
  expect(screen.getByText('Trap · added for $100')).toBeVisible();
  expect(screen.getByText('Filter · removed, was $100')).toBeVisible();
});

test('the hirer takes what is optional as they accept [QUO-09]', async () => {
  server.use(
    reply.quoteMoved('accept', aQuote({ status: 'accepted', contractId: anId(90), allowedActions: [] })),
  );
  const { user, calls } = await open([aQuote()]);
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByRole('status')).toHaveTextContent('The contract over $495 is made at once.');
  await user.click(dialog.getByRole('checkbox', { name: /^Filter/ }));
  expect(dialog.getByRole('status')).toHaveTextContent('The contract over $605 is made at once.');
  await user.click(dialog.getByRole('button', { name: 'Accept and make the contract' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
    path: `/quotes/${aQuote()._id}/accept`,
    body: { options: [1] },
  });
});

test('what was sent is read as the page shows it, once [QUO-07]', async () => {
  const sent = aQuote({ status: 'sent', seenAt: null });
  server.use(reply.quoteMoved('seen', aQuote()));
  const { calls } = await open([sent]);
  await waitFor(() => expect(calls.some(({ path }) => path === `/quotes/${sent._id}/seen`)).toBe(true));
  expect(calls.filter(({ path }) => path.endsWith('/seen'))).toHaveLength(1);
});

test('the writer cannot answer; an accepted one leads to its contract', async () => {
  await open([aQuote({ status: 'accepted', contractId: anId(90), allowedActions: [], side: 'contractor' })], {
    isHirer: false,
  });
  expect(await screen.findByRole('link', { name: 'Open the contract' })).toHaveAttribute(
    'href',
    `/contracts/${anId(90)}`,
  );
  for (const name of ['Accept', 'Decline', 'Answer with other terms'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

test('a draft is written line by line, with the total as the server rounds it [QUO-02, QUO-04]', async () => {
  server.use(reply.quoteWritten(draft));
  const { user, calls } = await open([], {
    isHirer: false,
    search: `?job=${pair.jobId}&contractor=${pair.contractorId}`,
  });
  await user.click(await screen.findByRole('button', { name: 'Write a quote' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Quote' }));
  await user.type(dialog.getByLabelText('What, line 1'), 'Lay the pipe');
  await user.clear(dialog.getByLabelText('Quantity, line 1'));
  await user.type(dialog.getByLabelText('Quantity, line 1'), '7.5');
  await user.type(dialog.getByLabelText('Price of one, line 1'), '19.99');
  // 149.925 is rounded half up.
  expect(dialog.getByText('Total $149.93, of it tax $0')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/quotes',
    body: { ...pair, lines: [{ kind: 'labour', text: 'Lay the pipe', quantity: 7.5, price: 19.99 }] },
  });
});

test('a draft is looked at, and then sent [QUO-05]', async () => {
  server.use(reply.quoteMoved('send', { ...draft, status: 'sent', version: 1 }));
  const shown = await open([draft], { isHirer: false });
  await shown.user.click(await screen.findByRole('button', { name: 'Send' }));
  await shown.user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Send' }),
  );
  await waitFor(() => expect(shown.calls.some(({ path }) => path.endsWith('/send'))).toBe(true));
});

test.each([
  ['that is there', () => reply.done('DELETE /quotes/:id', 'Draft deleted')],
  ['that is gone already', () => reply.error('DELETE /quotes/:id', 'QUOTE_NOT_FOUND')],
])('a draft %s is deleted after a question [QUO-16]', async (_which, answer) => {
  server.use(answer());
  const shown = await open([draft], { isHirer: false });
  const ask = async () => {
    await shown.user.click(await screen.findByRole('button', { name: 'Delete the draft' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this draft?' }));
    expect(dialog.getByText(/“Replace the Kitchen Drain” is lost/)).toBeVisible();
    return dialog;
  };
  const deletions = () => shown.calls.filter(({ method }) => method === 'DELETE');
  await shown.user.click((await ask()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(deletions()).toEqual([]);

  server.use(reply.quotes([]));
  await shown.user.click((await ask()).getByRole('button', { name: 'Delete the draft' }));
  expect(await screen.findByText('No quotes yet')).toBeVisible();
  expect(deletions()).toMatchObject([{ path: `/quotes/${draft._id}` }]);
});

test('what was sent cannot be deleted [QUO-16]', async () => {
  await open([aQuote()]);
  await screen.findByRole('button', { name: 'Decline' });
  expect(screen.queryByRole('button', { name: 'Delete the draft' })).not.toBeInTheDocument();
});

test('the same in French', async () => {
  await open([aQuote()], { language: 'fr' });
  expect(await screen.findByRole('row', { name: /^Taxe 10/ })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Accepter' })).toBeVisible();
});
