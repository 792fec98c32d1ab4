import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from './commands';
import { anOfferingHost } from './testing/offering-host';
import { aHost, aRegistry, aRemote } from './testing/temporary-registry';

let registry: Awaited<ReturnType<typeof aRegistry>>;

beforeEach(async () => {
  registry = await aRegistry();
});
afterEach(() => registry.remove());

async function run(...argv: string[]) {
  const lines: string[] = [];
  const env = { REGISTRY_DIR: registry.storeDir, REGISTRY_KEYS: registry.keyDir, REGISTRY_ACTOR: 'ada' };
  const code = await runCommand(argv, env, (line) => lines.push(line));
  return { code, output: lines.join('\n') };
}

test('builds are published, listed, rolled back and logged from the command line', async () => {
  const host = await registry.dist(aHost());
  const first = await registry.dist(aRemote('mf-jobs'));
  const second = await registry.dist(aRemote('mf-jobs', { files: { 'page.js': 'second' } }));

  expect(await run('publish', host, first)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/mf-jobs +1\.0\.0\+\w{8} +\w{12} {2}live/),
  });
  expect(await run('publish', first)).toMatchObject({
    code: 0,
    output: expect.stringContaining('unchanged'),
  });
  expect(await run('can-deploy', second)).toMatchObject({
    code: 0,
    output: expect.stringContaining('can go live'),
  });
  expect(await run('publish', second)).toMatchObject({ code: 0 });
  expect(await run('rollback', 'mf-jobs', '--reason', 'broken search')).toMatchObject({
    code: 0,
    output: expect.stringContaining('live again'),
  });
  expect(await run('list')).toMatchObject({
    code: 0,
    output: expect.stringContaining('Registry document 3'),
  });
  expect((await run('log', 'mf-jobs')).output).toMatch(
    /#3 rollback by ada: mf-jobs 1\.0\.0\+\w{8} → 1\.0\.0\+\w{8} \(broken search\)/,
  );
});

test('a shell without the kit over one that has it warns, before and when it goes live; nothing else does [PLT-185]', async () => {
  const offering = await registry.dist(anOfferingHost());
  const bare = await registry.dist(aHost({ files: { 'page.js': 'bare' } }));
  const later = await registry.dist(aHost({ files: { 'page.js': 'later' } }));
  const warning = 'Build it with: npm run build:kit -w shell';
  for (const [command, folder, warns] of [
    ['publish', offering, false],
    ['publish', offering, false],
    ['can-deploy', bare, true],
    ['publish', bare, true],
    ['publish', later, false],
    ['can-deploy', offering, false],
  ] as const) {
    const { code, output } = await run(command, folder);
    expect([command, code, output.includes(warning)]).toEqual([command, 0, warns]);
  }
});

test('the log of a remote that nobody published fails in one line', async () => {
  expect(await run('log', 'mf-nope')).toEqual({ code: 1, output: 'mf-nope is not known to this registry.' });
});

test('a refusal says what, where and the way out, and fails', async () => {
  const folder = await registry.dist(aRemote('mf-jobs'));
  await writeFile(path.join(folder, 'page.js'), 'changed by hand');

  const { code, output } = await run('publish', folder);

  expect(code).toBe(1);
  expect(output).toMatch(
    /✗ mf-jobs 1\.0\.0: page\.js[^]*Way out: build mf-jobs again[^]*nothing was changed/,
  );
  expect((await run('verify', folder)).code).toBe(1);
});

test.each([
  [[], /a command is missing[^]*Usage/],
  [['toString'], /there is no command toString/],
  [['publish'], /a dist is missing/],
  [['rollback', 'mf-jobs'], /--reason is missing/],
  [['list', '--nonsense'], /nonsense/],
])('%j is answered with the usage', async (argv, text) => {
  expect(await run(...argv)).toMatchObject({ code: 2, output: expect.stringMatching(text) });
});

test('a folder that is no build is named', async () => {
  expect(await run('verify', registry.root)).toMatchObject({
    code: 1,
    output: expect.stringContaining('holds no release.json'),
  });
});
