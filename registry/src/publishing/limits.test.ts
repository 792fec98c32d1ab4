import { readdir } from 'node:fs/promises';
import { startCanary } from '@plumbline/registry/canary';
import { aService } from '../service/testing';
import { commandLine } from '../testing/command-line';
import { aHost, aRemote, noise } from '../testing/temporary-registry';
import { createPreview } from './preview';
import { publish } from './publish';
import { readLive } from './registry-context';
import type { RegistryContext } from './registry-context';

let service: Awaited<ReturnType<typeof aService>>;
let run: ReturnType<typeof commandLine>;
let cara: RegistryContext;

beforeEach(async () => {
  service = await aService();
  run = commandLine(service.registry);
  const member = { team: 'rental', only: ['mf-rental'], proof: { kind: 'token' as const, id: '0' } };
  cara = { ...service.registry.context, who: 'cara', member };
});
afterEach(() => service.close());

/** Every file of the registry. */
const files = async () => (await readdir(service.registry.storeDir, { recursive: true })).sort();
const rental = (bytes: number, name = 'house.png') =>
  aRemote('mf-rental', { files: { [name]: noise(bytes) } });
const page = (bytes: number) => aRemote('mf-rental', { files: { 'page.js': noise(bytes) } });
const dist = (build: Parameters<typeof service.registry.dist>[0]) => service.registry.dist(build);

test('a team keeps so many bytes, and is told how many it uses and what frees them [PLT-291]', async () => {
  await publish(cara, [await dist(rental(200_000))]);
  expect((await run('teams')).output).toContain('mf-rental, /rental; 300 builds, 500 MB');
  expect(await run('quota', 'rental', '--megabytes', '0.5', '--reason', 'small things')).toMatchObject({
    code: 0,
    output: 'rental may keep 0.5 MB.',
  });
  const before = await files();

  const build = await dist(rental(400_000));
  const text =
    /rental uses 0\.\d\d of 0\.5 MB, and this build takes 0\.\d\d MB more: .*gc <name>@<hash>.*quota/;
  await expect(publish(cara, [build])).rejects.toThrow(text);
  const trial = { name: 'mf-rental', build, percent: 10, reason: null };
  await expect(startCanary(cara, trial)).rejects.toThrow(text);
  const link = { name: 'mf-rental', build, hours: 1, reason: null };
  await expect(createPreview(cara, link)).rejects.toThrow(text);
  const token = await service.tokenOf('rental', 'cara');
  const given = { token, build: rental(400_000) };
  const refused = await service.send('mf-rental/publish', given);
  expect([refused.statusCode, refused.json()]).toMatchObject([403, { message: expect.stringMatching(text) }]);
  expect(await service.leftovers()).toEqual([]);
  const withoutOwners = (paths: string[]) => paths.filter((file) => !/^(owners|registry|heads)/.test(file));
  expect(withoutOwners(await files())).toEqual(withoutOwners(before));

  // What is kept already takes nothing more, and other owners have room of their own.
  await publish(cara, [await dist(rental(200_000))]);
  await service.registry.publish(aRemote('mf-jobs', { files: { 'house.png': noise(400_000) } }));
  await run('quota', 'rental', '--megabytes', '2', '--reason', 'pictures of tools');
  expect((await service.send('mf-rental/publish', given)).statusCode).toBe(200);
  expect((await run('log', 'rental')).output).toMatch(
    /quota rental by ada: 2 MB kept \(pictures of tools\)\n/,
  );
});

test('a quota takes a team, a number above none and a reason, and is the operator’s [PLT-291]', async () => {
  expect((await run('quota', 'rental', '--megabytes', '2')).code).toBe(2);
  expect((await run('quota', 'rental', '--reason', 'x')).code).toBe(2);
  expect((await run('quota', 'rental', '--megabytes', '0', '--reason', 'x')).code).toBe(1);
  expect((await run('quota', 'nobody', '--megabytes', '2', '--reason', 'x')).output).toContain(
    'no team nobody',
  );
  const asCara = commandLine(service.registry, { REGISTRY_ACTOR: 'cara' });
  const refused = await asCara('quota', 'rental', '--megabytes', '9', '--reason', 'x');
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('for the operator') });
});

test('one remote may weigh more where the operator said why, and no other one [PLT-292]', async () => {
  const heavy = await dist(page(80_000));
  await expect(publish(cara, [heavy])).rejects.toThrow('80.0 KB allowed');
  expect(await run('budget', 'mf-rental', 'page', '100', '--reason', 'a floor plan')).toMatchObject({
    code: 0,
    output: 'mf-rental may have 100 KB (page).',
  });
  await publish(cara, [heavy]);
  await expect(publish(cara, [await dist(page(100_000))])).rejects.toThrow('100.0 KB allowed');
  const jobs = await dist(aRemote('mf-jobs', { files: { 'page.js': noise(80_000) } }));
  await expect(publish(service.registry.context, [jobs])).rejects.toThrow('80.0 KB allowed');

  const text = /budget by ada: mf-rental page 100 KB \(a floor plan\)/;
  expect((await run('log', 'mf-rental')).output).toMatch(text);
  const history = await service.history('mf-rental', await service.tokenOf('rental', 'cara'));
  expect(history.json()).toMatchObject({
    entries: expect.arrayContaining([
      expect.objectContaining({ command: 'budget', limit: { of: 'mf-rental', kind: 'page', to: 100 } }),
    ]),
  });
  expect((await service.history('mf-jobs', await service.tokenOf('jobs', 'bob'))).body).not.toContain(
    'budget',
  );
});

test('a raised budget holds for what comes later alone, and what all may have ends it [PLT-292]', async () => {
  const raise = (kb: string, kind = 'page') => run('budget', 'mf-rental', kind, kb, '--reason', 'why');
  await raise('100');
  const { sequence } = await readLive(cara);
  await raise('100');
  expect((await readLive(cara)).sequence).toBe(sequence);
  await raise('600', 'others');
  expect((await readLive(cara)).budgets).toEqual({ 'mf-rental': { page: 100, others: 600 } });
  await publish(cara, [await dist(page(80_000))]);
  await raise('80');
  await raise('500', 'others');
  expect((await readLive(cara)).budgets).toEqual({});
  await expect(publish(cara, [await dist(page(81_000))])).rejects.toThrow('80.0 KB allowed');
});

test('a budget names a remote, a kind, KB above the usual and a reason, and takes the key [PLT-292]', async () => {
  const before = await readLive(cara);
  for (const [args, text] of [
    [['mf-rental', 'page'], 'budget takes a remote'],
    [['mf-rental', 'page', '90'], '--reason is missing'],
    [['mf-rental', 'weight', '90', '--reason', 'x'], 'there is no budget weight; budgets: entry, page'],
    [['mf-rental', 'page', '70', '--reason', 'x'], 'every remote may have 80 KB (page)'],
    [['mf-rental', 'page', 'much', '--reason', 'x'], 'every remote may have 80 KB (page)'],
    [['shell', 'page', '90', '--reason', 'x'], 'shell is not a remote'],
  ] as const)
    expect((await run('budget', ...args)).output).toContain(text);
  for (const [setting, value] of [
    ['REGISTRY_ACTOR', 'cara'],
    ['PLUMBLINE_REGISTRY', service.site],
  ] as const) {
    const asOther = commandLine(service.registry, { [setting]: value });
    const refused = await asOther('budget', 'mf-rental', 'page', '90', '--reason', 'x');
    expect(refused.output).toContain('for the operator');
  }
  expect(await readLive(cara)).toEqual(before);
});

test('a heavier shell is judged by what each remote may weigh [PLT-292]', async () => {
  await run('budget', 'mf-rental', 'first-load', '500', '--reason', 'why');
  const shell = await dist(aHost({ files: { 'main.js': noise(290_000) } }));
  await expect(publish(service.registry.context, [shell])).rejects.toThrow(/^✗ mf-jobs[^]*300\.0 KB allowed/);
  await run('budget', 'mf-jobs', 'first-load', '500', '--reason', 'why');
  await publish(service.registry.context, [shell]);
});
