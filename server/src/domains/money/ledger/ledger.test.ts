import { eq } from 'drizzle-orm';
import { violates } from '../../../database/connect';
import type { Tx } from '../../../database/connect';
import { accounts, documents, entries, transfers } from '../../../database/tables/ledger';
import { milestones } from '../../../database/tables/milestones';
import { addContract, addDispute } from '../../deals/contracts/testing';
import { addChargeback, addPayment } from '../payments/testing';
import { createTestServer } from '../../../app/testing';
import { chargebackPosting, chargebackWonPosting } from './leaving-postings';
import { between, external, outgoing, wallet } from './posting';
import type { AccountKey, Posting } from './posting';
import {
  awardBackPosting,
  awardPosting,
  chargePosting,
  clearPosting,
  feeOf,
  fundPosting,
  refundPosting,
  releasePosting,
  shiftPosting,
} from './postings';

const server = createTestServer();
const clock = { event: 'clock', actorId: null };
const outside = external('sandbox');

const inTx = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => server.connection.transaction(work);
const post = (...postings: Posting[]) => inTx((tx) => server.services.ledger.post(tx, postings));
const balance = (key: AccountKey) => server.services.ledger.balance(server.database, key);

let made = 0;
const moving = (from: AccountKey, to: AccountKey, amount: number): Posting => ({
  ...clock,
  key: `test:${made++}`,
  reason: 'charge',
  entries: between(from, to, amount),
});

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

/** Somebody with so much in their wallet. */
async function aPersonWith(amount: number) {
  const { id } = await server.addUser();
  if (amount > 0) await post(moving(outside, wallet(id), amount));
  return id;
}

describe('entries of a transfer', () => {
  /** Without the ledger, as any code could. */
  const write = (amounts: readonly number[], accountIds: readonly string[]) =>
    inTx(async (tx) => {
      const [transfer] = await tx
        .insert(transfers)
        .values({ ...clock, key: `by-hand:${made++}`, reason: 'charge' })
        .returning();
      const rows = amounts.map((amount, n) => ({
        amount,
        accountId: accountIds[n] ?? '',
        transferId: transfer?.id ?? '',
      }));
      if (rows.length > 0) await tx.insert(entries).values(rows);
    });

  test.each([
    ['one that does not sum to zero', [10, -9]],
    ['a lone entry', [10]],
    ['none at all', []],
  ])('%s is refused when the transaction ends [MON-01]', async (_what, amounts) => {
    const person = await aPersonWith(0);
    await inTx((tx) => server.services.ledger.balancesForUpdate(tx, [wallet(person)]));
    await post(moving(outside, wallet(person), 100));
    const rows = await server.database.select().from(accounts);
    const ids = rows.map(({ id }) => id);
    const failure = await failureOf(write(amounts, ids));
    expect(violates(failure, '23514', 'transfers_balance')).toBe(true);
    expect(await balance(wallet(person))).toBe(100);
    expect(await server.database.$count(transfers)).toBe(1);
  });

  test('an entry by hand moves its balance, and none below zero [MON-01, MON-02]', async () => {
    const [one, other] = [await aPersonWith(50), await aPersonWith(20)];
    const rows = await server.database.select().from(accounts);
    const idOf = (userId: string) => rows.find((row) => row.userId === userId)?.id ?? '';
    await write([-30, 30], [idOf(one), idOf(other)]);
    expect([await balance(wallet(one)), await balance(wallet(other))]).toEqual([20, 50]);
    const failure = await failureOf(write([-30, 30], [idOf(one), idOf(other)]));
    expect(violates(failure, '23514', 'accounts_not_negative')).toBe(true);
    expect([await balance(wallet(one)), await balance(wallet(other))]).toEqual([20, 50]);
  });

  test('one without an amount is left out, and a transfer of nothing is none', async () => {
    const person = await aPersonWith(0);
    expect(await post(moving(outside, wallet(person), 0))).toEqual([]);
    const fee: Posting = {
      ...moving(outside, wallet(person), 5),
      entries: [...between(outside, wallet(person), 5), { account: { kind: 'fees' }, amount: 0 }],
    };
    expect(await post(fee)).toHaveLength(1);
    expect(await server.database.$count(entries)).toBe(2);
  });
});

describe('below zero', () => {
  test('nothing is booked, and what came before it in the same transaction neither [MON-02]', async () => {
    const [one, other] = [await aPersonWith(100), await aPersonWith(0)];
    const failure = await failureOf(
      post(moving(wallet(one), wallet(other), 60), moving(wallet(one), wallet(other), 60)),
    );
    expect(failure).toMatchObject({ code: 'INSUFFICIENT_FUNDS', details: { available: 0.4 } });
    expect([await balance(wallet(one)), await balance(wallet(other))]).toEqual([100, 0]);
  });

  test('what comes in with one posting goes out with the next', async () => {
    const [one, other] = [await aPersonWith(0), await aPersonWith(0)];
    await post(moving(outside, wallet(one), 60), moving(wallet(one), wallet(other), 60));
    expect([await balance(wallet(one)), await balance(wallet(other))]).toEqual([0, 60]);
    expect(await balance(outside)).toBe(-60);
  });

  test('of 50 withdrawals of 10 from 300 at once exactly 30 pass [MON-02]', async () => {
    const person = await aPersonWith(300);
    const tries = Array.from({ length: 50 }, () =>
      failureOf(post(moving(wallet(person), outgoing(person), 10))),
    );
    const failures = (await Promise.all(tries)).filter((failure) => failure !== undefined);
    expect(failures).toHaveLength(20);
    for (const failure of failures)
      expect(failure).toMatchObject({ code: 'INSUFFICIENT_FUNDS', details: { available: 0 } });
    expect([await balance(wallet(person)), await balance(outgoing(person))]).toEqual([0, 300]);
  });
});

test('a key is booked once, also of 20 at once [MON-03]', async () => {
  const person = await aPersonWith(0);
  const posting = { ...moving(outside, wallet(person), 10), key: 'charge:once' };
  const ids = await Promise.all(Array.from({ length: 20 }, () => post(posting)));
  expect(ids.flat()).toHaveLength(1);
  expect(await post(posting)).toEqual([]);
  expect(await balance(wallet(person))).toBe(10);
});

test('a key is free again when what used it was undone [MON-03]', async () => {
  const person = await aPersonWith(0);
  const posting = { ...moving(outside, wallet(person), 10), key: 'charge:undone' };
  const undone = inTx(async (tx) => {
    await server.services.ledger.post(tx, [posting]);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await post(posting)).toHaveLength(1);
});

test('two people who pay each other at once do not wait for each other for ever', async () => {
  const [one, other] = [await aPersonWith(1000), await aPersonWith(1000)];
  const there = () => post(moving(wallet(one), wallet(other), 3));
  const back = () => post(moving(wallet(other), wallet(one), 3));
  // No more at once than wait for a connection without running into its time limit.
  for (let round = 0; round < 20; round += 1) {
    await Promise.all(Array.from({ length: 5 }, () => [there(), back()]).flat());
  }
  expect([await balance(wallet(one)), await balance(wallet(other))]).toEqual([1000, 1000]);
});

test.each([
  `update transfers set event = 'x'`,
  'delete from transfers',
  'update entries set amount = amount * 2',
  'delete from entries',
  `update documents set kind = 'invoice'`,
  'delete from documents',
  'update accounts set balance = 1000000',
  'delete from accounts',
  'truncate entries',
  `insert into accounts (id, kind, balance) values (gen_random_uuid(), 'losses', 100)`,
])('the database refuses: %s [MON-04]', async (statement) => {
  const person = await aPersonWith(0);
  await post({ ...moving(outside, wallet(person), 10), document: 'receipt' });
  expect(await server.database.$count(documents)).toBe(1);
  await expect(server.connection.pool.query(statement)).rejects.toMatchObject({ code: '42501' });
  expect(await balance(wallet(person))).toBe(10);
});

test('a person whose money is booked is not deleted with it [MON-04]', async () => {
  const person = await aPersonWith(10);
  const deleting = server.connection.pool.query('delete from users where id = $1', [person]);
  await expect(deleting).rejects.toMatchObject({ code: '42501' });
});

/** A contract of the test's client and contractor with a payment that is charged and funded. */
async function aFundedContract(amount: number, milestoneId: string | null = null, given = {}) {
  const contract = await addContract(server, { amount, ...given });
  const { id: contractId, clientId: payerId, professionalId } = contract;
  const payment = await addPayment(server, contract, { milestoneId, status: 'succeeded' });
  const charged = { id: payment.id, contractId, milestoneId, payerId, provider: 'sandbox', amount } as const;
  await post(chargePosting(charged, clock), fundPosting(charged, clock));
  return { contract, contractId, payment, payerId, professionalId };
}

const figuresOf = async (contractId: string) => {
  const money = await server.services.ledger.contractMoney(server.database, [contractId]);
  const figures = money.get(contractId);
  if (figures) expect(figures.funded).toBe(figures.held + figures.released + figures.refunded);
  return figures;
};

test('what was funded is held, released or refunded, whatever happens to it [MON-05]', async () => {
  const { contractId, payment, payerId, professionalId } = await aFundedContract(1000_00);
  expect(await figuresOf(contractId)).toMatchObject({
    funded: 1000_00,
    held: 1000_00,
    released: 0,
    refunded: 0,
  });
  const part = { contractId, milestoneId: null };
  await post(
    releasePosting({ ...part, eventId: 'e1', amount: 250_00, professionalId, feePercent: 10 }, clock),
  );
  expect(await balance(wallet(professionalId))).toBe(225_00);
  expect(await balance({ kind: 'fees' })).toBe(25_00);
  await post(refundPosting({ ...part, eventId: 'e2', amount: 100_00, clientId: payerId }, clock));
  expect(await figuresOf(contractId)).toMatchObject({ held: 650_00, released: 250_00, refunded: 100_00 });

  const { id: disputeId } = await addDispute(server, { contractId, raisedById: payerId });
  const decided = { disputeId, contractId, milestoneId: null, round: 1 };
  await post(
    awardPosting({ ...decided, userId: professionalId, amount: 300_00 }, clock),
    awardBackPosting({ ...decided, userId: payerId, amount: 50_00 }, clock),
  );
  expect(await figuresOf(contractId)).toMatchObject({ held: 300_00, released: 550_00, refunded: 150_00 });
  await post(
    shiftPosting({ ...decided, round: 2, fromId: professionalId, toId: payerId, amount: 40_00 }, clock),
  );
  expect(await figuresOf(contractId)).toMatchObject({ held: 300_00, released: 510_00, refunded: 190_00 });
  const share = { contractId, disputeId };
  await post(
    clearPosting({ ...share, id: 'c1', userId: professionalId, amount: 260_00 }, 10, clock),
    clearPosting({ ...share, id: 'c2', userId: payerId, amount: 90_00 }, null, clock),
  );
  expect(await balance(wallet(payerId))).toBe(190_00);
  expect(await balance({ kind: 'fees' })).toBe(51_00);

  const { id } = await addChargeback(server, payment.id, 500_00);
  const shares = {
    held: 300_00,
    payer: 190_00,
    professionalClearing: 0,
    professionalWallet: 0,
    losses: 10_00,
  };
  const parties = {
    contractId,
    payerId,
    professionalId,
    paymentId: payment.id,
    provider: 'sandbox',
  } as const;
  await post(chargebackPosting({ ...parties, id, shares }, clock));
  expect(await figuresOf(contractId)).toMatchObject({ held: 0, released: 510_00, refunded: 490_00 });
  expect(await balance({ kind: 'losses' })).toBe(-10_00);
  await post(chargebackWonPosting({ ...parties, id, shares }, clock));
  expect(await figuresOf(contractId)).toMatchObject({ held: 300_00, released: 510_00, refunded: 190_00 });
  expect([await balance({ kind: 'losses' }), await balance(wallet(payerId))]).toEqual([0, 190_00]);
});

test('the figures of milestones are theirs, and together those of the contract [MON-05]', async () => {
  const contract = await addContract(server, { amount: 300_00 });
  const { id: contractId, clientId: payerId, professionalId } = contract;
  const rows = await server.database
    .insert(milestones)
    .values([1, 2].map((position) => ({ contractId, position, title: 'Part', amount: position * 100_00 })))
    .returning();
  for (const { id: milestoneId, amount } of rows) {
    const { id } = await addPayment(server, contract, { milestoneId, amount, status: 'succeeded' });
    const charged = { id, contractId, milestoneId, payerId, provider: 'sandbox', amount } as const;
    await post(chargePosting(charged, clock), fundPosting(charged, clock));
  }
  const [first, second] = rows;
  const released = { contractId, milestoneId: first?.id ?? '', eventId: 'e1', amount: 100_00 };
  await post(releasePosting({ ...released, professionalId, feePercent: 0 }, clock));
  const figures = await figuresOf(contractId);
  expect(figures).toMatchObject({ funded: 300_00, held: 200_00, released: 100_00, refunded: 0 });
  expect(figures?.milestones.get(first?.id ?? '')).toMatchObject({
    funded: 100_00,
    held: 0,
    released: 100_00,
  });
  expect(figures?.milestones.get(second?.id ?? '')).toMatchObject({ funded: 200_00, held: 200_00 });
});

test('a contract that was never funded has no figures', async () => {
  const contract = await addContract(server);
  const { id } = await addPayment(server, contract);
  const { clientId: payerId, amount } = contract;
  const charged = {
    id,
    contractId: contract.id,
    milestoneId: null,
    payerId,
    provider: 'sandbox',
    amount,
  } as const;
  await post(chargePosting(charged, clock));
  expect(await figuresOf(contract.id)).toBeUndefined();
});

test('a movement has its paper, which is numbered later: a receipt, an invoice, a credit note', async () => {
  const { contractId, payerId, professionalId } = await aFundedContract(30_00);
  const part = { contractId, milestoneId: null, amount: 10_00 };
  await post(releasePosting({ ...part, eventId: 'e1', professionalId, feePercent: 0 }, clock));
  await post(refundPosting({ ...part, eventId: 'e2', clientId: payerId }, clock));
  const rows = await server.database
    .select({ kind: documents.kind, reason: transfers.reason, number: documents.number })
    .from(documents)
    .innerJoin(transfers, eq(transfers.id, documents.transferId))
    .orderBy(documents.transferId);
  expect(rows.map(({ kind, reason }) => [kind, reason])).toEqual([
    ['receipt', 'fund'],
    ['invoice', 'release'],
    ['creditNote', 'refund'],
  ]);
  expect(rows.map(({ number }) => number)).toEqual([null, null, null]);
});

test.each([
  [33_33, 10, 333],
  [1, 10, 0],
  [5, 10, 1],
  [100_00, 2.5, 250],
  [100_00, 0, 0],
])('of %d cents %d percent are %d', (amount, percent, fee) => {
  expect(feeOf(amount, percent)).toBe(fee);
});
