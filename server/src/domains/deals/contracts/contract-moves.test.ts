import { CONTRACT_STATUSES } from '@plumbline/shared-schema/options';
import type { ContractStatus } from '@plumbline/shared-schema/contracts';
import { chats } from '../../../database/tables/chats';
import { messages } from '../../../database/tables/messages';
import { users } from '../../../database/tables/users';
import { createTestServer } from '../../../app/testing';
import { addContract, addDispute, addWork, contractNow, historyOf } from './testing';

const server = createTestServer();
const url = '/api/v1/contracts';
const PEOPLE = ['client', 'contractor', 'company', 'admin'] as const;
type Person = (typeof PEOPLE)[number];

/** Who may do what from which status, and where it leads. Everything else is refused. */
const MOVES: Record<
  string,
  { from: ContractStatus; to: ContractStatus; by: readonly Person[]; says: string }[]
> = {
  pause: [
    { from: 'active', to: 'paused', by: ['client', 'contractor'], says: 'Contract paused successfully' },
  ],
  activate: [
    { from: 'paused', to: 'active', by: ['client', 'contractor'], says: 'Contract activated successfully' },
  ],
  complete: [{ from: 'active', to: 'completed', by: ['contractor'], says: 'Contract marked as completed' }],
  end: [{ from: 'active', to: 'ended', by: ['client'], says: 'Contract ended successfully' }],
  cancel: [{ from: 'paused', to: 'canceled', by: ['client'], says: 'Contract canceled successfully' }],
};

describe('moving a contract', () => {
  const attempts = Object.keys(MOVES).flatMap((action) =>
    CONTRACT_STATUSES.flatMap((status) => PEOPLE.map((who) => ({ action, status, who }))),
  );

  test.each(attempts)('$who: $action while $status [CON-20, CON-21]', async ({ action, status, who }) => {
    const contract = await addContract(server, { status });
    const answer = await server.as(who).patch(`${url}/${contract.id}/${action}`);
    const line = MOVES[action]?.find(({ from, by }) => from === status && by.includes(who));
    const isParty = who === 'client' || who === 'contractor';
    const after = (await contractNow(server, contract.id)).status;
    if (line) {
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ success: true, message: line.says, data: { status: line.to } });
      expect(after).toBe(line.to);
      expect(await historyOf(server, contract.id)).toEqual({ actions: [action], published: [action] });
      return;
    }
    expect(answer.statusCode).toBe(isParty ? 409 : 404);
    expect(after).toBe(status);
    expect(await historyOf(server, contract.id)).toEqual({ actions: [], published: [] });
    if (!isParty) return;
    const { data } = (await server.as(who).get(`${url}/${contract.id}`)).json();
    const details = { status, allowedActions: data.allowedActions };
    expect(answer.json()).toMatchObject({ code: 'INVALID_TRANSITION', details });
  });

  test('a visitor moves nothing [CON-21]', async () => {
    const { id } = await addContract(server);
    for (const rest of ['pause', 'approve-payment', 'archive', 'unarchive', 'query']) {
      expect(await server.anonymous.patch(`${url}/${id}/${rest}`)).toMatchObject({ statusCode: 401 });
    }
    expect(await server.anonymous.post(`${url}/${id}/disputes`, { reason: 'x' })).toMatchObject({
      statusCode: 401,
    });
    expect(await server.anonymous.post(`${url}/${id}/submissions`, { text: 'x' })).toMatchObject({
      statusCode: 401,
    });
  });

  test('a repeat is refused, and with the same Idempotency-Key answered as before [CON-23]', async () => {
    const { id } = await addContract(server);
    const pause = (key: string) =>
      server.as('client').patch(`${url}/${id}/pause`, undefined, { headers: { 'idempotency-key': key } });
    const first = await pause('one');
    expect((await pause('two')).statusCode).toBe(409);
    const replay = await pause('one');
    expect(replay.statusCode).toBe(200);
    expect(replay.json()).toEqual(first.json());
    expect((await historyOf(server, id)).actions).toEqual(['pause']);
  });

  test('the history is told in its order, although the clock was set back meanwhile', async () => {
    const { id } = await addContract(server);
    await server.as('client').patch(`/api/v1/contracts/${id}/pause`);
    await server.connection.pool.query("update contract_events set created_at = now() + interval '1 hour'");
    await server.as('client').patch(`/api/v1/contracts/${id}/activate`);
    const { data } = (await server.as('client').get(`/api/v1/contracts/${id}/events`)).json();
    expect(data.map(({ action }: { action: string }) => action)).toEqual(['pause', 'activate']);
  });

  test('a path that is no action is 404', async () => {
    const { id } = await addContract(server);
    expect(await server.as('client').patch(`${url}/${id}/delete`)).toMatchObject({ statusCode: 404 });
  });

  test('completing counts for the contractor, ending does not [CON-24]', async () => {
    const [first, second] = [await addContract(server), await addContract(server)];
    await server.as('contractor').patch(`${url}/${first.id}/complete`);
    await server.as('client').patch(`${url}/${second.id}/end`);
    const rows = await server.database.select().from(users);
    const { id } = await server.user('contractor');
    expect(rows.find((row) => row.id === id)?.completedContracts).toBe(1);
  });

  test('a past end date changes nothing by itself, and both are notified of it once [CON-25]', async () => {
    const { id } = await addContract(server, { endDate: new Date('2026-02-01') });
    await server.services.sweepContracts();
    await server.services.sweepContracts();
    expect((await contractNow(server, id)).status).toBe('active');
    const published = await server.database.query.outbox.findMany();
    expect(published.map(({ topic }) => topic)).toEqual(['contract.overdue']);
  });
});

describe('payment', () => {
  const approve = (who: Person, id: string) => server.as(who).patch(`${url}/${id}/approve-payment`);
  const finals = ['completed', 'ended', 'canceled'] as const;

  test.each(CONTRACT_STATUSES.flatMap((status) => PEOPLE.map((who) => ({ status, who }))))(
    '$who approves it while $status [WRK-20]',
    async ({ status, who }) => {
      const { id } = await addContract(server, { status });
      const isAllowed = who === 'client' && finals.some((final) => final === status);
      const refused = who === 'client' || who === 'contractor' ? 409 : 404;
      expect((await approve(who, id)).statusCode).toBe(isAllowed ? 200 : refused);
      expect((await contractNow(server, id)).paymentStatus).toBe(isAllowed ? 'paid' : 'pending');
    },
  );

  test('once [WRK-20]', async () => {
    const { id } = await addContract(server, { status: 'completed' });
    const answer = await approve('client', id);
    expect(answer.json()).toMatchObject({
      message: 'Payment approved',
      data: { paymentDetails: { paymentStatus: 'paid' }, paidAt: expect.any(String) },
    });
    expect((await approve('client', id)).json().code).toBe('INVALID_TRANSITION');
    expect((await historyOf(server, id)).actions).toEqual(['approvePayment']);
  });

  test.each([
    { status: 'completed', daysAgo: 15, isDisputed: false, expected: 'paid' },
    { status: 'completed', daysAgo: 13, isDisputed: false, expected: 'pending' },
    { status: 'completed', daysAgo: 15, isDisputed: true, expected: 'pending' },
    { status: 'ended', daysAgo: 15, isDisputed: false, expected: 'pending' },
    { status: 'canceled', daysAgo: 15, isDisputed: false, expected: 'pending' },
  ] as const)(
    '$status $daysAgo days ago, disputed: $isDisputed: $expected after a sweep [WRK-21]',
    async ({ status, daysAgo, isDisputed, expected }) => {
      const { id, clientId } = await addContract(server, { status, daysAgo });
      if (isDisputed) await addDispute(server, { contractId: id, raisedById: clientId });
      await server.services.sweepContracts();
      expect((await contractNow(server, id)).paymentStatus).toBe(expected);
      expect((await historyOf(server, id)).actions).toEqual(expected === 'paid' ? ['approvePayment'] : []);
    },
  );
});

describe('questions and disputes', () => {
  const query = (who: Person, id: string) =>
    server.as(who).patch(`${url}/${id}/query`, { message: 'Who pays the pipe?' });
  const raise = (who: Person, id: string, reason = 'It drips.') =>
    server.as(who).post(`${url}/${id}/disputes`, { reason });

  test.each(CONTRACT_STATUSES.flatMap((status) => PEOPLE.map((who) => ({ status, who }))))(
    '$who questions the terms while $status [CON-30]',
    async ({ status, who }) => {
      const { id } = await addContract(server, { status });
      const isAllowed = who === 'contractor' && (status === 'active' || status === 'paused');
      const refused = who === 'client' || who === 'contractor' ? 409 : 404;
      expect((await query(who, id)).statusCode).toBe(isAllowed ? 200 : refused);
    },
  );

  test('a question marks the contract and stands in the chat of the job [CON-30]', async () => {
    const { id, jobId, clientId, professionalId } = await addContract(server);
    expect((await query('contractor', id)).json().data.queriedAt).toEqual(expect.any(String));
    const [chat] = await server.database.select().from(chats);
    expect(chat).toMatchObject({ jobId, lastSeq: 1 });
    const [message] = await server.database.select().from(messages);
    const text = 'Who pays the pipe?';
    expect(message).toMatchObject({ senderId: professionalId, receiverId: clientId, messageText: text });
    expect(await query('contractor', id)).toMatchObject({ statusCode: 409 });
    expect(await server.database.$count(messages)).toBe(1);
  });

  test('a question is asked however many conversations were begun that day [MSG-03]', async () => {
    const { id } = await addContract(server);
    const people = await Promise.all(Array.from({ length: 20 }, () => server.addUser()));
    for (const { id: recipientId } of people)
      await server.as('contractor').post('/api/v1/messages/', { recipientId, content: 'Hello' });
    expect(await query('contractor', id)).toMatchObject({ statusCode: 200 });
  });

  test.each(CONTRACT_STATUSES.flatMap((status) => PEOPLE.map((who) => ({ status, who }))))(
    '$who disputes while $status [CON-31]',
    async ({ status, who }) => {
      const { id } = await addContract(server, { status, daysAgo: 13 });
      const isParty = who === 'client' || who === 'contractor';
      const isOver = status !== 'active' && status !== 'paused';
      const refused = isParty ? 409 : 404;
      const answer = await raise(who, id);
      expect(answer.statusCode).toBe(isParty && isOver ? 201 : refused);
      if (!isParty || !isOver) return;
      const raisedBy = who === 'client' ? 'hirer' : 'professional';
      expect(answer.json().data.dispute).toMatchObject({ raisedBy, reason: 'It drips.', status: 'open' });
    },
  );

  test('not after 14 days, and one at a time [CON-31]', async () => {
    const late = await addContract(server, { status: 'ended', daysAgo: 14 });
    expect(await raise('client', late.id)).toMatchObject({ statusCode: 409 });
    const fresh = await addContract(server, { status: 'ended' });
    await raise('client', fresh.id);
    expect(await raise('contractor', fresh.id)).toMatchObject({ statusCode: 409 });
    expect(await raise('client', fresh.id, ' ')).toMatchObject({ statusCode: 400 });
  });

  test('whoever raised it takes it back, and may raise another [CON-32]', async () => {
    const { id } = await addContract(server, { status: 'completed' });
    const { dispute } = (await raise('client', id)).json().data;
    const withdraw = (who: Person, disputeId: string) =>
      server.as(who).patch(`${url}/${id}/disputes/${disputeId}/withdraw`);
    expect(await withdraw('contractor', dispute._id)).toMatchObject({ statusCode: 409 });
    expect(await withdraw('company', dispute._id)).toMatchObject({ statusCode: 404 });
    expect((await withdraw('client', id)).json().code).toBe('DISPUTE_NOT_FOUND');
    expect((await withdraw('client', dispute._id)).json().data.dispute).toBeNull();
    expect(await raise('client', id)).toMatchObject({ statusCode: 201 });
    expect((await historyOf(server, id)).actions).toEqual(['dispute', 'withdrawDispute', 'dispute']);
  });

  test.each([
    ['release', 'paid'],
    ['refund', 'pending'],
  ] as const)(
    'an administrator decides: %s leaves the payment %s [CON-33]',
    async (outcome, paymentStatus) => {
      const { id, clientId } = await addContract(server, { status: 'completed', daysAgo: 20 });
      const { id: disputeId } = await addDispute(server, { contractId: id, raisedById: clientId });
      const resolve = (who: Person) =>
        server.as(who).patch(`${url}/${id}/disputes/${disputeId}/resolve`, { outcome, note: 'Photos seen.' });
      expect(await resolve('client')).toMatchObject({ statusCode: 403 });
      expect(await resolve('contractor')).toMatchObject({ statusCode: 403 });
      const answer = await resolve('admin');
      expect(answer.json().data.dispute).toMatchObject({ status: 'resolved', outcome, note: 'Photos seen.' });
      expect((await contractNow(server, id)).paymentStatus).toBe(paymentStatus);
      expect(await resolve('admin')).toMatchObject({ statusCode: 409 });
      await server.services.sweepContracts();
      expect((await contractNow(server, id)).paymentStatus).toBe(paymentStatus);
      expect((await historyOf(server, id)).actions).toEqual(['resolveDispute']);
    },
  );

  test('nothing can be split where nothing was paid in [CON-33]', async () => {
    const { id, clientId } = await addContract(server, { status: 'completed' });
    const { id: disputeId } = await addDispute(server, { contractId: id, raisedById: clientId });
    const path = `${url}/${id}/disputes/${disputeId}/resolve`;
    const resolve = (body: object) => server.as('admin').patch(path, { note: 'Photos seen.', ...body });
    expect(await resolve({ outcome: 'split' })).toMatchObject({ statusCode: 400 });
    expect((await resolve({ outcome: 'split', releaseAmount: 10 })).json().code).toBe('SPLIT_MISMATCH');
    expect((await historyOf(server, id)).actions).toEqual([]);
  });
});

describe('archiving', () => {
  const archive = (who: Person, id: string, path = 'archive') => server.as(who).patch(`${url}/${id}/${path}`);

  test('puts a finished contract out of one’s own lists only, and back [CON-40]', async () => {
    const { id } = await addContract(server, { status: 'canceled' });
    const listed = async (who: Person) => (await server.as(who).get(`${url}/canceled`)).json().count;
    expect((await archive('contractor', id)).json()).toMatchObject({
      message: 'Contract archived',
      data: { archived: true },
    });
    expect([await listed('contractor'), await listed('client')]).toEqual([0, 1]);
    const history = (await server.as('contractor').get(`${url}/history`)).json();
    expect(history.data).toMatchObject([{ _id: id, archived: true }]);
    expect(await archive('contractor', id)).toMatchObject({ statusCode: 409 });
    expect((await archive('contractor', id, 'unarchive')).json().data.archived).toBe(false);
    expect(await listed('contractor')).toBe(1);
    expect(await historyOf(server, id)).toEqual({ actions: [], published: [] });
  });

  test.each(['active', 'paused'] as const)('not while it is %s [CON-40]', async (status) => {
    const { id } = await addContract(server, { status });
    expect(await archive('client', id)).toMatchObject({ statusCode: 409 });
  });

  test('not by outsiders [CON-40]', async () => {
    const { id } = await addContract(server, { status: 'ended' });
    for (const who of ['company', 'admin'] as const) {
      expect(await archive(who, id)).toMatchObject({ statusCode: 404 });
    }
  });
});

test('work that nobody answers any more is closed with the contract [WRK-12]', async () => {
  const { id } = await addContract(server);
  await addWork(server, id);
  await server.as('client').patch(`${url}/${id}/end`);
  const { data } = (await server.as('contractor').get(`${url}/${id}/submissions`)).json();
  expect(data).toMatchObject([{ status: 'closed', dueAt: null }]);
});
