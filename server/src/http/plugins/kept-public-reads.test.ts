import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { jobs } from '../../database/tables/jobs';
import { TABLE_NAMES } from '../../database/schema';
import { UNSEEN_TABLES } from '../../database/public-changes';
import { addJob } from '../../domains/jobs/jobs/testing';
import { casesOf, decide } from '../../domains/trust/cases/testing';
import { createTestServer } from '../../app/testing';

const server = createTestServer();
const api = (path: string) => `/api/v1${path}`;

/** Texts of the statements that the pool is asked while `work` runs. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const texts: string[] = [];
  const { pool } = server.connection;
  const query = pool.query.bind(pool) as (...parameters: unknown[]) => unknown;
  const spy = jest.spyOn(pool, 'query').mockImplementation(((...parameters: unknown[]) => {
    const [statement] = parameters as [string | { text: string }];
    texts.push(typeof statement === 'string' ? statement : statement.text);
    return query(...parameters);
  }) as never);
  await work();
  spy.mockRestore();
  return texts;
}

/** Lets the database answer the first read, and its reader wait for that answer until `release`. */
function holdReads() {
  const { pool } = server.connection;
  const query = pool.query.bind(pool) as (...parameters: unknown[]) => Promise<unknown>;
  let begin = () => undefined as void;
  let release = () => undefined as void;
  const begun = new Promise<void>((resolve) => void (begin = resolve));
  const released = new Promise<void>((resolve) => void (release = resolve));
  const spy = jest.spyOn(pool, 'query').mockImplementationOnce((async (...parameters: unknown[]) => {
    spy.mockRestore();
    const result = await query(...parameters);
    begin();
    await released;
    return result;
  }) as never);
  return { begun, release };
}

const FROM = /\b(?:from|join)\s+"?(\w+)/gi;
type Responses = { responses: object };

const titlesOf = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await server.anonymous.get(api(path), { headers });
  return (answer.json() as { data: { title: string }[] }).data.map(({ title }) => title);
};

test('the second visitor costs the database nothing, and gets the same [PLT-280]', async () => {
  const { id } = await addJob(server);
  for (const path of [`/jobs/${id}`, '/jobs/search?q=drain', '/professionals', '/users/top-performers']) {
    const first = await server.anonymous.get(api(path));
    let second = first;
    expect(await statementsOf(async () => void (second = await server.anonymous.get(api(path))))).toEqual([]);
    expect(second.statusCode).toBe(200);
    expect(second.body).toBe(first.body);
    const { 'x-request-id': _first, date: _then, ...before } = first.headers;
    const { 'x-request-id': _second, date: _now, ...after } = second.headers;
    expect(after).toEqual(before);
  }
});

test('who has the answer that is kept gets none, without a statement [PLT-280]', async () => {
  await addJob(server);
  const first = await server.anonymous.get(api('/jobs/recent'));
  const headers = { 'if-none-match': String(first.headers.etag) };
  let again = first;
  const asked = await statementsOf(
    async () => void (again = await server.anonymous.get(api('/jobs/recent'), { headers })),
  );
  expect(asked).toEqual([]);
  expect(again).toMatchObject({ statusCode: 304, body: '' });
  expect(again.headers.etag).toBe(first.headers.etag);
});

test('what was kept is sent compressed to who takes it so [PLT-280]', async () => {
  for (let count = 0; count < 3; count++) await addJob(server);
  const { body } = await server.anonymous.get(api('/jobs/recent'));
  const take = (encoding: string) =>
    server.anonymous.get(api('/jobs/recent'), { headers: { 'accept-encoding': encoding } });
  const brotli = await take('gzip, deflate, br, zstd');
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(body);
  const zipped = await take('gzip');
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(body);
  expect((await take('identity')).body).toBe(body);
});

test('no visitor sees a job any more that is changed, hidden or closed [PLT-280]', async () => {
  const client = server.as('client');
  const { id } = await addJob(server);
  await server.anonymous.get(api(`/jobs/${id}`));
  expect(await titlesOf('/jobs/search')).toEqual(['Replace the kitchen drain']);

  const changed = await client.put(api(`/jobs/${id}`), { title: 'Replace the bathroom drain' });
  expect(changed.statusCode).toBe(200);
  expect(await titlesOf('/jobs/search')).toEqual(['Replace the bathroom drain']);
  const details = await server.anonymous.get(api(`/jobs/${id}`));
  expect(details.json().data.title).toBe('Replace the bathroom drain');

  await server.as('contractor').post(api(`/jobs/${id}/reports`), { reason: 'scam' });
  const { data } = await casesOf(server, '?kind=jobReport');
  await decide(server, data[0]._id, { action: 'hide' });
  expect(await titlesOf('/jobs/search')).toEqual([]);
  expect((await server.anonymous.get(api(`/jobs/${id}`))).statusCode).toBe(404);
});

test('what was read before a change and answered after it is not kept [PLT-280]', async () => {
  const { id } = await addJob(server);
  const held = holdReads();
  const early = server.anonymous.get(api(`/jobs/${id}`));
  await held.begun;
  await server.as('client').put(api(`/jobs/${id}`), { title: 'Replace the bathroom drain' });
  const meanwhile = server.anonymous.get(api(`/jobs/${id}`));
  held.release();
  expect((await early).json().data.title).toBe('Replace the kitchen drain');
  const titles = [await meanwhile, await server.anonymous.get(api(`/jobs/${id}`))].map(
    (answer) => answer.json().data.title,
  );
  expect(titles).toEqual(Array(2).fill('Replace the bathroom drain'));
});

test('visitors who ask for the same at once are one read [PLT-281]', async () => {
  const { id } = await addJob(server);
  const read = () => server.anonymous.get(api(`/jobs/${id}`));
  const ofOne = await statementsOf(read);
  await server.database.update(jobs).set({ title: 'Paint the fence' });
  const answers: string[] = [];
  const ofMany = await statementsOf(() =>
    Promise.all(Array.from({ length: 8 }, async () => answers.push((await read()).body))),
  );
  expect(ofMany).toEqual(ofOne);
  expect(new Set(answers).size).toBe(1);
});

test('who waits for a read that fails reads for themselves [PLT-281]', async () => {
  const missing = api('/jobs/01890000-0000-7000-8000-000000000000');
  const answers = await Promise.all([1, 2, 3].map(() => server.anonymous.get(missing)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  expect(answers.map((answer) => answer.json().code)).toEqual(Array(3).fill('JOB_NOT_FOUND'));
});

test('who sends a token, or asks for it anew, is read to for themselves [PLT-282]', async () => {
  const { id } = await addJob(server);
  const path = api(`/jobs/${id}`);
  await server.anonymous.get(path);
  const own = await server.as('client').get(path);
  expect(own.json().data.viewer.isOwner).toBe(true);
  expect((await server.anonymous.get(path)).json().data.viewer.isOwner).toBe(false);
  const wrong = await server.withToken('a'.repeat(40)).get(path);
  expect(wrong.headers['cache-control']).toBe('no-store');
  const anew = () => server.anonymous.get(path, { headers: { 'cache-control': 'no-cache' } });
  expect(await statementsOf(anew)).not.toEqual([]);
});

test('whatever visitors read, a change of it counts [PLT-284]', async () => {
  const { id } = await addJob(server);
  const { id: ownerId } = await server.user('client');
  const { id: contractorId } = await server.user('contractor');
  const { paths = {} } = server.http.swagger() as { paths?: Record<string, { get?: object } | undefined> };
  const reads = Object.entries(paths).filter(
    ([, { get } = {}]) => get && '304' in (get as Responses).responses,
  );
  const urls = reads.flatMap(([path]) =>
    [id, ownerId, contractorId].map((value) => path.replace('{id}', value).replace(/\{\w+\}/, 'plumber')),
  );
  const texts = await statementsOf(async () => {
    for (const url of new Set([
      ...urls,
      api('/jobs/search?q=drian&company=test'),
      api('/professionals?q=pipe'),
    ]))
      await server.anonymous.get(url);
  });
  const read = new Set(texts.flatMap((text) => [...text.matchAll(FROM)].map(([, table = '']) => table)));
  expect(TABLE_NAMES.filter((name) => read.has(name)).length).toBeGreaterThan(15);
  expect([...UNSEEN_TABLES].filter((name) => read.has(name))).toEqual([]);
  expect([...UNSEEN_TABLES].filter((name) => !TABLE_NAMES.includes(name))).toEqual([]);
});

test('one language is not answered with the other, nor one search with another [PLT-285]', async () => {
  await addJob(server);
  await addJob(server, { title: 'Paint the fence' });
  expect(await titlesOf('/jobs/search?q=fence')).toEqual(['Paint the fence']);
  expect(await titlesOf('/jobs/search?q=kitchen')).toEqual(['Replace the kitchen drain']);
  const read = (language: string) =>
    statementsOf(() =>
      server.anonymous.get(api('/jobs/search?q=fence'), { headers: { 'accept-language': language } }),
    );
  expect(await read('fr')).not.toEqual([]);
  expect(await read('fr')).toEqual([]);
});
