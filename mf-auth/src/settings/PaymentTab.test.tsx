import { anId } from '@plumbline/testing/builders/ids';
import { aPaymentMethod } from '@plumbline/testing/builders/money';
import { renderPage, screen, waitFor, within } from '@plumbline/testing/render';
import type { RenderPageOptions } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { PaymentTab } from './PaymentTab';

const show = (options: RenderPageOptions = {}) =>
  renderPage(<PaymentTab />, { route: '/setting?tab=payment', user: signedIn.client(), ...options });

const bank = aPaymentMethod({ _id: anId(92), kind: 'bank', brand: null, last4: '6789', expires: null });
const second = aPaymentMethod({ _id: anId(93), brand: 'Mastercard', last4: '4444', isDefault: false });

beforeEach(() => server.use(reply.moneyProvider(), reply.paymentMethods([aPaymentMethod(), second, bank])));

test.each([
  ['en', 'Bank Account Info', 'Visa ending in 4242', 'Bank account ending in 6789'],
  ['fr', 'Coordonnées bancaires', 'Visa se terminant par 4242', 'Compte bancaire se terminant par 6789'],
] as const)('cards and bank accounts are shown by their last digits: %s', async (language, ...names) => {
  await show({ language });
  for (const name of names) expect(await screen.findByRole('heading', { name })).toBeVisible();
  expect(await screen.findByRole('note')).toBeVisible();
  await expect(document.body).toHaveNoViolations();
});

test('where nothing is paid the tab says so', async () => {
  server.use(reply.moneyProvider({ name: 'none', isTest: false }));
  await show();
  expect(await screen.findByText('Nothing is paid here')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a test number becomes a token, and is not sent itself [MON-13]', async () => {
  server.use(reply.paymentMethodAdded(aPaymentMethod()));
  const calls = recordCalls();
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Add Another Payment Method' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a payment method' }));
  await expect(document.body).toHaveNoViolations();
  await user.type(dialog.getByLabelText('Test number'), '4242 4242 4242 4242');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Payment method added')).toBeVisible();
  const sent = calls.filter(({ method }) => method === 'POST');
  expect(sent).toMatchObject([{ body: { token: expect.stringMatching(/^sbx_card_ok_[0-9a-f]{8}$/) } }]);
  expect(JSON.stringify(sent.map(({ body }) => body))).not.toMatch(/4242.?4242/);
});

test.each(['4111 1111 1111 1111', '123', 'my card'])(
  'any other number is sent nowhere: %s [MON-13]',
  async (number) => {
    const calls = recordCalls();
    const { user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Add Another Payment Method' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a payment method' }));
    await user.type(dialog.getByLabelText('Test number'), number);
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    const refusals = await dialog.findAllByText(/Only the test numbers listed below work here/);
    expect(refusals[0]).toBeVisible();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  },
);

test('another card is made the default', async () => {
  server.use(reply.defaultMethodChosen({ ...second, isDefault: true }));
  const calls = recordCalls();
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Make Mastercard ending in 4444 the default' }));
  expect(await screen.findByText('Default changed')).toBeVisible();
  expect(calls.filter(({ method }) => method === 'PUT')).toMatchObject([
    { path: `/payment-methods/${second._id}/default` },
  ]);
});

test('one is removed after a question; one that is paid with stays', async () => {
  const call = `DELETE /payment-methods/${bank._id}` as const;
  server.use(reply.error(call, 'METHOD_IN_USE', { message: 'Still in use.' }));
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Remove Bank account ending in 6789' }));
  const question = within(await screen.findByRole('alertdialog', { name: /^Remove Bank account/ }));
  await user.click(question.getByRole('button', { name: 'Remove' }));
  expect(await question.findByText('Still in use.')).toBeVisible();
  server.use(reply.paymentMethodRemoved(bank._id), reply.paymentMethods([aPaymentMethod(), second]));
  await user.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('Bank account ending in 6789')).not.toBeInTheDocument());
});
