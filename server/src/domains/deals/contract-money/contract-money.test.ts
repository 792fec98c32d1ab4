import { external, held, wallet } from '../../money/ledger/posting';
import type { AccountKey } from '../../money/ledger/posting';
import { createTestServer } from '../../../app/testing';
import { addContract, addWork } from '../contracts/testing';
import { addMethod } from '../../money/payments/testing';

const server = createTestServer({ SANDBOX_DELAY_SECONDS: '0', PLATFORM_FEE_PERCENT: '10' });
const AMOUNT = 100_00;
const URL = '/api/v1/contracts';

const balance = (key: AccountKey) => server.services.ledger.balance(server.database, key);

/** A contract of the test's people, and its payment on the way. */
async function aPaidContract(token = 'sbx_card_ok', given = {}) {
  const contract = await addContract(server, { amount: AMOUNT, ...given });
  const { id: contractId, clientId: payerId } = contract;
  const { id: methodId } = await addMethod(server, { userId: payerId, token: `${token}_0a1b2c3d` });
  const order = { contractId, milestoneId: null, payerId, methodId, amount: AMOUNT, fromBalance: 0 };
  await server.connection.transaction((tx) => server.services.payments.begin(tx, order));
  return contract;
}

const where = async ({ id, clientId, professionalId }: Awaited<ReturnType<typeof aPaidContract>>) => ({
  held: await balance(held(id)),
  client: await balance(wallet(clientId)),
  professional: await balance(wallet(professionalId)),
  fees: await balance({ kind: 'fees' }),
  outside: await balance(external('sandbox')),
});
const nowhere = { held: 0, client: 0, professional: 0, fees: 0, outside: 0 };

/** Contracts that are over are over for longer than anybody may dispute them. */
const daysPass = () =>
  server.connection.pool.query(
    `update contracts set finished_at = now() - interval '15 days' where finished_at is not null`,
  );

test('a payment funds its contract', async () => {
  const contract = await aPaidContract();
  await server.settle();
  expect(await where(contract)).toEqual({ ...nowhere, held: AMOUNT, outside: -AMOUNT });
});

test('an approved payment releases what is held, less the fee, once [MON-22, MON-25]', async () => {
  const contract = await aPaidContract();
  await server.settle();
  const client = server.as('client');
  expect((await server.as('contractor').patch(`${URL}/${contract.id}/complete`)).statusCode).toBe(200);
  const approve = () => client.patch(`${URL}/${contract.id}/approve-payment`);
  const codes = (await Promise.all([approve(), approve(), approve()])).map(({ statusCode }) => statusCode);
  expect(codes.sort()).toEqual([200, 409, 409]);
  await server.services.sweepContracts();
  expect(await where(contract)).toEqual({
    ...{ ...nowhere, professional: 90_00, fees: 10_00, outside: -AMOUNT },
  });
});

test('the clock releases what is held when its days are over [MON-22]', async () => {
  const contract = await aPaidContract();
  await server.settle();
  await server.as('contractor').patch(`${URL}/${contract.id}/complete`);
  await daysPass();
  await Promise.all([server.services.sweepContracts(), server.services.sweepContracts()]);
  expect(await where(contract)).toMatchObject({ held: 0, professional: 90_00, fees: 10_00 });
});

test('cancelling gives back at once, to the card [MON-23]', async () => {
  const contract = await aPaidContract();
  await server.settle();
  const client = server.as('client');
  await client.patch(`${URL}/${contract.id}/pause`);
  expect((await client.patch(`${URL}/${contract.id}/cancel`)).statusCode).toBe(200);
  expect(await where(contract)).toMatchObject({ held: 0, client: 0 });
  await server.settle();
  expect(await where(contract)).toEqual(nowhere);
});

test('it stays held while handed-in work waits [MON-23]', async () => {
  const contract = await aPaidContract();
  await server.settle();
  await addWork(server, contract.id);
  const client = server.as('client');
  await client.patch(`${URL}/${contract.id}/pause`);
  expect((await client.patch(`${URL}/${contract.id}/cancel`)).statusCode).toBe(200);
  await server.settle();
  expect(await where(contract)).toEqual({ ...nowhere, held: AMOUNT, outside: -AMOUNT });
  await daysPass();
  await server.services.sweepContracts();
  await server.settle();
  expect(await where(contract)).toEqual(nowhere);
});

test('money that arrives after the end goes back [MON-24]', async () => {
  const contract = await aPaidContract('sbx_card_slow');
  await server.as('client').patch(`${URL}/${contract.id}/end`);
  await server.settle();
  expect(await where(contract)).toEqual(nowhere);
});

test.each([
  ['sbx_card_chargeback', { held: 0, outside: 0 }],
  ['sbx_card_chargeback_won', { held: AMOUNT, outside: -AMOUNT }],
])('a chargeback takes what is held first: %s [MON-26]', async (token, left) => {
  const contract = await aPaidContract(token);
  await server.settle();
  expect(await where(contract)).toEqual({ ...nowhere, ...left });
});

test('a contract that was never funded moves without a trace of money [MON-20]', async () => {
  const contract = await addContract(server, { amount: AMOUNT });
  await server.as('contractor').patch(`${URL}/${contract.id}/complete`);
  expect((await server.as('client').patch(`${URL}/${contract.id}/approve-payment`)).statusCode).toBe(200);
  expect(await server.database.query.accounts.findMany()).toEqual([]);
});
