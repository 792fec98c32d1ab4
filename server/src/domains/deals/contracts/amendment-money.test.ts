import { milestones } from '../../../database/tables/milestones';
import { clearing, held, wallet } from '../../money/ledger/posting';
import { createTestServer } from '../../../app/testing';
import { addMethod } from '../../money/payments/testing';
import { addContract, addWork, contractNow } from './testing';

const server = createTestServer({ SANDBOX_DELAY_SECONDS: '0' });
const URL = '/api/v1/contracts';
const BASE = { startDate: '2026-01-01', endDate: '2030-01-01', terms: 'As agreed.' };

const balance = (key: Parameters<typeof server.services.ledger.balance>[1]) =>
  server.services.ledger.balance(server.database, key);
const read = async (id: string) => (await server.as('client').get(`${URL}/${id}`)).json().data;
const propose = (id: string, amount: number, steps: object[] = []) =>
  server.as('client').post(`${URL}/${id}/amendments`, { ...BASE, amount, milestones: steps });
const accept = async (id: string, reply: Awaited<ReturnType<typeof propose>>) => {
  expect(reply.statusCode).toBe(201);
  return server.as('contractor').patch(`${URL}/${id}/amendments/${reply.json().data._id}/accept`);
};
const codeOf = (reply: { statusCode: number; json: () => { code?: string } }) => [
  reply.statusCode,
  reply.json().code,
];

/** For 100 dollars; with milestones of 40 and 60. */
async function aContract(hasMilestones = false) {
  const contract = await addContract(server, { amount: 100_00 });
  const rows = hasMilestones
    ? await server.database
        .insert(milestones)
        .values([
          { contractId: contract.id, position: 0, title: 'Demolition', amount: 40_00 },
          { contractId: contract.id, position: 1, title: 'Tiling', amount: 60_00 },
        ])
        .returning()
    : [];
  const token = `sbx_card_ok_${contract.id.slice(-8)}`;
  const { id: methodId } = await addMethod(server, { userId: contract.clientId, token });
  const fund = (milestoneId?: string) =>
    server
      .as('client')
      .post(`${URL}/${contract.id}/payments`, { methodId, ...(milestoneId && { milestoneId }) });
  const [first = '', second = ''] = rows.map(({ id }) => id);
  return { id: contract.id, contract, first, second, fund };
}

const demolition = (_id: string, amount = 40) => ({ _id, title: 'Demolition', amount });
const tiling = (_id: string, amount = 60) => ({ _id, title: 'Tiling', amount });

async function approved({ id, contract }: Awaited<ReturnType<typeof aContract>>, milestoneId: string) {
  const work = await server.as('contractor').post(`${URL}/${id}/submissions`, { text: 'Done.', milestoneId });
  await server.as('client').patch(`${URL}/${id}/submissions/${work.json().data._id}/approve`);
  return contract;
}

test('an amount below what is held is refused, a higher one leaves the rest due [AMD-10]', async () => {
  const { id, fund } = await aContract();
  await fund();
  await server.settle();
  expect(codeOf(await propose(id, 99.99))).toEqual([409, 'AMOUNT_BELOW_PAID']);
  expect((await accept(id, await propose(id, 150))).statusCode).toBe(200);
  expect((await read(id)).money).toMatchObject({ held: 100, due: 50 });
  await fund();
  await server.settle();
  expect(await balance(held(id))).toBe(150_00);
});

test('what came in after the proposal counts when it is accepted [AMD-10]', async () => {
  const { id, fund } = await aContract();
  const lower = await propose(id, 80);
  await fund();
  expect(codeOf(await accept(id, lower))).toEqual([409, 'PAYMENT_UNDER_WAY']);
  await server.settle();
  expect(codeOf(await accept(id, lower))).toEqual([409, 'AMOUNT_BELOW_PAID']);
  expect(await contractNow(server, id)).toMatchObject({ amount: 100_00 });
  const [open] = (await server.as('client').get(`${URL}/${id}/amendments`)).json().data;
  expect(open).toMatchObject({ status: 'open', closedAt: null });
});

test('of a payment and a lower amount at once one waits, and never is more held than agreed [AMD-10]', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id, fund } = await aContract();
    const lower = await propose(id, 80);
    const [paid, accepted] = await Promise.all([fund(), accept(id, lower)]);
    await server.settle();
    expect(paid.statusCode).toBeLessThan(300);
    const isLower = accepted.statusCode === 200;
    expect(isLower ? [200, undefined] : [409, 'PAYMENT_UNDER_WAY']).toEqual(codeOf(accepted));
    expect((await contractNow(server, id)).amount).toBe(isLower ? 80_00 : 100_00);
    expect(await balance(held(id))).toBe(isLower ? 80_00 : 100_00);
  }
});

test('a paid milestone is neither removed nor lowered, but raised; others come and go [AMD-11]', async () => {
  const { id, first, second, fund } = await aContract(true);
  await fund(first);
  await server.settle();
  expect(codeOf(await propose(id, 60, [tiling(second)]))).toEqual([409, 'MILESTONE_FIXED']);
  const lowered = [demolition(first, 39), tiling(second)];
  expect(codeOf(await propose(id, 99, lowered))).toEqual([409, 'AMOUNT_BELOW_PAID']);
  expect(codeOf(await propose(id, 100, []))).toEqual([409, 'MILESTONE_FIXED']);

  const wanted = [
    { title: 'Plans', amount: 10, dueOn: '2026-05-04' },
    demolition(first, 45),
    { title: 'Paint', amount: 25 },
  ];
  expect((await accept(id, await propose(id, 80, wanted))).statusCode).toBe(200);
  const contract = await read(id);
  expect(contract.paymentDetails.amount).toBe(80);
  expect(contract.milestones).toMatchObject([
    { title: 'Plans', amount: 10, dueOn: '2026-05-04', due: 10 },
    { _id: first, amount: 45, held: 40, due: 5 },
    { title: 'Paint', amount: 25, status: 'planned' },
  ]);
});

test('an approved milestone stays as it is, and one with work is not removed [AMD-11]', async () => {
  const made = await aContract(true);
  const { id, first, second } = made;
  await approved(made, first);
  const renamed = [{ ...demolition(first), title: 'Other' }, tiling(second)];
  expect(codeOf(await propose(id, 100, renamed))).toEqual([409, 'MILESTONE_FIXED']);
  await server.as('contractor').post(`${URL}/${id}/submissions`, { text: 'Done.', milestoneId: second });
  expect(codeOf(await propose(id, 40, [demolition(first)]))).toEqual([409, 'MILESTONE_FIXED']);
  expect((await accept(id, await propose(id, 130, [demolition(first), tiling(second, 90)]))).statusCode).toBe(
    200,
  );
});

test.each(['active', 'paused'])(
  'where only approved milestones are left of an %s contract it is completed [AMD-12]',
  async (status) => {
    const made = await aContract(true);
    const { id, first, fund, contract } = made;
    await fund(first);
    await server.settle();
    await approved(made, first);
    if (status === 'paused') await server.as('client').patch(`${URL}/${id}/pause`);
    expect((await accept(id, await propose(id, 40, [demolition(first)]))).json()).toMatchObject({
      data: { status: 'accepted' },
      contract: { status: 'completed', paymentDetails: { amount: 40, paymentStatus: 'paid' } },
    });
    expect(await balance(wallet(contract.professionalId))).toBe(40_00);
    expect(await balance(clearing(contract.professionalId))).toBe(0);
  },
);

test('a contract paid in or handed in as a whole is not divided any more, another one is [AMD-13]', async () => {
  const steps = [
    { title: 'One', amount: 50 },
    { title: 'Two', amount: 50 },
  ];
  const paid = await aContract();
  await paid.fund();
  await server.settle();
  expect(codeOf(await propose(paid.id, 100, steps))).toEqual([409, 'MILESTONES_TOO_LATE']);
  const worked = await aContract();
  await addWork(server, worked.id);
  expect(codeOf(await propose(worked.id, 100, steps))).toEqual([409, 'MILESTONES_TOO_LATE']);
  const { id } = await aContract();
  expect((await accept(id, await propose(id, 100, steps))).statusCode).toBe(200);
  expect((await read(id)).milestones).toMatchObject([{ title: 'One' }, { title: 'Two', amount: 50 }]);
  expect((await accept(id, await propose(id, 100, []))).statusCode).toBe(200);
  expect((await read(id)).milestones).toEqual([]);
});
