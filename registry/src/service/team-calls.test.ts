import { endOperatorToken, issueOperatorToken } from '../publishing/proofs';
import { readLive } from '../publishing/registry-context';
import { setDisabled } from '../publishing/rollback';
import { inviteTeam, readTeams } from '../publishing/teams';
import { commandLine } from '../testing/command-line';
import { aRemote } from '../testing/temporary-registry';
import { ACTS, BASE, UPLOADS } from './calls';
import type { TEAM_CALLS } from './team-calls';
import { aService, aVerdict } from './testing';

let service: Awaited<ReturnType<typeof aService>>;
let olga: { id: string; token: string };

beforeEach(async () => {
  service = await aService();
  olga = await anOperator();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await service.close();
});

const anOperator = () => issueOperatorToken(service.registry.context, { who: 'olga', days: 1 });
const teams = () => readTeams(service.registry.context);
const post = (path: string, token: string, payload: object = {}) =>
  service.app.inject({
    method: 'POST',
    url: `${BASE}/${path}`,
    headers: { authorization: `Bearer ${token}` },
    payload,
  });
const readAll = (token: string) =>
  service.app.inject({ url: `${BASE}/teams`, headers: { authorization: `Bearer ${token}` } });

const CI = {
  issuer: 'https://ci.example',
  claims: { repository_id: '1', ref: 'refs/heads/main' },
  remotes: ['mf-pets'],
};
/** What each call takes, of the team pets. */
const GIVEN: Record<keyof typeof TEAM_CALLS, object> = {
  invite: { names: ['mf-pets'], paths: ['/pets'], title: 'Pets team' },
  member: { who: 'dora', roles: ['publish'] },
  token: { who: 'dora', remote: 'mf-pets', days: 2 },
  'end-token': { id: '0'.repeat(16) },
  'trust-ci': { who: 'dora', ci: CI },
  quota: { megabytes: 20, reason: 'many pictures' },
  revoke: { reason: 'contract ended' },
  remove: { reason: 'gone' },
  rename: { to: 'animals' },
};

test('an operator invites a team, its members publish, and all of it ends, with the proof in the log [PLT-289]', async () => {
  const call = (name: keyof typeof TEAM_CALLS, given: object = GIVEN[name]) =>
    post(`teams/pets/${name}`, olga.token, given);
  for (const name of ['invite', 'member', 'trust-ci', 'quota'] as const)
    expect([name, (await call(name)).statusCode]).toEqual([name, 200]);
  const { token, id } = (await call('token')).json<{ token: string; id: string }>();
  expect((await readAll(olga.token)).json()).toMatchObject({
    teams: {
      pets: {
        title: 'Pets team',
        megabytes: 20,
        members: { dora: ['publish'] },
        tokens: { [id]: { who: 'dora', remote: 'mf-pets' } },
        ci: { dora: CI },
      },
    },
  });
  expect((await readAll(olga.token)).body).not.toMatch(/hash/);
  const build = aRemote('mf-pets');
  expect((await service.send('mf-pets/publish', { token, build })).statusCode).toBe(200);

  expect((await call('end-token', { id })).statusCode).toBe(200);
  expect((await service.send('mf-pets/publish', { token, build })).statusCode).toBe(401);
  const again = (await call('token')).json<{ token: string }>();
  expect((await call('remove')).json()).toMatchObject({ code: 'NOT_NOW' });
  expect((await call('revoke')).json()).toMatchObject({ forgotten: [] });
  expect((await service.send('mf-pets/publish', { token: again.token, build })).statusCode).toBe(401);
  expect((await call('rename')).json()).toEqual({ team: 'animals' });
  expect((await post('teams/animals/remove', olga.token, GIVEN.remove)).statusCode).toBe(200);
  expect(Object.keys((await teams()).teams).sort()).toEqual(['jobs', 'rental']);

  const log = (await service.registry.context.store.readAudit()).filter(({ who }) => who === 'olga');
  expect(log.map(({ command }) => command)).toEqual([
    'invite',
    'member',
    'trust-ci',
    'quota',
    'token',
    'end-token',
    'token',
    'revoke',
    'rename-team',
    'remove-team',
  ]);
  for (const entry of log) expect(entry.proof).toEqual({ kind: 'token', id: olga.id });
});

test('a token of a team does nothing of an operator’s, not even for its own team [PLT-289]', async () => {
  const cara = await service.tokenOf('rental', 'cara');
  const before = await teams();
  for (const [name, given] of Object.entries(GIVEN))
    for (const team of ['rental', 'jobs', 'pets']) {
      const answer = await post(`teams/${team}/${name}`, cara, given);
      expect([name, team, answer.statusCode]).toEqual([name, team, 403]);
    }
  expect((await readAll(cara)).statusCode).toBe(403);
  expect(await teams()).toEqual(before);
});

test('a token of an operator touches no release and no key [PLT-289]', async () => {
  const build = aRemote('mf-rental', { files: { 'page.js': 'taken over' } });
  for (const call of Object.keys(UPLOADS)) {
    const query = call === 'canary' ? { percent: '10' } : {};
    const answer = await service.send(`mf-rental/${call}`, { token: olga.token, build, query });
    expect([call, answer.statusCode]).toEqual([call, 403]);
  }
  for (const call of Object.keys(ACTS)) {
    const given = { reason: 'why', ...(call === 'share' && { percent: 5 }) };
    const said = call === 'verdict' ? aVerdict({ name: 'mf-rental' }) : given;
    const answer = await service.act(`mf-rental/${call}`, olga.token, said);
    expect([call, answer.statusCode]).toEqual([call, 403]);
  }
  expect(await service.leftovers()).toEqual([]);
  const asOlga = { ...service.registry.context, who: 'olga', operator: { id: olga.id } };
  await expect(issueOperatorToken(asOlga, { who: 'eve', days: 1 })).rejects.toThrow('holds the key');
  await expect(endOperatorToken(asOlga, olga.id)).rejects.toThrow('holds the key');
});

test('foreign, edited, expired and ended tokens of operators are nobody’s [PLT-289]', async () => {
  const other = await anOperator();
  const secret = olga.token.slice(-43);
  const isRefused = async (token: string) => {
    const answers = [await readAll(token)];
    for (const [name, given] of Object.entries(GIVEN))
      answers.push(await post(`teams/pets/${name}`, token, given));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 401));
  };
  await isRefused('');
  await isRefused(`plt_${olga.id}_${'A'.repeat(43)}`);
  await isRefused(`plt_${'0'.repeat(16)}_${secret}`);
  await isRefused(`plt_${other.id}_${secret}`);

  expect((await readAll(other.token)).statusCode).toBe(200);
  await endOperatorToken(service.registry.context, other.id);
  await isRefused(other.token);
  const later = Date.now() + 2 * 86_400_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  await isRefused(olga.token);
  expect(Object.keys((await teams()).teams).sort()).toEqual(['jobs', 'rental']);
});

test('a token that ended while its operator changed something no longer counts [PLT-233, PLT-289]', async () => {
  const asOlga = { ...service.registry.context, who: 'olga', operator: { id: olga.id } };
  await endOperatorToken(service.registry.context, olga.id);
  await expect(inviteTeam(asOlga, { team: 'pets', names: ['mf-pets'] })).rejects.toThrow('has ended');
});

test('changes of teams leave the operators as they are, and wrong ones are said [PLT-289]', async () => {
  await post('teams/rental/rename', olga.token, { to: 'hire' });
  await post('teams/hire/revoke', olga.token, { reason: 'over' });
  expect(Object.keys((await teams()).operators)).toEqual([olga.id]);
  expect((await post('teams/hire/member', olga.token, { who: 'x', roles: ['all'] })).statusCode).toBe(400);
  expect((await post('teams/hire/revoke', olga.token, {})).statusCode).toBe(400);
  expect((await post('teams/nobody/rename', olga.token, { to: 'x' })).json()).toMatchObject({
    message: expect.stringContaining('there is no team nobody'),
  });
  expect((await post('teams/api/invite', olga.token, { names: ['mf-api'], paths: ['/api'] })).json()).toEqual(
    {
      code: 'NOT_NOW',
      message: expect.stringContaining('the site itself answers /api'),
    },
  );
});

test('a token takes no remote of the operator’s own for a team, which the key hands over [PLT-290]', async () => {
  const { context } = service.registry;
  await service.registry.publish(aRemote('mf-about'), aRemote('mf-about-us'));
  await setDisabled(context, { name: 'mf-about-us', isDisabled: true, reason: 'for now' });
  const before = await readLive(context);
  const given = { names: ['mf-about'], paths: ['/about'] };
  expect((await post('teams/late/invite', olga.token, given)).json()).toEqual({
    code: 'NOT_NOW',
    message: expect.stringMatching(/mf-about is the operator's own.*mf-about-us is the operator's own/),
  });
  const more = { names: ['mf-rental', 'mf-about-us'] };
  expect((await post('teams/rental/invite', olga.token, more)).statusCode).toBe(409);
  expect(await readLive(context)).toEqual(before);

  await inviteTeam(context, { team: 'late', ...given });
  const titled = { title: 'About us' };
  expect((await post('teams/late/invite', olga.token, titled)).statusCode).toBe(200);
});

test('a new team has the paths of its names where none are said, here as on a folder [PLT-290]', async () => {
  const command = commandLine(service.registry, {});
  const there = { PLUMBLINE_REGISTRY: service.site, PLUMBLINE_TOKEN: olga.token };
  await service.listen();
  const overNetwork = commandLine(service.registry, there);
  await overNetwork('invite', 'pets', '--names', 'mf-pets,mf-pet-food');
  await command('invite', 'cars', '--names', 'mf-cars');
  await command('invite', 'ads', '--names', 'mf-ads', '--paths', '');
  expect((await teams()).teams).toMatchObject({
    pets: { paths: ['/pets', '/pet-food'] },
    cars: { paths: ['/cars'] },
    ads: { paths: [] },
  });
  for (const run of [command, overNetwork]) {
    for (const [options, text] of [
      [['--names', 'mf-api'], 'the site itself answers /api'],
      [['--names', 'mf-jobs-board', '--paths', '/x'], 'mf-jobs-board overlaps what jobs has'],
      [['--names', 'mf-x', '--paths', '/jobs/x'], '/jobs/x overlaps what jobs has'],
      [['--names', 'mf-x', '--paths', '/'], 'a path is of small letters'],
      [['--names', 'mf-x', '--paths', '/:any'], 'with no :part'],
      [['--names', 'mf'], 'a name begins with mf-'],
    ] as const)
      expect(await run('invite', 'late', ...options)).toMatchObject({
        code: 1,
        output: expect.stringContaining(text),
      });
  }
  expect((await teams()).teams).not.toHaveProperty('late');
});
