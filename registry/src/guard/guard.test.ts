import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rmdir } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { startCanary } from '@plumbline/registry/canary';
import { readLive } from '../publishing/registry-context';
import { runCommand } from '../commands';
import { commandLine } from '../testing/command-line';
import { aHost, aRegistry, aRemote } from '../testing/temporary-registry';
import { guardCanaries } from '@plumbline/registry/guard';

const BAD = {
  canary: { views: 40, failedViews: 12 },
  live: { views: 400, failedViews: 2 },
  before: { views: 0, failedViews: 0 },
};
const GOOD = { ...BAD, canary: { views: 40, failedViews: 0 } };

let registry: Awaited<ReturnType<typeof aRegistry>>;

beforeEach(async () => {
  registry = await aRegistry();
  await registry.publish(aHost(), aRemote('mf-jobs'), aRemote('mf-auth'));
  for (const name of ['mf-jobs', 'mf-auth']) {
    const build = await registry.dist(aRemote(name, { files: { 'page.js': `next of ${name}` } }));
    await startCanary(registry.context, { name, build, percent: 10, reason: null });
  }
});
afterEach(() => registry.remove());

const canaries = async () =>
  Object.entries((await readLive(registry.context)).packages).flatMap(([name, { canary }]) =>
    canary ? [name] : [],
  );

test('a canary that fails more often than the live release ends by itself, the reason is in the log [PLT-120]', async () => {
  const guarded = await guardCanaries(registry.context, ({ remote }) =>
    Promise.resolve(remote === 'mf-jobs' ? BAD : GOOD),
  );
  expect(guarded).toMatchObject([
    { name: 'mf-auth', outcome: 'fine' },
    { name: 'mf-jobs', outcome: 'stopped' },
  ]);
  expect(await canaries()).toEqual(['mf-auth']);
  expect((await registry.context.store.readAudit()).at(-1)).toMatchObject({
    who: 'guard',
    command: 'stop-canary',
    reason:
      'errors in 30.0 % (12 of 40 views) of the canary, against 0.5 % (2 of 400 views) of the live release',
  });
});

test('without figures a canary goes on, and the others are still looked at [PLT-120]', async () => {
  const guarded = await guardCanaries(registry.context, ({ remote }) =>
    remote === 'mf-auth' ? Promise.reject(new Error('no answer')) : Promise.resolve(BAD),
  );
  expect(guarded).toMatchObject([
    { name: 'mf-auth', outcome: 'unknown', reason: 'no answer' },
    { name: 'mf-jobs', outcome: 'stopped' },
  ]);
  expect(await canaries()).toEqual(['mf-auth']);
});

test('the guard ends the canary it judged, never one that took its place meanwhile [PLT-120]', async () => {
  const guarded = await guardCanaries(registry.context, async ({ remote }) => {
    if (remote === 'mf-auth') return GOOD;
    const build = await registry.dist(aRemote('mf-jobs', { files: { 'page.js': 'mended' } }));
    await startCanary(registry.context, {
      name: 'mf-jobs',
      build,
      percent: 10,
      reason: 'mended',
      mayReplace: true,
    });
    return BAD;
  });
  expect(guarded[1]).toMatchObject({ name: 'mf-jobs', outcome: 'wait' });
  expect((await canaries()).sort()).toEqual(['mf-auth', 'mf-jobs']);
});

describe('registry guard', () => {
  const asked: string[] = [];
  let site: http.Server;
  let guard: ChildProcessByStdio<null, Readable, null> | undefined;

  beforeEach(async () => {
    asked.length = 0;
    site = http.createServer((request, response) => {
      asked.push(request.url ?? '');
      const isKnown = request.headers.authorization === 'Bearer the-token';
      const body = { success: true, data: request.url?.includes('mf-jobs') === true ? BAD : GOOD };
      response
        .writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' })
        .end(JSON.stringify(body));
    });
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    if (guard?.exitCode === null) {
      guard.kill();
      await once(guard, 'exit');
    }
    guard = undefined;
    await new Promise((resolve) => site.close(resolve));
  });

  const environment = (token: string) => ({
    REGISTRY_DIR: registry.storeDir,
    REGISTRY_KEYS: registry.keyDir,
    PUBLIC_URL: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
    FIGURES_TOKEN: token,
  });

  const run = async (token: string) => {
    const lines: string[] = [];
    const code = await runCommand(['guard'], environment(token), (line) => lines.push(line));
    return { code, text: lines.join('\n') };
  };

  test('reads the figures from the site, ends failing canaries and prints them', async () => {
    const { code, text } = await run('the-token');
    expect(code).toBe(0);
    expect(text).toMatch(/mf-auth .*10 %.*fine\nmf-jobs .*stopped: errors in 30\.0 %/);
    expect(asked[0]).toMatch(/^\/api\/v1\/platform\/canaries\?remote=mf-auth&version=1\.0\.0%2B\w+&since=20/);
    expect(await canaries()).toEqual(['mf-auth']);
  });

  test('continues after a key rotation and while the registry cannot be read', async () => {
    guard = spawn(
      process.execPath,
      ['--import', 'tsx', path.join(__dirname, '../cli.ts'), 'guard', '--interval', '0.05'],
      { env: { ...process.env, ...environment('the-token') }, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const lines = createInterface(guard.stdout)[Symbol.asyncIterator]();
    const untilSays = async (text: RegExp) => {
      for (let line = await lines.next(); !line.done; line = await lines.next())
        if (text.test(line.value)) return true;
      return false;
    };

    expect(await untilSays(/mf-jobs .*stopped/)).toBe(true);
    const unreadable = path.join(registry.storeDir, 'registry/0000000099.json');
    await mkdir(unreadable);
    expect(await untilSays(/could not look/)).toBe(true);
    await rmdir(unreadable);

    const [old] = registry.context.signingKeys;
    const run = commandLine(registry);
    await run('rotate-key');
    expect(await run('retire-key', old?.keyId ?? '')).toMatchObject({ code: 0 });
    const build = await registry.dist(aRemote('mf-jobs', { files: { 'page.js': 'worse' } }));
    expect(await run('canary', 'mf-jobs', build, '--percent', '10')).toMatchObject({ code: 0 });
    expect(await untilSays(/mf-jobs .*stopped/)).toBe(true);
  });

  test('a wrong token ends no canary and fails the command', async () => {
    const { code, text } = await run('another');
    expect(code).toBe(1);
    expect(text).toContain('FIGURES_TOKEN must be the one of the server');
    expect((await canaries()).sort()).toEqual(['mf-auth', 'mf-jobs']);
  });
});
