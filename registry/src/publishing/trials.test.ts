import { promote, stopCanary } from '@plumbline/registry/canary';
import { readLive } from './registry-context';
import { rollback } from './rollback';
import { readPublicKeys } from '../key-folder';
import { verifyPreviewToken } from '../preview-token';
import { commandLine } from '../testing/command-line';
import { aHost, aPage, aRegistry, aRemote, noise } from '../testing/temporary-registry';

let registry: Awaited<ReturnType<typeof aRegistry>>;
let run: ReturnType<typeof commandLine>;

beforeEach(async () => {
  registry = await aRegistry();
  run = commandLine(registry);
  await registry.publish(aHost(), aRemote('mf-jobs'), aRemote('mf-auth'));
});
afterEach(() => registry.remove());

const entryOf = async (name: string) => (await readLive(registry.context)).packages[name];
const second = (overrides: Parameters<typeof aRemote>[1] = {}) =>
  registry.dist(aRemote('mf-jobs', { files: { 'page.js': 'second' }, ...overrides }));

test('a canary leaves the live release as it is, gets another share, and ends with its reason [PLT-20, PLT-21, PLT-24]', async () => {
  const live = (await entryOf('mf-jobs'))?.live;

  expect(await run('canary', 'mf-jobs', await second(), '--percent', '10')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/mf-jobs +1\.0\.0\+\w{8} +\w{12} {2}canary, 10 % of the visitors/),
  });
  const started = await entryOf('mf-jobs');
  expect(started).toMatchObject({ live, canary: { percent: 10 } });

  await run('canary', 'mf-jobs', '--percent', '50');
  expect(await entryOf('mf-jobs')).toMatchObject({
    canary: { percent: 50, release: started?.canary?.release, startedAt: started?.canary?.startedAt },
  });
  expect((await run('list')).output).toContain('canary, 50 % of the visitors');

  expect(await run('canary', 'mf-jobs', '--percent', '0', '--reason', 'odd figures')).toMatchObject({
    code: 0,
  });
  expect(await entryOf('mf-jobs')).toMatchObject({ live });
  expect((await entryOf('mf-jobs'))?.canary).toBeUndefined();
  expect((await run('log', 'mf-jobs')).output).toMatch(
    /canary by ada: mf-jobs 1\.0\.0\+\w{8} → 1\.0\.0\+\w{8} at 10 %\n.*at 50 %\n.*stop-canary by ada: mf-jobs \S+ → \S+ at 0 % \(odd figures\)$/,
  );
});

test('a canary is promoted, and a rollback goes back to the release before it [PLT-21, PLT-22]', async () => {
  const before = await entryOf('mf-jobs');
  await run('canary', 'mf-jobs', await second(), '--percent', '10');
  const canary = (await entryOf('mf-jobs'))?.canary?.release;

  expect(await run('promote', 'mf-jobs')).toMatchObject({ code: 0 });
  expect(await entryOf('mf-jobs')).toEqual({ ...before, live: canary });

  await run('rollback', 'mf-jobs', '--reason', 'slow search');
  expect(await entryOf('mf-jobs')).toEqual(before);
});

test('a version that was published before can be the canary, by its number [PLT-20]', async () => {
  const first = (await entryOf('mf-jobs'))?.live;
  await registry.publish(aRemote('mf-jobs', { files: { 'page.js': 'second' } }));

  await run('canary', 'mf-jobs', first?.version ?? '', '--percent', '5');

  expect(await entryOf('mf-jobs')).toMatchObject({ canary: { release: first, percent: 5 } });
});

test('a numbered canary keeps its number when it is promoted [PLT-21]', async () => {
  await run('canary', 'mf-jobs', await second({ version: '1.1.0' }), '--percent', '10', '--numbered');
  await run('promote', 'mf-jobs');

  expect(await entryOf('mf-jobs')).toMatchObject({ live: { version: '1.1.0' } });
});

test('a canary is judged with what is live, and what is published later with the canary [PLT-20]', async () => {
  const bell = { manifest: { slots: [{ slot: 'header.bell/v1' as const, expose: './home' }] } };
  const clash = await second({ manifest: { pages: [aPage('/auth')] } });
  expect((await run('canary', 'mf-jobs', clash, '--percent', '1')).output).toMatch(
    /\/auth \(public\) belongs to mf-auth/,
  );

  await run('canary', 'mf-jobs', await second(bell), '--percent', '1');

  expect(await run('publish', await registry.dist(aRemote('mf-auth', bell)))).toMatchObject({
    code: 1,
    output: expect.stringMatching(/header\.bell\/v1 belongs to mf-jobs 1\.0\.0\+\w{8} \(canary\)/),
  });
  const shell = await registry.dist(aHost({ provides: { react: { version: '20.0.0', files: [] } } }));
  expect((await run('can-deploy', shell)).output).toMatch(
    /mf-jobs 1\.0\.0\+\w{8} \(canary\): needs\["react"\]/,
  );
});

test.each([
  [['canary', 'mf-jobs', '--percent', '5'], 1, /mf-jobs has no canary: name a built folder/],
  [
    ['canary', 'mf-jobs', '9.9.9', '--percent', '5'],
    1,
    /9\.9\.9 is neither a built folder nor a version of mf-jobs/,
  ],
  [['canary', 'mf-jobs', '9.9.9', '--percent', '200'], 1, /--percent takes a number from 0\.01 to 100/],
  [['canary', 'mf-jobs', '9.9.9', '--percent', 'ten'], 2, /--percent ten is no number/],
  [['canary', 'mf-jobs', '9.9.9'], 2, /--percent is missing/],
  [
    ['canary', 'mf-none', '9.9.9', '--percent', '5'],
    1,
    /mf-none is not published; published: shell, mf-jobs, mf-auth/,
  ],
  [['canary', 'shell', '1.0.0', '--percent', '5'], 1, /shell carries every page, so it has no canary/],
  [['stop-canary', 'mf-jobs', '--reason', 'x'], 0, /mf-jobs has no canary\./],
  [['stop-canary', 'mf-jobs'], 2, /--reason is missing/],
  [['promote', 'mf-jobs'], 1, /mf-jobs has no canary/],
  [['disable', 'shell', '--reason', 'x'], 1, /shell is the host/],
])('%j is refused, with a way out [PLT-21]', async (argv, code, text) => {
  const before = (await run('list')).output;

  expect(await run(...argv)).toMatchObject({ code, output: expect.stringMatching(text) });
  expect((await run('list')).output).toBe(before);
});

test('a rollback and a disabled remote take the canary with them [PLT-22, PLT-23]', async () => {
  const builds = ['second', 'third', 'fourth'].map((text) =>
    registry.dist(aRemote('mf-jobs', { files: { 'page.js': text } })),
  );
  const [two = '', three = '', four = ''] = await Promise.all(builds);
  await run('publish', two);
  await run('canary', 'mf-jobs', three, '--percent', '10');
  await run('rollback', 'mf-jobs', '--reason', 'broken');
  expect((await entryOf('mf-jobs'))?.canary).toBeUndefined();

  await run('canary', 'mf-jobs', four, '--percent', '10');
  await run('disable', 'mf-jobs', '--reason', 'incident');
  await run('enable', 'mf-jobs', '--reason', 'over');
  expect(await entryOf('mf-jobs')).toMatchObject({ disabled: false });
  expect((await entryOf('mf-jobs'))?.canary).toBeUndefined();
  expect((await run('log', 'mf-jobs')).output).toMatch(
    /disable by ada[^\n]*\(incident\)\n.*enable by ada[^\n]*\(over\)$/,
  );
});

/** The registry as seen just before a concurrent change. */
function overtakenBy(change: () => Promise<unknown>): typeof registry.context {
  const { store } = registry.context;
  let isFirst = true;
  const writeDocument: typeof store.writeDocument = async (...args) => {
    if (isFirst) {
      isFirst = false;
      await change();
    }
    return store.writeDocument(...args);
  };
  return { ...registry.context, store: { ...store, writeDocument } };
}

test('two people who roll back at once go back one release, not two [PLT-22]', async () => {
  const request = { name: 'mf-jobs', reason: 'broken' };
  await run('publish', await second());
  const before = (await entryOf('mf-jobs'))?.live;
  await registry.publish(aRemote('mf-jobs', { files: { 'page.js': 'third' } }));

  const slower = overtakenBy(() => rollback(registry.context, request));

  await expect(rollback(slower, request)).rejects.toThrow(/mf-jobs was changed by somebody else meanwhile/);
  expect((await entryOf('mf-jobs'))?.live).toEqual(before);
});

test('promote applies to the canary that was asked for, not to one that took its place [PLT-21]', async () => {
  const before = await entryOf('mf-jobs');
  await run('canary', 'mf-jobs', await second(), '--percent', '10');
  const third = await second({ files: { 'page.js': 'third' } });

  const slower = overtakenBy(() => run('canary', 'mf-jobs', third, '--percent', '1', '--replace'));

  await expect(promote(slower, { name: 'mf-jobs', reason: null })).rejects.toThrow(
    /mf-jobs was changed by somebody else meanwhile/,
  );
  expect(await entryOf('mf-jobs')).toMatchObject({ live: before?.live, canary: { percent: 1 } });
});

test('a concurrent change of another remote does not get in the way [PLT-21, PLT-22]', async () => {
  await run('publish', await second());
  const slower = overtakenBy(() => run('disable', 'mf-auth', '--reason', 'incident'));

  await rollback(slower, { name: 'mf-jobs', reason: 'broken' });

  expect(await entryOf('mf-auth')).toMatchObject({ disabled: true });
});

test('a canary goes on when a fix goes live beside it, and is over when it is what goes live [PLT-20]', async () => {
  const canary = await second();
  await run('canary', 'mf-jobs', canary, '--percent', '10');

  await registry.publish(aRemote('mf-jobs', { files: { 'page.js': 'fix' } }));
  expect(await entryOf('mf-jobs')).toMatchObject({ canary: { percent: 10 } });

  await run('publish', canary);
  expect((await entryOf('mf-jobs'))?.canary).toBeUndefined();
});

test('the guard stops a canary by itself, once, and the log says why [PLT-21, PLT-24]', async () => {
  await run('canary', 'mf-jobs', await second(), '--percent', '10');
  const guard = { ...registry.context, who: 'canary guard' };
  const request = { name: 'mf-jobs', reason: 'errors 4.0 % against 0.1 %' };

  const stopped = await Promise.all([stopCanary(guard, request), stopCanary(guard, request)]);

  expect(stopped.filter((release) => release !== undefined)).toHaveLength(1);
  expect((await run('log')).output).toMatch(
    /stop-canary by canary guard: mf-jobs \S+ → \S+ at 0 % \(errors 4\.0 % against 0\.1 %\)$/,
  );
});

test('a preview stores a build without making it live and prints a signed link that expires [PLT-25]', async () => {
  const before = (await run('list')).output;

  const { code, output } = await run('preview', 'mf-jobs', '--build', await second(), '--hours', '2');

  expect(code).toBe(0);
  const [, token = ''] = /^http:\/\/localhost:3000\/\?preview=(\S+)$/m.exec(output) ?? [];
  const keys = await readPublicKeys(registry.keyDir);
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  const verdict = verifyPreviewToken(token, keys, inHours(1.9));
  expect(verdict).toMatchObject({ state: 'valid', link: { remote: 'mf-jobs' } });
  expect(verifyPreviewToken(token, keys, inHours(2.1)).state).toBe('expired');
  const contentHash = 'link' in verdict ? verdict.link.contentHash : '';
  expect(await registry.context.store.has({ name: 'mf-jobs', contentHash })).toBe(true);
  expect((await run('list')).output).toBe(before);
  expect((await run('log', 'mf-jobs')).output).toMatch(/preview by ada: mf-jobs/);
});

test('a preview link that was edited anywhere, or signed by nobody trusted, is not one [PLT-25]', async () => {
  const { output } = await run('preview', 'mf-jobs', '--build', await second());
  const token = /preview=(\S+)$/m.exec(output)?.[1] ?? '';
  const keys = await readPublicKeys(registry.keyDir);
  const now = new Date();

  const edited = [...token].map(
    (sign, at) => token.slice(0, at) + (sign === 'A' ? 'B' : 'A') + token.slice(at + 1),
  );

  expect(edited.filter((wrong) => verifyPreviewToken(wrong, keys, now).state !== 'invalid')).toEqual([]);
  expect(verifyPreviewToken(token, [], now).state).toBe('invalid');
  for (const wrong of [
    '',
    '.',
    'a.b',
    `${token}.x`,
    'http://evil.example/remoteEntry.js',
    'x'.repeat(5000),
  ]) {
    expect(verifyPreviewToken(wrong, keys, now).state).toBe('invalid');
  }
});

test('a preview that does not fit beside what is live is refused; a heavy one is shown [PLT-25]', async () => {
  const clash = await second({ manifest: { pages: [aPage('/auth')] } });
  const heavy = await second({ files: { 'page.js': noise(90_000) } });

  expect((await run('preview', 'mf-jobs', '--build', clash)).output).toMatch(/belongs to mf-auth/);
  expect(await run('preview', 'mf-jobs', '--build', heavy)).toMatchObject({ code: 0 });
  expect((await run('preview', 'mf-jobs', '--build', heavy, '--hours', '9999')).output).toMatch(/up to 720/);
  expect((await run('preview', 'shell', '--build', heavy)).output).toMatch(/carries every page/);
});

test('a second canary needs the first ended, or --replace, and the log tells of both [PLT-20, PLT-24]', async () => {
  await run('canary', 'mf-jobs', await second(), '--percent', '10');
  const before = await entryOf('mf-jobs');
  const third = await second({ files: { 'page.js': 'third' } });

  expect(await run('canary', 'mf-jobs', third, '--percent', '20')).toMatchObject({
    code: 1,
    output: expect.stringMatching(
      /mf-jobs has a canary already: 1\.0\.0\+\w{8}, 10 % of the visitors\. End it first.*--replace/,
    ),
  });
  expect(await entryOf('mf-jobs')).toEqual(before);

  expect(await run('canary', 'mf-jobs', third, '--percent', '20', '--replace')).toMatchObject({ code: 0 });
  expect((await entryOf('mf-jobs'))?.canary).toMatchObject({ percent: 20 });
  expect((await run('log', 'mf-jobs')).output).toMatch(
    /canary by ada: mf-jobs \S+ → \S+ at 0 %, mf-jobs \S+ → \S+ at 20 %$/,
  );
});

test('a share of 0 % ends the canary as the usage says, with or without a reason [PLT-21]', async () => {
  await run('canary', 'mf-jobs', await second(), '--percent', '10');

  expect(await run('canary', 'mf-jobs', '--percent', '0')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/canary stopped/),
  });
  expect((await entryOf('mf-jobs'))?.canary).toBeUndefined();
  expect((await run('log', 'mf-jobs')).output).toMatch(/stop-canary by ada: [^\n]*\(share set to 0 %\)$/);
});

test('a preview link leads to the page that --path names [PLT-25]', async () => {
  const build = ['preview', 'mf-jobs', '--build', await second()];

  expect((await run(...build, '--path', '/jobs?sort=newest')).output).toMatch(
    /^http:\/\/localhost:3000\/jobs\?sort=newest&preview=[\w.%-]+$/m,
  );
  for (const path of ['jobs', '//evil.example/jobs', '/\\evil.example'])
    expect(await run(...build, '--path', path)).toMatchObject({
      code: 2,
      output: expect.stringContaining('--path'),
    });
});

test('uncommitted work is published with a mark that list and log show, never under a number [PLT-26]', async () => {
  const folder = await second({ isDirty: true });

  const { output } = await run('publish', '--numbered', folder);

  expect(output).toMatch(/mf-jobs +1\.0\.0\+\w{8}\.dirty +\w{12} {2}live/);
  expect((await run('list')).output).toMatch(/mf-jobs +1\.0\.0\+\w{8}\.dirty/);
  expect((await run('log', 'mf-jobs')).output).toMatch(/→ 1\.0\.0\+\w{8}\.dirty$/);

  const committed = await second();
  expect((await run('publish', committed)).output).toMatch(/mf-jobs +1\.0\.0\+\w{8} +\w{12} {2}live/);
  expect((await run('publish', committed)).output).toMatch(/mf-jobs +1\.0\.0\+\w{8} +\w{12} {2}unchanged/);
});
