import { eq } from 'drizzle-orm';
import { amendments } from '../../../database/tables/amendments';
import { users } from '../../../database/tables/users';
import { createTestServer, UNKNOWN_ID } from '../../../app/testing';
import { addContract, contractNow, historyOf } from './testing';

const server = createTestServer();
const URL = '/api/v1/contracts';
const PEOPLE = ['client', 'contractor', 'company', 'admin'] as const;
type Person = (typeof PEOPLE)[number];

const NEW = { startDate: '2026-01-01', endDate: '2031-02-03', terms: 'As agreed anew.', amount: 120 };
const propose = (who: Person, id: string, body: object = {}) =>
  server.as(who).post(`${URL}/${id}/amendments`, { ...NEW, milestones: [], ...body });
type NamedAmendment = { id: string; amendmentId: string };
const pathOf = ({ id, amendmentId }: NamedAmendment) => `${URL}/${id}/amendments/${amendmentId}`;
const answer = (who: Person, named: NamedAmendment, path: 'accept' | 'decline' | 'withdraw') =>
  server.as(who).patch(`${pathOf(named)}/${path}`, path === 'decline' ? { note: 'Too late.' } : undefined);
const listed = async (id: string, who: Person = 'client') =>
  (await server.as(who).get(`${URL}/${id}/amendments`)).json().data;
const codeOf = (reply: { statusCode: number; json: () => { code?: string } }) => [
  reply.statusCode,
  reply.json().code,
];

/** For 100 dollars, with a change that the client has proposed. */
async function aProposal(body: object = {}) {
  const contract = await addContract(server, { amount: 100_00 });
  const reply = await propose('client', contract.id, body);
  expect(reply.statusCode).toBe(201);
  return { id: contract.id, amendmentId: reply.json().data._id as string, contract };
}

test('both versions stay readable, with who and when, and the accepted one holds [AMD-01, AMD-03]', async () => {
  const named = await aProposal({ note: 'The roof is larger.' });
  const before = { startDate: '2026-01-01', endDate: '2030-01-01', terms: 'As agreed.', amount: 100 };
  expect(await contractNow(server, named.id)).toMatchObject({ amount: 100_00, terms: 'As agreed.' });
  const { data, contract, message } = (await answer('contractor', named, 'accept')).json();
  expect(message).toBe('Change accepted');
  expect(contract).toMatchObject({
    terms: NEW.terms,
    endDate: '2031-02-03T00:00:00.000Z',
    paymentDetails: { amount: 120 },
    status: 'active',
  });
  expect(data).toMatchObject({
    proposedBy: 'hirer',
    status: 'accepted',
    before,
    after: NEW,
    note: 'The roof is larger.',
    closedAt: expect.any(String),
  });
  expect(await listed(named.id, 'admin')).toEqual([data]);
  const { actions, published } = await historyOf(server, named.id);
  expect(actions).toEqual(['proposeAmendment', 'acceptAmendment']);
  expect(published).toEqual(actions);
});

describe('who proposes and answers [AMD-02]', () => {
  const outsider = (who: Person) => who === 'company' || who === 'admin';

  test.each(PEOPLE)('%s proposes', async (who) => {
    const { id } = await addContract(server);
    expect((await propose(who, id)).statusCode).toBe(outsider(who) ? 404 : 201);
  });

  test.each(
    PEOPLE.flatMap((who) => (['accept', 'decline', 'withdraw'] as const).map((path) => ({ who, path }))),
  )('$who: $path', async ({ who, path }) => {
    const named = await aProposal();
    const by = path === 'withdraw' ? 'client' : 'contractor';
    const expected = outsider(who) ? 404 : 409;
    expect((await answer(who, named, path)).statusCode).toBe(who === by ? 200 : expected);
  });

  test.each(PEOPLE)('%s reads', async (who) => {
    const { id } = await aProposal();
    const { statusCode } = await server.as(who).get(`${URL}/${id}/amendments`);
    expect(statusCode).toBe(who === 'company' ? 404 : 200);
  });

  test('a visitor does nothing', async () => {
    const named = await aProposal();
    const calls = [
      server.anonymous.get(`${URL}/${named.id}/amendments`),
      server.anonymous.post(`${URL}/${named.id}/amendments`, NEW),
      ...['accept', 'decline', 'withdraw'].map((path) =>
        server.anonymous.patch(`${pathOf(named)}/${path}`, {}),
      ),
    ];
    for (const call of calls) expect((await call).statusCode).toBe(401);
  });
});

test('declined or withdrawn, the contract stays as it was, and another change can be proposed [AMD-03, AMD-04]', async () => {
  const first = await aProposal();
  const { data } = (await answer('contractor', first, 'decline')).json();
  expect(data).toMatchObject({ status: 'declined', answer: 'Too late.' });
  const second = { ...first, amendmentId: (await propose('contractor', first.id)).json().data._id };
  expect(codeOf(await answer('client', first, 'accept'))).toEqual([404, 'AMENDMENT_NOT_FOUND']);
  expect(codeOf(await answer('client', { ...first, amendmentId: UNKNOWN_ID }, 'accept'))).toEqual([
    404,
    'AMENDMENT_NOT_FOUND',
  ]);
  expect((await answer('contractor', second, 'withdraw')).json().data).toMatchObject({
    status: 'withdrawn',
    proposedBy: 'professional',
  });
  expect(await contractNow(server, first.id)).toMatchObject({ amount: 100_00, terms: 'As agreed.' });
  expect((await listed(first.id)).map(({ status }: { status: string }) => status)).toEqual([
    'withdrawn',
    'declined',
  ]);
});

test('one proposal is open at a time, whoever asks, even at once [AMD-04]', async () => {
  const { id } = await addContract(server);
  const replies = await Promise.all(
    Array.from({ length: 12 }, (_, index) => propose(index % 2 ? 'client' : 'contractor', id)),
  );
  const codes = replies.map(({ statusCode }) => statusCode).sort();
  expect(codes).toEqual([201, ...Array.from({ length: 11 }, () => 409)]);
  expect(await listed(id)).toHaveLength(1);
});

test.each([
  ['accept', 'withdraw'],
  ['accept', 'decline'],
] as const)('of %s and %s at once one happens [AMD-05]', async (one, other) => {
  const named = await aProposal();
  const by = (path: 'accept' | 'decline' | 'withdraw') => (path === 'withdraw' ? 'client' : 'contractor');
  const replies = await Promise.all([one, other, one, other].map((path) => answer(by(path), named, path)));
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
  const [{ status }] = await listed(named.id);
  expect((await contractNow(server, named.id)).amount).toBe(status === 'accepted' ? 120_00 : 100_00);
  expect((await historyOf(server, named.id)).actions).toHaveLength(2);
});

test('of accept and complete at once the contract ends as one of them left it, and an open proposal lapses [AMD-05, AMD-06]', async () => {
  for (let round = 0; round < 5; round += 1) {
    const named = await aProposal();
    const [accepted, completed] = await Promise.all([
      answer('contractor', named, 'accept'),
      server.as('contractor').patch(`${URL}/${named.id}/complete`),
    ]);
    expect(completed.statusCode).toBe(200);
    const isAccepted = accepted.statusCode === 200;
    const [{ status, closedAt }] = await listed(named.id);
    expect(status).toBe(isAccepted ? 'accepted' : 'lapsed');
    expect(closedAt).not.toBeNull();
    expect((await contractNow(server, named.id)).amount).toBe(isAccepted ? 120_00 : 100_00);
  }
});

test.each(['end', 'pause'] as const)('a proposal and %s [AMD-06]', async (path) => {
  const named = await aProposal();
  expect((await server.as('client').patch(`${URL}/${named.id}/${path}`)).statusCode).toBe(200);
  const reply = await answer('contractor', named, 'accept');
  expect(reply.statusCode).toBe(path === 'pause' ? 200 : 409);
  expect((await propose('client', named.id, { terms: 'Again.' })).statusCode).toBe(
    path === 'pause' ? 201 : 409,
  );
});

test('the same key gets the first answer again, and changes nothing twice [AMD-05]', async () => {
  const { id } = await addContract(server);
  const headers = { 'idempotency-key': '01890000-0000-7000-8000-000000000014' };
  const send = () =>
    server.as('client').post(`${URL}/${id}/amendments`, { ...NEW, milestones: [] }, { headers });
  const [one, two] = [await send(), await send()];
  expect(two.json()).toEqual(one.json());
  expect(await server.database.$count(amendments)).toBe(1);
});

test('an acceptance whose answer was lost is answered again, with its key as at first, without it as too late [AMD-05]', async () => {
  const named = await aProposal();
  const headers = { 'idempotency-key': '01890000-0000-7000-8000-000000000015' };
  const send = () => server.as('contractor').patch(`${pathOf(named)}/accept`, undefined, { headers });
  const [one, two] = [await send(), await send()];
  expect([one.statusCode, two.statusCode]).toEqual([200, 200]);
  expect(two.json()).toEqual(one.json());
  expect(codeOf(await answer('contractor', named, 'accept'))).toEqual([409, 'INVALID_TRANSITION']);
  expect((await historyOf(server, named.id)).actions).toEqual(['proposeAmendment', 'acceptAmendment']);
});

test('what is no change, or no version of a contract, is refused and writes nothing [AMD-01]', async () => {
  const { id } = await addContract(server, { amount: 100_00 });
  const same = { startDate: '2026-01-01', endDate: '2030-01-01', terms: 'As agreed.', amount: 100 };
  expect(codeOf(await propose('client', id, same))).toEqual([400, 'AMENDMENT_EMPTY']);
  const bad = [
    { terms: ' ' },
    { amount: 0 },
    { endDate: '2020-01-01' },
    { startDate: '2032-01-01' },
    { milestones: [{ title: 'Roof', amount: 119.99 }] },
    { note: 'x'.repeat(2001) },
  ];
  for (const body of bad)
    expect(codeOf(await propose('client', id, body))).toEqual([400, 'VALIDATION_FAILED']);
  const unknown = [{ _id: UNKNOWN_ID, title: 'Roof', amount: 120 }];
  expect(codeOf(await propose('client', id, { milestones: unknown }))).toEqual([404, 'MILESTONE_NOT_FOUND']);
  expect(codeOf(await propose('client', 'nonsense'))).toEqual([404, 'CONTRACT_NOT_FOUND']);
  expect(await server.database.$count(amendments)).toBe(0);
});

test('the other side is told of a proposal, its author of the answer [AMD-07]', async () => {
  const wishes = { changes: [{ group: 'contracts', channel: 'email', isOn: true }] };
  for (const who of ['client', 'contractor'] as const) {
    const { id } = await server.user(who);
    await server.database.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, id));
    await server.as(who).put('/api/v1/notifications/preferences', wishes);
  }
  const named = await aProposal();
  await answer('contractor', named, 'accept');
  await server.settle();
  const kindsOf = async (who: Person) =>
    (await server.as(who).get('/api/v1/notifications')).json().data.map(({ kind }: { kind: string }) => kind);
  expect(await kindsOf('contractor')).toEqual(['amendmentProposed']);
  expect(await kindsOf('client')).toEqual(['amendmentAccepted']);
  const subjectsOf = async (who: Person) =>
    (await server.mailsTo((await server.user(who)).email)).map(({ subject }) => subject);
  expect(await subjectsOf('contractor')).toEqual([expect.stringContaining('proposed a change')]);
  expect(await subjectsOf('client')).toEqual([expect.stringContaining('accepted your change')]);

  const { jobId, professionalId } = named.contract;
  const body = { jobId, participants: [{ userId: professionalId }] };
  const chatId = (await server.as('client').post('/api/v1/chats/create', body)).json()._id;
  const { data: told } = (await server.as('contractor').get(`/api/v1/chats/${chatId}/deal-events`)).json();
  expect(told).toMatchObject([{ what: 'contract.proposeAmendment' }, { what: 'contract.acceptAmendment' }]);
});
