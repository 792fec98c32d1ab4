import { createTestServer } from '../../../app/testing';
import { addContract } from '../../deals/contracts/testing';
import { addMethod } from './testing';

const server = createTestServer({ SANDBOX_DELAY_SECONDS: '0' });
const CONTRACTS = '/api/v1/contracts';

const noticesOf = async (who: 'client' | 'contractor') =>
  (await server.as(who).get('/api/v1/notifications?group=payments')).json().data;

async function aFundedContract() {
  const contract = await addContract(server, { amount: 1234_50 });
  const { id: contractId, clientId: payerId, amount } = contract;
  const { id: methodId } = await addMethod(server, { userId: payerId, token: 'sbx_card_ok_0a1b2c3d' });
  const order = { contractId, milestoneId: null, payerId, methodId, amount, fromBalance: 0 };
  await server.connection.transaction((tx) => server.services.payments.begin(tx, order));
  await server.settle();
  return contract;
}

test.each([
  ['sbx_bank_ok', 'withdrawalPaid', 'Your withdrawal of $40.50 was paid to your bank account'],
  [
    'sbx_bank_closed',
    'withdrawalFailed',
    'Your withdrawal of $40.50 failed; the money is back in your wallet',
  ],
])(
  'a withdrawal tells its person how it ended, once, by mail too: %s [MON-33]',
  async (token, kind, subject) => {
    const contract = await aFundedContract();
    await server.as('contractor').patch(`${CONTRACTS}/${contract.id}/complete`);
    await server.as('client').patch(`${CONTRACTS}/${contract.id}/approve-payment`);
    const { id: userId } = await server.user('contractor');
    await server.connection.pool.query('update users set email_verified_at = now()');
    const { id: methodId } = await addMethod(server, { userId, token: `${token}_0a1b2c3d` });
    await server.as('contractor').post('/api/v1/wallet/withdrawals', { amount: 40.5, methodId });
    await server.settle();
    const { rows } = await server.connection.pool.query<{ id: string }>('select id from payouts');
    await server.services.moneyNotices.ofPayout({ payoutId: rows[0]?.id ?? '', userId });
    const told = (await noticesOf('contractor')).filter((notice: { kind: string }) => notice.kind === kind);
    expect(told).toMatchObject([{ href: '/wallet', values: { amount: '$40.50' } }]);
    const mails = await server.connection.pool.query<{ subject: string }>('select subject from mails');
    expect(mails.rows.map((mail) => mail.subject)).toContain(subject);
  },
);

test('money back on the card tells the hirer alone, released money the professional [MON-33]', async () => {
  const contract = await aFundedContract();
  await server.as('client').patch(`${CONTRACTS}/${contract.id}/pause`);
  await server.as('client').patch(`${CONTRACTS}/${contract.id}/cancel`);
  await server.settle();
  const kinds = async (who: 'client' | 'contractor') =>
    (await noticesOf(who)).map(({ kind }: { kind: string }) => kind);
  expect(await kinds('client')).toContain('cardRefunded');
  expect(await kinds('contractor')).not.toContain('cardRefunded');
});

test('in French the amount is written as French readers do [MON-33]', async () => {
  await server.connection.pool.query("update users set language = 'fr'");
  const contract = await aFundedContract();
  await server.connection.pool.query("update users set language = 'fr'");
  await server.as('contractor').patch(`${CONTRACTS}/${contract.id}/give-back`);
  await server.settle();
  const [{ values }] = (await noticesOf('client')).filter(
    ({ kind }: { kind: string }) => kind === 'cardRefunded',
  );
  expect(values.amount).toBe('1\u202F234,50\u00A0$US');
});
