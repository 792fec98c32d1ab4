import { readLive } from '../publishing/registry-context';
import { aPage, aRemote } from '../testing/temporary-registry';
import { ACTS, BASE, UPLOADS } from './calls';
import { TEAM_CALLS } from './team-calls';
import { aService, aVerdict } from './testing';

let service: Awaited<ReturnType<typeof aService>>;
let cara: string;

beforeEach(async () => {
  service = await aService();
  cara = await service.tokenOf('rental', 'cara');
});
afterEach(() => service.close());

const live = async () => readLive(service.registry.context);
const rental = (text: string, manifest = {}) =>
  aRemote('mf-rental', { files: { 'page.js': text }, manifest });

test('a member publishes, tries, promotes, takes back and switches, and the history has it with the proof [PLT-238]', async () => {
  const { send, act } = service;
  const judged = await send('mf-rental/can-deploy', { token: cara, build: rental('second') });
  expect([judged.statusCode, judged.json()]).toEqual([
    200,
    { outcomes: [expect.objectContaining({ name: 'mf-rental', result: 'live' })] },
  ]);
  const published = await send('mf-rental/publish', { token: cara, build: rental('second') });
  expect(published.json()).toMatchObject({ outcomes: [{ name: 'mf-rental', result: 'live' }] });

  const query = { percent: '10', reason: 'trial' };
  const canary = await send('mf-rental/canary', { token: cara, build: rental('third'), query });
  expect(canary.json()).toMatchObject({ percent: 10 });
  expect((await act('mf-rental/share', cara, { percent: 50 })).json()).toMatchObject({ percent: 50 });
  expect((await act('mf-rental/promote', cara, {})).statusCode).toBe(200);
  expect((await live()).packages['mf-rental']?.live).toEqual(canary.json<{ release: object }>().release);
  for (const call of ['rollback', 'disable', 'enable'])
    expect([call, (await act(`mf-rental/${call}`, cara)).statusCode]).toEqual([call, 200]);
  const link = await send('mf-rental/preview', {
    token: cara,
    build: rental('shown'),
    query: { hours: '1' },
  });
  expect(link.json()).toMatchObject({ token: expect.any(String), expiresAt: expect.any(String) });

  const { entries } = (await service.history('mf-rental', cara)).json<{ entries: object[] }>();
  expect(entries.at(-1)).toMatchObject({
    command: 'preview',
    who: 'cara',
    team: 'rental',
    proof: { kind: 'token' },
  });
  expect(JSON.stringify(entries)).not.toContain('mf-jobs');
  expect(await service.leftovers()).toEqual([]);
});

test('a token of mf-rental touches neither mf-jobs nor its addresses [PLT-238]', async () => {
  const before = await live();
  const builds = await service.registry.context.store.list('mf-jobs');
  const jobs = aRemote('mf-jobs', { files: { 'page.js': 'taken over' } });
  for (const call of Object.keys(UPLOADS)) {
    const query = call === 'canary' ? { percent: '10' } : {};
    const answer = await service.send(`mf-jobs/${call}`, { token: cara, build: jobs, query });
    expect([call, answer.statusCode]).toEqual([call, 403]);
    // The address says mf-rental, the build is another.
    const hidden = await service.send(`mf-rental/${call}`, { token: cara, build: jobs, query });
    expect([call, hidden.statusCode]).toEqual([call, 400]);
    const taking = rental('x', { pages: [{ ...aPage('/jobs/offers'), title: 'rental:title' }] });
    const placed = await service.send(`mf-rental/${call}`, { token: cara, build: taking, query });
    expect([call, placed.statusCode]).toEqual([call, 422]);
    expect(placed.json()).toMatchObject({ refusals: [{ rule: 'namespaces' }] });
  }
  for (const call of Object.keys(ACTS)) {
    const given = { reason: 'why', ...(call === 'share' && { percent: 5 }) };
    const said = call === 'verdict' ? aVerdict({ name: 'mf-jobs' }) : given;
    const answer = await service.act(`mf-jobs/${call}`, cara, said);
    expect([call, answer.statusCode]).toEqual([call, 403]);
  }
  expect((await service.history('mf-jobs', cara)).statusCode).toBe(403);
  expect(await live()).toEqual(before);
  expect(await service.registry.context.store.list('mf-jobs')).toEqual(builds);
  expect(await service.leftovers()).toEqual([]);
});

test('nobody and strangers are told nothing, and nothing of theirs is taken [PLT-238]', async () => {
  for (const token of ['', 'x', `plt_${'0'.repeat(16)}_${'A'.repeat(43)}`]) {
    expect((await service.send('mf-rental/publish', { token, build: rental('x') })).statusCode).toBe(401);
    expect((await service.act('mf-rental/disable', token)).statusCode).toBe(401);
    expect((await service.history('mf-rental', token)).statusCode).toBe(401);
  }
  expect(await service.leftovers()).toEqual([]);
});

test('roles hold, and what ends the rights of a member ends the token [PLT-238]', async () => {
  await service.join('rental', 'dan', ['publish']);
  const dan = await service.tokenOf('rental', 'dan');
  expect((await service.act('mf-rental/disable', dan)).json()).toMatchObject({
    code: 'NOT_ALLOWED',
    message: expect.stringContaining('dan may not disable'),
  });
  await service.join('rental', 'dan', []);
  expect((await service.send('mf-rental/publish', { token: dan, build: rental('x') })).statusCode).toBe(401);
});

test.each([
  ['no archive', 'application/x-tar', 'rubbish'.repeat(200), 400],
  ['no gzip', 'application/gzip', 'rubbish'.repeat(200), 400],
  ['an archive of another kind', 'application/zip', 'PK', 415],
  ['nothing', 'application/x-tar', '', 400],
])('%s is refused, and leaves nothing [PLT-237]', async (_what, type, ...[payload, status]) => {
  const answer = await service.app.inject({
    method: 'POST',
    url: `${BASE}/remotes/mf-rental/publish`,
    headers: { authorization: `Bearer ${cara}`, 'content-type': type },
    payload,
  });
  expect(answer.statusCode).toBe(status);
  expect(await service.leftovers()).toEqual([]);
});

test('wrong parameters, and what cannot be done now, are said [PLT-238]', async () => {
  const { act, send } = service;
  expect((await act('mf-rental/rollback', cara, {})).statusCode).toBe(400);
  expect((await act('mf-rental/promote', cara, {})).json()).toEqual({
    code: 'NOT_NOW',
    message: 'mf-rental has no canary',
  });
  const query = { percent: 'many' };
  expect((await send('mf-rental/canary', { token: cara, build: rental('x'), query })).statusCode).toBe(400);
});

test('two who publish at once are in one order, and nothing is lost [PLT-233]', async () => {
  const bob = await service.tokenOf('jobs', 'bob');
  const { sequence } = await live();
  const jobs = aRemote('mf-jobs', { files: { 'page.js': 'second' } });
  const answers = await Promise.all([
    service.send('mf-rental/publish', { token: cara, build: rental('second') }),
    service.send('mf-jobs/publish', { token: bob, build: jobs }),
    service.send('mf-rental/publish', { token: cara, build: rental('third') }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const numbers = answers.map((answer) => answer.json<{ sequence: number }>().sequence);
  expect(new Set(numbers)).toEqual(new Set([sequence + 1, sequence + 2, sequence + 3]));
  expect((await live()).sequence).toBe(sequence + 3);
  const { entries } = (await service.history('mf-rental', cara)).json<{ entries: { sequence: number }[] }>();
  expect(entries.slice(-2).map((entry) => entry.sequence)).toEqual(
    [numbers[0], numbers[2]].sort((a = 0, b = 0) => a - b),
  );
});

test('the description names every call with its parameters [PLT-238]', async () => {
  const answer = await service.app.inject({ url: `${BASE}/openapi.json` });
  const { paths } = answer.json<{ paths: Record<string, { post?: object }> }>();
  expect(Object.keys(paths).sort()).toEqual(
    [
      ...[...Object.keys(UPLOADS), ...Object.keys(ACTS), 'history'].map((call) => `/remotes/{name}/${call}`),
      ...Object.keys(TEAM_CALLS).map((call) => `/teams/{team}/${call}`),
      '/teams',
    ].sort(),
  );
  expect(paths['/remotes/{name}/canary']?.post).toMatchObject({
    parameters: expect.arrayContaining([expect.objectContaining({ name: 'percent', required: true })]),
  });
});
