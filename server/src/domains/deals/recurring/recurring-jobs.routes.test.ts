import { createTestServer, UNKNOWN_ID } from '../../../app/testing';
import { jobs } from '../../../database/tables/jobs';
import { recurringJobs } from '../../../database/tables/recurring-jobs';
import { createTeam } from '../../accounts/team/testing';
import { addJob } from '../../jobs/jobs/testing';
import { addDue, dayIn, readRecurring } from './testing';

const server = createTestServer();
const { aMember } = createTeam(server);
const LIST = '/api/v1/recurring-jobs';
const schedule = { rhythm: 'monthly', firstDay: dayIn(10), timeZone: 'America/New_York' };
const pathOf = (jobId: string) => `/api/v1/jobs/${jobId}/recurrence`;
const repeat = async (more = {}, jobId?: string) =>
  server.as('client').post(pathOf(jobId ?? (await addJob(server)).id), { ...schedule, ...more });

test.each([
  ['its owner', server.as('client'), 201],
  ['another company', server.as('company'), 404],
  ['a contractor', server.as('contractor'), 403],
  ['an admin', server.as('admin'), 403],
  ['a visitor', server.anonymous, 401],
])('%s has a job post itself again [RPT-01]', async (_who, caller, status) => {
  const { id } = await addJob(server);
  expect((await caller.post(pathOf(id), schedule)).statusCode).toBe(status);
  expect(await server.database.$count(recurringJobs)).toBe(status === 201 ? 1 : 0);
});

test('it says what comes next, and the list has the next first [RPT-01]', async () => {
  const { id: jobId } = await addJob(server, { title: 'Mow the lawn' });
  const saved = (await repeat({ ends: 'times', times: '3' }, jobId)).json();
  expect(saved.data).toEqual({
    _id: expect.any(String),
    job: { _id: jobId, title: 'Mow the lawn', status: 'open' },
    rhythm: 'monthly',
    timeZone: 'America/New_York',
    nextDay: dayIn(10),
    lastDay: null,
    left: 3,
    latest: null,
  });
  const sooner = (await repeat({ firstDay: dayIn(2), ends: 'day', lastDay: dayIn(40) })).json().data;
  const { data } = (await server.as('client').get(LIST)).json();
  expect(data).toEqual([sooner, saved.data]);
  expect((await server.as('company').get(LIST)).json().data).toEqual([]);
});

test.each([
  ['rhythm', { rhythm: 'daily' }],
  ['firstDay', { firstDay: dayIn(-2) }],
  ['firstDay', { firstDay: dayIn(800) }],
  ['firstDay', { firstDay: '2027-02-30' }],
  ['firstDay', { firstDay: { $gt: '' } }],
  ['ends', { ends: 'soon' }],
  ['lastDay', { ends: 'day' }],
  ['lastDay', { ends: 'day', lastDay: dayIn(9) }],
  ['times', { ends: 'times' }],
  ['times', { ends: 'times', times: 0 }],
  ['times', { ends: 'times', times: 101 }],
  ['times', { ends: 'times', times: '1; drop table jobs' }],
  ['timeZone', { timeZone: '+05:00' }],
  ['timeZone', { timeZone: 'Mars/Olympus' }],
])('a wrong %s is 400 at its field, and nothing is kept [RPT-01]', async (field, more) => {
  const answer = await repeat(more);
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().fields)).toEqual([field]);
  expect(await server.database.$count(recurringJobs)).toBe(0);
});

test('of twenty calls at once for a job one is kept, and a repeat with its key is that one [RPT-01]', async () => {
  const { id } = await addJob(server);
  const answers = await Promise.all(Array.from({ length: 20 }, () => repeat({}, id)));
  const refused = answers.filter(({ statusCode }) => statusCode !== 201);
  expect(refused.map((answer) => answer.json().code)).toEqual(Array(19).fill('RECURRENCE_EXISTS'));

  const { id: other } = await addJob(server);
  const headers = { 'idempotency-key': 'again' };
  const call = () => server.as('client').post(pathOf(other), schedule, { headers });
  const first = (await call()).json();
  expect((await call()).json()).toEqual(first);
});

test('an account has fifty, of twenty at once too [RPT-01]', async () => {
  const rows = await Promise.all(Array.from({ length: 65 }, () => addJob(server)));
  for (const { id: jobId } of rows.slice(0, 45)) await addDue(server, { jobId });
  const answers = await Promise.all(rows.slice(45).map(({ id }) => repeat({}, id)));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(5);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('RECURRENCE_LIMIT');
});

test('a job that is hidden, deleted or unknown does not recur [RPT-01, RPT-08]', async () => {
  const hidden = await addJob(server, { hiddenAt: new Date(), hiddenFor: 'report' });
  expect((await repeat({}, hidden.id)).json().code).toBe('JOB_HIDDEN');
  const removed = await addJob(server, { status: 'removed' });
  for (const id of [removed.id, UNKNOWN_ID, 'x'])
    expect((await repeat({}, id)).json().code).toBe('JOB_NOT_FOUND');
});

test('those of others are 404, and so are unknown ones [RPT-01]', async () => {
  const { id } = await addDue(server);
  for (const [caller, target] of [
    [server.as('company'), id],
    [server.as('client'), UNKNOWN_ID],
    [server.as('client'), 'x'],
  ] as const) {
    expect((await caller.put(`${LIST}/${target}`, schedule)).statusCode).toBe(404);
    expect((await caller.put(`${LIST}/${target}/skip`, { day: dayIn(0) })).statusCode).toBe(404);
    expect((await caller.delete(`${LIST}/${target}`)).statusCode).toBe(404);
  }
  expect(await server.database.$count(recurringJobs)).toBe(1);
});

test('one time is skipped by its day, of twenty calls at once by one [RPT-07]', async () => {
  const { id } = await addDue(server, { nextDay: dayIn(7), nextAt: new Date(Date.now() + 7 * 86_400_000) });
  const skip = () => server.as('client').put(`${LIST}/${id}/skip`, { day: dayIn(7) });
  const answers = await Promise.all(Array.from({ length: 20 }, skip));
  const done = answers.filter(({ statusCode }) => statusCode === 200);
  expect(done.map((answer) => answer.json().data.nextDay)).toEqual([dayIn(14)]);
  expect(answers.filter((answer) => answer.json().code === 'RECURRENCE_MOVED')).toHaveLength(19);
  expect(await server.database.$count(jobs)).toBe(1);
});

test('what is skipped last ends it [RPT-07]', async () => {
  const next = { nextDay: dayIn(7), nextAt: new Date(Date.now() + 7 * 86_400_000) };
  const { id } = await addDue(server, { ...next, lastDay: dayIn(8) });
  const { data } = (await server.as('client').put(`${LIST}/${id}/skip`, { day: dayIn(7) })).json();
  expect(data.nextDay).toBeNull();
});

test('rhythm, next day and end are changed; a 31st stays one while they do not [RPT-07, RPT-02]', async () => {
  const next = { firstDay: '2026-01-31', nextDay: dayIn(20), nextAt: new Date(Date.now() + 20 * 86_400_000) };
  const { id } = await addDue(server, { rhythm: 'monthly', ...next });
  const change = (more = {}) =>
    server.as('client').put(`${LIST}/${id}`, { ...schedule, firstDay: dayIn(20), ...more });
  const { data } = (await change({ ends: 'day', lastDay: dayIn(200) })).json();
  expect(data).toMatchObject({ nextDay: dayIn(20), lastDay: dayIn(200), timeZone: 'America/New_York' });
  expect(await readRecurring(server, id)).toMatchObject({ firstDay: '2026-01-31' });
  await change({ rhythm: 'weekly' });
  expect(await readRecurring(server, id)).toMatchObject({ firstDay: dayIn(20), lastDay: null });
  expect((await change({ firstDay: dayIn(-3) })).json().fields).toHaveProperty('firstDay');
});

test('stopped, it is gone, and a second time is 404 [RPT-07]', async () => {
  const { id } = await addDue(server);
  expect((await server.as('client').delete(`${LIST}/${id}`)).statusCode).toBe(200);
  expect((await server.as('client').delete(`${LIST}/${id}`)).statusCode).toBe(404);
  await server.services.postRecurringJobs();
  expect(await server.database.$count(jobs)).toBe(1);
});

test('of a team who may hire sets, skips and stops, viewers see [RPT-09]', async () => {
  const { acting: viewer } = await aMember('viewer');
  const { acting: recruiter } = await aMember('recruiter', 'Max Member');
  const { id: ownerId } = await server.user('company');
  const { id: jobId } = await addJob(server, { ownerId });
  expect((await viewer.post(pathOf(jobId), schedule)).statusCode).toBe(403);
  const { _id: id, nextDay: day } = (await recruiter.post(pathOf(jobId), schedule)).json().data;
  expect((await viewer.get(LIST)).json().data).toHaveLength(1);
  expect((await viewer.put(`${LIST}/${id}`, schedule)).statusCode).toBe(403);
  expect((await viewer.put(`${LIST}/${id}/skip`, { day })).statusCode).toBe(403);
  expect((await viewer.delete(`${LIST}/${id}`)).statusCode).toBe(403);
  expect((await recruiter.put(`${LIST}/${id}/skip`, { day })).statusCode).toBe(200);
  expect((await recruiter.delete(`${LIST}/${id}`)).statusCode).toBe(200);
});
