import { eq } from 'drizzle-orm';
import { disputes } from '../../../database/tables/disputes';
import { users } from '../../../database/tables/users';
import { clearing, held, wallet } from '../../money/ledger/posting';
import { createTestServer, UNKNOWN_ID } from '../../../app/testing';
import { addContract, addDispute, addPaidContract, contractNow, historyOf } from './testing';

const server = createTestServer({ SANDBOX_DELAY_SECONDS: '0' });
const URL = '/api/v1/contracts';
const AMOUNT = 100_00;
type Person = 'client' | 'contractor' | 'company' | 'admin';
type NamedDispute = { id: string; disputeId: string };

const balance = (key: Parameters<typeof server.services.ledger.balance>[1]) =>
  server.services.ledger.balance(server.database, key);
const pathOf = ({ id, disputeId }: NamedDispute) => `${URL}/${id}/disputes/${disputeId}`;
const say = (who: Person, named: NamedDispute, path: 'answer' | 'appeal') =>
  server.as(who).post(`${pathOf(named)}/${path}`, { reason: 'It was raining.' });
const decide = (who: Person, named: NamedDispute, decision: object) =>
  server.as(who).patch(`${pathOf(named)}/resolve`, { note: 'Looked at the pictures.', ...decision });
const disputeOf = async (id: string) => (await server.as('client').get(`${URL}/${id}`)).json().data.dispute;

/** With all of its money, ended, disputed by the client long ago. */
async function aDisputed() {
  const { id, clientId: payerId, professionalId } = await addPaidContract(server, AMOUNT);
  await server.as('client').patch(`${URL}/${id}/end`);
  const { id: disputeId } = await addDispute(server, { contractId: id, raisedById: payerId });
  return { id, disputeId, payerId, professionalId };
}

const fresh = (disputeId: string) =>
  server.database.update(disputes).set({ createdAt: new Date() }).where(eq(disputes.id, disputeId));
const daysAfterDecision = () =>
  server.connection.pool.query(`update disputes set closed_at = now() - interval '8 days'`);

const both = async ({ payerId, professionalId }: { payerId: string; professionalId: string }) => [
  await balance(clearing(professionalId)),
  await balance(clearing(payerId)),
];

describe('who may say what about a dispute', () => {
  test.each([
    ['client', 409],
    ['contractor', 201],
    ['company', 404],
    ['admin', 404],
  ] as const)('%s answers the one of the client: %d [CON-34]', async (who, status) => {
    const named = await aDisputed();
    expect((await say(who, named, 'answer')).statusCode).toBe(status);
  });

  test.each([
    ['client', 201],
    ['contractor', 201],
    ['company', 404],
    ['admin', 404],
  ] as const)('%s appeals: %d [CON-36]', async (who, status) => {
    const named = await aDisputed();
    expect((await say(who, named, 'appeal')).statusCode).toBe(status === 201 ? 409 : status);
    await decide('admin', named, { outcome: 'release' });
    expect((await say(who, named, 'appeal')).statusCode).toBe(status);
  });

  test.each([
    ['client', 403],
    ['contractor', 403],
    ['company', 403],
    ['admin', 200],
  ] as const)('%s decides, and sees what waits: %d [CON-33]', async (who, status) => {
    const named = await aDisputed();
    const waiting = await server.as(who).get(`${URL}/disputes`);
    expect(waiting.statusCode).toBe(status);
    if (status === 200) expect(waiting.json().data).toMatchObject([{ _id: named.id }]);
    expect((await decide(who, named, { outcome: 'refund' })).statusCode).toBe(status);
    if (status === 200) expect((await server.as(who).get(`${URL}/disputes`)).json().data).toEqual([]);
  });

  test('a visitor nothing [CON-34]', async () => {
    const path = pathOf(await aDisputed());
    const calls = [
      server.anonymous.post(`${path}/answer`, { reason: 'x' }),
      server.anonymous.post(`${path}/appeal`, { reason: 'x' }),
      server.anonymous.get(`${path}/files`),
      server.anonymous.get(`${URL}/disputes`),
    ];
    for (const call of calls) expect(await call).toMatchObject({ statusCode: 401 });
  });
});

test('nobody decides before the other side has answered, or has had its days [CON-35]', async () => {
  const named = await aDisputed();
  await fresh(named.disputeId);
  expect((await decide('admin', named, { outcome: 'release' })).statusCode).toBe(409);
  const answers = await Promise.all([1, 2, 3].map(() => say('contractor', named, 'answer')));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  expect(await disputeOf(named.id)).toMatchObject({ answer: 'It was raining.', status: 'open' });
  expect((await decide('admin', named, { outcome: 'release' })).statusCode).toBe(200);
});

test('files come with what they belong to, behind signed links, for those who may read [CON-34]', async () => {
  const named = await aDisputed();
  const form = new FormData();
  form.append('reason', 'See the plan.');
  form.append('files', new File(['%PDF-1.4\n%%EOF'], 'plan.pdf'));
  const sent = await server.as('contractor').post(`${pathOf(named)}/answer`, form);
  expect(sent.statusCode).toBe(201);
  const { data } = (await server.as('client').get(`${pathOf(named)}/files`)).json();
  expect(data).toMatchObject([{ part: 'answer', name: 'plan.pdf', type: 'application/pdf' }]);
  expect((await server.anonymous.get(data[0].url)).statusCode).toBe(200);
  expect((await server.as('admin').get(`${pathOf(named)}/files`)).json().data).toHaveLength(1);
  expect((await server.as('company').get(`${pathOf(named)}/files`)).statusCode).toBe(404);
  const wrong = new FormData();
  wrong.append('reason', 'x');
  wrong.append('files', new File(['MZ'], 'virus.exe'));
  const appealed = { ...named, disputeId: named.disputeId };
  await decide('admin', appealed, { outcome: 'release' });
  expect((await server.as('client').post(`${pathOf(named)}/appeal`, wrong)).statusCode).toBe(400);
  expect((await disputeOf(named.id)).status).toBe('resolved');
});

test('a decision is free after its days; an appeal keeps it, and the second one moves what the first gave [CON-36, MON-38]', async () => {
  const named = await aDisputed();
  await decide('admin', named, { outcome: 'split', releaseAmount: 70 });
  expect(await both(named)).toEqual([70_00, 30_00]);
  expect((await say('client', named, 'appeal')).statusCode).toBe(201);
  expect((await say('contractor', named, 'appeal')).statusCode).toBe(409);
  await daysAfterDecision();
  await server.services.sweepContracts();
  expect(await both(named)).toEqual([70_00, 30_00]);

  expect((await decide('admin', named, { outcome: 'split', releaseAmount: 100 })).json().code).toBe(
    'SPLIT_MISMATCH',
  );
  const codes = await Promise.all(
    [1, 2].map(() => decide('admin', named, { outcome: 'split', releaseAmount: 20.01 })),
  );
  expect(codes.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await both(named)).toEqual([20_01, 79_99]);
  const dispute = await disputeOf(named.id);
  expect(dispute).toMatchObject({ status: 'resolved', appealedBy: 'hirer', appealDueAt: null });
  expect(dispute.decisions).toMatchObject([
    { round: 1, releaseAmount: 70 },
    { round: 2, releaseAmount: 20.01 },
  ]);
  const money = (await server.as('client').get(`${URL}/${named.id}`)).json().data.money;
  expect(money).toMatchObject({ funded: 100, held: 0, released: 20.01, refunded: 79.99 });

  await Promise.all([server.services.sweepContracts(), server.services.sweepContracts()]);
  await server.settle();
  expect(await both(named)).toEqual([0, 0]);
  expect(await balance(wallet(named.professionalId))).toBe(20_01);
  expect(await balance(wallet(named.payerId))).toBe(0);
  expect((await historyOf(server, named.id)).actions.slice(-4)).toEqual([
    'resolveDispute',
    'appeal',
    'resolveAppeal',
    'settle',
  ]);
});

test.each([
  ['release', 'refund', [0, AMOUNT], 'pending'],
  ['refund', 'release', [AMOUNT, 0], 'paid'],
] as const)('after %s the appeal says %s [CON-36]', async (...row) => {
  const [first, second, amounts, paymentStatus] = row;
  const named = await aDisputed();
  await decide('admin', named, { outcome: first });
  await say('contractor', named, 'appeal');
  await decide('admin', named, { outcome: second });
  expect(await both(named)).toEqual(amounts);
  expect((await contractNow(server, named.id)).paymentStatus).toBe(paymentStatus);
  expect(await balance(held(named.id))).toBe(0);
});

test('an appeal comes within its days, and another administrator decides where there is one [CON-36]', async () => {
  const late = await aDisputed();
  await decide('admin', late, { outcome: 'release' });
  await daysAfterDecision();
  expect((await say('client', late, 'appeal')).statusCode).toBe(409);

  await server.services.sweepContracts();
  const named = await aDisputed();
  await decide('admin', named, { outcome: 'release' });
  await say('client', named, 'appeal');
  const company = await server.user('company');
  await server.database.update(users).set({ userType: 'admin' }).where(eq(users.id, company.id));
  expect((await decide('admin', named, { outcome: 'refund' })).json().code).toBe('OTHER_ADMIN_DECIDES');
  expect(await both(named)).toEqual([AMOUNT, 0]);
  expect((await disputeOf(named.id)).status).toBe('appealed');
});

test('a dispute that is not the one that stands is not found [CON-34]', async () => {
  const named = await aDisputed();
  const other = { ...named, disputeId: UNKNOWN_ID };
  expect((await say('contractor', other, 'answer')).json().code).toBe('DISPUTE_NOT_FOUND');
  expect((await disputeOf(named.id)).answer).toBeNull();
});

describe('in the queue of administrators', () => {
  const casesOf = async (query = '') =>
    (await server.as('admin').get(`/api/v1/admin/cases?kind=dispute${query}`)).json();
  const raise = async () => {
    const contract = await addContract(server, { status: 'completed', amount: AMOUNT });
    const raised = await server.as('client').post(`${URL}/${contract.id}/disputes`, { reason: 'It drips.' });
    return { id: contract.id, disputeId: raised.json().data.dispute._id as string };
  };

  test('a dispute waits as a case, with both names and whether the other side was heard [ADM-17]', async () => {
    const named = await raise();
    const { data, waiting } = await casesOf();
    expect(waiting).toEqual([{ kind: 'dispute', count: 1 }]);
    const { fullName } = await server.user('contractor');
    expect(data).toMatchObject([
      {
        person: null,
        status: 'open',
        dispute: { contractId: named.id, raisedBy: 'hirer', status: 'open', isHeard: false, amount: 0 },
      },
    ]);
    expect(data[0].dispute.professional.fullName).toBe(fullName);
    await say('contractor', named, 'answer');
    const seen = (await server.as('admin').get(`/api/v1/admin/cases/${data[0]._id}`)).json().data;
    expect(seen.dispute).toMatchObject({ isHeard: true, answer: 'It was raining.' });
    expect(seen.allowedActions).toEqual([]);
    const found = await casesOf(`&q=${encodeURIComponent(fullName)}`);
    expect(found.count).toBe(1);
    expect((await casesOf('&q=nobody-of-that-name')).count).toBe(0);
  });

  test('the decision closes the case and is in the log with its reason; an appeal is a case of its own [ADM-12, ADM-17]', async () => {
    const named = await aDisputed();
    const answers = await Promise.all([
      decide('admin', named, { outcome: 'split', releaseAmount: 40 }),
      decide('admin', named, { outcome: 'split', releaseAmount: 40 }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const log = async () =>
      (await server.as('admin').get('/api/v1/admin/audit?action=disputeDecided')).json().data;
    expect(await log()).toMatchObject([
      { reason: 'Looked at the pictures.', values: { outcome: 'split', releaseAmount: '40' } },
    ]);
    await say('contractor', named, 'appeal');
    const { data } = await casesOf();
    expect(data).toMatchObject([{ status: 'open', dispute: { status: 'appealed', amount: 100 } }]);
    await decide('admin', named, { outcome: 'release' });
    expect((await casesOf()).count).toBe(0);
    expect((await casesOf('&status=resolved')).data).toMatchObject([{ _id: data[0]._id }]);
    const [entry] = await log();
    expect(entry).toMatchObject({ caseId: data[0]._id, values: { outcome: 'release' } });
  });

  test('a dispute that is taken back waits no more, and cannot be decided as another case [ADM-17]', async () => {
    const named = await raise();
    const { data } = await casesOf();
    const decision = { action: 'dismiss', note: 'Fine.' };
    const path = `/api/v1/admin/cases/${data[0]._id}/decision`;
    expect((await server.as('admin').post(path, decision)).json().code).toBe('CASE_CLOSED');
    await server.as('client').patch(`${pathOf(named)}/withdraw`);
    expect((await casesOf()).count).toBe(0);
    expect((await casesOf('&status=dismissed')).data).toMatchObject([{ dispute: { status: 'withdrawn' } }]);
  });
});

test.each([{}, { note: '' }, { note: '  ' }])(
  'a decision without words for both is refused: %j [CON-33]',
  async (words) => {
    const named = await aDisputed();
    const { note } = { note: undefined, ...words };
    const answer = await decide('admin', named, { outcome: 'release', note });
    expect(answer.statusCode).toBe(400);
    expect((await disputeOf(named.id)).status).toBe('open');
  },
);
