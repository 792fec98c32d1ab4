import { sql } from 'drizzle-orm';
import { createTestServer, UNKNOWN_ID } from '../../../app/testing';
import { assignments } from '../../../database/tables/assignments';
import { availabilities } from '../../../database/tables/availabilities';
import { contracts } from '../../../database/tables/contracts';
import { addJob } from '../../jobs/jobs/testing';
import { createTeam, TEAM } from '../../accounts/team/testing';
import { addContract } from '../contracts/testing';
import { addVisit, aProposal, offeredTimes, VISITS } from '../visits/testing';
import { aPlan, aTeamContract, inDays, planOf } from './testing';

const server = createTestServer();
type Answer = Awaited<ReturnType<typeof server.anonymous.get>>;
const codeOf = (answer: Answer) => [answer.statusCode, answer.json().code];

test('work is given to somebody of the team, moved and called off; the client reads the first name alone [ASG-02, ASG-06]', async () => {
  const { member, plan, url } = await aTeamContract(server);
  const made = await plan();
  expect(made).toMatchObject({ assigneeId: member.person.id, name: 'Mia Member', revision: 0 });
  const { id: contractorId } = await server.user('contractor');
  const more = { from: inDays(11), to: inDays(13), hours: null, revision: 0 };
  const moved = await server.as('contractor').put(`${url}/${made._id}`, aPlan(contractorId, more));
  expect(moved.json().data).toMatchObject({ assigneeId: contractorId, hours: null, revision: 1 });
  await plan();

  const seen = await server.as('client').get(url);
  expect(seen.json().data).toMatchObject([
    { name: 'Mia', assigneeId: null, from: inDays(10) },
    { assigneeId: null, from: inDays(11), to: inDays(13) },
  ]);
  expect(seen.body).not.toContain('Member');
  expect(seen.body).not.toContain(member.person.id);
  expect((await server.as('contractor').delete(`${url}/${made._id}`)).statusCode).toBe(200);
  expect(codeOf(await server.as('contractor').delete(`${url}/${made._id}`))).toEqual([
    404,
    'ASSIGNMENT_NOT_FOUND',
  ]);
});

test('members plan by their role, the client and viewers do not, and others see no contract [ASG-02]', async () => {
  const { member, post, url } = await aTeamContract(server);
  const viewer = await createTeam(server, 'contractor').aMember('viewer', 'Vic Viewer');
  const body = aPlan(member.person.id);
  expect(codeOf(await post(body, server.as('client')))).toEqual([403, 'FORBIDDEN']);
  expect(codeOf(await post(body, viewer.acting))).toEqual([403, 'FORBIDDEN']);
  expect((await viewer.acting.get(url)).statusCode).toBe(200);
  expect((await post(body, member.acting)).statusCode).toBe(201);
  for (const caller of [server.as('company'), member.own, viewer.own]) {
    expect((await caller.get(url)).statusCode).not.toBe(200);
    expect((await post(body, caller)).statusCode).not.toBe(201);
  }
  expect(codeOf(await server.as('company').get(url))).toEqual([404, 'CONTRACT_NOT_FOUND']);
  const log = await server.as('contractor').get(`${TEAM}/log`);
  expect(log.json().data[0]).toMatchObject({ action: 'workAssigned', actor: 'Mia Member' });
});

test('what is a contractor’s own its members leave alone [ASG-01]', async () => {
  const { acting } = await createTeam(server, 'contractor').aMember('owner', 'Olga Owner');
  const { id: jobId } = await addJob(server);
  const coverLetter = 'I lay tiles, and have laid them for twenty years in this town.';
  const refused = [
    await acting.post('/api/v1/applications/apply', { jobId, coverLetter }),
    await acting.put('/api/v1/availability/me', { availableFrom: null, hours: [], daysOff: [] }),
    await acting.get('/api/v1/wallet'),
  ];
  expect(refused.map(codeOf)).toEqual(refused.map(() => [403, 'FORBIDDEN']));
  expect((await acting.put('/api/v1/users/me', { title: 'Tilers' })).statusCode).toBe(200);
  expect((await acting.get('/api/v1/contracts/active-contracts')).statusCode).toBe(200);
});

test('a foreign id, a foreign person and a plan of another contract are none [ASG-02]', async () => {
  const { plan, post } = await aTeamContract(server);
  const { _id } = await plan();
  const { id: stranger } = await server.user('company');
  for (const assigneeId of [stranger, UNKNOWN_ID])
    expect(codeOf(await post(aPlan(assigneeId)))).toEqual([404, 'NOT_FOUND']);
  const { id: other } = await addContract(server);
  const { id: me } = await server.user('contractor');
  const move = (id: string) =>
    server.as('contractor').put(`${planOf(other)}/${id}`, { ...aPlan(me), revision: 0 });
  expect(codeOf(await move(_id))).toEqual([404, 'ASSIGNMENT_NOT_FOUND']);
  expect(codeOf(await move('no-id'))).toEqual([404, 'ASSIGNMENT_NOT_FOUND']);
  expect(codeOf(await server.as('contractor').delete(`${planOf(other)}/${_id}`))).toEqual([
    404,
    'ASSIGNMENT_NOT_FOUND',
  ]);
});

test.each([
  ['backwards', { to: inDays(9) }],
  ['past', { from: inDays(-9), to: inDays(-8) }],
  ['too long', { to: inDays(80) }],
  ['too far ahead', { from: inDays(900), to: inDays(900) }],
  ['with hours that end before they begin', { hours: { from: '12:00', to: '08:00' } }],
  ['with a time that is none', { hours: { from: "8'; drop table", to: '09:00' } }],
  ['with a day that is none', { from: '2026-02-30' }],
  ['in no zone', { timeZone: '<script>' }],
  ['for no id', { assigneeId: "' or 1=1" }],
])('a plan that is %s is refused [ASG-02]', async (_what, more) => {
  const { post, member } = await aTeamContract(server);
  expect((await post(aPlan(member.person.id, more))).statusCode).toBe(400);
});

describe('nobody is in two places', () => {
  test('not with other work at the same hours, of whichever contract [ASG-03]', async () => {
    const { plan, post, member } = await aTeamContract(server);
    await plan();
    const { id: other } = await addContract(server);
    const also = (more: object) => server.as('contractor').post(planOf(other), aPlan(member.person.id, more));
    expect(codeOf(await also({ hours: null }))).toEqual([409, 'WORK_TIME_TAKEN']);
    expect(codeOf(await also({ from: inDays(9), to: inDays(11) }))).toEqual([409, 'WORK_TIME_TAKEN']);
    expect(codeOf(await post(aPlan(member.person.id)))).toEqual([409, 'WORK_TIME_TAKEN']);
    expect((await also({ hours: { from: '12:00', to: '16:00' } })).statusCode).toBe(201);
    expect(
      (await also({ from: inDays(9), to: inDays(12), hours: { from: '17:00', to: '18:00' } })).statusCode,
    ).toBe(201);
  });

  test('not where a visit is agreed on, and no visit is offered or agreed on where they work [ASG-03]', async () => {
    const { post } = await aTeamContract(server);
    const { id: me } = await server.user('contractor');
    const startsAt = new Date(`${inDays(10)}T09:00:00Z`);
    await addVisit(server, { startsAt });
    expect(codeOf(await post(aPlan(me)))).toEqual([409, 'WORK_TIME_TAKEN']);
    const proposal = await aProposal(server);
    const made = await server.as('client').post(VISITS, proposal);
    const [first = ''] = proposal.times;
    const day = first.slice(0, 10);
    expect((await post(aPlan(me, { from: day, to: day, hours: null }))).statusCode).toBe(201);
    const left = await offeredTimes(server.as('client'), proposal);
    expect(left.filter((time) => time.startsWith(day))).toEqual([]);
    const accepted = await server
      .as('contractor')
      .put(`${VISITS}/${made.json().data._id}/accept`, { startsAt: first, timeZone: 'UTC' });
    expect(codeOf(accepted)).toEqual([409, 'VISIT_TIME_TAKEN']);
  });
});

test('on a day off it is planned only by who says that they know [ASG-04]', async () => {
  const { post, member } = await aTeamContract(server);
  const userId = member.person.id;
  const daysOff = [{ from: inDays(8), to: inDays(10) }];
  await server.database.insert(availabilities).values({ userId, daysOff });
  expect(codeOf(await post(aPlan(userId)))).toEqual([409, 'WORK_DAY_OFF']);
  expect((await post(aPlan(userId, { overDaysOff: true }))).statusCode).toBe(201);
  expect((await post(aPlan(userId, { from: inDays(11), to: inDays(11) }))).statusCode).toBe(201);
});

test('what has changed since is left as it is and shown [ASG-05]', async () => {
  const { plan, url, member } = await aTeamContract(server);
  const { _id } = await plan();
  const move = (more: object) =>
    server.as('contractor').put(`${url}/${_id}`, { ...aPlan(member.person.id, more), revision: 0 });
  expect((await move({ from: inDays(20), to: inDays(20) })).statusCode).toBe(200);
  const late = await move({ from: inDays(30), to: inDays(30) });
  expect(codeOf(late)).toEqual([409, 'ASSIGNMENT_CHANGED']);
  expect(late.json().details.assignment).toMatchObject({ from: inDays(20), revision: 1 });
});

test('a person reads what they are to do, whoever they act for, and the calendar holds it [ASG-08]', async () => {
  const { contract, plan, member } = await aTeamContract(server);
  await plan({ to: inDays(11) });
  const mine = await member.acting.get('/api/v1/assignments/mine');
  expect(mine.json().data).toMatchObject([{ contractId: contract.id, isOpenable: true, from: inDays(10) }]);
  const opened = await server.services.sessions.open(server.database, {
    userId: member.person.id,
    remember: false,
    device: { userAgent: 'jest', address: '127.0.0.1' },
  });
  const own = server.withToken(opened);
  expect((await own.get('/api/v1/assignments/mine')).json().data).toMatchObject([{ isOpenable: false }]);
  expect((await server.as('contractor').get('/api/v1/assignments/mine')).json().data).toEqual([]);
  const { feedUrl } = (await own.post('/api/v1/availability/me/feed')).json().data;
  const calendar = await server.anonymous.get(new URL(feedUrl).pathname + new URL(feedUrl).search);
  const day = (days: number) => inDays(days).replaceAll('-', '');
  expect(calendar.body).toContain(`DTSTART:${day(10)}T080000Z`);
  expect(calendar.body).toContain(`DTEND:${day(11)}T120000Z`);
  expect(calendar.body.match(/BEGIN:VEVENT/g)).toHaveLength(2);
});

test('with the contract all of it is over: lists, hours and plans [ASG-10]', async () => {
  const { contract, plan, post, member, url } = await aTeamContract(server);
  const { _id } = await plan();
  await server.database.update(contracts).set({ status: 'canceled', finishedAt: sql`now()` });
  expect(codeOf(await post(aPlan(member.person.id)))).toEqual([409, 'CONTRACT_OVER']);
  expect(codeOf(await server.as('contractor').delete(`${url}/${_id}`))).toEqual([409, 'CONTRACT_OVER']);
  expect((await member.acting.get('/api/v1/assignments/mine')).json().data).toEqual([]);
  expect((await server.as('client').get(url)).json().data).toHaveLength(1);
  const { id: other } = await addContract(server);
  expect(other).not.toBe(contract.id);
  const again = await server.as('contractor').post(planOf(other), aPlan(member.person.id));
  expect(again.statusCode).toBe(201);
});

test('who leaves is to do nothing more, and what is past stays [ASG-09]', async () => {
  const { plan, member, url } = await aTeamContract(server);
  const { _id } = await plan();
  const { _id: past } = await plan({ from: inDays(20), to: inDays(20) });
  await server.database
    .update(assignments)
    .set({ startsAt: new Date('2026-01-01'), endsAt: new Date('2026-01-02') })
    .where(sql`id = ${past}`);
  const removed = await server.as('contractor').delete(`${TEAM}/members/${member.person.id}`);
  expect(removed.statusCode).toBe(200);
  const rows = (await server.as('contractor').get(url)).json().data;
  expect(rows).toMatchObject([
    { _id: past, name: 'Mia Member' },
    { _id, name: null, assigneeId: null, revision: 1 },
  ]);
});
