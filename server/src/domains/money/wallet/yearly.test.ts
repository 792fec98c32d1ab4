import { eq, sql } from 'drizzle-orm';
import { CSV_BOM } from '@plumbline/shared-schema/csv';
import { jobs } from '../../../database/tables/jobs';
import type { CurrentUser } from '../../../http/plugins/session';
import { createRandom } from '../../../../testing/random';
import { createTestServer } from '../../../app/testing';
import { createTeam } from '../../accounts/team/testing';
import { addContract } from '../../deals/contracts/testing';
import { between, clearing, external, held, outgoing, wallet } from '../ledger/posting';
import type { Posting } from '../ledger/posting';
import { clearPosting, refundPosting, releasePosting } from '../ledger/postings';
import { renderPaper } from '../papers/testing';
import { netOf } from './yearly-figures';
import { walletLines } from './yearly-paper';

const server = createTestServer();
const PATH = '/api/v1/wallet/statement';
const query = (year: number | string, more = '') => `year=${year}&timeZone=America/Toronto${more}`;
const fetchCsv = async (who: string, year: number, more = '&language=en') =>
  (await server.as(who).get(`${PATH}/csv?${query(year, more)}`)).body
    .replace(CSV_BOM, '')
    .trimEnd()
    .split('\r\n');

let made = 0;
type MovedMoney = Pick<Posting, 'reason' | 'entries'> & { contractId?: string };
const moved = (at: Date, { contractId, ...posting }: MovedMoney): Posting => ({
  ...{ key: `yearly:${made++}`, event: 'clock', actorId: null, at },
  ...posting,
  ...(contractId !== undefined && { about: { contractId } }),
});
const post = (...postings: Posting[]) =>
  server.connection.transaction((tx) => server.services.ledger.post(tx, postings));

type Contract = { id: string; clientId: string; professionalId: string };

/** A payment by card into the contract. */
const paidIn = ({ id: contractId, clientId }: Contract, amount: number, at: Date) => [
  moved(at, {
    reason: 'charge',
    contractId,
    entries: between(external('sandbox'), wallet(clientId), amount),
  }),
  {
    ...moved(at, {
      reason: 'fund',
      contractId,
      entries: between(wallet(clientId), held(contractId), amount),
    }),
    document: 'receipt' as const,
  },
];
const part = ({ id: contractId }: Contract, amount: number, at: Date) =>
  [
    { contractId, milestoneId: null, eventId: `e${made++}`, amount },
    { event: 'clock', actorId: null, at },
  ] as const;
const released = (contract: Contract, amount: number, at: Date) => {
  const [held_, cause] = part(contract, amount, at);
  return releasePosting({ ...held_, professionalId: contract.professionalId, feePercent: 10 }, cause);
};
const refunded = (contract: Contract, amount: number, at: Date) => {
  const [held_, cause] = part(contract, amount, at);
  return refundPosting({ ...held_, clientId: contract.clientId }, cause);
};

/** A year of two: 1,000.01 paid in, 600.00 of it released, 100.00 given back. */
async function aYear(title = 'Roof') {
  const contract = await addContract(server, { amount: 1000_01 });
  await server.database.update(jobs).set({ title }).where(eq(jobs.id, contract.jobId));
  const march = new Date('2025-03-01T12:00:00Z');
  await post(
    ...paidIn(contract, 1000_01, march),
    released(contract, 600_00, march),
    refunded(contract, 100_00, march),
  );
  await server.services.moneyDocuments.number();
  return contract;
}

describe.each([
  ['a visitor', server.anonymous, 401],
  ['a client', server.as('client'), 200],
  ['a company', server.as('company'), 200],
  ['a contractor', server.as('contractor'), 200],
  ['an admin', server.as('admin'), 403],
] as const)('%s', (_who, caller, status) => {
  test.each([PATH, `${PATH}/csv`])('downloads %s [MON-43]', async (path) => {
    expect((await caller.get(`${path}?${query(2025)}`)).statusCode).toBe(status);
  });
});

test('no member of a team reads a company’s, whatever their role [MON-43]', async () => {
  const { acting } = await createTeam(server).aMember('owner');
  expect((await acting.get(`${PATH}?${query(2025)}`)).statusCode).toBe(403);
});

test.each([
  'year=1999&timeZone=UTC',
  'year=2025',
  'year=2025&timeZone=Mars/Olympus',
  'year=2025a&timeZone=UTC',
])('%s is refused', async (bad) => {
  expect((await server.as('client').get(`${PATH}?${bad}`)).statusCode).toBe(400);
});

test('each side reads its own part, by contract and in all [MON-45, MON-47]', async () => {
  await aYear();
  const { fullName: client } = await server.user('client');
  const { fullName: contractor } = await server.user('contractor');
  expect(await fetchCsv('contractor', 2025)).toEqual([
    'Contract,Job,Other side,Your part,Income,Platform fees,Paid in,Refunded,Taken back by banks,Net',
    expect.stringMatching(new RegExp(`^#\\w{6},Roof,${client},Contractor,600,60,0,0,0,540$`)),
    'Total,,,,600,60,0,0,0,540',
    'Balance at the beginning,,,,,,,,,0',
    'Charged to cards,,,,,,,,,0',
    'Net of contracts,,,,,,,,,540',
    'Refunded to cards,,,,,,,,,0',
    'Withdrawn to the bank,,,,,,,,,0',
    'Balance at the end,,,,,,,,,540',
  ]);
  const french = await fetchCsv('client', 2025, '&language=fr');
  expect(french[1]).toMatch(new RegExp(`Roof;${contractor};Client;0;0;1000,01;100;0;-900,01$`));
  expect(french.at(-1)).toBe('Solde à la fin;;;;;;;;;100');
});

test('the paper says what the file says, and how many papers there are [MON-47, MON-48]', async () => {
  await aYear();
  const answer = await server.as('contractor').get(`${PATH}?${query(2025, '&language=en')}`);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="plumbline-2025.pdf"',
    'cache-control': 'private, no-store',
  });
  const text = (await renderPaper(answer.rawPayload))[0]?.text.replaceAll(/\s+/g, ' ') ?? '';
  for (const said of ['Statement for 2025', 'Income $600.00', 'Platform fees $60.00', '$540.00', 'Roof'])
    expect(text).toContain(said);
  expect(text).not.toContain('-$0.00');
  expect(text).toContain('Receipts: 1, Invoices: 1, Credit memos: 1, Withdrawal receipts: 0');
});

test('no text is a formula [MON-47]', async () => {
  await aYear('=HYPERLINK("http://evil")');
  expect((await fetchCsv('client', 2025))[1]).toContain(`"'=HYPERLINK(""http://evil"")"`);
});

test('a year is that of the clock there [MON-44]', async () => {
  const contract = await addContract(server, { amount: 100_00 });
  await post(...paidIn(contract, 100_00, new Date('2026-01-01T04:59:59.999Z')));
  await post(...paidIn(contract, 7_00, new Date('2026-01-01T05:00:00.000Z')));
  expect((await fetchCsv('client', 2025))[1]).toMatch(/,100,0,0,-100$/);
  expect((await fetchCsv('client', 2026))[1]).toMatch(/,7,0,0,-7$/);
  const { body } = await server.as('client').get(`${PATH}/csv?year=2026&timeZone=UTC&language=en`);
  expect(body).toMatch(/,107,0,0,-107\r\n/);
});

/** Three contracts of two hirers and one professional, and what may happen to money on one day. */
async function aWorld(random: ReturnType<typeof createRandom>) {
  const [one, other, professional] = [
    await server.addUser(),
    await server.addUser(),
    await server.addUser({ userType: 'contractor' }),
  ];
  const contracts: Contract[] = [];
  for (const client of [one, one, other])
    contracts.push(await addContract(server, { clientId: client.id, professionalId: professional.id }));
  const balance = (key: Parameters<typeof server.services.ledger.balance>[1]) =>
    server.services.ledger.balance(server.database, key);
  const some = (most: number) => random.int(1, Math.max(1, most));

  async function happen(at: Date): Promise<void> {
    const contract = random.pick(contracts);
    const { id: contractId, clientId, professionalId } = contract;
    const person = random.pick([clientId, professionalId]);
    const [inContract, inWallet, decided] = [
      await balance(held(contractId)),
      await balance(wallet(person)),
      await balance(clearing(person)),
    ];
    const steps: (Posting[] | false)[] = [
      paidIn(contract, some(500_00), at),
      inContract > 0 && [released(contract, some(inContract), at)],
      inContract > 0 && [refunded(contract, some(inContract), at)],
      inContract > 0 && [
        moved(at, {
          reason: 'award',
          contractId,
          entries: between(held(contractId), clearing(person), some(inContract)),
        }),
      ],
      decided > 0 && [
        clearPosting(
          { id: `c${made++}`, userId: person, contractId, amount: some(decided) },
          person === professionalId ? 10 : null,
          { event: 'clock', actorId: null, at },
        ),
      ],
      inWallet > 0 && [
        moved(at, { reason: 'withdraw', entries: between(wallet(person), outgoing(person), some(inWallet)) }),
      ],
      inWallet > 0 && [
        moved(at, {
          reason: 'payback',
          contractId,
          entries: between(wallet(person), outgoing(person), some(inWallet)),
        }),
      ],
      inWallet > 0 && [
        moved(at, {
          reason: 'chargeback',
          contractId,
          entries: between(wallet(person), external('sandbox'), some(inWallet)),
        }),
      ],
      [
        moved(at, {
          reason: 'chargebackWon',
          contractId,
          entries: between(external('sandbox'), wallet(person), some(90_00)),
        }),
      ],
    ];
    await post(...(random.pick(steps) || []));
  }
  return { people: [one, other, professional], happen };
}

test('whatever happens, the figures of each year are whole cents, add up, and are those of the ledger [MON-45, MON-46]', async () => {
  const random = createRandom(20_261_128);
  const { people, happen } = await aWorld(random);
  let at = Date.parse('2023-11-01T00:00:00Z');
  for (let n = 0; n < (process.env.TEST_ALL ? 400 : 80); n++) {
    at += random.int(1, 12) * 86_400_000 + random.int(0, 86_399_999);
    await happen(new Date(at));
  }
  let fees = 0;
  for (const { id: _id, userType } of people) {
    let before = 0;
    for (const year of Array.from({ length: 20 }, (_none, index) => String(2023 + index))) {
      const asked = { year, timeZone: 'America/Toronto' };
      const figures = await server.services.yearlyStatements.read({ _id, userType } as CurrentUser, asked);
      const { opening, closing, ...moves } = walletLines(figures);
      expect(Object.values({ ...figures.totals, ...figures.wallet }).every(Number.isSafeInteger)).toBe(true);
      expect(Object.values(moves).reduce((sum, move) => sum + move, opening)).toBe(closing);
      expect(figures.contracts.reduce((sum, contract) => sum + netOf(contract), 0)).toBe(
        netOf(figures.totals),
      );
      expect(opening).toBe(before);
      before = closing;
      fees += figures.totals.fees;
    }
    expect(before).toBe(await server.services.ledger.balance(server.database, wallet(_id)));
    expect(before).toBeGreaterThanOrEqual(0);
  }
  expect(fees).toBe(await server.services.ledger.balance(server.database, { kind: 'fees' }));
  const { rows } = await server.database.execute<{ kinds: number }>(
    sql`select count(distinct reason)::int as kinds from transfers`,
  );
  // The walk did all that it can.
  expect(rows[0]?.kinds).toBe(10);
});
