import { eq, sql } from 'drizzle-orm';
import { milestones } from '../../../database/tables/milestones';
import { payments } from '../../../database/tables/payments';
import { submissions } from '../../../database/tables/submissions';
import { clearing, held, wallet } from '../../money/ledger/posting';
import type { AccountKey } from '../../money/ledger/posting';
import { createTestServer } from '../../../app/testing';
import { addMethod } from '../../money/payments/testing';
import { addContract, addPaidContract, addWork, contractNow, historyOf } from '../contracts/testing';

const server = createTestServer({ SANDBOX_DELAY_SECONDS: '0' });
const URL = '/api/v1/contracts';
const AMOUNT = 100_00;
type Person = 'client' | 'contractor' | 'company' | 'admin';

const balance = (key: AccountKey) => server.services.ledger.balance(server.database, key);
const patch = (who: Person, path: string, body?: object) => server.as(who).patch(`${URL}/${path}`, body);
const raise = (who: Person, id: string) =>
  server.as(who).post(`${URL}/${id}/disputes`, { reason: 'It drips.' });
const read = async (id: string) => (await server.as('client').get(`${URL}/${id}`)).json().data;
const codeOf = (answer: { statusCode: number; json: () => { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
];
const REFUSED = [409, 'INVALID_TRANSITION'];

/** Running, all of it held, in dispute by this side. */
async function aDisputed(who: Person = 'client') {
  const contract = await addPaidContract(server, AMOUNT);
  const raised = await raise(who, contract.id);
  expect(raised.statusCode).toBe(201);
  return { ...contract, disputeId: raised.json().data.dispute._id as string };
}
type DisputedContract = Awaited<ReturnType<typeof aDisputed>>;

const answer = (who: Person, { id, disputeId }: DisputedContract) =>
  server.as(who).post(`${URL}/${id}/disputes/${disputeId}/answer`, { reason: 'It was raining.' });
const withdraw = (who: Person, { id, disputeId }: Pick<DisputedContract, 'id' | 'disputeId'>) =>
  patch(who, `${id}/disputes/${disputeId}/withdraw`);
const decide = ({ id, disputeId }: DisputedContract, decision: object) =>
  patch('admin', `${id}/disputes/${disputeId}/resolve`, { note: 'Seen.', ...decision });

/** What breaks a promise of the book. */
async function faults(): Promise<unknown[]> {
  const { rows } = await server.database.execute(sql`
    select 'sum' what, transfer_id::text id from entries group by transfer_id having sum(amount) <> 0
    union all select 'below zero', id::text from accounts where balance < 0
    union all select 'balance', a.id::text from accounts a left join entries e on e.account_id = a.id
      where a.kind not in ('external', 'losses') group by a.id having a.balance <> coalesce(sum(e.amount), 0)`);
  return rows;
}

/** One of its two milestones, approved by word; its charge, which seemed to have failed, goes through after all. */
async function anApprovedMilestone() {
  const contract = await addContract(server, { amount: AMOUNT });
  const [first] = await server.database
    .insert(milestones)
    .values([
      { contractId: contract.id, position: 0, title: 'Demolition', amount: 40_00 },
      { contractId: contract.id, position: 1, title: 'Tiling', amount: 60_00 },
    ])
    .returning();
  const milestoneId = first?.id ?? '';
  const { id: contractId, clientId: payerId } = contract;
  const { id: methodId } = await addMethod(server, {
    userId: payerId,
    token: `sbx_card_ok_${contractId.slice(-8)}`,
  });
  const order = { contractId, milestoneId, payerId, methodId, amount: 40_00, fromBalance: 0 };
  const { id: paymentId } = await server.connection.transaction((tx) =>
    server.services.payments.begin(tx, order),
  );
  await server.database
    .update(payments)
    .set({ status: 'failed', failure: 'declined' })
    .where(eq(payments.id, paymentId));
  const work = await server
    .as('contractor')
    .post(`${URL}/${contractId}/submissions`, { text: 'Done.', milestoneId });
  const approved = await patch('client', `${contractId}/submissions/${work.json().data._id}/approve`);
  expect(approved.statusCode).toBe(200);
  const arrives = async () => {
    const event = { id: `late:${paymentId}`, kind: 'charge.succeeded' as const, key: paymentId, ref: 'late' };
    await server.connection.pool.query(
      `insert into provider_events (provider, event_id, kind, payload) values ('sandbox', $1, $2, $3)`,
      [event.id, event.kind, JSON.stringify({ ...event, amount: 40_00 })],
    );
    await server.services.settleEvent({ provider: 'sandbox', eventId: event.id });
    await server.settle();
  };
  return { ...contract, arrives };
}

describe('who disputes a running contract, and when', () => {
  test.each([
    ['client', 201],
    ['contractor', 201],
    ['company', 404],
    ['admin', 404],
  ] as const)('%s where money is held: %d [CON-37]', async (who, status) => {
    const { id } = await addPaidContract(server, AMOUNT);
    expect((await raise(who, id)).statusCode).toBe(status);
    expect((await contractNow(server, id)).status).toBe('active');
    expect((await server.anonymous.post(`${URL}/${id}/disputes`, { reason: 'x' })).statusCode).toBe(401);
  });

  test('nobody before money is held or work was submitted; work that was taken back is none [CON-37]', async () => {
    const { id } = await addContract(server, { amount: AMOUNT });
    expect((await read(id)).allowedActions).not.toContain('dispute');
    expect(codeOf(await raise('client', id))).toEqual(REFUSED);
    const { id: workId } = await addWork(server, id);
    await patch('contractor', `${id}/submissions/${workId}/take-back`);
    expect(codeOf(await raise('client', id))).toEqual(REFUSED);
    await addWork(server, id);
    expect((await raise('contractor', id)).statusCode).toBe(201);
  });

  test('a paused one as well; of twenty at once one is opened, with one case and one line [CON-37, CON-26]', async () => {
    const { id } = await addPaidContract(server, AMOUNT);
    await patch('client', `${id}/pause`);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => raise(n % 2 === 0 ? 'client' : 'contractor', id)),
    );
    const codes = answers.map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    expect((await historyOf(server, id)).actions.filter((action) => action === 'dispute')).toHaveLength(1);
    const cases = await server.as('admin').get('/api/v1/admin/cases?kind=dispute');
    expect(cases.json().data).toMatchObject([{ dispute: { contractId: id, status: 'open' } }]);
  });

  test('the same key opens it once, and gets the first answer again [CON-23]', async () => {
    const { id } = await addPaidContract(server, AMOUNT);
    const headers = { 'idempotency-key': `dispute-${id}` };
    const send = () =>
      server.as('client').post(`${URL}/${id}/disputes`, { reason: 'It drips.' }, { headers });
    const first = await send();
    expect((await send()).json()).toEqual(first.json());
    expect((await historyOf(server, id)).actions).toEqual(['funded', 'dispute']);
  });
});

describe('while it is open, what is held stays', () => {
  test('nobody gives it back, pays more in or approves; the two may end it, and it still stays [CON-38, MON-39]', async () => {
    const contract = await aDisputed();
    const { id } = contract;
    const { id: workId } = await addWork(server, id);
    expect(codeOf(await patch('client', `${id}/submissions/${workId}/approve`))).toEqual(REFUSED);
    expect(codeOf(await patch('contractor', `${id}/give-back`))).toEqual(REFUSED);
    expect(codeOf(await server.as('client').post(`${URL}/${id}/payments`, { useBalance: true }))[0]).toBe(
      409,
    );
    const { data: seen } = { data: await read(id) };
    for (const action of ['approve', 'giveBack', 'fund', 'dispute'])
      expect(seen.allowedActions).not.toContain(action);
    expect(seen.answerDueAt).toBeNull();
    await patch('client', `${id}/submissions/${workId}/request-changes`, { note: 'Again.' });
    await patch('client', `${id}/pause`);
    expect((await patch('client', `${id}/cancel`)).statusCode).toBe(200);
    expect(await balance(held(id))).toBe(AMOUNT);
    await server.connection.pool.query(`update contracts set finished_at = now() - interval '20 days'`);
    await server.services.sweepContracts();
    expect(await balance(held(id))).toBe(AMOUNT);
    expect((await withdraw('client', contract)).statusCode).toBe(200);
    await server.services.sweepContracts();
    expect([await balance(held(id)), await faults()]).toEqual([0, []]);
  });

  test('the clock approves no work, and does so once it is taken back [CON-38, WRK-13]', async () => {
    const contract = await aDisputed('contractor');
    const { id } = contract;
    await addWork(server, id, 30);
    await server.services.sweepContracts();
    expect((await contractNow(server, id)).status).toBe('active');
    await withdraw('contractor', contract);
    expect((await contractNow(server, id)).status).toBe('active');
    await server.services.sweepContracts();
    expect((await contractNow(server, id)).status).toBe('completed');
  });

  test('a payment under way arrives, is held, and is decided about with the rest [MON-24, MON-35]', async () => {
    const contract = await addContract(server, { amount: AMOUNT });
    const { id, clientId: userId, professionalId } = contract;
    await addWork(server, id);
    const { id: methodId } = await addMethod(server, { userId, token: `sbx_card_ok_${id.slice(-8)}` });
    expect((await server.as('client').post(`${URL}/${id}/payments`, { methodId })).statusCode).toBe(201);
    const disputeId = (await raise('client', id)).json().data.dispute._id;
    const disputed = { ...contract, disputeId };
    await answer('contractor', disputed);
    expect(codeOf(await decide(disputed, { outcome: 'release' }))).toEqual([409, 'PAYMENT_UNDER_WAY']);
    await server.settle();
    expect(await balance(held(id))).toBe(AMOUNT);
    expect((await decide(disputed, { outcome: 'release' })).statusCode).toBe(200);
    expect(await balance(clearing(professionalId))).toBe(AMOUNT);
  });

  test('late money for an approved milestone waits too, and goes on once it is taken back [MON-24, MON-39]', async () => {
    const contract = await anApprovedMilestone();
    const { id, professionalId } = contract;
    const disputeId = (await raise('client', id)).json().data.dispute._id;
    await contract.arrives();
    expect([await balance(held(id)), await balance(wallet(professionalId))]).toEqual([40_00, 0]);
    expect((await withdraw('client', { id, disputeId })).statusCode).toBe(200);
    expect([await balance(held(id)), await balance(wallet(professionalId))]).toEqual([0, 40_00]);
    expect((await contractNow(server, id)).paymentStatus).toBe('pending');
    expect(await faults()).toEqual([]);
  });

  test('with the last of it a completed contract is paid once the dispute is taken back [MIL-04, MON-39]', async () => {
    const contract = await anApprovedMilestone();
    const { id } = contract;
    await server.database.delete(milestones).where(eq(milestones.title, 'Tiling'));
    await server.connection.pool.query(`update contracts set amount = 4000, status = 'completed',
      finished_at = now() where id = '${id}'`);
    const disputeId = (await raise('client', id)).json().data.dispute._id;
    await contract.arrives();
    expect((await contractNow(server, id)).paymentStatus).toBe('pending');
    await withdraw('client', { id, disputeId });
    expect((await contractNow(server, id)).paymentStatus).toBe('paid');
  });

  test('a proposal waits, is answered, and lapses with the decision [AMD-06, CON-39]', async () => {
    const contract = await addPaidContract(server, AMOUNT);
    const { id } = contract;
    const proposal = { startDate: '2026-01-01', endDate: '2031-02-03', amount: 100, milestones: [] };
    const propose = (terms: string) =>
      server.as('contractor').post(`${URL}/${id}/amendments`, { ...proposal, terms });
    const first = await propose('As agreed anew.');
    const disputeId = (await raise('client', id)).json().data.dispute._id;
    const accepted = await patch('client', `${id}/amendments/${first.json().data._id}/accept`);
    expect(accepted.statusCode).toBe(200);
    expect((await propose('And once more.')).statusCode).toBe(201);
    const disputed = { ...contract, disputeId };
    await answer('contractor', disputed);
    await decide(disputed, { outcome: 'refund' });
    const rows = (await server.as('client').get(`${URL}/${id}/amendments`)).json().data;
    expect(rows.map(({ status }: { status: string }) => status).sort()).toEqual(['accepted', 'lapsed']);
  });
});

describe('the decision', () => {
  test('splits what is held, ends the contract and its work, and is free after its days [CON-39, MON-29, MON-38]', async () => {
    const contract = await aDisputed();
    const { id, clientId, professionalId } = contract;
    await addWork(server, id);
    expect(codeOf(await decide(contract, { outcome: 'release' }))).toEqual(REFUSED);
    expect((await answer('contractor', contract)).statusCode).toBe(201);
    const decisions = await Promise.all(
      Array.from({ length: 20 }, () => decide(contract, { outcome: 'split', releaseAmount: 70.01 })),
    );
    expect(decisions.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect([await balance(clearing(professionalId)), await balance(clearing(clientId))]).toEqual([
      70_01, 29_99,
    ]);
    const work = await server.database.query.submissions.findFirst({ where: eq(submissions.contractId, id) });
    expect(work?.status).toBe('closed');
    const { status, paymentDetails, finishedAt, money } = await read(id);
    expect([status, paymentDetails.paymentStatus, finishedAt]).toEqual(['ended', 'paid', expect.any(String)]);
    expect(money).toMatchObject({ funded: 100, held: 0, released: 70.01, refunded: 29.99 });

    await server.connection.pool.query(`update disputes set closed_at = now() - interval '8 days'`);
    await server.services.sweepContracts();
    await server.settle();
    expect([await balance(wallet(professionalId)), await balance(clearing(clientId))]).toEqual([70_01, 0]);
    expect(await faults()).toEqual([]);
    expect((await historyOf(server, id)).actions.slice(-2)).toEqual(['resolveDispute', 'settle']);
  });

  test('where nothing was paid in says whether the work is paid, and is appealed against as any [CON-33, CON-36]', async () => {
    const contract = await addContract(server, { amount: AMOUNT });
    const { id } = contract;
    await addWork(server, id);
    const disputeId = (await raise('contractor', id)).json().data.dispute._id;
    const disputed = { ...contract, disputeId };
    await answer('client', disputed);
    expect((await decide(disputed, { outcome: 'release' })).statusCode).toBe(200);
    expect(await contractNow(server, id)).toMatchObject({ status: 'ended', paymentStatus: 'paid' });
    const appeal = `${URL}/${id}/disputes/${disputeId}/appeal`;
    expect((await server.as('client').post(appeal, { reason: 'It drips still.' })).statusCode).toBe(201);
    expect((await decide(disputed, { outcome: 'refund' })).statusCode).toBe(200);
    expect(await contractNow(server, id)).toMatchObject({ status: 'ended', paymentStatus: 'pending' });
  });

  test('races with everything else that wants the money, and it goes one way [MON-01, MON-39]', async () => {
    const contract = await aDisputed();
    const { id } = contract;
    await answer('contractor', contract);
    const { id: workId } = await addWork(server, id, 30);
    const answers = await Promise.all([
      ...[1, 2, 3].flatMap(() => [
        decide(contract, { outcome: 'split', releaseAmount: 20 }),
        withdraw('client', contract),
        patch('contractor', `${id}/give-back`),
        patch('client', `${id}/submissions/${workId}/approve`),
        patch('client', `${id}/end`),
      ]),
      server.services.sweepContracts(),
    ]);
    const codes = answers.flatMap((one) => (one ? [one.statusCode] : []));
    expect(codes.filter((code) => code >= 300 && code !== 409)).toEqual([]);
    await server.settle();
    expect(await faults()).toEqual([]);
    const { actions } = await historyOf(server, id);
    const over = actions.filter((action) => ['resolveDispute', 'withdrawDispute'].includes(action));
    expect(over).toHaveLength(1);
  });
});
