import { chmod, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startCanary } from '@plumbline/registry/canary';
import { commandLine } from '../testing/command-line';
import { aHost, aPage, aRegistry, aRemote } from '../testing/temporary-registry';
import { publish } from './publish';
import { readLive } from './registry-context';
import type { RegistryContext } from './registry-context';
import { readTeams, setMember } from './teams';

let registry: Awaited<ReturnType<typeof aRegistry>>;
let run: ReturnType<typeof commandLine>;
/** As the service acts: for a member who was proven, and nobody else. */
let cara: RegistryContext;

beforeEach(async () => {
  registry = await aRegistry();
  run = commandLine(registry, { REGISTRY_ACTOR: 'operator' });
  cara = {
    ...registry.context,
    who: 'cara',
    member: {
      team: 'rental',
      only: ['mf-rental', 'mf-jobs'],
      proof: { kind: 'token', id: '0' },
    },
  };
  await registry.publish(aHost(), aRemote('mf-jobs'), aRemote('mf-rental'));
});
afterEach(() => registry.remove());

const rental = (text: string, manifest: NonNullable<Parameters<typeof aRemote>[1]>['manifest'] = {}) =>
  registry.dist(aRemote('mf-rental', { files: { 'page.js': text }, manifest }));
const live = () => readLive(registry.context);

async function invited() {
  expect(
    await run('invite', 'rental', '--names', 'mf-rental', '--paths', '/rental', '--title', 'Rental team'),
  ).toMatchObject({ code: 0 });
  await run('member', 'rental', 'cara', '--roles', 'publish,promote,rollback,disable');
}

test('a team is invited, has members, is renamed and listed, and the log has it all [PLT-232]', async () => {
  expect((await run('teams')).output).toBe('No teams: the operator owns all.');
  await invited();
  await run('member', 'rental', 'dan', '--roles', 'rollback');
  await run('member', 'rental', 'dan', '--roles', 'none');
  await run('rename-team', 'rental', 'hire');

  expect((await run('teams')).output).toBe(
    'hire           Rental team: mf-rental, /rental; 300 builds, 500 MB\n  cara: publish, promote, rollback, disable',
  );
  const log = (await run('log', 'rental')).output;
  expect(log).toMatch(/#2 invite rental by operator\n.*#3 member rental by operator/);
  expect(log).toMatch(/rename-team rental by operator \(now hire\)$/);
  expect((await run('verify')).code).toBe(0);
});

test('an invitation that says what holds already changes nothing, another one does [PLT-232]', async () => {
  await invited();
  const { sequence } = await live();
  await run('invite', 'rental', '--names', 'mf-rental', '--paths', '/rental');
  expect((await live()).sequence).toBe(sequence);
  await run('invite', 'rental', '--paths', '/rental,/hire');
  expect((await readTeams(registry.context)).teams['rental']).toMatchObject({
    title: 'Rental team',
    names: ['mf-rental'],
    paths: ['/rental', '/hire'],
    members: { cara: ['publish', 'promote', 'rollback', 'disable'] },
  });
});

test.each([
  [['--names', 'mf-jobs', '--paths', '/rental'], /\/rental overlaps what rental has/],
  [['--names', 'mf-late', '--paths', '/jobs'], /mf-jobs [^]*reaches into the space of late: \/jobs/],
  [['--names', 'mf-jobs', '--paths', '/late'], /mf-jobs [^]*\/jobs is outside the space of late/],
  [['--names', 'jobs'], /a name begins with mf-/],
  [['--paths', '/late'], /a team has one name at least/],
])('an invitation with %j is refused, and nothing changes [PLT-231]', async (options, text) => {
  await invited();
  const before = await live();
  expect(await run('invite', 'late', ...options)).toMatchObject({
    code: 1,
    output: expect.stringMatching(text),
  });
  expect(await live()).toEqual(before);
});

test('a member publishes for the team, and touches nothing else [PLT-230]', async () => {
  await invited();
  await publish(cara, [await rental('second')]);
  expect((await run('log', 'mf-rental')).output).toMatch(/publish by cara of rental: mf-rental/);

  const before = await live();
  const stored = await registry.context.store.list('mf-jobs');
  const jobs = await registry.dist(aRemote('mf-jobs', { files: { 'page.js': 'taken over' } }));
  await expect(publish(cara, [jobs])).rejects.toThrow('mf-jobs belongs to the operator');
  await expect(publish(cara, [await rental('third'), jobs])).rejects.toThrow('Not allowed');
  await expect(publish(cara, [await registry.dist(aHost({ files: { 'x.js': 'x' } }))])).rejects.toThrow(
    'Not allowed',
  );
  const taking = { name: 'mf-jobs', build: jobs, percent: 10, reason: null };
  await expect(startCanary(cara, taking)).rejects.toThrow('Not allowed');
  await expect(setMember(cara, { team: 'rental', who: 'eve', roles: ['publish'] })).rejects.toThrow(
    'member is for the operator',
  );
  expect(await live()).toEqual(before);
  expect(await registry.context.store.list('mf-jobs')).toEqual(stored);
});

test.each([
  ['/jobs/offers', /\/jobs\/offers is outside the space of Rental team: \/rental/],
  ['/:anything', /\/:anything is outside the space/],
  ['/jobs', /outside the space/],
])('a team’s page at %s goes neither live nor to a canary [PLT-231]', async (at, text) => {
  await invited();
  const build = await rental('elsewhere', {
    pages: [{ ...aPage(at), title: 'rental:title', access: 'hirer' }],
  });
  await expect(publish(cara, [build])).rejects.toThrow(text);
  const trial = { name: 'mf-rental', build, percent: 10, reason: null };
  await expect(startCanary(cara, trial)).rejects.toThrow(text);
  expect((await run('publish', build)).output).toMatch(text);
});

test('what the operator publishes stays out of a team’s space [PLT-231]', async () => {
  await invited();
  const build = await registry.dist(
    aRemote('mf-jobs', { manifest: { pages: [aPage('/jobs'), aPage('/rental/jobs')] } }),
  );
  expect(await run('can-deploy', build)).toMatchObject({
    code: 1,
    output: expect.stringMatching(/\/rental\/jobs reaches into the space of Rental team: \/rental/),
  });
});

test('a team keeps so many builds, and fills nobody’s store [PLT-240]', async () => {
  await invited();
  expect(await run('invite', 'rental', '--builds', '2')).toMatchObject({ code: 0 });
  await publish(cara, [await rental('second')]);
  const third = await rental('third');
  await expect(publish(cara, [third])).rejects.toThrow('rental keeps 2 builds, and has room for 2');
  const trial = { name: 'mf-rental', build: third, percent: 10, reason: null };
  await expect(startCanary(cara, trial)).rejects.toThrow('room for 2');
  // What is kept already needs none.
  await publish(cara, [await rental('second')]);
  await run('invite', 'rental', '--builds', '3');
  await publish(cara, [third]);
  expect((await run('invite', 'rental', '--builds', '0')).code).toBe(1);
});

test('on a folder who says to be a member is held to the roles [PLT-230]', async () => {
  await invited();
  const asCara = commandLine(registry, { REGISTRY_ACTOR: 'cara' });
  expect(await asCara('disable', 'mf-jobs', '--reason', 'x')).toMatchObject({
    code: 1,
    output: expect.stringContaining('Not allowed'),
  });
  expect(await asCara('disable', 'mf-rental', '--reason', 'x')).toMatchObject({ code: 0 });
  expect(await asCara('gc')).toMatchObject({ code: 1 });
});

test('a revoked team loses members, remotes, canaries and builds in one command, and keeps its space [PLT-234]', async () => {
  await invited();
  await publish(cara, [await rental('second')]);
  await startCanary(cara, { name: 'mf-rental', build: await rental('tried'), percent: 10, reason: null });
  const { contentHash } = (await live()).packages['mf-rental']?.live ?? {};
  const jobs = (await live()).packages['mf-jobs'];

  const { code, output } = await run('revoke', 'rental', '--reason', 'left');
  expect([code, output.match(/^forgot mf-rental@/gm)?.length]).toEqual([0, 2]);
  const after = await live();
  expect(after.packages['mf-rental']).toMatchObject({ disabled: true });
  expect(after.packages['mf-rental']?.canary).toBeUndefined();
  expect(after.packages['mf-jobs']).toEqual(jobs);
  expect(await registry.context.store.list('mf-rental')).toEqual([contentHash]);
  expect((await readTeams(registry.context)).teams['rental']).toMatchObject({
    members: {},
    paths: ['/rental'],
  });
  await expect(publish(cara, [await rental('back')])).rejects.toThrow('no member of rental');
  expect((await run('rollback', 'mf-rental', '--reason', 'back')).output).toContain('no longer kept');
  expect((await run('log', 'rental')).output).toMatch(/revoke rental by operator.* deleted.* \(left\)$/);
  expect(await run('revoke', 'rental', '--reason', 'again')).toMatchObject({ code: 0 });
});

test('a team is removed once nothing of it is on the site; its remotes are the operator’s then [PLT-232]', async () => {
  await invited();
  expect((await run('remove-team', 'rental', '--reason', 'x')).output).toContain(
    'rental has mf-rental on the site',
  );
  await run('revoke', 'rental', '--reason', 'left');
  expect(await run('remove-team', 'rental', '--reason', 'left')).toMatchObject({ code: 0 });
  expect((await readTeams(registry.context)).teams).toEqual({});
  expect(await run('enable', 'mf-rental', '--reason', 'ours')).toMatchObject({ code: 0 });
  expect((await run('remove-team', 'rental', '--reason', 'x')).output).toContain('there is no team rental');
});

test('twenty who change teams, and two who publish, at once: one order, and nothing is lost [PLT-233]', async () => {
  await invited();
  const { sequence } = await live();
  const members = Array.from({ length: 20 }, (_none, number) => `member-${number}`);
  await Promise.all([
    ...members.map((who) => setMember(registry.context, { team: 'rental', who, roles: ['publish'] })),
    publish(cara, [await rental('second')]),
    registry.publish(aRemote('mf-jobs', { files: { 'page.js': 'second' } })),
  ]);
  const { teams } = await readTeams(registry.context);
  expect(Object.keys(teams['rental']?.members ?? {}).sort()).toEqual(['cara', ...members].sort());
  const after = await live();
  expect(after.sequence).toBe(sequence + 22);
  const audit = (await registry.context.store.readAudit()).map((entry) => entry.sequence);
  expect(new Set(audit).size).toBe(audit.length);
});

test('who lost the rights while publishing is refused [PLT-233]', async () => {
  await invited();
  const build = await rental('late');
  const outcomes = await Promise.allSettled([
    publish(cara, [build]),
    run('revoke', 'rental', '--reason', 'left'),
  ]);
  expect(outcomes[1]?.status).toBe('fulfilled');
  expect((await live()).packages['mf-rental']).toMatchObject({ disabled: true });
});

test('an owners document that was changed or taken away is not believed [PLT-233]', async () => {
  await invited();
  const { owners } = await live();
  const file = path.join(registry.storeDir, 'owners', `${String(owners?.sequence).padStart(10, '0')}.json`);
  await chmod(file, 0o644);
  await writeFile(file, JSON.stringify({ teams: {} }));
  expect((await run('disable', 'mf-jobs', '--reason', 'x')).output).toMatch(
    /owners document \d+ was changed/,
  );
  await rm(file);
  expect((await run('disable', 'mf-jobs', '--reason', 'x')).code).toBe(1);
});

test('nobody is invited to a registry that holds nothing yet [PLT-232]', async () => {
  const empty = await aRegistry();
  expect(await commandLine(empty)('invite', 'rental', '--names', 'mf-rental')).toMatchObject({
    code: 1,
    output: expect.stringContaining('publish the shell first'),
  });
  await empty.remove();
});
