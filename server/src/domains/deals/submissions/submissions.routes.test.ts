import { once } from 'node:events';
import http from 'node:http';
import { submissions } from '../../../database/tables/submissions';
import { files } from '../../../database/tables/users';
import { UNKNOWN_ID, addressOf, createTestServer, forgetAnswers } from '../../../app/testing';
import { addContract, addWork, contractNow, historyOf } from '../contracts/testing';

const server = createTestServer();
const url = '/api/v1/contracts';
type Person = 'client' | 'contractor' | 'company' | 'admin';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

function work(count: number, { bytes = PNG, name = 'photo.png' } = {}) {
  const form = new FormData();
  form.append('text', 'The drain is replaced.');
  for (let index = 0; index < count; index += 1)
    form.append('files', new File([new Uint8Array(bytes)], name));
  return form;
}

const submit = (id: string, body: object | FormData = { text: 'Done.' }) =>
  server.as('contractor').post(`${url}/${id}/submissions`, body);

/** Sends the head of a large upload and nothing of its body. */
async function announce(who: string, path: string, length: number): Promise<number | undefined> {
  const { port } = await addressOf(server.http);
  const device = { userAgent: 'jest', address: '127.0.0.1' };
  const { id: userId } = await server.user(who as 'client');
  const token = await server.services.sessions.open(server.database, { userId, remember: false, device });
  const request = http.request({
    ...{ host: '127.0.0.1', port, path, method: 'POST' },
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': length,
    },
  });
  request.on('error', () => undefined).flushHeaders();
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  request.destroy();
  return response.statusCode;
}

describe('files are not even read', () => {
  const MIB = 1024 * 1024;

  test('of somebody who is no party of the contract [WRK-01]', async () => {
    const { id } = await addContract(server);
    expect(await announce('company', `${url}/${id}/submissions`, 40 * MIB)).toBe(404);
    expect(await announce('contractor', `${url}/${UNKNOWN_ID}/submissions`, 40 * MIB)).toBe(404);
  });

  test('when they are more than ten of five megabytes can be [WRK-02]', async () => {
    const { id } = await addContract(server);
    expect(await announce('contractor', `${url}/${id}/submissions`, 60 * MIB)).toBe(413);
  });
});

describe('handing in work', () => {
  test.each([
    ['client', 409],
    ['contractor', 201],
    ['company', 404],
    ['admin', 404],
  ] as const)('%s: %s [WRK-01]', async (who, status) => {
    const { id } = await addContract(server);
    const answer = await server.as(who).post(`${url}/${id}/submissions`, { text: 'Done.' });
    expect(answer.statusCode).toBe(status);
    expect(await server.database.$count(submissions)).toBe(status === 201 ? 1 : 0);
  });

  test('carries text and up to ten files, which links lead to; the contract stays active [WRK-01, WRK-02]', async () => {
    const { id } = await addContract(server);
    const answer = await submit(id, work(10));
    expect(answer.statusCode).toBe(201);
    const { data, contract, message } = answer.json();
    expect(message).toBe('Work submitted');
    expect(contract).toMatchObject({ status: 'active', answerDueAt: data.dueAt });
    expect(data).toMatchObject({ text: 'The drain is replaced.', status: 'submitted', decidedBy: null });
    expect(data.files).toHaveLength(10);
    expect(data.files[0]).toMatchObject({ name: 'photo.png', type: 'image/png', size: expect.any(Number) });
    const { pathname, search } = new URL(data.files[0].url, 'http://site.test');
    expect(await server.anonymous.get(pathname + search)).toMatchObject({ statusCode: 200 });
    expect(await server.anonymous.get(pathname)).toMatchObject({ statusCode: 404 });
    const waited = Date.parse(data.dueAt) - Date.parse(data.createdAt);
    expect(waited).toBe(14 * 24 * 3_600_000);
    expect(await historyOf(server, id)).toEqual({ actions: ['submit'], published: ['submit'] });
  });

  test('with an eleventh file is 400 and keeps nothing [WRK-02]', async () => {
    const { id } = await addContract(server);
    const answer = await submit(id, work(11));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toEqual({ files: 'validation.tooManyFiles' });
    expect(await server.database.$count(files)).toBe(0);
  });

  test.each([
    ['a file that is no picture or PDF', work(1, { bytes: Buffer.from('MZ'), name: 'a.exe' }), 400],
    ['a file over 5 MB', work(1, { bytes: Buffer.alloc(5 * 1024 * 1024 + 1) }), 413],
    ['a blank text', { text: ' ' }, 400],
    ['no text', {}, 400],
  ])('%s is refused [WRK-02]', async (_what, body, status) => {
    const { id } = await addContract(server);
    expect(await submit(id, body)).toMatchObject({ statusCode: status });
    expect((await historyOf(server, id)).actions).toEqual([]);
  });

  test('one at a time [WRK-03]', async () => {
    const { id } = await addContract(server);
    await submit(id);
    const second = await submit(id);
    expect(second.statusCode).toBe(409);
    expect(second.json().details.allowedActions).not.toContain('submit');
    expect(await server.database.$count(submissions)).toBe(1);
  });

  test.each(['paused', 'completed', 'ended', 'canceled'] as const)(
    'not while %s [WRK-01]',
    async (status) => {
      const { id } = await addContract(server, { status });
      expect(await submit(id)).toMatchObject({ statusCode: 409 });
    },
  );
});

describe('answering', () => {
  const answerAs = (who: Person, path: string) =>
    server.as(who).patch(`${url}/${path}`, { note: 'Please seal the joint.' });

  test.each(
    ['approve', 'request-changes'].flatMap((action) =>
      (
        [
          ['client', 200],
          ['contractor', 409],
          ['company', 404],
          ['admin', 404],
        ] as const
      ).map(([who, status]) => ({
        action,
        who,
        status,
      })),
    ),
  )('$who: $action is $status [WRK-10, WRK-11]', async ({ action, who, status }) => {
    const { id } = await addContract(server);
    const { id: submissionId } = await addWork(server, id);
    expect(await answerAs(who, `${id}/submissions/${submissionId}/${action}`)).toMatchObject({
      statusCode: status,
    });
    expect((await historyOf(server, id)).actions).toHaveLength(status === 200 ? 1 : 0);
  });

  test('approval completes the contract [WRK-10]', async () => {
    const { id } = await addContract(server);
    const { id: submissionId } = await addWork(server, id);
    const { data, contract } = (await answerAs('client', `${id}/submissions/${submissionId}/approve`)).json();
    expect(data).toMatchObject({ status: 'approved', decidedBy: 'hirer', dueAt: null });
    expect(contract).toMatchObject({ status: 'completed', finishedAt: expect.any(String) });
    expect(contract.allowedActions).toEqual(['approvePayment', 'dispute', 'review', 'archive']);
  });

  test('asking for changes keeps the contract active and lets the professional hand in again [WRK-11]', async () => {
    const { id } = await addContract(server);
    const { id: submissionId } = await addWork(server, id);
    const { data, contract } = (
      await answerAs('client', `${id}/submissions/${submissionId}/request-changes`)
    ).json();
    expect(data).toMatchObject({ status: 'changes-requested', note: 'Please seal the joint.' });
    expect(contract.status).toBe('active');
    expect(await submit(id)).toMatchObject({ statusCode: 201 });
    const list = (await server.as('client').get(`${url}/${id}/submissions`)).json();
    expect(list.data.map(({ status }: { status: string }) => status)).toEqual([
      'submitted',
      'changes-requested',
    ]);
  });

  test('changes need a note [WRK-11]', async () => {
    const { id } = await addContract(server);
    const { id: submissionId } = await addWork(server, id);
    const path = `${url}/${id}/submissions/${submissionId}/request-changes`;
    expect(await server.as('client').patch(path, { note: '' })).toMatchObject({ statusCode: 400 });
  });

  test.each([UNKNOWN_ID, 'x'])('work %s does not exist [WRK-10]', async (submissionId) => {
    const { id } = await addContract(server);
    await addWork(server, id);
    const answer = await answerAs('client', `${id}/submissions/${submissionId}/approve`);
    expect(answer.json().code).toBe('SUBMISSION_NOT_FOUND');
    expect((await contractNow(server, id)).status).toBe('active');
  });

  test.each([
    ['active', 15, 'completed'],
    ['active', 13, 'active'],
    ['paused', 15, 'paused'],
  ] as const)(
    '%s with work of %s days ago is %s after a sweep [WRK-13]',
    async (status, daysAgo, expected) => {
      const { id } = await addContract(server, { status });
      await addWork(server, id, daysAgo);
      await Promise.all([server.services.sweepContracts(), server.services.sweepContracts()]);
      expect((await contractNow(server, id)).status).toBe(expected);
      const [row] = await server.database.select().from(submissions);
      expect(row?.decidedBy).toBe(expected === 'completed' ? 'system' : null);
      expect((await historyOf(server, id)).actions).toEqual(expected === 'completed' ? ['approve'] : []);
    },
  );

  test('one that cannot be approved keeps no other waiting, and the sweep says so [WRK-13]', async () => {
    const [broken, other] = [await addContract(server), await addContract(server)];
    await addWork(server, broken.id, 20);
    await addWork(server, other.id, 15);
    // Stands for whatever the database may refuse; contracts are emptied, not dropped, between tests.
    await server.connection.pool.query(
      `alter table contracts add constraint broken check (id <> '${broken.id}' or status <> 'completed')`,
    );
    await expect(server.services.sweepContracts()).rejects.toThrow('contracts');
    await server.connection.pool.query('alter table contracts drop constraint broken');
    expect((await contractNow(server, other.id)).status).toBe('completed');
    expect((await contractNow(server, broken.id)).status).toBe('active');
  });
});

test('work whose answer was lost is handed in once, also when it was judged before it is sent again [WRK-05]', async () => {
  const { id } = await addContract(server);
  const send = () =>
    server
      .as('contractor')
      .post(`${url}/${id}/submissions`, work(1), { headers: { 'idempotency-key': 'k1' } });
  const first = (await send()).json().data;
  const changes = { note: 'The corner as well, please.' };
  await server.as('client').patch(`${url}/${id}/submissions/${first._id}/request-changes`, changes);
  await forgetAnswers(server);
  const again = await send();
  expect([again.statusCode, again.json().data]).toMatchObject([
    201,
    { _id: first._id, status: 'changes-requested', note: changes.note },
  ]);
  expect(await server.database.$count(submissions)).toBe(1);
  expect((await historyOf(server, id)).actions).toEqual(['submit', 'requestChanges']);
});
