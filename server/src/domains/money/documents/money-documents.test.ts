import { uuidv7 } from 'uuidv7';
import { documents } from '../../../database/tables/ledger';
import { between, external } from '../ledger/posting';
import { renderPaper } from '../papers/testing';
import { createTestServer, UNKNOWN_ID } from '../../../app/testing';
import { addContract } from '../../deals/contracts/testing';
import { addMethod } from '../payments/testing';

const server = createTestServer({ SANDBOX_DELAY_SECONDS: '0', PLATFORM_FEE_PERCENT: '10' });
const CONTRACTS = '/api/v1/contracts';
type Contract = Awaited<ReturnType<typeof addContract>>;
type ListedDocument = { _id: string; kind: string; number: string; amount: number };

const year = new Date().getUTCFullYear();
const patch = (who: 'client' | 'contractor', { id }: Contract, what: string) =>
  server.as(who).patch(`${CONTRACTS}/${id}/${what}`);

async function aFundedContract(): Promise<Contract> {
  const contract = await addContract(server, { amount: 1234_50 });
  const { id: contractId, clientId: payerId, amount } = contract;
  const { id: methodId } = await addMethod(server, { userId: payerId, token: 'sbx_card_ok_0a1b2c3d' });
  const order = { contractId, milestoneId: null, payerId, methodId, amount, fromBalance: 0 };
  await server.connection.transaction((tx) => server.services.payments.begin(tx, order));
  await server.settle();
  return contract;
}

async function aPaidContract(): Promise<Contract> {
  const contract = await aFundedContract();
  await patch('contractor', contract, 'complete');
  await patch('client', contract, 'approve-payment');
  await server.settle();
  return contract;
}

async function withdraw(amount: number) {
  const { id: userId } = await server.user('contractor');
  const { id: methodId } = await addMethod(server, { userId, token: 'sbx_bank_ok_0a1b2c3d' });
  await server.as('contractor').post('/api/v1/wallet/withdrawals', { amount, methodId });
  await server.settle();
}

const PERIOD = () =>
  `from=${new Date(Date.now() - 86_400_000).toISOString()}&to=${new Date(Date.now() + 86_400_000).toISOString()}`;
const walletOf = async (who: 'client' | 'contractor') =>
  (await server.as(who).get(`/api/v1/wallet/transactions?${PERIOD()}`)).json().data;
const papersOf = async ({ id }: Contract): Promise<ListedDocument[]> =>
  (await server.as('client').get(`${CONTRACTS}/${id}/documents`)).json().data;
const paper = async (caller: ReturnType<typeof server.as>, id: string, language = 'en') => {
  const answer = await caller.get(`/api/v1/documents/${id}?language=${language}`);
  expect(answer.headers['content-type']).toBe('application/pdf');
  const [page] = await renderPaper(answer.rawPayload);
  return { ...page, text: page?.text.replaceAll(/\s+/g, ' ') ?? '', ink: page?.inkOf('page') ?? 0 };
};

describe.each([
  ['a visitor', server.anonymous, 401],
  ['the client', server.as('client'), 200],
  ['the contractor', server.as('contractor'), 200],
  ['a company', server.as('company'), 404],
  ['an admin', server.as('admin'), 404],
] as const)('%s', (_who, caller, status) => {
  test('asks for the papers of a contract, for one of them and for the whole [MON-40]', async () => {
    const contract = await aPaidContract();
    const [first] = await papersOf(contract);
    for (const path of [
      `${CONTRACTS}/${contract.id}/documents`,
      `${CONTRACTS}/${contract.id}/statement`,
      `/api/v1/documents/${first?._id ?? ''}`,
    ])
      expect(await caller.get(path)).toMatchObject({ statusCode: status });
  });
});

test.each(['client', 'company', 'admin'] as const)(
  'a withdrawal is nobody’s business but of its person: %s [MON-40]',
  async (who) => {
    await aPaidContract();
    await withdraw(100);
    const [{ document }] = await walletOf('contractor');
    expect(document).toMatchObject({ kind: 'payout', number: `P-${year}-00001` });
    expect(await server.as(who).get(`/api/v1/documents/${document._id}`)).toMatchObject({ statusCode: 404 });
    const { text, ink } = await paper(server.as('contractor'), document._id);
    expect(text).toMatch(/Withdrawal receipt .*bank account ending in 6789 \$100\.00/);
    expect(ink).toBeGreaterThan(1500);
  },
);

test('each movement has its paper, linked from both wallets [MON-40]', async () => {
  const contract = await aPaidContract();
  expect(await papersOf(contract)).toMatchObject([
    { kind: 'receipt', number: `R-${year}-00001`, amount: 1234.5 },
    { kind: 'invoice', number: `I-${year}-00001`, amount: 1234.5 },
  ]);
  expect(await walletOf('client')).toMatchObject([
    { kind: 'fund', byCard: 1234.5, document: { kind: 'receipt', number: `R-${year}-00001` } },
  ]);
  expect((await walletOf('contractor'))[0].document).toMatchObject({ kind: 'invoice' });
});

test('in French amounts, accents and words are right, and the page shows them [MON-41]', async () => {
  const [receipt, invoice] = await papersOf(await aPaidContract());
  const french = await paper(server.as('contractor'), invoice?._id ?? '', 'fr');
  expect(french.text).toContain(`Facture I-${year}-00001`);
  expect(french.text).toContain('1 234,50 $US');
  expect(french.text).toContain('Frais de la plateforme 123,45 $US');
  expect(french.text).toContain('aucun argent réel');
  expect(french.ink).toBeGreaterThan(1500);
  const english = await paper(server.as('client'), receipt?._id ?? '');
  expect(english.text).toContain('By card ending in 4242: $1,234.50');
});

test('what the platform keeps is told to the professional alone [MON-41]', async () => {
  const [, invoice] = await papersOf(await aPaidContract());
  expect((await paper(server.as('contractor'), invoice?._id ?? '')).text).toContain('Platform fee $123.45');
  expect((await paper(server.as('client'), invoice?._id ?? '')).text).not.toContain('Platform fee');
});

test('money that goes back has a credit note, and an ended contract its statement [MON-40]', async () => {
  const contract = await aFundedContract();
  const early = await server.as('client').get(`${CONTRACTS}/${contract.id}/statement`);
  expect(early.json().code).toBe('STATEMENT_NOT_READY');
  await patch('client', contract, 'pause');
  expect(await patch('client', contract, 'cancel')).toMatchObject({ statusCode: 200 });
  await server.settle();
  expect((await papersOf(contract)).map(({ number }) => number)).toEqual([
    `R-${year}-00001`,
    `C-${year}-00001`,
  ]);
  const whole = await server.as('contractor').get(`${CONTRACTS}/${contract.id}/statement?language=fr`);
  expect(whole.headers['content-disposition']).toMatch(/^attachment; filename="contract-[0-9A-F]{6}\.pdf"$/);
  const [page] = await renderPaper(whole.rawPayload);
  expect(page?.text.replaceAll(/\s+/g, ' ')).toMatch(/Remboursé au client 1 234,50 \$US/);
});

test('a contract that was never funded has neither papers nor a statement [MON-20]', async () => {
  const contract = await addContract(server, { amount: 100_00, status: 'canceled', finishedAt: new Date() });
  expect(await papersOf(contract)).toEqual([]);
  expect(await server.as('client').get(`${CONTRACTS}/${contract.id}/statement`)).toMatchObject({
    statusCode: 409,
  });
});

test('what is no paper, and no language, is refused', async () => {
  for (const id of [UNKNOWN_ID, 'x'])
    expect(await server.as('client').get(`/api/v1/documents/${id}`)).toMatchObject({ statusCode: 404 });
  const answer = await server.as('client').get(`/api/v1/documents/${UNKNOWN_ID}?language=de`);
  expect(answer.statusCode).toBe(400);
});

describe('numbers', () => {
  /** A paper of its own transfer, as a payment books it; not numbered yet. */
  const book = (at: string) =>
    server.connection.transaction(async (tx) => {
      const entries = between(external('sandbox'), { kind: 'fees' }, 1);
      const posting = { key: uuidv7(), reason: 'charge' as const, event: 'test', actorId: null, entries };
      const [transferId = ''] = await server.services.ledger.post(tx, [posting]);
      await tx.insert(documents).values({ transferId, kind: 'receipt', createdAt: new Date(at) });
    });
  const numbers = async () =>
    (
      await server.connection.pool.query<{ year: number; number: number }>(
        'select year, number from documents order by year, number',
      )
    ).rows.map(({ year: of, number }) => `${of}-${number}`);

  test('each year counts from one, without a gap, however many number at once [MON-42]', async () => {
    for (let n = 0; n < 30; n++) await book(n % 2 ? '2025-12-31T23:59:59Z' : '2026-01-01T00:00:01Z');
    await Promise.all(Array.from({ length: 5 }, () => server.services.moneyDocuments.number()));
    await book('2025-06-01T00:00:00Z');
    await server.services.moneyDocuments.number();
    const series = (of: number, count: number) => Array.from({ length: count }, (_, n) => `${of}-${n + 1}`);
    expect(await numbers()).toEqual([...series(2025, 16), ...series(2026, 15)]);
  });

  test('a number once given is not changed [MON-42]', async () => {
    await book('2026-01-01T00:00:01Z');
    await server.services.moneyDocuments.number();
    await expect(server.connection.pool.query('update documents set number = 7')).rejects.toThrow(
      /append-only/,
    );
    await expect(server.connection.pool.query('delete from documents')).rejects.toThrow(/append-only/);
    expect(await numbers()).toEqual(['2026-1']);
  });
});
