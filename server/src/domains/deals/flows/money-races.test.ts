import { eq, sql } from 'drizzle-orm';
import type { ContractRow } from '../../../database/tables/contracts';
import { payments, payouts, providerEvents } from '../../../database/tables/payments';
import { held, outgoing, wallet } from '../../money/ledger/posting';
import type { AccountKey } from '../../money/ledger/posting';
import type { ProviderEvent } from '../../../database/provider-event';
import { createTestServer } from '../../../app/testing';
import { addContract, addDispute, contractNow, historyOf } from '../contracts/testing';
import { addMethod } from '../../money/payments/testing';

const server = createTestServer({ SANDBOX_DELAY_SECONDS: '0', PLATFORM_FEE_PERCENT: '7' });
const AMOUNT = 100_00;
const URL = '/api/v1/contracts';
/** All rounds are one race: a lock that is missing shows in the first ones, `npm run test:all` looks for rarer faults. */
const ROUNDS = process.env.TEST_ALL ? 6 : 2;

const balance = (key: AccountKey) => server.services.ledger.balance(server.database, key);
const times = <T>(count: number, act: () => Promise<T>) => Array.from({ length: count }, act);
const patch = (who: 'client' | 'contractor' | 'admin', path: string, body?: object) =>
  server.as(who).patch(`${URL}/${path}`, body);

/** All that is due is in it, by a card. */
async function aFundedContract() {
  const contract = await addContract(server, { amount: AMOUNT });
  const { id: contractId, clientId: payerId } = contract;
  const token = `sbx_card_ok_${contractId.slice(-8)}`;
  const { id: methodId } = await addMethod(server, { userId: payerId, token });
  const order = { contractId, milestoneId: null, payerId, methodId, amount: AMOUNT, fromBalance: 0 };
  const { id } = await server.connection.transaction((tx) => server.services.payments.begin(tx, order));
  await server.settle();
  expect(await balance(held(contractId))).toBe(AMOUNT);
  return { contract, paymentId: id };
}

/** The payer's bank takes all of the charge back, or has it returned. */
async function tell(paymentId: string, kind: 'chargeback.opened' | 'chargeback.won'): Promise<void> {
  const payment = await server.database.query.payments.findFirst({ where: eq(payments.id, paymentId) });
  const id = `${paymentId}:${kind}`;
  const facts = { id, key: paymentId, ref: `cb_${paymentId}`, chargeRef: payment?.ref ?? '', amount: AMOUNT };
  const payload: ProviderEvent = { ...facts, kind };
  await server.database.insert(providerEvents).values({ provider: 'sandbox', eventId: id, kind, payload });
  await server.services.settleEvent({ provider: 'sandbox', eventId: id });
}

/** What breaks a promise of the book. */
async function faults(): Promise<unknown[]> {
  const { rows } = await server.database.execute(sql`
    select 'sum' what, transfer_id::text id from entries group by transfer_id having sum(amount) <> 0
    union all select 'below zero', id::text from accounts where balance < 0
    union all select 'balance', a.id::text from accounts a left join entries e on e.account_id = a.id
      where a.kind not in ('external', 'losses') group by a.id having a.balance <> coalesce(sum(e.amount), 0)`);
  return rows;
}

async function figuresOf({ id }: ContractRow) {
  const { money } = (await server.as('client').get(`${URL}/${id}`)).json().data;
  return money as Record<'funded' | 'held' | 'released' | 'refunded', number>;
}

const days = (count: number) =>
  server.connection.pool.query(
    `update contracts set finished_at = now() - make_interval(days => $1) where finished_at is not null`,
    [count],
  );

test.each([
  ['while it may be disputed', 1],
  ['once the clock pays', 15],
])(
  'money that both sides, the clock and a bank want at once goes one way, %s [MON-01, MON-02, MON-22, MON-28]',
  async (_when, daysOver) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { contract, paymentId } = await aFundedContract();
      const { id } = contract;
      await patch('contractor', `${id}/complete`);
      await days(daysOver);
      const answers = await Promise.all([
        ...times(3, () => patch('client', `${id}/approve-payment`)),
        ...times(3, () => patch('contractor', `${id}/give-back`)),
        ...times(2, () => server.as('client').post(`${URL}/${id}/disputes`, { reason: 'It leaks' })),
        ...(round % 2 === 0 ? [tell(paymentId, 'chargeback.opened')] : []),
        ...times(2, () => server.services.sweepContracts()),
      ]);
      const codes = answers.flatMap((answer) => (answer ? [answer.statusCode] : []));
      expect(codes.filter((code) => code >= 300 && code !== 409)).toEqual([]);
      await server.settle();
      expect(await faults()).toEqual([]);

      const { actions } = await historyOf(server, id);
      const moved = actions.filter((action) => ['giveBack', 'refund'].includes(action));
      const { funded, held: left, released, refunded } = await figuresOf(contract);
      expect(left + released + refunded).toBe(funded);
      expect(moved.length).toBeLessThanOrEqual(1);
      if (round % 2 > 0) expect([left, released, refunded].filter((part) => part > 0)).toEqual([funded]);
      if (left > 0) expect(actions).toContain('dispute');
    }
  },
  300_000,
);

test('a decision and a bank that takes back at once share what there is, and it can be undone [MON-26, MON-29]', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { contract, paymentId } = await aFundedContract();
    const { id, clientId: raisedById } = contract;
    await patch('client', `${id}/end`);
    const { id: disputeId } = await addDispute(server, { contractId: id, raisedById });
    const decision = { outcome: 'split', releaseAmount: 33.33, note: 'Seen.' };
    const [, ...answers] = await Promise.all([
      tell(paymentId, 'chargeback.opened'),
      ...times(3, () => patch('admin', `${id}/disputes/${disputeId}/resolve`, decision)),
    ]);
    const won = answers.filter(({ statusCode }) => statusCode === 200).length;
    expect(won).toBeLessThanOrEqual(1);
    expect(answers.map(({ statusCode }) => statusCode).filter((code) => code >= 500)).toEqual([]);
    const { status } = (await server.as('client').get(`${URL}/${id}`)).json().data.dispute;
    expect(status).toBe(won === 1 ? 'resolved' : 'open');
    expect((await contractNow(server, id)).paymentStatus === 'paid').toBe(won === 1);
    await server.settle();
    expect(await faults()).toEqual([]);
    await tell(paymentId, 'chargeback.won');
    await server.settle();
    expect(await faults()).toEqual([]);
    const { funded, held: left, released, refunded } = await figuresOf(contract);
    expect(Math.round((left + released + refunded) * 100)).toBe(funded * 100);
  }
}, 300_000);

test('a withdrawal that is sent again because nobody heard the answer leaves once [MON-31]', async () => {
  const { contract } = await aFundedContract();
  await patch('contractor', `${contract.id}/complete`);
  await patch('client', `${contract.id}/approve-payment`);
  const { professionalId: userId } = contract;
  const { id: methodId } = await addMethod(server, { userId, token: 'sbx_bank_ok_0a1b2c3d' });
  const headers = { 'idempotency-key': 'the-same-withdrawal' };
  const withdraw = () =>
    server.as('contractor').post('/api/v1/wallet/withdrawals', { amount: 40, methodId }, { headers });
  await Promise.all(times(10, withdraw));
  const [again, andAgain] = [await withdraw(), await withdraw()];
  expect([again.statusCode, again.body]).toEqual([201, andAgain.body]);
  expect(await server.database.$count(payouts)).toBe(1);
  await server.settle();
  expect(await balance(wallet(userId))).toBe(53_00);
  expect(await balance(outgoing(userId))).toBe(0);
  expect(await faults()).toEqual([]);
});
