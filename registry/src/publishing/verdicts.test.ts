import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Verdict } from '../store/verdict';
import { readRelease } from '../release/read-release';
import { aService, aVerdict } from '../service/testing';
import { commandLine } from '../testing/command-line';
import { aPage, aRemote } from '../testing/temporary-registry';
import { publish } from './publish';
import type { RegistryContext } from './registry-context';

let service: Awaited<ReturnType<typeof aService>>;
let run: ReturnType<typeof commandLine>;
let cara: RegistryContext;

beforeEach(async () => {
  service = await aService();
  run = commandLine(service.registry);
  const member = { team: 'rental', only: ['mf-rental'], proof: { kind: 'token' as const, id: '0' } };
  cara = { ...service.registry.context, who: 'cara', member };
  await run('invite', 'rental', '--verified', 'yes');
});
afterEach(() => service.close());

const rental = (text: string) => aRemote('mf-rental', { files: { 'page.js': text } });

/** A verdict on a built folder, in which nothing is wrong unless `more` says so. */
async function verdictOn(build: string, more: Partial<Verdict> = {}): Promise<Verdict> {
  const { release, contentHash } = await readRelease(build);
  return aVerdict({ contentHash, mounted: Object.keys(release.exposes), ...more });
}

test('what a verified team brings was mounted in a browser, or is refused [PLT-295]', async () => {
  expect((await run('teams')).output).toContain('500 MB, verified');
  const build = await service.registry.dist(rental('second'));
  await expect(publish(cara, [build])).rejects.toThrow(/of these bytes nobody says so.*verify --run/s);

  const token = await service.tokenOf('rental', 'cara');
  const say = async (more: Partial<Verdict>) =>
    service.act('mf-rental/verdict', token, await verdictOn(build, more));
  expect((await say({ problems: ['/rental: interval left', 'axe'] })).statusCode).toBe(200);
  await expect(publish(cara, [build])).rejects.toThrow(/2 things were wrong, the first: \/rental: interval/);
  await say({ mounted: [] });
  await expect(publish(cara, [build])).rejects.toThrow('these pages were not mounted: /rental');

  await say({});
  expect((await publish(cara, [build])).outcomes).toMatchObject([{ result: 'live' }]);
  const { entries } = (await service.history('mf-rental', token)).json<{ entries: object[] }>();
  expect(entries.at(-2)).toMatchObject({ command: 'verdict', who: 'cara', proof: { kind: 'token' } });

  const third = service.send('mf-rental/publish', { token, build: rental('third') });
  expect((await third).json()).toMatchObject({ message: expect.stringContaining('of these bytes nobody') });
});

test('a rollback waits for no verdict, and other teams need none [PLT-295]', async () => {
  const build = await service.registry.dist(rental('second'));
  const file = path.join(service.registry.root, 'verdict.json');
  await writeFile(file, JSON.stringify(await verdictOn(build)));
  expect(await run('verdict', file)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^mf-rental@[0-9a-f]{12}: nothing wrong in a browser$/),
  });
  await publish(cara, [build]);
  expect((await run('rollback', 'mf-rental', '--reason', 'slow')).code).toBe(0);
  expect((await run('log', 'mf-rental')).output).toMatch(/verdict by .*: mf-rental@[0-9a-f]{12}$/m);

  const jobs = aRemote('mf-jobs', { manifest: { pages: [aPage('/jobs/board')] } });
  expect((await service.registry.publish(jobs)).outcomes).toMatchObject([{ result: 'live' }]);
  await run('invite', 'rental', '--verified', 'no');
  await publish(cara, [await service.registry.dist(rental('third'))]);
});

test('only who may publish a remote says how it is in a browser [PLT-295]', async () => {
  const build = await service.registry.dist(rental('second'));
  const verdict = await verdictOn(build);
  const bob = await service.tokenOf('jobs', 'bob');
  expect((await service.act('mf-rental/verdict', bob, verdict)).statusCode).toBe(403);
  const other = await service.act('mf-jobs/verdict', bob, verdict);
  expect(other.json()).toMatchObject({ message: expect.stringContaining('is about mf-rental') });
  await service.join('rental', 'rita', ['rollback']);
  const rita = await service.tokenOf('rental', 'rita');
  expect((await service.act('mf-rental/verdict', rita, verdict)).statusCode).toBe(403);
  await expect(publish(cara, [build])).rejects.toThrow('nobody says so');
});
