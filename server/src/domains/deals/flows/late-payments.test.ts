import { eq, sql } from 'drizzle-orm';
import { paymentMethods, payments } from '../../../database/tables/payments';
import { clearing, held, wallet } from '../../money/ledger/posting';
import type { AccountKey } from '../../money/ledger/posting';
import { createTestServer } from '../../../app/testing';
import { addContract, addDispute, addWork, contractNow, historyOf } from '../contracts/testing';
import { addMethod } from '../../money/payments/testing';

const server = createTestServer({ SANDBOX_DELAY_SECONDS: '0' });
const AMOUNT = 100_00;
const URL = '/api/v1/contracts';
type Contract = Awaited<ReturnType<typeof aContractBeingPaid>>;

const balance = (key: AccountKey) => server.services.ledger.balance(server.database, key);
const where = async ({ id, clientId, professionalId }: Contract) => ({
  held: await balance(held(id)),
  client: await balance(wallet(clientId)),
  professional: await balance(wallet(professionalId)),
});
const NOWHERE = { held: 0, client: 0, professional: 0 };
const HELD = { ...NOWHERE, held: AMOUNT };
const RELEASED = { ...NOWHERE, professional: AMOUNT };

/** Its charge is ordered; `server.settle()` lets it arrive. */
async function aContractBeingPaid() {
  const contract = await addContract(server, { amount: AMOUNT });
  const { id: contractId, clientId: payerId } = contract;
  const { id: methodId } = await addMethod(server, {
    userId: payerId,
    token: `sbx_card_ok_${contractId.slice(-8)}`,
  });
  const order = { contractId, milestoneId: null, payerId, methodId, amount: AMOUNT, fromBalance: 0 };
  const { id: paymentId } = await server.connection.transaction((tx) =>
    server.services.payments.begin(tx, order),
  );
  return { ...contract, paymentId };
}

const complete = ({ id }: Contract) => server.as('contractor').patch(`${URL}/${id}/complete`);
const approve = ({ id }: Contract) => server.as('client').patch(`${URL}/${id}/approve-payment`);
const read = async ({ id }: Contract) => (await server.as('client').get(`${URL}/${id}`)).json().data;
const statusOf = async ({ id }: Contract) => (await contractNow(server, id)).paymentStatus;
const codeOf = (answer: { statusCode: number; json: () => { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
];
const daysPass = () =>
  server.connection.pool.query(
    `update contracts set finished_at = now() - interval '15 days' where finished_at is not null`,
  );
/** The charge is told to have failed, and goes through after all. */
async function seemsFailed({ paymentId }: Contract) {
  await server.database
    .update(payments)
    .set({ status: 'failed', failure: 'declined' })
    .where(eq(payments.id, paymentId));
}
async function succeedsAfterAll({ paymentId }: Contract) {
  const event = { id: `late:${paymentId}`, kind: 'charge.succeeded' as const, key: paymentId, ref: 'late' };
  await server.connection.pool.query(
    `insert into provider_events (provider, event_id, kind, payload) values ('sandbox', $1, $2, $3)`,
    [event.id, event.kind, JSON.stringify({ ...event, amount: AMOUNT })],
  );
  await server.services.settleEvent({ provider: 'sandbox', eventId: event.id });
  await server.settle();
}

test('nobody approves a payment by word while the charge is under way; then it is released [MON-35]', async () => {
  const contract = await aContractBeingPaid();
  await complete(contract);
  expect((await read(contract)).allowedActions).not.toContain('approvePayment');
  expect(codeOf(await approve(contract))).toEqual([409, 'PAYMENT_UNDER_WAY']);
  expect(await statusOf(contract)).toBe('pending');
  await server.settle();
  expect(await where(contract)).toEqual(HELD);
  expect((await approve(contract)).statusCode).toBe(200);
  expect(await where(contract)).toEqual(RELEASED);
  expect(await statusOf(contract)).toBe('paid');
});

test('the clock waits for the charge too, and then pays [MON-35, MON-27]', async () => {
  const contract = await aContractBeingPaid();
  await complete(contract);
  await daysPass();
  await server.services.sweepContracts();
  expect(await statusOf(contract)).toBe('pending');
  await server.settle();
  await server.services.sweepContracts();
  expect([await statusOf(contract), await where(contract)]).toEqual(['paid', RELEASED]);
});

test('work is approved while the charge is under way; the money is for it [MON-24]', async () => {
  const contract = await aContractBeingPaid();
  const { id: workId } = await addWork(server, contract.id);
  const approved = await server.as('client').patch(`${URL}/${contract.id}/submissions/${workId}/approve`);
  expect(approved.statusCode).toBe(200);
  await server.settle();
  expect(await where(contract)).toEqual(HELD);
  expect((await historyOf(server, contract.id)).actions).toEqual(['approve', 'funded']);
});

test('a charge that fails after the end is told, and the hirer may pay by word [MON-20, MON-24]', async () => {
  const contract = await aContractBeingPaid();
  await server.database.update(paymentMethods).set({ token: 'sbx_card_declined_0a1b2c3d' });
  await complete(contract);
  await server.settle();
  expect((await historyOf(server, contract.id)).actions).toEqual(['complete', 'fundingFailed']);
  expect((await approve(contract)).statusCode).toBe(200);
});

test('an administrator waits for the charge; then the decision is about it, also after an end [MON-24, MON-35]', async () => {
  const contract = await aContractBeingPaid();
  const { id, clientId: raisedById, professionalId } = contract;
  await server.as('client').patch(`${URL}/${id}/end`);
  const { id: disputeId } = await addDispute(server, { contractId: id, raisedById });
  const decide = () =>
    server
      .as('admin')
      .patch(`${URL}/${id}/disputes/${disputeId}/resolve`, { outcome: 'release', note: 'Seen.' });
  expect(codeOf(await decide())).toEqual([409, 'PAYMENT_UNDER_WAY']);
  await server.settle();
  expect(await where(contract)).toEqual(HELD);
  expect((await decide()).statusCode).toBe(200);
  expect(await balance(clearing(professionalId))).toBe(AMOUNT);
});

test('a charge that seemed to have failed is for what was approved meanwhile [MON-24]', async () => {
  const contract = await aContractBeingPaid();
  await seemsFailed(contract);
  await complete(contract);
  expect((await approve(contract)).statusCode).toBe(200);
  await succeedsAfterAll(contract);
  expect([await statusOf(contract), await where(contract)]).toEqual(['paid', RELEASED]);
  expect((await historyOf(server, contract.id)).actions).toEqual(['complete', 'approvePayment', 'funded']);
});

test('a charge that nobody heard of for 7 days counts as failed, and keeps nothing waiting [MON-36]', async () => {
  const contract = await aContractBeingPaid();
  const young = await aContractBeingPaid();
  await server.database
    .update(payments)
    .set({
      status: 'action',
      actionUrl: 'https://bank.example/confirm',
      createdAt: sql`now() - interval '8 days'`,
    })
    .where(eq(payments.id, contract.paymentId));
  await complete(contract);
  expect(codeOf(await approve(contract))).toEqual([409, 'PAYMENT_UNDER_WAY']);
  await server.services.sweepPayments();
  await server.settle();
  const row = await server.database.query.payments.findFirst({ where: eq(payments.id, contract.paymentId) });
  expect(row).toMatchObject({ status: 'failed', failure: 'timedOut', actionUrl: null });
  expect((await approve(contract)).statusCode).toBe(200);
  expect(await where(young)).toMatchObject({ held: AMOUNT });
});
