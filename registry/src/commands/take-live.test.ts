import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readOrigin } from '../attestation/attestation';
import { createTestEdge } from '../edge/testing';
import { readLive } from '../publishing/registry-context';
import { aService } from '../service/testing';
import { commandLine } from '../testing/command-line';
import { aHost, aRegistry, aRemote } from '../testing/temporary-registry';

const staging = createTestEdge();
type Registry = Awaited<ReturnType<typeof aRegistry>>;
let production: Registry;

beforeEach(async () => {
  production = await aRegistry();
  await production.publish(aHost(), aRemote('mf-jobs'));
  await staging.registry.publish(
    aHost(),
    aRemote('mf-jobs', { files: { 'page.js': 'tried' } }),
    aRemote('mf-pets'),
  );
});
afterEach(() => production.remove());

const liveIn = async ({ context }: Registry, name: string) => (await readLive(context)).packages[name]?.live;
/** Starts the first site; gives its address, and what takes from it to the second. */
async function startStaging() {
  await staging.serve();
  const site = await staging.listen();
  const take = (...names: string[]) => commandLine(production)('publish', ...names, '--from', site);
  return { site, take };
}

test('what is live on one site goes live on another: the same bytes, with who brought them to the first [PLT-299]', async () => {
  const { site, take } = await startStaging();
  const before = await liveIn(staging.registry, 'mf-jobs');
  expect(await take('mf-jobs')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^mf-jobs .* live$/m),
  });

  const live = await liveIn(production, 'mf-jobs');
  expect(live).toMatchObject({ contentHash: before?.contentHash, version: before?.version });
  if (!live) throw new Error('mf-jobs is not live');
  const { origin } = await readOrigin(production.context.store, { name: 'mf-jobs', ...live });
  expect(origin).toMatchObject({
    state: 'attested',
    who: 'ada',
    from: { site, sequence: 1, origin: { who: 'a tester', by: 'key' } },
  });
  const log = await commandLine(production)('log', 'mf-jobs');
  expect(log.output).toMatch(/publish by ada.*\(taken from http:\/\//);
  expect((await take('mf-jobs')).output).toContain('unchanged');
});

test('the other site’s gate judges it, and its word about bytes is not taken [PLT-299]', async () => {
  const pages = [{ path: '/pets', expose: './home', access: 'public' as const, title: 'jobs:title' }];
  await production.publish(
    aRemote('mf-jobs', { manifest: { pages: pages.map((page) => ({ ...page, chrome: 'full' as const })) } }),
  );
  const { take } = await startStaging();
  expect(await take('mf-pets')).toMatchObject({ code: 1, output: expect.stringMatching(/\/pets.*mf-jobs/s) });
  expect(await liveIn(production, 'mf-pets')).toBeUndefined();
  expect(await take('mf-none')).toMatchObject({ code: 1, output: 'mf-none is not live there' });

  const live = await liveIn(staging.registry, 'mf-jobs');
  const file = path.join(
    staging.registry.storeDir,
    'artifacts/mf-jobs',
    live?.contentHash ?? '',
    'release.json',
  );
  await writeFile(file, (await readFile(file, 'utf8')).replace('A team', 'B team'));
  expect((await take('mf-jobs')).code).toBe(1);
});

test('a member takes to a site what may be published there, over the network [PLT-299]', async () => {
  const service = await aService();
  try {
    await staging.registry.publish(aRemote('mf-rental', { files: { 'page.js': 'tried' } }));
    const { site } = await startStaging();
    await service.listen();
    const token = await service.tokenOf('rental', 'cara');
    const run = commandLine(service.registry, { PLUMBLINE_REGISTRY: service.site, PLUMBLINE_TOKEN: token });
    const from = ['--from', site];
    expect((await run('publish', 'mf-rental', ...from)).code).toBe(0);
    expect(await liveIn(service.registry, 'mf-rental')).toMatchObject({
      contentHash: (await liveIn(staging.registry, 'mf-rental'))?.contentHash,
    });
    expect((await run('publish', 'mf-jobs', ...from)).output).toContain('Not allowed');
  } finally {
    await service.close();
  }
});
