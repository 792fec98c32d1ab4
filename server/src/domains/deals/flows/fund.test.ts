import { held, wallet } from '../../money/ledger/posting';
import { createTestServer, UNKNOWN_ID } from '../../../app/testing';
import { addContract, contractNow, historyOf } from '../contracts/testing';
import { addMethod } from '../../money/payments/testing';

const server = createTestServer({ SANDBOX_DELAY_SECONDS: '0' });
const AMOUNT = 100_00;
const URL = '/api/v1/contracts';
type Person = 'client' | 'contractor' | 'company' | 'admin';

const balanceOf = (userId: string) => server.services.ledger.balance(server.database, wallet(userId));
const heldIn = (contractId: string) => server.services.ledger.balance(server.database, held(contractId));
const fund = (who: Person, id: string, body: object) => server.as(who).post(`${URL}/${id}/payments`, body);
const listed = async (who: Person, id: string) =>
  (await server.as(who).get(`${URL}/${id}/payments`)).json().data;
const read = async (who: Person, id: string) => (await server.as(who).get(`${URL}/${id}`)).json().data;

async function aContractWithCard(token = 'sbx_card_ok', given = {}) {
  const contract = await addContract(server, { amount: AMOUNT, ...given });
  const { id: methodId } = await addMethod(server, {
    userId: contract.clientId,
    token: `${token}_0a1b2c3d`,
  });
  return { ...contract, methodId };
}

const codeOf = (answer: { statusCode: number; json: () => { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
];

test.each([
  ['client', 201, 200],
  ['contractor', 409, 200],
  ['company', 404, 404],
  ['admin', 404, 200],
] as const)('%s funds: %d, lists payments: %d [MON-21]', async (who, funds, lists) => {
  const { id, methodId } = await aContractWithCard();
  expect((await fund(who, id, { methodId })).statusCode).toBe(funds);
  expect((await server.as(who).get(`${URL}/${id}/payments`)).statusCode).toBe(lists);
});

test('a visitor neither funds nor lists [MON-21]', async () => {
  const { id, methodId } = await aContractWithCard();
  const path = `${URL}/${id}/payments`;
  expect(await server.anonymous.post(path, { methodId })).toMatchObject({ statusCode: 401 });
  expect(await server.anonymous.get(path)).toMatchObject({ statusCode: 401 });
});

test('the amount is what is due, and held once the provider has it [MON-21]', async () => {
  const { id, methodId } = await aContractWithCard();
  const answer = await fund('client', id, { methodId, amount: 1 });
  expect(answer.json()).toMatchObject({
    message: 'Payment started',
    data: { contractId: id, amount: 100, fromBalance: 0, status: 'pending', method: { last4: '4242' } },
    contract: { _id: id, status: 'active' },
  });
  expect(answer.json().contract.allowedActions).not.toContain('fund');
  await server.settle();
  expect(await heldIn(id)).toBe(AMOUNT);
  const contract = await read('client', id);
  expect(contract.money).toEqual({
    funded: 100,
    held: 100,
    released: 0,
    refunded: 0,
    due: 0,
    isUnderWay: false,
  });
  expect((await historyOf(server, id)).actions).toEqual(['fund', 'funded']);
  expect(codeOf(await fund('client', id, { methodId }))).toEqual([409, 'NOTHING_DUE']);
});

test('fifty payments at once are one [MON-21]', async () => {
  const { id, methodId } = await aContractWithCard();
  const answers = await Promise.all(Array.from({ length: 50 }, () => fund('client', id, { methodId })));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  const codes = new Set(answers.map((answer) => answer.json().code));
  expect([...codes].sort()).toEqual(['PAYMENT_UNDER_WAY', undefined]);
  await server.settle();
  expect(await heldIn(id)).toBe(AMOUNT);
});

test.each(['paused', 'completed', 'ended', 'canceled'] as const)('not while it is %s', async (status) => {
  const { id, methodId } = await aContractWithCard('sbx_card_ok', { status });
  expect(codeOf(await fund('client', id, { methodId }))).toEqual([409, 'INVALID_TRANSITION']);
});

test('a card that is not one’s own, or none, pays nothing', async () => {
  const { id, professionalId } = await aContractWithCard();
  const { id: other } = await addMethod(server, { userId: professionalId });
  for (const body of [{ methodId: other }, { methodId: UNKNOWN_ID }, {}])
    expect(codeOf(await fund('client', id, body))).toEqual([404, 'METHOD_NOT_FOUND']);
  expect((await historyOf(server, id)).actions).toEqual([]);
});

test('a declined card leaves nothing, says so to who pays, and the next one may pay [MON-21]', async () => {
  const { id, methodId, clientId, professionalId } = await aContractWithCard('sbx_card_declined');
  await fund('client', id, { methodId });
  await server.settle();
  expect(await heldIn(id)).toBe(0);
  expect((await read('client', id)).paymentDetails.paymentStatus).toBe('failed');
  expect(await listed('client', id)).toMatchObject([{ status: 'failed', failure: 'declined' }]);
  expect(await listed('contractor', id)).toEqual([]);
  const told = await server.database.query.notifications.findMany();
  const failed = told.filter(({ kind }) => kind === 'paymentFailed');
  expect(failed.map(({ userId }) => userId)).toEqual([clientId]);
  const { id: second } = await addMethod(server, { userId: clientId, token: 'sbx_card_ok_ffffffff' });
  await fund('client', id, { methodId: second });
  await server.settle();
  expect(await heldIn(id)).toBe(AMOUNT);
  expect((await contractNow(server, id)).paymentStatus).toBe('pending');
  expect(await listed('contractor', id)).toMatchObject([{ status: 'succeeded', method: null }]);
  const funded = (await server.database.query.notifications.findMany()).filter(
    ({ kind }) => kind === 'paymentFunded',
  );
  expect(funded.map(({ userId }) => userId).sort()).toEqual([clientId, professionalId].sort());
});

test('a contract whose only card was declined is paid as the two agree [MON-20]', async () => {
  const { id, methodId } = await aContractWithCard('sbx_card_declined');
  await fund('client', id, { methodId });
  await server.settle();
  await server.as('contractor').patch(`${URL}/${id}/complete`);
  expect((await contractNow(server, id)).paymentStatus).toBe('pending');
  await server.connection.pool.query(`update contracts set finished_at = now() - interval '15 days'`);
  await server.services.sweepContracts();
  expect((await contractNow(server, id)).paymentStatus).toBe('paid');
});

/** What the sandbox does not give back to the card stays in the wallet. */
async function aBalance(): Promise<void> {
  const { id, methodId } = await aContractWithCard('sbx_card_no_refund');
  await fund('client', id, { methodId });
  await server.settle();
  await server.as('contractor').patch(`${URL}/${id}/give-back`);
  await server.settle();
}

test('the balance pays all of it at once, without a card', async () => {
  await aBalance();
  const { id, clientId } = await addContract(server, { amount: 80_00 });
  expect(await balanceOf(clientId)).toBe(AMOUNT);
  const answer = await fund('client', id, { useBalance: true });
  expect(answer.json().data).toMatchObject({ amount: 0, fromBalance: 80, status: 'succeeded', method: null });
  expect([await heldIn(id), await balanceOf(clientId)]).toEqual([80_00, 20_00]);
  expect((await historyOf(server, id)).actions).toEqual(['fund', 'funded']);
});

test('the balance pays first, the card the rest', async () => {
  await aBalance();
  const { id, methodId, clientId } = await aContractWithCard('sbx_card_ok', { amount: 150_00 });
  const answer = await fund('client', id, { methodId, useBalance: true });
  expect(answer.json().data).toMatchObject({ amount: 50, fromBalance: 100 });
  await server.settle();
  expect([await heldIn(id), await balanceOf(clientId)]).toEqual([150_00, 0]);
});

test('what is gone from the balance meanwhile is not paid, and the charge goes back [MON-24]', async () => {
  await aBalance();
  const { id, methodId, clientId } = await aContractWithCard('sbx_card_slow', { amount: 150_00 });
  await fund('client', id, { methodId, useBalance: true });
  const { id: bank } = await addMethod(server, { userId: clientId, token: 'sbx_bank_ok_0a1b2c3d' });
  const withdrawal = { amount: 100, methodId: bank };
  expect((await server.as('client').post('/api/v1/wallet/withdrawals', withdrawal)).statusCode).toBe(201);
  await server.settle();
  expect([await heldIn(id), await balanceOf(clientId)]).toEqual([0, 0]);
  expect((await historyOf(server, id)).actions).toEqual(['fund', 'fundingFailed']);
});

test('a chargeback is told to both, and leaves the payment failed until it is won [MON-26]', async () => {
  const lost = await aContractWithCard('sbx_card_chargeback');
  await fund('client', lost.id, { methodId: lost.methodId });
  await server.settle();
  expect((await contractNow(server, lost.id)).paymentStatus).toBe('failed');
  expect((await historyOf(server, lost.id)).actions).toEqual(['fund', 'funded', 'chargeBack']);
  expect((await read('client', lost.id)).money).toMatchObject({ held: 0, refunded: 100, due: 100 });
});

test('one that is won funds the contract again [MON-26]', async () => {
  const { id, methodId } = await aContractWithCard('sbx_card_chargeback_won');
  await fund('client', id, { methodId });
  await server.settle();
  expect(await heldIn(id)).toBe(AMOUNT);
  expect((await historyOf(server, id)).actions).toEqual(['fund', 'funded', 'chargeBack', 'funded']);
  expect((await contractNow(server, id)).paymentStatus).toBe('pending');
});
