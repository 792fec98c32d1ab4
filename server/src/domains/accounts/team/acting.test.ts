import { eq } from 'drizzle-orm';
import { sessions } from '../../../database/tables/accounts';
import { createTestServer, UNKNOWN_ID } from '../../../app/testing';
import { callsOf } from '../../../http/openapi/testing';
import { TEAM, createTeam, draft } from './testing';

const server = createTestServer();
const { aMember } = createTeam(server);
const PREFERENCES = '/api/v1/users/me/preferences';

const isRefusal = (code: string | undefined) =>
  ['FORBIDDEN', 'CONTRACTORS_ONLY', 'ADMINS_ONLY'].includes(code ?? '');

/** All that need a session, as `METHOD /path`. */
async function signedInCalls(): Promise<string[]> {
  const { paths } = (await server.anonymous.get('/api/docs/json')).json<{
    paths: Record<string, Record<string, { security: unknown[] }>>;
  }>();
  return Object.entries(paths).flatMap(([url, methods]) =>
    Object.entries(methods)
      .filter(([, { security }]) => security.length > 0)
      .map(([method]) => `${method.toUpperCase()} ${url.replace('/api/v1', '')}`),
  );
}

test('of every call it is said whom it is about, and members are refused the rest [TEAM-2, TEAM-3]', async () => {
  const calls = await signedInCalls();
  const found = { account: [] as string[], refused: [] as string[] };
  const { acting, company } = await aMember('owner');
  for (const call of calls) {
    if (callsOf('person').includes(call)) continue;
    const [method = '', url = ''] = call.split(' ');
    const answer = await acting[method.toLowerCase() as 'get'](
      `/api/v1${url.replace('{userId}', company.id).replaceAll(/\{\w+\}/g, UNKNOWN_ID)}`,
    );
    const code = answer.statusCode === 403 ? answer.json<{ code?: string }>().code : undefined;
    found[isRefusal(code) ? 'refused' : 'account'].push(call);
  }
  expect(found.account.sort()).toEqual(callsOf('account', 'hirer').sort());
  expect(found.refused.sort()).toEqual(callsOf('owner', 'contractor', 'admin').sort());
  expect(callsOf('person').filter((call) => !calls.includes(call))).toEqual([]);
}, 60_000);

test('who acts for a company signs out: their session ends, with its token and its company’s [TEAM-2]', async () => {
  const { acting, person } = await aMember('recruiter');
  expect((await acting.post('/api/v1/auth/logout')).statusCode).toBe(200);
  expect((await acting.get('/api/v1/users/me')).statusCode).toBe(401);
  expect(await server.database.$count(sessions, eq(sessions.userId, person.id))).toBe(1);
});

test('language and theme are those of who sits there, and the company keeps its own [TEAM-2]', async () => {
  const { acting, own } = await aMember('viewer');
  await own.put(PREFERENCES, { theme: 'dark' });
  await server.as('company').put(PREFERENCES, { theme: 'light', language: 'fr' });
  expect((await acting.get(PREFERENCES)).json().data).toMatchObject({ theme: 'dark', language: null });
  expect((await acting.put(PREFERENCES, { language: 'en' })).statusCode).toBe(200);
  expect((await own.get(PREFERENCES)).json().data).toMatchObject({ theme: 'dark', language: 'en' });
  expect((await server.as('company').get(PREFERENCES)).json().data).toMatchObject({ language: 'fr' });
});

test('memberships are those of who acts', async () => {
  const { acting, company } = await aMember('viewer');
  const { data } = (await acting.get(`${TEAM}/memberships`)).json();
  expect(data).toMatchObject([{ company: { _id: company.id }, role: 'viewer' }]);
  expect((await acting.delete(`${TEAM}/memberships/${company.id}`)).statusCode).toBe(200);
});

test('two people of a company with the same key make two calls [TEAM-2]', async () => {
  const [first, second] = [await aMember('recruiter'), await aMember('recruiter', 'Max Member')];
  const headers = { 'idempotency-key': 'the-same' };
  const post = (acting: (typeof first)['acting']) =>
    acting.post('/api/v1/jobs/create', draft, { headers }).then((answer) => answer.json().data._id);
  expect(await post(first.acting)).not.toBe(await post(second.acting));
  expect(await post(first.acting)).toBe(await post(first.acting));
});

test('who acts for a company that is suspended is refused, and keeps their own session [TEAM-7]', async () => {
  const { company, own, acting, person } = await aMember('viewer');
  const suspend = `/api/v1/admin/users/${company.id}/suspend`;
  expect((await server.as('admin').post(suspend, { reason: 'Spam' })).statusCode).toBe(200);
  expect(await server.database.$count(sessions, eq(sessions.actingFor, company.id))).toBe(0);
  expect((await acting.get('/api/v1/users/me')).statusCode).toBe(401);
  const answer = await own.post(`${TEAM}/sessions`, { companyId: company.id });
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'ACCOUNT_SUSPENDED']);
  expect((await own.get('/api/v1/users/me')).json().user._id).toBe(person.id);
});

test('what a viewer looks at stays new for the others, and only who writes removes it, noted [TEAM-8]', async () => {
  const { acting, company } = await aMember('viewer');
  await server
    .as('contractor')
    .post('/api/v1/messages', { recipientId: company.id, content: 'Is the job still open?' });
  await server.settle();
  const [chat] = (await acting.get('/api/v1/chats')).json();
  expect((await acting.post(`/api/v1/messages/${chat._id}/read`)).statusCode).toBe(200);
  expect((await acting.post('/api/v1/notifications/read')).statusCode).toBe(200);
  expect((await acting.post('/api/v1/notifications/seen')).statusCode).toBe(200);
  const [same] = (await server.as('company').get('/api/v1/chats')).json();
  expect(same.unread).toBe(1);
  expect((await acting.delete('/api/v1/notifications/read')).statusCode).toBe(403);
  expect((await acting.delete(`/api/v1/notifications/${UNKNOWN_ID}`)).statusCode).toBe(403);

  const { acting: writer, person } = await aMember('recruiter', 'Max Member');
  expect((await writer.delete('/api/v1/notifications/read')).statusCode).toBe(200);
  const { data } = (await server.as('company').get(`${TEAM}/log`)).json();
  expect(data[0]).toMatchObject({ action: 'notificationsRemoved', actor: person.fullName });
});
