import { clearing, external, held, wallet } from '../../money/ledger/posting';
import type { AccountKey } from '../../money/ledger/posting';
import { createTestServer } from '../../../app/testing';
import { addContract, addDispute, contractNow, historyOf } from '../contracts/testing';
import { addMethod } from '../../money/payments/testing';

const server = createTestServer({ SANDBOX_DELAY_SECONDS: '0', PLATFORM_FEE_PERCENT: '10' });
const AMOUNT = 100_00;
const URL = '/api/v1/contracts';
type Contract = Awaited<ReturnType<typeof addContract>>;

const balance = (key: AccountKey) => server.services.ledger.balance(server.database, key);
const where = async ({ id, clientId, professionalId }: Contract) => ({
  held: await balance(held(id)),
  client: await balance(wallet(clientId)),
  professional: await balance(wallet(professionalId)),
  fees: await balance({ kind: 'fees' }),
  outside: await balance(external('sandbox')),
});
const nowhere = { held: 0, client: 0, professional: 0, fees: 0, outside: 0 };

/** A contract of the test's people with all of its money in it. */
async function aFundedContract(token = 'sbx_card_ok'): Promise<Contract> {
  const contract = await addContract(server, { amount: AMOUNT });
  const { id: contractId, clientId: payerId } = contract;
  const { id: methodId } = await addMethod(server, { userId: payerId, token: `${token}_0a1b2c3d` });
  const order = { contractId, milestoneId: null, payerId, methodId, amount: AMOUNT, fromBalance: 0 };
  await server.connection.transaction((tx) => server.services.payments.begin(tx, order));
  await server.settle();
  return contract;
}

const end = ({ id }: Contract) => server.as('client').patch(`${URL}/${id}/end`);
const daysPass = () =>
  server.connection.pool.query(
    `update contracts set finished_at = now() - interval '15 days' where finished_at is not null`,
  );
async function sweep() {
  await server.services.sweepContracts();
  await server.settle();
}

describe('the clock', () => {
  test('gives back what an ended contract holds, once its days are over [MON-23, MON-27]', async () => {
    const contract = await aFundedContract();
    await end(contract);
    await sweep();
    expect(await where(contract)).toMatchObject({ held: AMOUNT });
    await daysPass();
    await Promise.all([server.services.sweepContracts(), server.services.sweepContracts()]);
    await sweep();
    expect(await where(contract)).toEqual(nowhere);
    expect((await historyOf(server, contract.id)).actions).toEqual(['funded', 'end', 'refund']);
    expect((await contractNow(server, contract.id)).paymentStatus).toBe('pending');
  });

  test('waits while a dispute is open, and goes on when it is withdrawn [MON-27]', async () => {
    const contract = await aFundedContract();
    await end(contract);
    const { id: disputeId } = await addDispute(server, {
      contractId: contract.id,
      raisedById: contract.professionalId,
    });
    await daysPass();
    await sweep();
    expect(await where(contract)).toMatchObject({ held: AMOUNT });
    await server.as('contractor').patch(`${URL}/${contract.id}/disputes/${disputeId}/withdraw`);
    await sweep();
    expect(await where(contract)).toEqual(nowhere);
  });

  test('a payment is not approved twice, nor one whose money went back [MON-27, WRK-21]', async () => {
    const contract = await aFundedContract();
    await server.as('contractor').patch(`${URL}/${contract.id}/complete`);
    await server.as('contractor').patch(`${URL}/${contract.id}/give-back`);
    await daysPass();
    await sweep();
    expect((await contractNow(server, contract.id)).paymentStatus).toBe('pending');
    expect((await historyOf(server, contract.id)).actions).toEqual(['funded', 'complete', 'giveBack']);
  });

  test('what comes back to a contract that is paid goes to the professional [MON-26, MON-27]', async () => {
    const contract = await aFundedContract();
    await server.as('contractor').patch(`${URL}/${contract.id}/complete`);
    await server.connection.pool.query(`update contracts set payment_status = 'paid', paid_at = now()`);
    const { paidAt } = await contractNow(server, contract.id);
    await daysPass();
    await sweep();
    expect(await where(contract)).toMatchObject({ held: 0, professional: 90_00, fees: 10_00 });
    expect((await contractNow(server, contract.id)).paidAt).toEqual(paidAt);
  });
});

describe('giving back', () => {
  const giveBack = (who: 'client' | 'contractor' | 'company' | 'admin', { id }: Contract) =>
    server.as(who).patch(`${URL}/${id}/give-back`);

  test('by the professional alone, all that is held, while the work goes on or after [MON-28]', async () => {
    const contract = await aFundedContract();
    const unnamed = await server.anonymous.patch(`${URL}/${contract.id}/give-back`);
    expect(unnamed.statusCode).toBe(401);
    expect(await giveBack('client', contract)).toMatchObject({ statusCode: 409 });
    expect(await giveBack('company', contract)).toMatchObject({ statusCode: 404 });
    expect(await giveBack('admin', contract)).toMatchObject({ statusCode: 404 });
    const answer = await giveBack('contractor', contract);
    expect(answer.json()).toMatchObject({
      message: 'Money given back',
      data: { status: 'active', money: { funded: 100, held: 0, released: 0, refunded: 100, due: 100 } },
    });
    expect(await giveBack('contractor', contract)).toMatchObject({ statusCode: 409 });
    await server.settle();
    expect(await where(contract)).toEqual(nowhere);
  });

  test('not while a dispute is open; nor is the payment approved then [MON-28]', async () => {
    const contract = await aFundedContract();
    await end(contract);
    await addDispute(server, { contractId: contract.id, raisedById: contract.clientId });
    expect(await giveBack('contractor', contract)).toMatchObject({ statusCode: 409 });
    const approved = await server.as('client').patch(`${URL}/${contract.id}/approve-payment`);
    expect(approved.json().code).toBe('INVALID_TRANSITION');
    expect(await where(contract)).toMatchObject({ held: AMOUNT });
  });

  test('not where nothing is held [MON-28]', async () => {
    const contract = await addContract(server, { amount: AMOUNT });
    expect(await giveBack('contractor', contract)).toMatchObject({ statusCode: 409 });
  });
});

describe('the decision of a dispute', () => {
  test.each([
    [{ outcome: 'release' }, 'paid', { professional: 90_00, fees: 10_00, outside: -AMOUNT }],
    [{ outcome: 'refund' }, 'pending', {}],
    [
      { outcome: 'split', releaseAmount: 33.33 },
      'paid',
      { professional: 30_00, fees: 3_33, outside: -33_33 },
    ],
  ])(
    'moves the money at once, and frees it when nobody can appeal any more: %j [MON-29, MON-38, CON-33]',
    async (decision, paymentStatus, left) => {
      const contract = await aFundedContract();
      await end(contract);
      const { id, clientId: raisedById } = contract;
      const { id: disputeId } = await addDispute(server, { contractId: id, raisedById });
      const resolve = () =>
        server
          .as('admin')
          .patch(`${URL}/${id}/disputes/${disputeId}/resolve`, { note: 'Seen.', ...decision });
      const codes = (await Promise.all([resolve(), resolve()])).map(({ statusCode }) => statusCode);
      expect(codes.sort()).toEqual([200, 409]);
      expect(await balance(held(id))).toBe(0);
      const inClearing = await balance(clearing(contract.professionalId));
      expect(inClearing + (await balance(clearing(contract.clientId)))).toBe(AMOUNT);
      await sweep();
      expect(await balance(clearing(contract.professionalId))).toBe(inClearing);
      await server.connection.pool.query(`update disputes set closed_at = now() - interval '8 days'`);
      await Promise.all([server.services.sweepContracts(), server.services.sweepContracts()]);
      await sweep();
      expect(await balance(clearing(contract.professionalId))).toBe(0);
      expect(await where(contract)).toEqual({ ...nowhere, ...left });
      expect((await contractNow(server, id)).paymentStatus).toBe(paymentStatus);
    },
  );

  test.each([0, -1, 100, 100.01])('%d dollars of 100 are no split [MON-29]', async (releaseAmount) => {
    const contract = await aFundedContract();
    await end(contract);
    const { id, clientId: raisedById } = contract;
    const { id: disputeId } = await addDispute(server, { contractId: id, raisedById });
    const path = `${URL}/${id}/disputes/${disputeId}/resolve`;
    const answer = await server.as('admin').patch(path, { outcome: 'split', releaseAmount, note: 'Seen.' });
    expect(answer.json()).toMatchObject({ code: 'SPLIT_MISMATCH', details: { held: 100 } });
    expect(await where(contract)).toMatchObject({ held: AMOUNT });
    const { dispute } = (await server.as('client').get(`${URL}/${id}`)).json().data;
    expect(dispute.status).toBe('open');
  });
});
