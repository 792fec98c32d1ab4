import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../database/connect';
import { transfers } from '../../../database/tables/ledger';
import {
  chargebacks,
  paymentMethods,
  payments,
  providerEvents,
  refunds,
  sandboxOperations,
} from '../../../database/tables/payments';
import { between, external, held, wallet } from '../ledger/posting';
import { refundPosting } from '../ledger/postings';
import type { ProviderEvent } from '../../../database/provider-event';
import { createTestServer, UNKNOWN_ID } from '../../../app/testing';
import { addContract } from '../../deals/contracts/testing';
import type { PaymentOrder } from './payments.service';
import { addMethod, addPayment } from './testing';

const server = createTestServer({ SANDBOX_DELAY_SECONDS: '0' });
const AMOUNT = 100_00;
let methods = 0;
/** As the page makes it: one person can have the same number twice. */
const own = (stem: string) => `${stem}_${(methods++).toString(16).padStart(8, '0')}`;

const inTx = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => server.connection.transaction(work);
const balance = (userId: string) => server.services.ledger.balance(server.database, wallet(userId));
const heldIn = (contractId: string) => server.services.ledger.balance(server.database, held(contractId));
const outside = () => server.services.ledger.balance(server.database, external('sandbox'));
const begin = (order: PaymentOrder) => inTx((tx) => server.services.payments.begin(tx, order));
const paymentNow = (id: string) => server.database.query.payments.findFirst({ where: eq(payments.id, id) });
const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: { code?: unknown }) => error.code,
  );

/** So much comes from outside into a wallet. */
const fill = (userId: string, amount: number) =>
  inTx((tx) =>
    server.services.ledger.post(tx, [
      {
        ...{ key: `fill:${userId}`, reason: 'charge' as const, event: 'clock', actorId: null },
        entries: between(external('sandbox'), wallet(userId), amount),
      },
    ]),
  );

/** A contract whose hirer has a card with this token, and the order that they would send. */
async function anOrder(token = 'sbx_card_ok') {
  const contract = await addContract(server, { amount: AMOUNT });
  const { id: contractId, clientId: payerId } = contract;
  const { id: methodId } = await addMethod(server, { userId: payerId, token: own(token) });
  const order = { contractId, milestoneId: null, payerId, methodId, amount: AMOUNT, fromBalance: 0 };
  return { contract, order, payerId, contractId };
}

/** The same, carried out. */
async function aPayment(token?: string) {
  const ordered = await anOrder(token);
  const { id: paymentId } = await begin(ordered.order);
  await server.settle();
  return { ...ordered, paymentId };
}

test.each([
  ['sbx_card_ok', 'succeeded', null],
  ['sbx_card_slow', 'succeeded', null],
  ['sbx_card_declined', 'failed', 'declined'],
  ['sbx_card_poor', 'failed', 'insufficientFunds'],
  ['sbx_card_expired', 'failed', 'expiredCard'],
  ['sbx_card_no_refund', 'succeeded', null],
])('the test card %s: %s', async (token, status, failure) => {
  const { paymentId, contractId } = await aPayment(token);
  const paid = status === 'succeeded' ? AMOUNT : 0;
  expect(await paymentNow(paymentId)).toMatchObject({ status, failure, settledAt: expect.any(Date) });
  expect([await heldIn(contractId), await outside()]).toEqual([paid, 0 - paid]);
});

test.each([
  ['sbx_card_chargeback', 'lost'],
  ['sbx_card_chargeback_won', 'won'],
])('the test card %s is charged back, which ends %s', async (token, status) => {
  const { paymentId } = await aPayment(token);
  expect(await paymentNow(paymentId)).toMatchObject({ status: 'succeeded' });
  expect(await server.database.select().from(chargebacks)).toMatchObject([
    { paymentId, amount: AMOUNT, status },
  ]);
});

test('a payment from the wallet alone asks no provider', async () => {
  const { payerId, contractId } = await anOrder();
  await fill(payerId, AMOUNT);
  const funded = await server
    .as('client')
    .post(`/api/v1/contracts/${contractId}/payments`, { useBalance: true });
  expect(funded.json().data).toMatchObject({ status: 'succeeded' });
  await server.settle();
  expect(await server.database.$count(sandboxOperations)).toBe(0);
  expect([await balance(payerId), await heldIn(contractId)]).toEqual([0, AMOUNT]);
});

test('one at a time, and with a card of one’s own', async () => {
  const { order, payerId } = await anOrder();
  const bank = await addMethod(server, { userId: payerId, token: own('sbx_bank_ok') });
  const stranger = await server.addUser();
  const theirs = await addMethod(server, { userId: stranger.id, token: own('sbx_card_ok') });
  const removed = await addMethod(server, {
    ...{ userId: payerId, token: own('sbx_card_ok'), removedAt: new Date() },
  });
  for (const methodId of [bank.id, theirs.id, removed.id, UNKNOWN_ID, undefined])
    expect(await codeOf(begin({ ...order, methodId }))).toBe('METHOD_NOT_FOUND');
  const codes = await Promise.all(Array.from({ length: 20 }, () => codeOf(begin(order))));
  expect(codes.filter((code) => code === 'done')).toHaveLength(1);
  expect(codes.filter((code) => code === 'PAYMENT_UNDER_WAY')).toHaveLength(19);
});

test('an order that is carried out again and again is one charge [MON-10]', async () => {
  const { order, contractId } = await anOrder();
  const { id: paymentId } = await begin(order);
  const carryOut = () => server.services.carryOut.charge({ paymentId, contractId });
  await carryOut();
  await Promise.all([carryOut(), carryOut(), carryOut()]);
  await server.settle();
  await carryOut();
  await server.settle();
  expect(await server.database.$count(sandboxOperations)).toBe(1);
  expect(await server.database.$count(transfers)).toBe(2);
  expect(await heldIn(contractId)).toBe(AMOUNT);
});

test('a provider that cannot be asked leaves the order as it is [MON-10]', async () => {
  const { contract, contractId, order } = await anOrder();
  const { id: paymentId } = await addPayment(server, contract, {
    ...{ provider: 'stripe', methodId: order.methodId },
  });
  await expect(server.services.carryOut.charge({ paymentId, contractId })).rejects.toThrow('not available');
  expect(await paymentNow(paymentId)).toMatchObject({ status: 'pending' });
});

describe('events of a provider', () => {
  async function tell(event: ProviderEvent): Promise<void> {
    const row = { provider: 'sandbox' as const, eventId: event.id, kind: event.kind, payload: event };
    await server.database.insert(providerEvents).values(row);
    await settle(event.id);
  }
  const settle = (eventId: string) => server.services.settleEvent({ provider: 'sandbox', eventId });
  const eventNow = (eventId: string) =>
    server.database.query.providerEvents.findFirst({ where: eq(providerEvents.eventId, eventId) });

  const KINDS = ['charge.succeeded', 'charge.failed', 'chargeback.opened', 'chargeback.won'] as const;
  type Kind = (typeof KINDS)[number];
  const permutations = (kinds: readonly Kind[]): Kind[][] =>
    kinds.length === 0
      ? [[]]
      : kinds.flatMap((kind) =>
          permutations(kinds.filter((other) => other !== kind)).map((rest) => [kind, ...rest]),
        );

  test('count in every order to the same end [MON-11]', async () => {
    for (const kinds of permutations(KINDS)) {
      const contract = await addContract(server, { amount: AMOUNT, clientId: (await server.addUser()).id });
      const { id } = await addPayment(server, contract);
      for (const kind of kinds)
        await tell({
          ...{ id: `${id}:${kind}`, kind, key: id, amount: AMOUNT, chargeRef: `ch_${id}` },
          ref: kind.startsWith('chargeback') ? `cb_${id}` : `ch_${id}`,
        });
      expect(await paymentNow(id)).toMatchObject({ status: 'succeeded', failure: null, ref: `ch_${id}` });
      expect(await heldIn(contract.id)).toBe(AMOUNT);
      const rows = await server.database.select().from(chargebacks).where(eq(chargebacks.paymentId, id));
      expect(rows).toMatchObject([{ status: 'won' }]);
    }
  });

  test('count once, however often they are told [MON-11]', async () => {
    const { contract, contractId } = await anOrder();
    const { id } = await addPayment(server, contract);
    await tell({ id: 'e1', kind: 'charge.succeeded', key: id, ref: 'ch_1', amount: AMOUNT });
    await Promise.all(Array.from({ length: 10 }, () => settle('e1')));
    expect(await server.database.$count(transfers)).toBe(2);
    expect(await heldIn(contractId)).toBe(AMOUNT);
    await tell({ id: 'e2', kind: 'charge.failed', key: id, ref: 'ch_1', failure: 'declined' });
    expect(await eventNow('e1')).toMatchObject({ outcome: 'applied', appliedAt: expect.any(Date) });
    expect(await eventNow('e2')).toMatchObject({ outcome: 'late' });
  });

  test('of what nobody knows are kept, and asked about again for a while [MON-11]', async () => {
    await tell({ id: 'e1', kind: 'charge.succeeded', key: UNKNOWN_ID, ref: 'ch_1' });
    expect(await eventNow('e1')).toMatchObject({ outcome: 'unknown' });
    const early = { id: 'e2', kind: 'chargeback.opened', ref: 'cb_1', chargeRef: 'ch_1' } as const;
    await expect(tell(early)).rejects.toThrow('nothing is known');
    expect(await eventNow('e2')).toMatchObject({ appliedAt: null });
    await server.database
      .update(providerEvents)
      .set({ receivedAt: sql`now() - interval '1 hour'` })
      .where(eq(providerEvents.eventId, 'e2'));
    await settle('e2');
    expect(await eventNow('e2')).toMatchObject({ outcome: 'unknown' });
  });
});

describe('withdrawals', () => {
  async function aWithdrawal(token: string, amount = 40_00) {
    const { id: userId } = await server.user('contractor');
    await fill(userId, AMOUNT);
    const { id: methodId } = await addMethod(server, { userId, token: own(token) });
    const withdraw = () => inTx((tx) => server.services.outflow.withdraw(tx, { userId, methodId, amount }));
    return { userId, withdraw };
  }

  test.each([
    ['sbx_bank_ok', 'paid', 60_00],
    ['sbx_bank_slow', 'paid', 60_00],
    ['sbx_bank_closed', 'failed', 100_00],
  ])('to %s are %s', async (token, status, left) => {
    const { userId, withdraw } = await aWithdrawal(token);
    await withdraw();
    expect(await balance(userId)).toBe(60_00);
    await server.settle();
    expect(await server.database.query.payouts.findFirst()).toMatchObject({ status, amount: 40_00 });
    expect(await balance(userId)).toBe(left);
    expect(await outside()).toBe(0 - left);
  });

  test('are never more than there is, also 20 at once [MON-02]', async () => {
    const { userId, withdraw } = await aWithdrawal('sbx_bank_ok', 30_00);
    const codes = await Promise.all(Array.from({ length: 20 }, () => codeOf(withdraw())));
    expect(codes.filter((code) => code === 'done')).toHaveLength(3);
    expect(codes.filter((code) => code === 'INSUFFICIENT_FUNDS')).toHaveLength(17);
    await server.settle();
    expect([await balance(userId), await outside()]).toEqual([10_00, -10_00]);
  });

  test('that a bank sends back are in the wallet again', async () => {
    const { userId, withdraw } = await aWithdrawal('sbx_bank_ok');
    const key = await withdraw();
    await server.settle();
    const event = { id: 'e1', kind: 'payout.failed', key, ref: '', failure: 'accountClosed' } as const;
    await server.database
      .insert(providerEvents)
      .values({ provider: 'sandbox', eventId: 'e1', kind: event.kind, payload: event });
    await server.services.settleEvent({ provider: 'sandbox', eventId: 'e1' });
    expect(await balance(userId)).toBe(AMOUNT);
    expect(await server.database.query.payouts.findFirst()).toMatchObject({ status: 'failed' });
  });
});

describe('money back to a card', () => {
  const giveBack = (contractId: string, clientId: string) => {
    const part = { contractId, clientId, milestoneId: null, eventId: 'e1', amount: AMOUNT };
    return inTx((tx) =>
      server.services.ledger.post(tx, [refundPosting(part, { event: 'clock', actorId: null })]),
    );
  };
  const payBack = (given: { userId: string; contractId: string; most?: number }) =>
    inTx((tx) => server.services.outflow.payBack(tx, given, { event: 'clock', actorId: null }));

  test('is never more than came from it', async () => {
    const { payerId: userId, contractId } = await aPayment();
    await giveBack(contractId, userId);
    await payBack({ userId, contractId, most: 30_00 });
    await server.settle();
    expect([await balance(userId), await outside()]).toEqual([70_00, -70_00]);
    await payBack({ userId, contractId });
    await payBack({ userId, contractId });
    await server.settle();
    expect([await balance(userId), await outside()]).toEqual([0, 0]);
    const rows = await server.database.select().from(refunds);
    expect(rows.map(({ status }) => status)).toEqual(['paid', 'paid']);
  });

  test('stays in the wallet where the card takes none', async () => {
    const { payerId: userId, contractId } = await aPayment('sbx_card_no_refund');
    await giveBack(contractId, userId);
    await payBack({ userId, contractId });
    expect(await balance(userId)).toBe(0);
    await server.settle();
    expect(await balance(userId)).toBe(AMOUNT);
    expect(await server.database.select().from(refunds)).toMatchObject([
      { status: 'failed', failure: 'refusedByBank' },
    ]);
  });
});

test('no number of a card or an account is kept anywhere [MON-13]', async () => {
  const { paymentId, payerId: userId } = await aPayment('sbx_card_chargeback');
  const tables = [paymentMethods, payments, providerEvents, sandboxOperations, transfers, chargebacks];
  const rows = await Promise.all(tables.map((table) => server.database.select().from(table)));
  const text = JSON.stringify(rows);
  expect(text).toContain(paymentId);
  expect(text).toContain(userId);
  const ids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
  expect(text.replaceAll(ids, '')).not.toMatch(/\d{12,19}/);
});

describe('reading', () => {
  test.each([
    ['a visitor', () => server.anonymous, 401],
    ['whoever pays', () => server.as('client'), 200],
    ['the professional', () => server.as('contractor'), 404],
    ['a company', () => server.as('company'), 404],
    ['an admin', () => server.as('admin'), 200],
  ])('a payment: %s', async (_who, caller, status) => {
    const { paymentId } = await aPayment();
    expect((await caller().get(`/api/v1/payments/${paymentId}`)).statusCode).toBe(status);
  });

  test('it says what has become of it, in dollars', async () => {
    const { paymentId, contractId } = await aPayment('sbx_card_poor');
    expect((await server.as('client').get(`/api/v1/payments/${paymentId}`)).json().data).toMatchObject({
      ...{ _id: paymentId, contractId, milestoneId: null, amount: 100, fromBalance: 0, status: 'failed' },
      ...{ failure: 'insufficientFunds', method: { kind: 'card', brand: null, last4: '4242' } },
    });
    const unknown = await server.as('client').get(`/api/v1/payments/${UNKNOWN_ID}`);
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'PAYMENT_NOT_FOUND']);
    expect((await server.as('client').get('/api/v1/payments/nonsense')).statusCode).toBe(404);
  });

  test.each([
    ['a visitor', server.anonymous, 401],
    ['a client', server.as('client'), 200],
    ['a company', server.as('company'), 200],
    ['a contractor', server.as('contractor'), 200],
    ['an admin', server.as('admin'), 200],
  ])('who moves money: %s', async (_who, caller, status) => {
    const answer = await caller.get('/api/v1/payments/provider');
    expect(answer.statusCode).toBe(status);
    if (status === 200) expect(answer.json().data).toEqual({ name: 'sandbox', isTest: true, feePercent: 0 });
  });
});
