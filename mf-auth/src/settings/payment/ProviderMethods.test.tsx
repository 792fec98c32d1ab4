import { aPaymentMethod } from '@plumbline/testing/builders/money';
import { renderPage, screen, waitFor } from '@plumbline/testing/render';
import { reply } from '@plumbline/testing/reply';
import { recordCalls, server } from '@plumbline/testing/server';
import { signedIn } from '@plumbline/testing/signed-in';
import { PaymentTab } from '../PaymentTab';
import { ProviderMethods } from './ProviderMethods';

const STRIPE = 'https://checkout.stripe.test/c/pay/cs_1';
const posts = (calls: ReturnType<typeof recordCalls>) =>
  calls.filter(({ method }) => method === 'POST').map(({ path, body }) => ({ path, body }));

function show({ route = '/setting?tab=payment', language = 'en' as 'en' | 'fr' } = {}) {
  const goTo = jest.fn();
  const page = renderPage(<ProviderMethods isTest={false} goTo={goTo} />, {
    route,
    language,
    user: signedIn.client(),
  });
  return { page, goTo };
}

test.each([
  ['en', 'Add a card', 'card'],
  ['fr', 'Ajouter un compte bancaire', 'bank'],
] as const)('numbers are typed into a page of Stripe (%s)', async (language, name, kind) => {
  server.use(reply.paymentMethodBegun(STRIPE));
  const calls = recordCalls();
  const { page, goTo } = show({ language });
  const { user, container } = await page;
  await expect(container).toHaveNoViolations();
  await user.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(goTo).toHaveBeenCalledWith(STRIPE));
  expect(posts(calls)).toEqual([{ path: '/payment-methods/begin', body: { kind } }]);
});

test('when the page of Stripe cannot be had, the person stays and is told', async () => {
  server.use(reply.error('POST /payment-methods/begin', 'INTERNAL', { message: 'Not now.' }));
  const { page, goTo } = show();
  const { user } = await page;
  await user.click(await screen.findByRole('button', { name: 'Add a card' }));
  expect((await screen.findAllByText('Not now.'))[0]).toBeVisible();
  expect(goTo).not.toHaveBeenCalled();
});

test('what Stripe leads back with is added once, and leaves the address', async () => {
  server.use(reply.paymentMethodAdded(aPaymentMethod()));
  const calls = recordCalls();
  const { page } = show({ route: '/setting?tab=payment&method=cs_123' });
  const { location } = await page;
  expect((await screen.findAllByText('Payment method added'))[0]).toBeVisible();
  expect(location().search).toBe('?tab=payment');
  expect(posts(calls)).toEqual([{ path: '/payment-methods', body: { token: 'cs_123' } }]);
});

test('what was added before counts as added', async () => {
  server.use(reply.error('POST /payment-methods', 'DUPLICATE'));
  await show({ route: '/setting?tab=payment&method=cs_123', language: 'fr' }).page;
  expect(await screen.findByText('Moyen de paiement ajouté')).toBeVisible();
});

test('a method that Stripe refuses is not added', async () => {
  server.use(reply.error('POST /payment-methods', 'METHOD_REFUSED', { message: 'Refused.' }));
  await show({ route: '/setting?tab=payment&method=cs_0' }).page;
  expect((await screen.findAllByText('Refused.'))[0]).toBeVisible();
});

test('the tab offers the pages of Stripe where payments are Stripe’s, and no test numbers', async () => {
  server.use(reply.moneyProvider({ name: 'stripe', isTest: true }), reply.paymentMethods([aPaymentMethod()]));
  await renderPage(<PaymentTab />, { route: '/setting?tab=payment', user: signedIn.client() });
  expect(await screen.findByRole('button', { name: 'Add a bank account' })).toBeVisible();
  expect(screen.getByRole('note')).toHaveTextContent('Stripe takes its own test numbers only');
  expect(screen.queryByRole('button', { name: 'Add Another Payment Method' })).not.toBeInTheDocument();
});
