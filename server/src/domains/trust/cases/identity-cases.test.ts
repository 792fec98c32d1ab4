import { sql } from 'drizzle-orm';
import { auditEntries } from '../../../database/tables/audit-entries';
import { createFileLinks } from '../../../kit/storage/links';
import { createTestServer } from '../../../app/testing';
import { CASES, aNationalId, casesOf, decide } from './testing';

const server = createTestServer();
const look = (caseId: string, body: object) => server.as('admin').post(`${CASES}/${caseId}/look`, body);
const state = async () => (await server.as('contractor').get('/api/v1/users/me/national-id')).json().data;
const badges = async () => {
  const { id } = await server.user('contractor');
  return (await server.anonymous.get(`/api/v1/users/profile/${id}`)).json().user.badges;
};

test.each([[{}], [{ reason: '' }], [{ reason: '   ' }]])(
  'a look without a reason is refused and shows nothing: %j [ADM-07]',
  async (body) => {
    const caseId = await aNationalId(server);
    const answer = await look(caseId, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toEqual({ reason: expect.any(String) });
    expect(answer.body).not.toContain('sig=');
    expect(await server.database.$count(auditEntries)).toBe(0);
  },
);

test('a look opens the file for a moment, and each is in the log [ADM-07] [ADM-12]', async () => {
  const caseId = await aNationalId(server);
  const { url } = (await look(caseId, { reason: 'Name on the card' })).json().data;
  const file = await server.anonymous.get(url);
  expect(file.body).toBe('%PDF-1.4 an identity card');
  expect(file.headers['cache-control']).toBe('no-store');
  await look(caseId, { reason: 'Once more' });
  const { data } = (await server.as('admin').get('/api/v1/admin/audit?action=nationalIdSeen')).json();
  const { id } = await server.user('contractor');
  expect(data).toMatchObject([
    { reason: 'Once more', person: { _id: id } },
    { reason: 'Name on the card', person: { _id: id } },
  ]);
});

test('the link ends after five minutes [ADM-07]', () => {
  let now = Date.parse('2026-01-01T10:30:00Z');
  const links = createFileLinks({ publicUrl: undefined, signingKey: 'k'.repeat(32), now: () => now });
  const signature = links.briefLink('f1', 300).url.split('sig=')[1] ?? '';
  expect([links.isValid('f1', signature), links.isBrief('f1', signature)]).toEqual([true, true]);
  expect(links.isValid('f2', signature)).toBe(false);
  now += 301_000;
  expect(links.isValid('f1', signature)).toBe(false);
});

test('an approved card gives the badge, and its owner learns it [ADM-08]', async () => {
  const caseId = await aNationalId(server);
  expect(await state()).toMatchObject({ state: 'waiting', refusal: null });
  expect((await decide(server, caseId, { action: 'approve', note: 'Matches.' })).statusCode).toBe(200);
  expect(await badges()).toEqual(['identity']);
  expect(await state()).toMatchObject({ state: 'verified', refusal: null });
  const { data } = (await server.as('contractor').get('/api/v1/notifications')).json();
  expect(data).toMatchObject([{ kind: 'identityApproved' }]);
});

test('a refusal says why, and another card is another case [ADM-08]', async () => {
  const first = await aNationalId(server);
  await decide(server, first, { action: 'refuse', note: 'The name cannot be read.' });
  expect(await state()).toMatchObject({ state: 'refused', refusal: 'The name cannot be read.' });
  expect(await badges()).toEqual([]);
  const second = await aNationalId(server, '%PDF-1.4 a sharper one');
  expect(second).not.toBe(first);
  expect(await state()).toMatchObject({ state: 'waiting' });
});

test('a card that was replaced cannot be approved any more [ADM-08]', async () => {
  const first = await aNationalId(server);
  await aNationalId(server, '%PDF-1.4 of somebody else');
  expect((await decide(server, first, { action: 'approve' })).json().code).toBe('CASE_CLOSED');
  expect(await badges()).toEqual([]);
  expect((await casesOf(server)).count).toBe(1);
});

test('one that comes with the sign-up opens a case too [ADM-03]', async () => {
  const form = new FormData();
  const fields = {
    fullName: 'Ada Okafor',
    email: 'ada@example.org',
    password: 'correct horse 9',
    userType: 'contractor',
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('nationalId', new Blob(['%PDF-1.4 mine'], { type: 'application/pdf' }), 'id.pdf');
  expect((await server.anonymous.post('/api/v1/auth/register', form)).statusCode).toBe(201);
  expect((await casesOf(server)).data).toMatchObject([{ kind: 'nationalId', title: 'Ada Okafor' }]);
});

test.each(['update audit_entries set reason = null', 'delete from audit_entries', 'truncate audit_entries'])(
  'the database refuses: %s [ADM-12]',
  async (statement) => {
    await decide(server, await aNationalId(server), { action: 'approve' });
    await expect(server.database.execute(sql.raw(statement))).rejects.toMatchObject({
      cause: expect.objectContaining({ message: 'audit_entries is append-only' }),
    });
  },
);
