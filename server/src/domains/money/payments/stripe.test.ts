import Stripe from 'stripe';
import { eq } from 'drizzle-orm';
import { paymentMethods, payments } from '../../../database/tables/payments';
import { providerPeople } from '../../../database/tables/provider-people';
import { held, wallet } from '../ledger/posting';
import { startStripeStandIn } from '../providers/stripe/stand-in';
import { createTestServer } from '../../../app/testing';
import { addContract } from '../../deals/contracts/testing';

const PLATFORM = 'whsec_platform';
const CONNECT = 'whsec_connect';
const HOOK = '/api/v1/payments/webhooks/stripe';
const METHODS = '/api/v1/payment-methods';
const settings: Record<string, string> = {
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: 'sk_live_standin',
  STRIPE_WEBHOOK_SECRET: PLATFORM,
  STRIPE_CONNECT_WEBHOOK_SECRET: CONNECT,
};
let stripe: Awaited<ReturnType<typeof startStripeStandIn>>;

beforeAll(async () => {
  stripe = await startStripeStandIn();
  settings['STRIPE_API_URL'] = stripe.url;
});
afterAll(() => stripe.stop());
beforeEach(() => {
  stripe.asked.length = 0;
  stripe.setDown(false);
});
const server = createTestServer(settings);

const signer = new Stripe('sk_test_signer');
let events = 0;
const send = (type: string, object: object, { secret = PLATFORM, id = `evt_${(events += 1)}` } = {}) => {
  const payload = JSON.stringify({ id, object: 'event', type, data: { object } });
  const signature = signer.webhooks.generateTestHeaderString({ payload, secret });
  return server.anonymous.post(HOOK, Buffer.from(payload), {
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  });
};
const arrive = async (...given: Parameters<typeof send>) => {
  expect((await send(...given)).statusCode).toBe(200);
  await server.settle();
};

const AMOUNT = 100_00;
const balance = (key: Parameters<typeof server.services.ledger.balance>[1]) =>
  server.services.ledger.balance(server.database, key);

/** A payment of the contract's hirer with this token, carried out. */
async function pay(token: string) {
  const contract = await addContract(server, { amount: AMOUNT });
  const { id: contractId, clientId: payerId } = contract;
  await server.database
    .insert(providerPeople)
    .values({ userId: payerId, provider: 'stripe', customerRef: 'cus_1' });
  const [method] = await server.database
    .insert(paymentMethods)
    .values({ userId: payerId, provider: 'stripe', kind: 'card', token, last4: '4242' })
    .returning();
  const order = {
    contractId,
    milestoneId: null,
    payerId,
    methodId: method?.id,
    amount: AMOUNT,
    fromBalance: 0,
  };
  const { id } = await server.connection.transaction((tx) => server.services.payments.begin(tx, order));
  await server.settle();
  const now = async () => (await server.database.select().from(payments).where(eq(payments.id, id)))[0];
  return { contract, id, now };
}

async function addBank(token = 'ba_1') {
  const { id: userId } = await server.user('contractor');
  const ready = { userId, provider: 'stripe' as const, accountRef: 'acct_1', payoutsReady: true };
  await server.database.insert(providerPeople).values(ready);
  const [bank] = await server.database
    .insert(paymentMethods)
    .values({ userId, provider: 'stripe', kind: 'bank', token, last4: '6789' })
    .returning();
  return bank?.id ?? '';
}

async function withdraw(methodId: string) {
  const { contract } = await pay('pm_ok');
  await server.as('contractor').patch(`/api/v1/contracts/${contract.id}/complete`);
  await server.as('client').patch(`/api/v1/contracts/${contract.id}/approve-payment`);
  await server.as('contractor').post('/api/v1/wallet/withdrawals', { amount: 40, methodId });
  await server.settle();
  const { rows } = await server.connection.pool.query<{ id: string; ref: string }>(
    'select id, ref from payouts',
  );
  return { ...contract, payout: rows[0] ?? { id: '', ref: '' } };
}

test('a charge that succeeds is held; the event that tells of it again counts once [MON-11]', async () => {
  const { contract, id, now } = await pay('pm_ok');
  expect(await now()).toMatchObject({ status: 'succeeded' });
  const again = { id: (await now())?.ref, amount: AMOUNT, metadata: { key: id } };
  await arrive('payment_intent.succeeded', again, { id: 'evt_same' });
  await arrive('payment_intent.succeeded', again, { id: 'evt_same' });
  expect(await balance(held(contract.id))).toBe(AMOUNT);
});

test('a card without money says so', async () => {
  expect(await (await pay('pm_poor')).now()).toMatchObject({
    status: 'failed',
    failure: 'insufficientFunds',
  });
});

test('a charge that asks for the payer’s bank leads there, and is held when they came back [MON-11]', async () => {
  const { id, now, contract } = await pay('pm_action');
  expect(await now()).toMatchObject({ status: 'action', actionUrl: 'https://bank.example/confirm' });
  await arrive('payment_intent.succeeded', { id: (await now())?.ref, amount: AMOUNT, metadata: { key: id } });
  expect(await balance(held(contract.id))).toBe(AMOUNT);
});

test('while Stripe is down an order waits, and is one order when it is there again [MON-10]', async () => {
  stripe.setDown(true);
  const { id, now } = await pay('pm_ok');
  expect(await now()).toMatchObject({ status: 'pending' });
  stripe.setDown(false);
  await server.services.carryOut.charge({ paymentId: id, contractId: '' });
  await server.services.carryOut.charge({ paymentId: id, contractId: '' });
  await server.settle();
  expect(await now()).toMatchObject({ status: 'succeeded' });
  expect(stripe.done('/v1/payment_intents')).toBe(1);
});

test.each([
  ['a wrong secret', { secret: 'whsec_other' }],
  ['no signature', { secret: '' }],
])('an event with %s is refused and stored nowhere [MON-34]', async (_what, { secret }) => {
  const answer =
    secret === ''
      ? await server.anonymous.post(HOOK, { id: 'evt_x', type: 'payment_intent.succeeded' })
      : await send('payment_intent.succeeded', {}, { secret });
  expect(answer.statusCode).toBe(403);
  expect((await server.connection.pool.query('select 1 from provider_events')).rowCount).toBe(0);
});

test('the outcome of a dispute may come before its beginning [MON-11, MON-26]', async () => {
  const { contract, now } = await pay('pm_ok');
  const dispute = { id: 'dp_1', amount: AMOUNT, payment_intent: (await now())?.ref, status: 'lost' };
  await arrive('charge.dispute.closed', dispute);
  await arrive('charge.dispute.created', dispute);
  expect(await balance(held(contract.id))).toBe(0);
  const { rows } = await server.connection.pool.query('select status from chargebacks');
  expect(rows).toEqual([{ status: 'lost' }]);
});

test.each([
  ['succeeded', 'created', 'closed'],
  ['succeeded', 'closed', 'created'],
  ['created', 'succeeded', 'closed'],
  ['created', 'closed', 'succeeded'],
  ['closed', 'succeeded', 'created'],
  ['closed', 'created', 'succeeded'],
] as const)(
  'in the order %s, %s, %s, each told twice at once, they come to the same end [MON-11, MON-26]',
  async (...order) => {
    const { id, now, contract } = await pay('pm_action');
    const ref = (await now())?.ref;
    const dispute = { id: 'dp_any', amount: AMOUNT, payment_intent: ref };
    const told = {
      succeeded: ['payment_intent.succeeded', { id: ref, amount: AMOUNT, metadata: { key: id } }],
      created: ['charge.dispute.created', { ...dispute, status: 'needs_response' }],
      closed: ['charge.dispute.closed', { ...dispute, status: 'won' }],
    } as const;
    for (const name of order) {
      const [type, object] = told[name];
      const answers = await Promise.all([1, 2].map(() => send(type, object, { id: `evt_any_${name}` })));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      await server.settle();
    }
    expect(await now()).toMatchObject({ status: 'succeeded', failure: null });
    expect(await balance(held(contract.id))).toBe(AMOUNT);
    const { rows } = await server.connection.pool.query('select status from chargebacks');
    expect(rows).toEqual([{ status: 'won' }]);
    const events = await server.connection.pool.query(
      'select 1 from provider_events where event_id like $1',
      ['evt_any_%'],
    );
    expect(events.rowCount).toBe(3);
  },
);

test('a withdrawal goes over the account of its person, and is paid when the other endpoint says so [MON-31]', async () => {
  const { professionalId, payout } = await withdraw(await addBank());
  expect(stripe.asked.find(({ path }) => path === '/v1/payouts')?.account).toBe('acct_1');
  expect(await balance({ kind: 'outgoing', userId: professionalId })).toBe(40_00);
  const told = { id: payout.ref, amount: 40_00, metadata: { key: payout.id } };
  await arrive('payout.paid', told, { secret: CONNECT });
  expect(await balance({ kind: 'outgoing', userId: professionalId })).toBe(0);
  expect(await balance(wallet(professionalId))).toBe(60_00);
});

test.each([
  ['at once', 'ba_closed'],
  ['days later', 'ba_1'],
])(
  'one that the bank refuses %s comes back, from the account of its person too [MON-31]',
  async (when, token) => {
    const { professionalId, payout } = await withdraw(await addBank(token));
    const transfer = 'tr_later';
    const told = { id: payout.ref, amount: 40_00, failure_code: 'account_closed' };
    if (when !== 'at once')
      await arrive('payout.failed', { ...told, metadata: { key: payout.id, transfer } }, { secret: CONNECT });
    expect(await balance(wallet(professionalId))).toBe(AMOUNT);
    expect(stripe.asked.filter(({ path }) => path.endsWith('/reversals'))).toHaveLength(1);
  },
);

test('a card and a bank account are typed into pages of Stripe, and only one’s own are taken [MON-13]', async () => {
  const client = server.as('client');
  const begun = await client.post(`${METHODS}/begin`, { kind: 'card' });
  expect(begun.json().data).toEqual({ url: 'https://stripe.example/setup' });
  await server.database.update(providerPeople).set({ customerRef: 'cus_1' });
  const added = await client.post(METHODS, { token: 'cs_1' });
  expect(added.json().data).toMatchObject({ kind: 'card', brand: 'visa', last4: '4242', expires: '04/31' });
  for (const token of ['cs_1', 'acct_9', 'sbx_card_ok_00000000', 'pm_ok'])
    expect((await server.as('company').post(METHODS, { token })).json().code).toBe('METHOD_REFUSED');
});
