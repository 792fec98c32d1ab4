import { copyFile, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promote, startCanary } from '@plumbline/registry/canary';
import { readOrigin } from '../attestation/attestation';
import { inviteTeam, setMember } from '../publishing/teams';
import { publish } from '../publishing/publish';
import { readLive } from '../publishing/registry-context';
import type { RegistryContext } from '../publishing/registry-context';
import { rollback } from '../publishing/rollback';
import type { IdentityProof } from '../store/artifact-store';
import { commandLine } from '../testing/command-line';
import { aHost, aRemote } from '../testing/temporary-registry';
import { createTestEdge, letAnswersAge } from './testing';

const site = createTestEdge();
const COMMIT = '0123456789abcdef0123456789abcdef01234567';
const aRun = (sha: string): IdentityProof => ({
  kind: 'ci',
  issuer: 'https://ci.example',
  claims: { repository: 'rental/pages', ref: 'refs/heads/main', sha, run_id: '7', workflow_ref: 'ci.yml' },
});

/** What the site tells of where its remotes come from. */
async function originOf(name: string) {
  letAnswersAge();
  const { remotes } = await site.another().platform();
  return remotes.find((remote) => remote.name === name);
}

/** Ada of the team rental, with that proof. */
async function ada(proof: IdentityProof): Promise<RegistryContext> {
  const { context } = site.registry;
  await inviteTeam(context, {
    team: 'rental',
    names: ['mf-rental'],
    paths: ['/rental'],
    title: 'Rental team',
  });
  await setMember(context, { team: 'rental', who: 'ada', roles: ['publish', 'promote', 'rollback'] });
  return { ...context, who: 'ada', member: { team: 'rental', only: ['mf-rental'], proof } };
}

const rental = (text: string, parts = {}) =>
  site.registry.dist(aRemote('mf-rental', { files: { 'page.js': text }, commit: COMMIT, ...parts }));

test('whoever publishes with the key alone is named, and nothing of it counts as proven [PLT-286]', async () => {
  await site.registry.publish(aHost(), aRemote('mf-jobs'));
  await site.serve();
  const jobs = await originOf('mf-jobs');
  expect(jobs?.origin).toMatchObject({ state: 'attested', who: 'a tester', by: 'key', proven: [] });
  expect(jobs?.origin).toMatchObject({ at: (await readLive(site.registry.context)).updatedAt, run: null });
});

test('a token proves who published and whose it is, and the commit is only what the build says [PLT-286]', async () => {
  await site.registry.publish(aHost(), aRemote('mf-jobs'));
  const member = await ada({ kind: 'token', id: '0123456789abcdef' });
  await publish(member, [await rental('first', { owner: 'The accounts team' })]);
  await site.serve();
  const shown = await originOf('mf-rental');
  expect(shown).toMatchObject({
    owner: 'Rental team',
    commit: COMMIT,
    origin: { who: 'ada', team: 'rental', by: 'token', proven: ['publisher', 'owner'] },
  });
});

test.each([
  ['proves the commit that it is at', COMMIT, {}, ['publisher', 'owner', 'commit']],
  ['of another commit does not prove that of the build', 'f'.repeat(40), {}, ['publisher', 'owner']],
  ['proves no commit of uncommitted work', COMMIT, { isDirty: true }, ['publisher', 'owner']],
])('a run of the CI %s [PLT-286]', async (_what, sha, ...[parts, proven]) => {
  await site.registry.publish(aHost());
  await publish(await ada(aRun(sha)), [await rental('first', parts)]);
  await site.serve();
  expect((await originOf('mf-rental'))?.origin).toMatchObject({
    by: 'ci',
    run: { issuer: 'https://ci.example', repository: 'rental/pages', commit: sha, id: '7' },
    proven,
  });
});

test('who may not inspect the platform is told nothing of it [PLT-287]', async () => {
  await site.registry.publish(aHost(), aRemote('mf-jobs'));
  const browser = await site.serve({ mayInspect: () => Promise.resolve(false) });
  const { shell, remotes } = await browser.platform();
  expect([shell, ...remotes].map(({ origin }) => origin)).toEqual([null, null]);
  const page = await browser.open('/jobs');
  expect(page.body).not.toContain('a tester');
});

test('a canary, its promotion and a rollback keep the attestation of whoever published each [PLT-286]', async () => {
  await site.registry.publish(aHost());
  const member = await ada({ kind: 'token', id: '0123456789abcdef' });
  await publish(member, [await rental('first')]);
  const { context } = site.registry;
  await startCanary(context, { name: 'mf-rental', build: await rental('second'), percent: 10, reason: null });
  await site.serve();
  await promote(member, { name: 'mf-rental', reason: null });
  expect((await originOf('mf-rental'))?.origin).toMatchObject({ who: 'a tester', by: 'key' });
  await rollback(context, { name: 'mf-rental', reason: 'broken' });
  expect((await originOf('mf-rental'))?.origin).toMatchObject({ who: 'ada', by: 'token' });
  const entries = await context.store.readAudit();
  expect(entries.at(-1)?.changes[0]?.to).toEqual((await readLive(context)).packages['mf-rental']?.live);
});

test('the same bytes built again from what was committed are shown with that commit [PLT-286]', async () => {
  await site.registry.publish(aHost(), aRemote('mf-jobs', { isDirty: true, commit: 'f'.repeat(40) }));
  await site.registry.publish(aRemote('mf-jobs', { commit: COMMIT }));
  await site.serve();
  expect(await originOf('mf-jobs')).toMatchObject({ commit: COMMIT, isDirty: false });
});

const fileOf = async (name: string) => {
  const { packages } = await readLive(site.registry.context);
  const sequence = String(packages[name]?.live.attestation?.sequence).padStart(10, '0');
  return path.join(site.registry.storeDir, 'attestations', `${sequence}.json`);
};
const rewritten = async (file: string, text: string) => {
  await rm(file);
  await writeFile(file, text);
};

test.each<[string, (file: string) => Promise<void>, RegExp]>([
  [
    'altered',
    async (file) => rewritten(file, (await readFile(file, 'utf8')).replace('a tester', 'somebody else')),
    /attestation \d+ was changed/,
  ],
  [
    'forged',
    async (file) => rewritten(file, await readFile(await fileOf('shell'), 'utf8')),
    /attestation \d+ was changed/,
  ],
  ['missing', (file) => rm(file), /ENOENT/],
  ['rubbish', (file) => rewritten(file, '{"at":'), /JSON/],
])(
  'an attestation that is %s says nothing: the page stays, its origin is unsound, verify ends with 1 [PLT-288]',
  async (_what, spoil, problem) => {
    await site.registry.publish(aHost());
    await site.registry.publish(aRemote('mf-jobs'));
    const file = await fileOf('mf-jobs');
    await copyFile(file, `${file}.kept`);
    await spoil(file);

    const browser = await site.serve();
    expect((await browser.open('/jobs')).statusCode).toBe(200);
    expect((await originOf('mf-jobs'))?.origin).toEqual({
      state: 'unsound',
      problem: expect.stringMatching(problem),
    });
    expect(JSON.stringify(await site.another().platform())).not.toContain('somebody else');
    expect(site.logged.filter((line) => line.includes('attestation cannot be believed'))).toHaveLength(1);
    const run = commandLine(site.registry);
    expect(await run('verify')).toMatchObject({
      code: 1,
      output: expect.stringMatching(/mf-jobs .*cannot be believed/s),
    });

    await rename(`${file}.kept`, file);
    expect((await originOf('mf-jobs'))?.origin).toMatchObject({ state: 'attested', who: 'a tester' });
    expect(await run('verify')).toMatchObject({ code: 0 });
  },
);

test('an attestation of another build proves nothing about this one [PLT-288]', async () => {
  await site.registry.publish(aHost());
  await site.registry.publish(aRemote('mf-jobs'));
  const { store } = site.registry.context;
  const { shell, 'mf-jobs': jobs } = (await readLive(site.registry.context)).packages;
  if (!shell?.live.attestation || !jobs) throw new Error('both are published');
  const stolen = { name: 'mf-jobs', ...jobs.live, attestation: shell.live.attestation };
  expect((await readOrigin(store, stolen)).origin).toMatchObject({
    state: 'unsound',
    problem: expect.stringContaining('is not about mf-jobs'),
  });
});

test('a release from before there were attestations is shown as it says of itself [PLT-288]', async () => {
  await site.registry.publish(aHost(), aRemote('mf-jobs'));
  const { store } = site.registry.context;
  const { live } = (await readLive(site.registry.context)).packages['mf-jobs'] ?? {};
  const { version = '', contentHash = '' } = live ?? {};
  expect(await readOrigin(store, { name: 'mf-jobs', version, contentHash })).toEqual({
    origin: { state: 'declared' },
    facts: {},
  });
});

test('an edge that starts without the registry knows from its copy who published what [PLT-286]', async () => {
  await site.registry.publish(aHost(), aRemote('mf-jobs'));
  await site.registry.publish(aRemote('mf-jobs', { files: { 'page.js': 'second' } }));
  const copyDir = path.join(site.registry.root, 'copy');
  await site.serve({ copyDir });
  await originOf('mf-jobs');
  // The last that is written of a copy.
  while (!(await readFile(path.join(copyDir, 'document.json')).catch(() => undefined))) await sleep(20);
  await site.stop();
  await rename(site.registry.storeDir, `${site.registry.storeDir}-away`);
  await site.serve({ copyDir });
  expect((await originOf('mf-jobs'))?.origin).toMatchObject({ state: 'attested', who: 'a tester' });
});
