import type { Contract } from '@plumbline/shared-schema/contracts';
import { aContract, aContractEvent } from '@plumbline/testing/builders/contracts';
import { anId } from '@plumbline/testing/builders/ids';
import { aPayment, aPaymentMethod, aWallet } from '@plumbline/testing/builders/money';
import { renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import type { RenderPageOptions } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { OpenedContract } from '../contract-details/OpenedContract';

const contract = aContract({ allowedActions: ['pause', 'end', 'fund'] });
const { _id: id } = contract;
const card = aPaymentMethod();
const bank = aPaymentMethod({ _id: anId(92), kind: 'bank', brand: null, last4: '6789', expires: null });
const nothing = { funded: 0, held: 0, released: 0, refunded: 0, due: 950, isUnderWay: true };

const opened = (given: Partial<Contract> = {}) => [
  reply.contract({ ...contract, ...given }),
  reply.contractEvents(id, [aContractEvent()]),
  reply.submissions(id, []),
];
const show = (query: string, options: RenderPageOptions = {}) =>
  renderPage(<OpenedContract />, {
    route: `/contracts?contract=${id}${query}`,
    path: '/contracts',
    user: signedIn.client(),
    ...options,
  });

beforeEach(() =>
  server.use(
    ...opened(),
    reply.moneyProvider(),
    reply.paymentMethods([card, bank]),
    reply.wallet(aWallet()),
    reply.payments(id, []),
  ),
);

const form = async () => within(await screen.findByRole('dialog', { name: /^Fund “/ }));

test('the hirer pays what is due from a card, and sees that it is on its way [MON-21]', async () => {
  server.use(reply.paymentBegun(aPayment(), aContract()));
  const calls = recordCalls();
  const { user } = await show('');
  await user.click(await screen.findByRole('button', { name: 'Fund' }));
  const dialog = await form();
  expect(await dialog.findByLabelText('Pay with')).toHaveDisplayValue('Visa ending in 4242');
  expect(await dialog.findByRole('note')).toHaveTextContent('no real money moves');
  await expect(document.body).toHaveNoViolations();
  server.use(
    ...opened({ allowedActions: ['pause', 'end'], money: nothing }),
    reply.payments(id, [aPayment()]),
  );
  await user.click(dialog.getByRole('button', { name: /^Pay \$950/ }));
  expect(await screen.findByText('Payment started')).toBeVisible();
  expect(await screen.findByText(/^The payment is being processed/)).toBeVisible();
  const sent = calls.filter(({ method }) => method === 'POST');
  expect(sent).toMatchObject([
    { path: `/contracts/${id}/payments`, body: { methodId: card._id, useBalance: false } },
  ]);
});

test('the balance pays first, and nothing is asked of a card that is not needed', async () => {
  server.use(
    reply.wallet(aWallet({ balance: 2000 })),
    reply.paymentBegun(aPayment({ amount: 0, fromBalance: 950, status: 'succeeded' }), aContract()),
  );
  const calls = recordCalls();
  const { user } = await show('&action=fund');
  const dialog = await form();
  await user.click(await dialog.findByLabelText(/^Use \$950.* of my balance/));
  expect(dialog.queryByLabelText('Pay with')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: /^Pay \$950/ }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ useBalance: true });
});

test('without a card the way to one is shown, and nothing can be paid', async () => {
  server.use(reply.paymentMethods([bank]));
  await show('&action=fund');
  const dialog = await form();
  const link = await dialog.findByRole('link', { name: 'Add a card' });
  expect(link).toHaveAttribute('href', '/setting?tab=payment');
  expect(dialog.getByRole('button', { name: /^Pay/ })).toBeDisabled();
  expect(dialog.getByRole('link', { name: /^What is covered/ })).toHaveAttribute('href', '/protection');
});

test.each([
  ['en', 'Payment failed: the card was declined'],
  ['fr', /^Paiement échoué.*carte refusée$/],
] as const)('a declined card says so where the payment is shown: %s', async (language, text) => {
  server.use(
    ...opened({ paymentDetails: { ...contract.paymentDetails, paymentStatus: 'failed' } }),
    reply.payments(id, [aPayment({ status: 'failed', failure: 'declined' })]),
  );
  await show('', { language });
  expect(await screen.findByText(text)).toBeVisible();
});

test.each([
  ['en', signedIn.client(), /can be approved once it has arrived/],
  ['fr', signedIn.contractor(), /pourra être validé une fois arrivé/],
] as const)(
  'both sides read why a payment cannot be approved yet: %s [MON-35]',
  async (language, user, text) => {
    server.use(...opened({ status: 'completed', allowedActions: ['review'], money: nothing }));
    await show('', { user, language });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Approve payment|^Valider le paiement/ })).toBeNull();
  },
);

test('both sides see what is held', async () => {
  const money = { funded: 950, held: 950, released: 0, refunded: 0, due: 0, isUnderWay: false };
  server.use(...opened({ allowedActions: ['giveBack'], money }));
  await show('', { user: signedIn.contractor() });
  const section = within(await screen.findByRole('region', { name: 'Payment' }));
  expect(section.getByText('Held')).toBeVisible();
  expect(section.getAllByText(/^\$950/)).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Give money back' })).toBeVisible();
});
