import { eq } from 'drizzle-orm';
import { auditEntries } from '../../../database/tables/audit-entries';
import { jobs } from '../../../database/tables/jobs';
import { PASSWORD, UNKNOWN_ID, createTestServer } from '../../../app/testing';
import { createSockets } from '../../chat/realtime/testing';
import { addContract } from '../../deals/contracts/testing';
import { addJob } from '../../jobs/jobs/testing';

const server = createTestServer();
const sockets = createSockets(() => server.http);
const USERS = '/api/v1/admin/users';
const reason = 'Fake reviews.';

afterEach(() => sockets.closeAll());

const roles = [
  ['an admin', server.as('admin'), 200],
  ['a client', server.as('client'), 403],
  ['a company', server.as('company'), 403],
  ['a contractor', server.as('contractor'), 403],
  ['a visitor', server.anonymous, 401],
] as const;

const act = async (id: string, move: string, body: object = { reason }) =>
  server.as('admin').post(`${USERS}/${id}/${move}`, body);

describe.each(roles)('%s', (_who, caller, status) => {
  test('lists and reads accounts [ADM-04]', async () => {
    const { id } = await server.addUser();
    expect((await caller.get(USERS)).statusCode).toBe(status);
    expect((await caller.get(`${USERS}/${id}`)).statusCode).toBe(status);
  });

  test.each([
    ['suspend', { reason }],
    ['end-sessions', { reason }],
    ['role', { reason, userType: 'company' }],
  ])('may %s [ADM-04]', async (move, body) => {
    const { id } = await server.addUser();
    expect((await caller.post(`${USERS}/${id}/${move}`, body)).statusCode).toBe(status);
  });

  test('may reinstate [ADM-04]', async () => {
    const { id } = await server.addUser({ suspendedAt: new Date(), suspensionReason: reason });
    expect((await caller.post(`${USERS}/${id}/reinstate`, { reason })).statusCode).toBe(status);
  });
});

test('accounts are found by name, address, id, role and state', async () => {
  const ada = await server.addUser({
    fullName: 'Ada Ökafor',
    email: 'ada@example.org',
    userType: 'contractor',
  });
  await server.addUser({ suspendedAt: new Date(), suspensionReason: reason });
  const found = async (query: string) =>
    (await server.as('admin').get(`${USERS}${query}`)).json().data.map(({ _id }: { _id: string }) => _id);
  for (const query of ['?q=okafor', '?q=ADA@', `?q=${ada.id}`, '?userType=contractor'])
    expect(await found(query)).toEqual([ada.id]);
  expect(await found('?state=suspended')).not.toContain(ada.id);
  expect(await found('?q=%25')).toEqual([]);
  expect((await server.as('admin').get(`${USERS}?state=x`)).statusCode).toBe(400);
});

describe('a suspended person', () => {
  const login = (email: string, password = PASSWORD) =>
    server.anonymous.post('/api/v1/auth/login', { email, password });

  test('is signed out everywhere, with their sockets [ADM-09]', async () => {
    const { id, email } = await server.addAccount();
    const token = (await login(email)).json().token;
    await sockets.listen();
    const { closed } = await sockets.connect(token);
    expect((await act(id, 'suspend')).statusCode).toBe(200);
    expect((await server.withToken(token).get('/api/v1/users/me')).statusCode).toBe(401);
    await server.settle();
    await closed;
  });

  test('cannot sign in, and learns why only with the right password [ADM-09]', async () => {
    const { id, email } = await server.addAccount();
    await act(id, 'suspend');
    const answer = await login(email);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'ACCOUNT_SUSPENDED', details: { reason } });
    expect(answer.json().message).toContain(reason);
    const wrong = await login(email, 'not the password');
    expect(wrong.json().code).toBe('INVALID_CREDENTIALS');
    expect(wrong.body).not.toContain(reason);
  });

  test('has no session that was opened at the same moment [ADM-09]', async () => {
    const { id, email } = await server.addAccount();
    const [answer] = await Promise.all([login(email), act(id, 'suspend')]);
    const { token } = answer.json();
    if (token !== undefined)
      expect((await server.withToken(token).get('/api/v1/users/me')).statusCode).toBe(401);
  });

  test('has no open jobs until reinstated, and only those come back [ADM-10]', async () => {
    const { id } = await server.user('client');
    const open = await addJob(server);
    const closed = await addJob(server, { status: 'closed' });
    const hidden = await addJob(server, { status: 'closed', hiddenAt: new Date(), hiddenFor: 'report' });
    const count = async () => (await server.anonymous.get('/api/v1/jobs/recent')).json().count;
    await act(id, 'suspend');
    expect(await count()).toBe(0);
    expect((await server.as('contractor').get(`/api/v1/jobs/${open.id}`)).statusCode).toBe(404);
    await act(id, 'reinstate');
    expect(await count()).toBe(1);
    const rows = await server.database.select().from(jobs);
    const statusOf = (wanted: string) => rows.find((row) => row.id === wanted)?.status;
    expect([open.id, closed.id, hidden.id].map(statusOf)).toEqual(['open', 'closed', 'closed']);
    expect(rows.find((row) => row.id === hidden.id)?.hiddenAt).not.toBeNull();
  });

  test('is found by no search and has no profile; the other side still reads the contract [ADM-10]', async () => {
    const contract = await addContract(server);
    const { id } = await server.user('contractor');
    const isListed = async () =>
      (await server.anonymous.get('/api/v1/professionals'))
        .json()
        .data.some((row: { _id: string }) => row._id === id);
    expect(await isListed()).toBe(true);
    await act(id, 'suspend');
    expect(await isListed()).toBe(false);
    expect((await server.anonymous.get(`/api/v1/users/profile/${id}`)).statusCode).toBe(404);
    expect((await server.as('client').get(`/api/v1/contracts/${contract.id}`)).statusCode).toBe(200);
    await act(id, 'reinstate');
    expect(await isListed()).toBe(true);
  });

  test('is suspended and reinstated once, also at the same moment [ADM-12]', async () => {
    const { id } = await server.addAccount();
    const codes = async (move: string) =>
      (await Promise.all([act(id, move), act(id, move)])).map(({ statusCode }) => statusCode).sort();
    expect(await codes('suspend')).toEqual([200, 409]);
    expect(await codes('reinstate')).toEqual([200, 409]);
    const rows = await server.database.select().from(auditEntries).where(eq(auditEntries.personId, id));
    expect(rows.map(({ action }) => action).sort()).toEqual(['personReinstated', 'personSuspended']);
  });
});

test.each(['suspend', 'reinstate', 'end-sessions', 'role'])(
  '%s without a reason, or of nobody, is refused and changes nothing [ADM-12]',
  async (move) => {
    const { id } = await server.addUser();
    const body = { userType: 'company' };
    expect((await act(id, move, body)).json().fields).toMatchObject({ reason: expect.any(String) });
    for (const unknown of [UNKNOWN_ID, 'x'])
      expect((await act(unknown, move, { ...body, reason })).statusCode).toBe(404);
    expect(await server.database.$count(auditEntries)).toBe(0);
  },
);

test('no call changes the account of an administrator [ADM-11]', async () => {
  const { id } = await server.addUser({ userType: 'admin' });
  for (const move of ['suspend', 'reinstate', 'end-sessions', 'role'])
    expect((await act(id, move, { reason, userType: 'client' })).json().code).toBe('ADMIN_ACCOUNT');
});

test('a role changes, but not to administrator and not while contracts run [ADM-11]', async () => {
  const { id } = await server.addUser();
  expect((await act(id, 'role', { reason, userType: 'admin' })).statusCode).toBe(400);
  const changed = await act(id, 'role', { reason, userType: 'contractor' });
  expect(changed.json().data).toMatchObject({
    userType: 'contractor',
    history: [{ action: 'roleChanged', values: { from: 'client', to: 'contractor' }, reason }],
  });
  await addContract(server);
  const busy = await act((await server.user('client')).id, 'role', { reason, userType: 'company' });
  expect(busy.json().code).toBe('CONTRACTS_RUNNING');
});
