import { createHash } from 'node:crypto';
import { createTestServer, UNKNOWN_ID } from '../../../app/testing';
import { renderPaper } from '../../money/papers/testing';
import { addContract, contractNow, historyOf } from './testing';

const server = createTestServer();
const URL = '/api/v1/contracts';
const PEOPLE = ['client', 'contractor', 'company', 'admin'] as const;
type Person = (typeof PEOPLE)[number];
const STEPS = [
  { title: 'Demolition', amount: 60 },
  { title: 'Tiling', amount: 40, dueOn: '2029-01-01' },
];

const readBy = (who: Person, id: string) => server.as(who).get(`${URL}/${id}/terms`);
const termsOf = async (id: string) => (await readBy('client', id)).json().data;
const confirm = (who: Person, id: string, body: object) => server.as(who).post(`${URL}/${id}/terms`, body);
async function sign(who: Person, id: string, name = `${who} by hand`) {
  const { digest } = await termsOf(id);
  return confirm(who, id, { digest, name });
}
const codeOf = (reply: { statusCode: number; json: () => { code?: string } }) => [
  reply.statusCode,
  reply.json().code,
];
const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

async function amend(id: string, body: object = {}) {
  const version = { startDate: '2026-01-01', endDate: '2030-01-01', terms: 'As agreed.', amount: 100 };
  const proposal = { ...version, milestones: [], ...body };
  const { data } = (await server.as('client').post(`${URL}/${id}/amendments`, proposal)).json();
  const accepted = await server.as('contractor').patch(`${URL}/${id}/amendments/${data._id}/accept`);
  expect(accepted.statusCode).toBe(200);
}

test('both confirm one text, whose digest, names and times stand in the history [SGN-01, SGN-03]', async () => {
  const { id } = await addContract(server, { amount: 100_00, terms: 'Sand it.\nPaint it.' });
  const { text, digest, confirmations } = await termsOf(id);
  expect(text).toContain('Amount / Montant: 100.00 USD');
  expect(text).toContain('Sand it.\nPaint it.');
  expect(digest).toBe(sha256(text));
  expect(confirmations).toEqual([]);

  const first = await confirm('contractor', id, { digest, name: ' Marcus  Reyes ' });
  expect(first.statusCode).toBe(201);
  expect(first.json()).toMatchObject({
    message: 'You have confirmed the terms',
    data: { text, digest, confirmations: [{ side: 'professional', name: 'Marcus Reyes', text, digest }] },
    contract: { _id: id, allowedActions: expect.not.arrayContaining(['confirmTerms']) },
  });
  await confirm('client', id, { digest, name: 'Nora' });
  const { confirmations: both } = await termsOf(id);
  expect(both).toMatchObject([
    { side: 'professional', voidedAt: null, confirmedAt: expect.any(String) },
    { side: 'hirer', name: 'Nora', text, digest, voidedAt: null },
  ]);
  const { data } = (await server.as('client').get(`${URL}/${id}/events`)).json();
  expect(data).toMatchObject([
    { action: 'confirmTerms', note: `Marcus Reyes\nSHA-256 ${digest}` },
    { action: 'confirmTerms', note: `Nora\nSHA-256 ${digest}` },
  ]);
});

test('nothing waits for it: the contract goes on as it would [SGN-02]', async () => {
  const { id } = await addContract(server);
  const before = (await server.as('client').get(`${URL}/${id}`)).json().data;
  expect(before.status).toBe('active');
  await sign('client', id);
  const after = (await server.as('client').get(`${URL}/${id}`)).json().data;
  expect(after.allowedActions).toEqual(
    before.allowedActions.filter((action: string) => action !== 'confirmTerms'),
  );
  expect((await contractNow(server, id)).status).toBe('active');
});

test.each([
  ['terms', { terms: 'As agreed anew.' }],
  ['amount', { amount: 120 }],
  ['milestones', { milestones: STEPS }],
  ['end', { endDate: '2031-01-01' }],
])('other %s need both again, and the old confirmations stay readable [SGN-04]', async (_what, change) => {
  const { id } = await addContract(server, { amount: 100_00 });
  const { digest, text } = await termsOf(id);
  await sign('client', id);
  await sign('contractor', id);
  await amend(id, change);
  const now = await termsOf(id);
  expect(now.digest).not.toBe(digest);
  expect(now.confirmations).toMatchObject([
    { side: 'hirer', text, digest, voidedAt: expect.any(String) },
    { side: 'professional', text, digest, voidedAt: expect.any(String) },
  ]);
  expect(codeOf(await confirm('client', id, { digest, name: 'Nora' }))).toEqual([409, 'TERMS_CHANGED']);
  expect((await sign('client', id)).statusCode).toBe(201);
  expect((await sign('contractor', id)).statusCode).toBe(201);
  expect((await termsOf(id)).confirmations).toHaveLength(4);
});

describe('who reads and confirms [SGN-05]', () => {
  const outsider = (who: Person) => who === 'company' || who === 'admin';

  test.each(PEOPLE)('%s', async (who) => {
    const { id } = await addContract(server);
    const { digest } = await termsOf(id);
    expect((await readBy(who, id)).statusCode).toBe(who === 'company' ? 404 : 200);
    expect((await server.as(who).get(`${URL}/${id}/paper`)).statusCode).toBe(who === 'company' ? 404 : 200);
    const { statusCode } = await confirm(who, id, { digest, name: 'Somebody' });
    expect(statusCode).toBe(outsider(who) ? 404 : 201);
  });

  test('a visitor does nothing, and no contract is none', async () => {
    const { id } = await addContract(server);
    const { digest } = await termsOf(id);
    const { anonymous } = server;
    for (const call of [
      anonymous.get(`${URL}/${id}/terms`),
      anonymous.get(`${URL}/${id}/paper`),
      anonymous.post(`${URL}/${id}/terms`, { digest, name: 'X' }),
    ])
      expect((await call).statusCode).toBe(401);
    for (const missing of [UNKNOWN_ID, 'none'])
      expect((await readBy('client', missing)).statusCode).toBe(404);
  });

  test('a contract that is over is confirmed no more', async () => {
    const { id } = await addContract(server, { status: 'completed' });
    expect(codeOf(await sign('client', id))).toEqual([409, 'INVALID_TRANSITION']);
  });
});

test.each([
  [{ name: 'Nora' }],
  [{ digest: 'abc', name: 'Nora' }],
  [{ digest: '0'.repeat(64) }],
  [{ digest: '0'.repeat(64), name: ' \u200b ' }],
  [{ digest: '0'.repeat(64), name: 'N'.repeat(121) }],
  [{ digest: ['0'.repeat(64)], name: {} }],
])('bad input is 400 and writes nothing: %j [SGN-05]', async (body) => {
  const { id } = await addContract(server);
  expect((await confirm('client', id, body)).statusCode).toBe(400);
  expect((await termsOf(id)).confirmations).toEqual([]);
});

test('of twenty at once one of each side counts; a repeat with its key gets the first answer [SGN-06]', async () => {
  const { id } = await addContract(server);
  const { digest } = await termsOf(id);
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      confirm(index % 2 ? 'client' : 'contractor', id, { digest, name: `Name ${index}` }),
    ),
  );
  expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2);
  expect(replies.filter(({ statusCode }) => statusCode === 409)).toHaveLength(18);
  expect((await termsOf(id)).confirmations).toHaveLength(2);
  expect((await historyOf(server, id)).actions).toEqual(['confirmTerms', 'confirmTerms']);
  expect((await historyOf(server, id)).published).toEqual(['confirmTerms', 'confirmTerms']);

  const other = await addContract(server);
  const { digest: its } = await termsOf(other.id);
  const headers = { 'idempotency-key': other.id };
  const repeat = () =>
    server.as('client').post(`${URL}/${other.id}/terms`, { digest: its, name: 'Nora' }, { headers });
  const [once, again] = [await repeat(), await repeat()];
  expect(again.statusCode).toBe(201);
  expect(again.json()).toEqual(once.json());
});

test('a change accepted at the same moment leaves no confirmation of what no longer holds [SGN-04, SGN-06]', async () => {
  const { id } = await addContract(server, { amount: 100_00 });
  const { digest } = await termsOf(id);
  const version = { startDate: '2026-01-01', endDate: '2030-01-01', terms: 'Anew.', amount: 100 };
  const { data } = (await server.as('client').post(`${URL}/${id}/amendments`, version)).json();
  await Promise.all([
    server.as('contractor').patch(`${URL}/${id}/amendments/${data._id}/accept`),
    confirm('client', id, { digest, name: 'Nora' }),
    confirm('contractor', id, { digest, name: 'Marcus' }),
  ]);
  const { confirmations } = await termsOf(id);
  expect(confirmations.filter(({ voidedAt }: { voidedAt: string | null }) => voidedAt === null)).toEqual([]);
});

test('the other side is told [SGN-07]', async () => {
  const { id } = await addContract(server);
  await sign('client', id);
  await server.settle();
  const { data } = (await server.as('contractor').get('/api/v1/notifications')).json();
  expect(data).toContainEqual(
    expect.objectContaining({ kind: 'termsConfirmed', href: `/active-contracts?contract=${id}` }),
  );
});

test('the PDF holds text, digest and who confirmed when, or who has not yet [SGN-03]', async () => {
  const { id } = await addContract(server, { terms: 'Sand it well.' });
  await sign('client', id, 'Nora Quill');
  const { digest, confirmations } = await termsOf(id);
  const reply = await server.as('contractor').get(`${URL}/${id}/paper?language=en`);
  expect(reply.headers['content-type']).toBe('application/pdf');
  const pages = await renderPaper(reply.rawPayload);
  const words = pages.map(({ text }) => text).join('\n');
  for (const said of [id, 'Sand it well.', digest, 'Nora Quill', 'Contractor: not confirmed yet'])
    expect(words).toContain(said);
  expect(words).toContain(confirmations[0].confirmedAt.slice(11, 19));
  const french = await server.as('contractor').get(`${URL}/${id}/paper?language=fr`);
  expect(french.headers['content-disposition']).toMatch(/contrat-/);
});
