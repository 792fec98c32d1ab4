import { displayName } from '@plumbline/shared-schema/profiles';
import type { TeamLogEntry } from '@plumbline/shared-schema/team';
import { eq, sql } from 'drizzle-orm';
import { sessions } from '../../../database/tables/accounts';
import { teamInvitations, teamLog, teamMembers } from '../../../database/tables/team';
import { createTestServer, UNKNOWN_ID } from '../../../app/testing';
import { addJob } from '../../jobs/jobs/testing';
import { TEAM, createTeam, draft } from './testing';

const server = createTestServer();
const { invite, aMember } = createTeam(server);

type Answer = Awaited<ReturnType<typeof server.anonymous.get>>;
const codeOf = (answer: Answer) => [answer.statusCode, answer.json().code];

describe.each([
  ['get', TEAM, undefined, { company: 200, client: 403 }],
  ['get', `${TEAM}/log`, undefined, { company: 200, client: 403 }],
  ['post', `${TEAM}/invitations`, { email: 'a@example.org', role: 'viewer' }, { company: 201, client: 403 }],
  ['delete', `${TEAM}/invitations/${UNKNOWN_ID}`, undefined, { company: 404, client: 403 }],
  ['put', `${TEAM}/members/${UNKNOWN_ID}`, { role: 'owner' }, { company: 404, client: 403 }],
  ['delete', `${TEAM}/members/${UNKNOWN_ID}`, undefined, { company: 404, client: 403 }],
  ['get', `${TEAM}/memberships`, undefined, { company: 200, client: 200 }],
  ['delete', `${TEAM}/memberships/${UNKNOWN_ID}`, undefined, { company: 404, client: 404 }],
  ['post', `${TEAM}/sessions`, { companyId: UNKNOWN_ID }, { company: 404, client: 404 }],
  ['post', `${TEAM}/sessions`, { companyId: 'no id' }, { company: 400, client: 400 }],
] as const)('%s %s', (...[method, url, body, status]) => {
  const call = (caller: ReturnType<typeof server.as>) =>
    method === 'get' || method === 'delete' ? caller[method](url) : caller[method](url, body);

  test.each([
    ['company', status.company],
    ['contractor', status.company],
    ['client', status.client],
    ['admin', status.client],
  ] as const)('a %s is answered %s [ASG-01]', async (role, expected) => {
    expect((await call(server.as(role))).statusCode).toBe(expected);
  });

  test('a visitor may not', async () => {
    expect((await call(server.anonymous)).statusCode).toBe(401);
  });
});

test.each([
  ['client', 403],
  ['company', 403],
  ['contractor', 403],
  ['admin', 403],
] as const)('a %s joins nothing with a token that is none', async (role, status) => {
  expect((await server.as(role).post(`${TEAM}/memberships`, { token: 'none' })).statusCode).toBe(status);
});

test('an invitation works once, for seven days, and its last mail is the one that counts [TEAM-1]', async () => {
  const first = await invite('mia@example.org', 'viewer');
  const second = await invite('mia@example.org', 'recruiter');
  expect((await server.mailsTo('mia@example.org'))[0]?.text).toContain('/setting?tab=team#invitation=');
  const [mia, max] = [server.as('client'), server.as('contractor')];
  expect(codeOf(await mia.post(`${TEAM}/memberships`, { token: first }))).toEqual([403, 'LINK_INVALID']);
  const both = await Promise.all([
    mia.post(`${TEAM}/memberships`, { token: second }),
    max.post(`${TEAM}/memberships`, { token: second }),
  ]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 403]);
  expect(await server.database.$count(teamMembers, eq(teamMembers.role, 'recruiter'))).toBe(1);

  const late = await invite('late@example.org', 'viewer');
  await server.database.update(teamInvitations).set({ expiresAt: sql`now()` });
  expect(codeOf(await server.as('admin').post(`${TEAM}/memberships`, { token: late }))[0]).toBe(403);
  expect((await server.as('company').get(TEAM)).json().data.invitations).toEqual([]);
  await server.services.team.sweepInvitations();
  expect(await server.database.$count(teamInvitations)).toBe(0);
});

test('a withdrawn invitation ends, and nobody joins twice or their own company [TEAM-1]', async () => {
  const { own, person } = await aMember('viewer');
  const company = server.as('company');
  const again = { email: person.email, role: 'viewer' };
  expect(codeOf(await company.post(`${TEAM}/invitations`, again))).toEqual([409, 'ALREADY_MEMBER']);
  const token = await invite('else@example.org', 'owner');
  expect(codeOf(await own.post(`${TEAM}/memberships`, { token }))).toEqual([409, 'ALREADY_MEMBER']);
  expect(codeOf(await company.post(`${TEAM}/memberships`, { token }))).toEqual([409, 'ALREADY_MEMBER']);
  const [open] = (await company.get(TEAM)).json().data.invitations;
  expect((await company.delete(`${TEAM}/invitations/${open._id}`)).json().data.invitations).toEqual([]);
  expect(codeOf(await server.as('client').post(`${TEAM}/memberships`, { token }))).toEqual([
    403,
    'LINK_INVALID',
  ]);
});

test('who acts for a company is it to others, and the session before ends [TEAM-2]', async () => {
  const { company, answer, opened, acting } = await aMember('recruiter');
  expect(answer.json().user).toMatchObject({
    _id: company.id,
    team: { role: 'recruiter', person: 'Mia Member' },
  });
  expect((await server.withToken(opened).get('/api/v1/users/me')).statusCode).toBe(401);
  expect((await acting.get('/api/v1/users/me')).json().data).toMatchObject({
    _id: company.id,
    team: { role: 'recruiter' },
  });
  const posted = await acting.post('/api/v1/jobs/create', draft);
  expect(posted.json().data.postedBy._id).toBe(company.id);

  const back = await acting.post(`${TEAM}/sessions`, { companyId: null });
  expect(back.json().user.fullName).toBe('Mia Member');
  expect(back.json().user.team).toBeUndefined();
  expect((await acting.get('/api/v1/users/me')).statusCode).toBe(401);
});

describe.each([
  ['post', '/api/v1/jobs/create', draft, { viewer: 403, recruiter: 201, owner: 201 }],
  ['get', '/api/v1/chats', undefined, { viewer: 200, recruiter: 200, owner: 200 }],
  ['get', '/api/v1/users/me/passkeys', undefined, { viewer: 403, recruiter: 403, owner: 403 }],
  ['get', '/api/v1/users/me/export', undefined, { viewer: 403, recruiter: 403, owner: 403 }],
  ['get', '/api/v1/auth/sessions', undefined, { viewer: 403, recruiter: 403, owner: 403 }],
  ['get', '/api/v1/payment-methods', undefined, { viewer: 403, recruiter: 403, owner: 403 }],
  ['put', '/api/v1/users/me', { title: 'Builders' }, { viewer: 403, recruiter: 403, owner: 200 }],
  ['post', '/api/v1/users/me/deletion', { password: 'x' }, { viewer: 403, recruiter: 403, owner: 403 }],
  ['put', '/api/v1/availability/me', {}, { viewer: 403, recruiter: 403, owner: 403 }],
  [
    'post',
    `${TEAM}/invitations`,
    { email: 'n@example.org', role: 'viewer' },
    { viewer: 403, recruiter: 403, owner: 201 },
  ],
] as const)('for the company: %s %s', (...[method, url, body, status]) => {
  test.each(['viewer', 'recruiter', 'owner'] as const)('by a %s [TEAM-3]', async (role) => {
    const { acting } = await aMember(role);
    const answer = method === 'get' ? await acting.get(url) : await acting[method](url, body);
    expect(answer.statusCode).toBe(status[role]);
  });
});

test('viewers read applicants and write to nobody; recruiters write as the company [TEAM-3]', async () => {
  const viewer = await aMember('viewer');
  const { id: jobId } = await addJob(server, { ownerId: viewer.company.id });
  expect((await viewer.acting.get(`/api/v1/applications/${jobId}`)).statusCode).toBe(200);
  const { id: recipientId } = await server.user('contractor');
  const message = { recipientId, content: 'Hello' };
  expect((await viewer.acting.post('/api/v1/messages/', message)).statusCode).toBe(403);
  const recruiter = await aMember('recruiter', 'Rita Recruiter');
  const sent = await recruiter.acting.post('/api/v1/messages/', message);
  expect(sent.statusCode).toBe(201);
  const chats = (await server.as('contractor').get('/api/v1/chats')).body;
  expect(chats).toContain(viewer.company.id);
  expect(chats).not.toContain('Rita');
});

test('the log says who did what, and nothing that was refused [TEAM-4]', async () => {
  const { acting, person } = await aMember('recruiter');
  await acting.post('/api/v1/jobs/create', draft);
  await acting.post('/api/v1/jobs/create', { title: '' });
  await server.as('company').put(`${TEAM}/members/${person.id}`, { role: 'viewer' });
  await acting.post('/api/v1/jobs/create', draft);
  const log: TeamLogEntry[] = (await server.as('company').get(`${TEAM}/log`)).json().data;
  const company = displayName(await server.user('company'));
  expect(log.map(({ actor, action, about, role }) => [actor, action, about, role])).toEqual([
    [company, 'roleChanged', 'Mia Member', 'viewer'],
    ['Mia Member', 'jobPosted', null, null],
    ['Mia Member', 'memberJoined', person.email, 'recruiter'],
    [company, 'memberInvited', person.email, 'recruiter'],
  ]);
  expect((await acting.get(`${TEAM}/log`)).statusCode).toBe(200);
});

test('who is removed or leaves loses access at once, sessions and all [TEAM-5]', async () => {
  const one = await aMember('owner');
  const other = await aMember('recruiter', 'Rita Recruiter');
  expect((await one.acting.delete(`${TEAM}/members/${other.person.id}`)).statusCode).toBe(200);
  expect((await other.acting.get('/api/v1/chats')).statusCode).toBe(401);
  expect(await server.database.$count(sessions, eq(sessions.actingFor, one.company.id))).toBe(1);
  expect((await other.own.get(`${TEAM}/memberships`)).json().data).toEqual([]);
  expect((await one.own.delete(`${TEAM}/memberships/${one.company.id}`)).statusCode).toBe(200);
  expect((await one.acting.get('/api/v1/chats')).statusCode).toBe(401);
  expect(codeOf(await one.own.delete(`${TEAM}/memberships/${one.company.id}`))).toEqual([404, 'NOT_FOUND']);
  // A session that was missed is none either.
  await server.database.delete(teamMembers);
  expect(await server.database.$count(teamLog)).toBeGreaterThan(4);
});

test('the company itself stays its owner: nobody removes it, and it cannot leave [TEAM-6]', async () => {
  const { acting, company } = await aMember('owner');
  expect(codeOf(await acting.delete(`${TEAM}/members/${company.id}`))).toEqual([404, 'NOT_FOUND']);
  const itself = server.as('company');
  expect(codeOf(await itself.delete(`${TEAM}/memberships/${company.id}`))).toEqual([404, 'NOT_FOUND']);
  expect((await itself.get(TEAM)).json().data.role).toBe('owner');
});

test('a company that leaves takes its team along [TEAM-5]', async () => {
  const { acting, company } = await aMember('recruiter');
  await server.database.execute(sql`update users set deleted_at = now() where id = ${company.id}`);
  expect((await acting.get('/api/v1/chats')).statusCode).toBe(401);
});
