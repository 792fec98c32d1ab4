import { startCanary } from '@plumbline/registry/canary';
import { raiseBudget } from '../publishing/limits';
import { readLive } from '../publishing/registry-context';
import { setDisabled } from '../publishing/rollback';
import { aHost, aRemote } from '../testing/temporary-registry';
import { createTestEdge, letAnswersAge } from './testing';

const site = createTestEdge();

test('the document says of each build what it is and whose, and equals the registry [PLT-62]', async () => {
  await site.registry.publish(aHost(), aRemote('mf-jobs'), aRemote('mf-auth'));
  const browser = await site.serve();

  const { sequence, updatedAt, shell, remotes } = await browser.platform();
  const registered = await readLive(site.registry.context);

  expect({ sequence, updatedAt }).toEqual({
    sequence: registered.sequence,
    updatedAt: registered.updatedAt,
  });
  const builds = [shell, ...remotes];
  expect(Object.fromEntries(builds.map(({ name, live }) => [name, live]))).toEqual(
    Object.fromEntries(Object.entries(registered.packages).map(([name, { live }]) => [name, live])),
  );
  for (const { version, contentHash, live } of builds) expect(live).toMatchObject({ version, contentHash });
  expect(builds.map(({ commit, builtAt, owner, source }) => ({ commit, builtAt, owner, source }))).toEqual(
    builds.map(() => ({
      commit: 'abc1234',
      builtAt: '2026-01-02T03:04:05.000Z',
      owner: 'A team',
      source: 'live',
    })),
  );
});

test('it shows the share of a canary, who gets it, and what is disabled [PLT-62]', async () => {
  await site.registry.publish(aHost(), aRemote('mf-jobs'), aRemote('mf-auth'));
  const build = await site.registry.dist(aRemote('mf-jobs', { files: { 'page.js': 'newer' } }));
  const canary = await startCanary(site.registry.context, {
    name: 'mf-jobs',
    build,
    percent: 12.5,
    reason: null,
  });
  await setDisabled(site.registry.context, { name: 'mf-auth', reason: 'incident', isDisabled: true });
  const browser = await site.serve();

  const { remotes, disabled } = await browser.platform();

  expect(remotes).toHaveLength(1);
  expect(remotes[0]).toMatchObject({
    name: 'mf-jobs',
    source: 'live',
    canary: { ...canary.release, percent: 12.5, startedAt: canary.startedAt },
  });
  expect(disabled).toMatchObject([{ name: 'mf-auth', owner: 'A team', commit: 'abc1234' }]);
});

test('a remote that may weigh more than the others has it in the document [PLT-292]', async () => {
  await site.registry.publish(aHost(), aRemote('mf-jobs'), aRemote('mf-auth'));
  const raise = { name: 'mf-jobs', kind: 'page', kb: 100, reason: 'a floor plan' };
  await raiseBudget(site.registry.context, raise);
  const { remotes } = await (await site.serve()).platform();
  expect(remotes.map(({ name, budgets }) => [name, budgets])).toEqual([
    ['mf-auth', null],
    ['mf-jobs', { page: 100 }],
  ]);
});

test('neither the document nor a page nor any file they name holds a key or a path of the server [PLT-44, PLT-62]', async () => {
  await site.registry.publish(aHost(), aRemote('mf-jobs'));
  const browser = await site.serve();
  const page = await browser.open('/jobs');
  const urls = [...page.body.matchAll(/\/artifacts\/[\w./-]+/g)].map(([url]) => url);
  const answers = [page, ...(await Promise.all(['/platform.json', ...urls].map(browser.file)))];

  for (const { body } of answers) {
    expect(body).not.toMatch(/PRIVATE KEY|PUBLIC KEY/);
    expect(body).not.toContain(site.registry.root);
  }
});

test('an override shows as one, without claiming a build [PLT-62]', async () => {
  await site.registry.publish(aHost(), aRemote('mf-jobs'));
  const browser = await site.serve({ overrideOrigins: ['http://localhost:*'] });
  await browser.open('/?remote=mf-jobs@http://localhost:3002');

  const { remotes } = await browser.platform();

  expect(remotes[0]).toMatchObject({ source: 'override', version: 'dev', commit: null, contentHash: null });
  expect(remotes[0]?.live?.version).toMatch(/^1\.0\.0\+/);
});

test('an open tab is told of a newer set, and everything it started with is still there [PLT-50, PLT-51]', async () => {
  await site.registry.publish(aHost(), aRemote('mf-jobs'), aRemote('mf-auth'));
  const tab = await site.serve();
  const started = await tab.bootOf('/jobs');
  expect((await tab.platform()).set).toBe(started.set);

  await site.registry.publish(
    aHost({ files: { 'main.js': 'newer' } }),
    aRemote('mf-jobs', { files: { 'page.js': 'newer' } }),
  );
  letAnswersAge();
  const offered = (await tab.platform()).set;
  const urls = started.remotes.flatMap(({ entry }) =>
    ['remoteEntry.js', 'page.js', 'en.js', 'fr.js'].map((file) => entry.replace('remoteEntry.js', file)),
  );
  const files = await Promise.all(urls.map(tab.file));

  expect(offered).not.toBe(started.set);
  expect(offered).toBe((await tab.bootOf('/jobs')).set);
  expect(files.map(({ statusCode }) => statusCode)).toEqual(urls.map(() => 200));
  expect(new Set(files.map(({ headers }) => headers['cache-control']))).toEqual(
    new Set(['public, max-age=31536000, immutable']),
  );
});

test('the set is the same for the same builds, and another for each change of them [PLT-50]', async () => {
  await site.registry.publish(aHost(), aRemote('mf-jobs'));
  const browser = await site.serve();
  const { set } = await browser.bootOf();
  expect(set).toMatch(/^[0-9a-f]{16}$/);

  await setDisabled(site.registry.context, { name: 'mf-jobs', reason: 'incident', isDisabled: true });
  letAnswersAge();
  expect((await browser.platform()).set).not.toBe(set);
  await setDisabled(site.registry.context, { name: 'mf-jobs', reason: 'over', isDisabled: false });
  letAnswersAge();
  expect((await browser.platform()).set).toBe(set);
});

test('a build of uncommitted work is marked as such [PLT-26, PLT-62]', async () => {
  await site.registry.publish(aHost(), aRemote('mf-jobs', { isDirty: true }), aRemote('mf-auth'));
  const browser = await site.serve();

  const { remotes } = await browser.platform();

  expect(remotes.map(({ name, isDirty }) => [name, isDirty])).toEqual([
    ['mf-auth', false],
    ['mf-jobs', true],
  ]);
  expect(remotes[1]?.version).toMatch(/^1\.0\.0\+\w{8}\.dirty$/);
});
