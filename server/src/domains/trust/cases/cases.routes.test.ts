import { auditEntries } from '../../../database/tables/audit-entries';
import { UNKNOWN_ID, createTestServer } from '../../../app/testing';
import { addJob } from '../../jobs/jobs/testing';
import { CASES, aNationalId, aReportedJob, casesOf, decide } from './testing';

const server = createTestServer();
/** The title of the jobs of these tests. */
const TITLE = 'Replace the kitchen drain';

const roles = [
  ['an admin', server.as('admin'), 200],
  ['a client', server.as('client'), 403],
  ['a company', server.as('company'), 403],
  ['a contractor', server.as('contractor'), 403],
  ['a visitor', server.anonymous, 401],
] as const;

describe('who may', () => {
  test.each(roles)('%s list cases [ADM-04]', async (_who, caller, status) => {
    expect((await caller.get(CASES)).statusCode).toBe(status);
  });

  test.each(roles)('%s read a case [ADM-04]', async (_who, caller, status) => {
    const { caseId } = await aReportedJob(server);
    expect((await caller.get(`${CASES}/${caseId}`)).statusCode).toBe(status);
  });

  test.each(roles)('%s decide a case [ADM-04]', async (_who, caller, status) => {
    const { caseId } = await aReportedJob(server);
    const answer = await caller.post(`${CASES}/${caseId}/decision`, { action: 'dismiss', note: 'Fine.' });
    expect(answer.statusCode).toBe(status);
  });

  test.each(roles)('%s look at what is private [ADM-07]', async (_who, caller, status) => {
    const caseId = await aNationalId(server);
    const answer = await caller.post(`${CASES}/${caseId}/look`, { reason: 'To compare the name' });
    expect(answer.statusCode).toBe(status);
  });
});

test('reports of one job are one case with their reasons, those of another are another [ADM-03]', async () => {
  const { job, caseId } = await aReportedJob(server);
  await server.as('company').post(`/api/v1/jobs/${job.id}/reports`, { reason: 'duplicate', notes: 'Twice' });
  const other = await addJob(server, { title: 'Another roof' });
  await server.as('contractor').post(`/api/v1/jobs/${other.id}/reports`, { reason: 'expired' });
  const { data, count, waiting } = await casesOf(server);
  expect(count).toBe(2);
  expect(waiting).toEqual([{ kind: 'jobReport', count: 2 }]);
  expect(data[0]).toMatchObject({
    _id: caseId,
    reportCount: 2,
    reasons: ['duplicate', 'scam'],
    status: 'open',
  });
  const details = (await server.as('admin').get(`${CASES}/${caseId}`)).json().data;
  expect(
    details.reports.map(({ reason, notes }: { reason: string; notes: string }) => [reason, notes]),
  ).toEqual([
    ['scam', ''],
    ['duplicate', 'Twice'],
  ]);
  expect(details.job).toMatchObject({ _id: job.id, isHidden: false });
  expect(details.allowedActions).toEqual(['dismiss', 'hide', 'warn', 'suspend']);
});

test('people and messages have cases of their own [ADM-03]', async () => {
  const { id: personId } = await server.user('company');
  await server.as('client').post(`/api/v1/users/${personId}/reports`, { reason: 'spam' });
  const { id: recipientId } = await server.user('client');
  const sent = await server.as('company').post('/api/v1/messages/', { recipientId, content: 'Pay me now' });
  const { data: message, chatId } = sent.json();
  const messageId = message._id;
  await server.as('client').post(`/api/v1/messages/${chatId}/${messageId}/reports`, { reason: 'spam' });
  const { data } = await casesOf(server);
  expect(data.map(({ kind }: { kind: string }) => kind)).toEqual(['personReport', 'messageReport']);
  const details = (await server.as('admin').get(`${CASES}/${data[1]._id}`)).json().data;
  expect(details.messageText).toBe('Pay me now');
  const look = await server
    .as('admin')
    .post(`${CASES}/${data[1]._id}/look`, { reason: 'To see the context' });
  expect(look.json().data.messages).toMatchObject([{ text: 'Pay me now', isReported: true }]);
  expect((await decide(server, data[1]._id, { action: 'hide' })).statusCode).toBe(200);
  const thread = await server.as('client').get(`/api/v1/messages/${chatId}`);
  expect(thread.body).toContain(messageId);
  expect(thread.body).not.toContain('Pay me now');
});

test('the queue is searched by title, name and number, and filtered [ADM-04]', async () => {
  const { caseId } = await aReportedJob(server);
  const [{ number }] = (await casesOf(server)).data;
  for (const query of [`?q=${encodeURIComponent(TITLE)}`, `?q=%23${number}`, '?q=test%20person'])
    expect((await casesOf(server, query)).data).toMatchObject([{ _id: caseId }]);
  for (const query of ['?q=nothing', '?kind=nationalId', '?status=resolved', '?page=2'])
    expect((await casesOf(server, query)).data).toEqual([]);
  expect((await server.as('admin').get(`${CASES}?status=later`)).statusCode).toBe(400);
});

describe('a decision', () => {
  test('is made once, also at the same moment [ADM-04]', async () => {
    const { caseId } = await aReportedJob(server);
    const answers = await Promise.all(
      ['warn', 'dismiss', 'hide'].map((move) => decide(server, caseId, { action: move })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect((await decide(server, caseId, { action: 'dismiss' })).json().code).toBe('CASE_CLOSED');
    expect(await server.database.$count(auditEntries)).toBe(1);
  });

  test.each([
    ['without a note', { action: 'dismiss' }, 400],
    ['with an empty note', { action: 'dismiss', note: '  ' }, 400],
    ['of an unknown kind', { action: 'delete', note: 'x' }, 400],
    ['that is for other cases', { action: 'approve', note: 'x' }, 409],
  ])('%s is refused and changes nothing [ADM-04]', async (_what, body, status) => {
    const { caseId } = await aReportedJob(server);
    const answer = await server.as('admin').post(`${CASES}/${caseId}/decision`, body);
    expect(answer.statusCode).toBe(status);
    expect((await casesOf(server)).data).toMatchObject([{ _id: caseId, status: 'open' }]);
    expect(await server.database.$count(auditEntries)).toBe(0);
  });

  test('about no case is 404 [ADM-04]', async () => {
    for (const id of [UNKNOWN_ID, 'x'])
      expect((await decide(server, id, { action: 'dismiss' })).statusCode).toBe(404);
  });

  test.each([
    ['dismiss', 'reportDismissed'],
    ['warn', 'reportActed'],
  ])('%s tells each reporter once, and not what was done [ADM-05]', async (action, kind) => {
    const { caseId, job } = await aReportedJob(server);
    await server.as('company').post(`/api/v1/jobs/${job.id}/reports`, { reason: 'scam' });
    await decide(server, caseId, { action, note: 'Between us.' });
    for (const reporter of ['contractor', 'company'] as const) {
      const { data } = (await server.as(reporter).get('/api/v1/notifications')).json();
      expect(data).toMatchObject([{ kind, values: { subject: TITLE } }]);
      expect(JSON.stringify(data)).not.toContain('Between us');
    }
  });

  test('warn tells the person why', async () => {
    const { caseId } = await aReportedJob(server);
    await decide(server, caseId, { action: 'warn', note: 'Name a real price.' });
    const { data } = (await server.as('client').get('/api/v1/notifications')).json();
    expect(data).toMatchObject([{ kind: 'accountWarned', values: { reason: 'Name a real price.' } }]);
  });
});

test('a hidden job is gone for others, and comes back when it is shown again [ADM-06]', async () => {
  const { caseId, job } = await aReportedJob(server);
  await decide(server, caseId, { action: 'hide' });
  const status = async (who: 'client' | 'company' | 'admin') =>
    (await server.as(who).get(`/api/v1/jobs/${job.id}`)).statusCode;
  expect([await status('client'), await status('company'), await status('admin')]).toEqual([200, 404, 200]);
  expect((await server.anonymous.get('/api/v1/jobs/recent')).json().count).toBe(0);
  const own = async () => (await server.as('client').get('/api/v1/jobs/me')).json().data[0].hidden;
  expect(await own()).toMatchObject({ reason: 'Asks for money.' });
  const reopened = await server.as('client').patch(`/api/v1/jobs/${job.id}/reopen`);
  expect(reopened.json().code).toBe('JOB_HIDDEN');
  expect((await decide(server, caseId, { action: 'restore', note: 'A mistake.' })).json().data.status).toBe(
    'dismissed',
  );
  expect([await status('company'), await own()]).toEqual([200, null]);
  expect((await server.as('client').patch(`/api/v1/jobs/${job.id}/reopen`)).statusCode).toBe(200);
});

test('a keyed decision is answered again and made once [ADM-04]', async () => {
  const { caseId } = await aReportedJob(server);
  const headers = { 'idempotency-key': 'decision-1' };
  const send = () =>
    server.as('admin').post(`${CASES}/${caseId}/decision`, { action: 'warn', note: 'Stop.' }, { headers });
  const [first, again] = [await send(), await send()];
  expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
  expect(again.json().data).toEqual(first.json().data);
  expect(await server.database.$count(auditEntries)).toBe(1);
});
