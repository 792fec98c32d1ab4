import { createTestServer, UNKNOWN_ID } from '../../../app/testing';
import { addContract } from '../../deals/contracts/testing';
import { addMethod } from '../payments/testing';

const server = createTestServer({ SANDBOX_DELAY_SECONDS: '0', PLATFORM_FEE_PERCENT: '10' });
const PATH = '/api/v1/wallet';
const DAY_MS = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const PERIOD = `from=${at(-30)}&to=${at(1)}`;

type Caller = ReturnType<typeof server.as>;
const read = async (caller: Caller) => (await caller.get(`${PATH}?${PERIOD}`)).json().data;
const rowsOf = async (caller: Caller, more = '') =>
  (await caller.get(`${PATH}/transactions?${PERIOD}&limit=100${more}`)).json();

const addBank = async (who: 'client' | 'contractor', stem = 'sbx_bank_ok') => {
  const { id: userId } = await server.user(who);
  return (await addMethod(server, { userId, token: `${stem}_0a1b2c3d` })).id;
};

/** A hundred dollars paid in by the client; approved, the contractor has ninety of them. */
async function aPaidContract({ isApproved = true } = {}) {
  const contract = await addContract(server, { amount: 100_00 });
  const { id: contractId, clientId: payerId } = contract;
  const { id: methodId } = await addMethod(server, { userId: payerId, token: 'sbx_card_ok_0a1b2c3d' });
  const order = { contractId, milestoneId: null, payerId, methodId, amount: 100_00, fromBalance: 0 };
  await server.connection.transaction((tx) => server.services.payments.begin(tx, order));
  await server.settle();
  if (!isApproved) return contract;
  await server.as('contractor').patch(`/api/v1/contracts/${contractId}/complete`);
  await server.as('client').patch(`/api/v1/contracts/${contractId}/approve-payment`);
  return contract;
}

describe.each([
  ['a visitor', server.anonymous, 401],
  ['a client', server.as('client'), undefined],
  ['a company', server.as('company'), undefined],
  ['a contractor', server.as('contractor'), undefined],
  ['an admin', server.as('admin'), 403],
] as const)('%s', (_who, caller, refused) => {
  test.each([
    ['reads it', () => caller.get(`${PATH}?${PERIOD}`), 200],
    ['lists what moved it', () => caller.get(`${PATH}/transactions?${PERIOD}`), 200],
    ['downloads what moved it', () => caller.get(`${PATH}/export?${PERIOD}`), 200],
    [
      'withdraws to no account of theirs',
      () => caller.post(`${PATH}/withdrawals`, { amount: 10, methodId: UNKNOWN_ID }),
      404,
    ],
  ])('%s', async (_what, call, status) => {
    expect((await call()).statusCode).toBe(refused ?? status);
  });
});

test('an empty one says so', async () => {
  expect(await read(server.as('contractor'))).toEqual({
    balance: 0,
    onClearance: 0,
    parts: { held: 0, clearing: 0, outgoing: 0 },
    expenses: 0,
    earned: 0,
    isTest: true,
    canWithdraw: false,
  });
  const rows = await rowsOf(server.as('contractor'));
  expect(rows).toMatchObject({ data: [], count: 0, page: 1, limit: 100 });
});

test('what is held in a contract is on clearance for both sides, as much as it says itself [MON-30]', async () => {
  const { id } = await aPaidContract({ isApproved: false });
  for (const who of ['client', 'contractor'] as const) {
    const { data: contract } = (await server.as(who).get(`/api/v1/contracts/${id}`)).json();
    const { onClearance, parts } = await read(server.as(who));
    expect([contract.money.held, parts.held, onClearance]).toEqual([100, 100, 100]);
  }
  expect(await read(server.as('company'))).toMatchObject({ onClearance: 0, parts: { held: 0 } });
});

test('what is held is on clearance, what is released in the balance [MON-30]', async () => {
  const contract = await aPaidContract({ isApproved: false });
  expect(await read(server.as('contractor'))).toMatchObject({ balance: 0, onClearance: 100, earned: 0 });
  expect(await read(server.as('client'))).toMatchObject({ balance: 0, onClearance: 100, expenses: 100 });
  await server.as('contractor').patch(`/api/v1/contracts/${contract.id}/complete`);
  await server.as('client').patch(`/api/v1/contracts/${contract.id}/approve-payment`);
  expect(await read(server.as('contractor'))).toMatchObject({
    balance: 90,
    onClearance: 0,
    expenses: 10,
    earned: 90,
  });
  expect(await read(server.as('client'))).toMatchObject({ onClearance: 0, expenses: 100, earned: 0 });
  const { data } = await rowsOf(server.as('contractor'));
  expect(data).toMatchObject([
    { kind: 'release', amount: 90, status: 'done', contract: { _id: contract.id } },
  ]);
});

test('a payment by card is one row, and two movements in the file [MON-30, MON-32]', async () => {
  await aPaidContract({ isApproved: false });
  const client = server.as('client');
  const { data, count } = await rowsOf(client);
  expect(data).toMatchObject([{ kind: 'fund', method: 'card', last4: '4242', amount: -100, byCard: 100 }]);
  expect(count).toBe(1);
  const { body } = await client.get(`${PATH}/export?${PERIOD}&language=en`);
  expect(body.trim().split('\r\n').slice(1)).toEqual([
    expect.stringMatching(/,Payment into a contract,Credit card,4242,.*,-100,Done,/),
    expect.stringMatching(/,Paid by card,Credit card,4242,.*,100,Done,/),
  ]);
});

test('nobody sees what moved another’s [MON-30]', async () => {
  await aPaidContract();
  expect(await rowsOf(server.as('company'))).toMatchObject({ data: [], count: 0 });
});

test('a withdrawal leaves the balance at once and goes to the bank account [MON-31]', async () => {
  await aPaidContract();
  const methodId = await addBank('contractor');
  const contractor = server.as('contractor');
  const answer = await contractor.post(`${PATH}/withdrawals`, { amount: 40.5, methodId });
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({
    message: 'Withdrawal started',
    data: { kind: 'withdraw', method: 'bank', last4: '6789', amount: -40.5, status: 'pending' },
  });
  expect(await read(contractor)).toMatchObject({ balance: 49.5, onClearance: 40.5 });
  await server.settle();
  expect(await read(contractor)).toMatchObject({ balance: 49.5, onClearance: 0 });
  expect((await rowsOf(contractor)).data[0]).toMatchObject({ kind: 'withdraw', status: 'done' });
});

test('one that fails comes back, and its rows add up to the balance [MON-30, MON-31]', async () => {
  await aPaidContract();
  const methodId = await addBank('contractor', 'sbx_bank_closed');
  const contractor = server.as('contractor');
  await contractor.post(`${PATH}/withdrawals`, { amount: 90, methodId });
  await server.settle();
  const { data } = await rowsOf(contractor);
  expect(data).toMatchObject([
    { kind: 'withdrawFailed', method: 'bank', amount: 90 },
    { kind: 'withdraw', status: 'failed', amount: -90 },
    { kind: 'release' },
  ]);
  const { balance } = await read(contractor);
  expect(data.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(balance);
});

test('of thirty withdrawals at once only as many pass as there is money for [MON-02, MON-31]', async () => {
  await aPaidContract();
  const methodId = await addBank('contractor');
  const contractor = server.as('contractor');
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => contractor.post(`${PATH}/withdrawals`, { amount: 10, methodId })),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(9);
  const refused = answers.find(({ statusCode }) => statusCode !== 201);
  expect(refused?.json()).toMatchObject({ code: 'INSUFFICIENT_FUNDS', details: { available: 0 } });
});

test('not to a card, nor to the account of another', async () => {
  await aPaidContract();
  const { id: userId } = await server.user('contractor');
  const { id: cardId } = await addMethod(server, { userId, token: 'sbx_card_ok_ffffffff' });
  for (const methodId of [cardId, await addBank('client')]) {
    const answer = await server.as('contractor').post(`${PATH}/withdrawals`, { amount: 10, methodId });
    expect(answer.json().code).toBe('METHOD_NOT_FOUND');
  }
});

test.each([
  ['amount', { amount: 0.5 }],
  ['amount', { amount: 10.001 }],
  ['amount', { amount: 'all' }],
  ['methodId', { amount: 10, methodId: 'x' }],
])('%s of %j is refused', async (field, body) => {
  const methodId = await addBank('contractor');
  const answer = await server.as('contractor').post(`${PATH}/withdrawals`, { methodId, ...body });
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]]);
});

test.each([
  ['to', `from=${at(1)}&to=${at(0)}`],
  ['from', `from=${at(-400)}&to=${at(0)}`],
  ['from', `from=yesterday&to=${at(0)}`],
])('%s is named where the period is none: %s', async (field, query) => {
  for (const path of [PATH, `${PATH}/transactions`]) {
    const answer = await server.as('client').get(`${path}?${query}`);
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]]);
  }
});

test('a period begins with its first instant and ends before its last [MON-30]', async () => {
  await aPaidContract();
  const [row] = (await rowsOf(server.as('contractor'))).data;
  const count = async (from: string, to: string) =>
    (await server.as('contractor').get(`${PATH}/transactions?from=${from}&to=${to}`)).json().count;
  const { createdAt } = row;
  expect(await count(createdAt, at(1))).toBe(1);
  expect(await count(at(-1), createdAt)).toBe(0);
});

test('the file has every movement of the caller, for spreadsheets of both languages [MON-30, MON-32]', async () => {
  await aPaidContract();
  await server.settle();
  const file = async (language: string) => {
    const answer = await server.as('contractor').get(`${PATH}/export?${PERIOD}&language=${language}`);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    return answer.body.replace(/^\uFEFF/, '').split('\r\n');
  };
  const [head, row, ...rest] = await file('en');
  expect(head).toBe('Date (UTC),Movement,Method,Ending in,Contract,Amount (USD),Status,Document');
  expect(row).toMatch(/^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d,Earned,Credit card,,.+,90,Done,I-\d{4}-00001$/);
  expect(rest).toEqual(['']);
  expect((await file('fr'))[1]).toMatch(/;Gain;Carte de crédit;;.+;90;Effectué;I-\d{4}-00001$/);
});

test('a title is no formula in the file, and a long list is whole [MON-32]', async () => {
  const contract = await aPaidContract();
  await server.connection.pool.query(`update jobs set title = '=1+1; "x"'`);
  const { id: contractId, professionalId: userId } = contract;
  const more = Array.from({ length: 1200 }, (_, n) => ({
    key: `test:${n}`,
    reason: 'release' as const,
    event: 'test',
    actorId: null,
    about: { contractId },
    entries: [
      { account: { kind: 'external' as const, provider: 'sandbox' as const }, amount: -1 },
      { account: { kind: 'wallet' as const, userId }, amount: 1 },
    ],
  }));
  await server.connection.transaction((tx) => server.services.ledger.post(tx, more));
  const { body } = await server.as('contractor').get(`${PATH}/export?${PERIOD}`);
  const lines = body.trim().split('\r\n');
  expect(lines).toHaveLength(1 + 1 + 1200);
  expect(lines.filter((line) => line.includes(`,"'=1+1; ""x""",`))).toHaveLength(1201);
});
