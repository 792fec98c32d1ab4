import { startCanary } from '@plumbline/registry/canary';
import { aHost, aRemote } from '../testing/temporary-registry';
import { createTestEdge } from './testing';

const site = createTestEdge();
const overrideOrigins = ['http://localhost:*'];

beforeEach(() =>
  site.registry.publish(aHost(), aRemote('mf-jobs'), aRemote('mf-auth'), aRemote('mf-profile')),
);

test('remotes named in the address are left out as if they were switched off, until that is taken back [PLT-64]', async () => {
  const browser = await site.serve({ overrideOrigins });
  const answer = await browser.open('/jobs?disable-remotes=mf-jobs,mf-auth');
  const boot = await browser.bootOf('/jobs');

  expect(answer.statusCode).toBe(503);
  expect(boot).toMatchObject({ withheld: ['mf-jobs', 'mf-auth'], notice: null });
  expect(boot.remotes.map(({ name }) => name)).toEqual(['mf-profile']);
  expect(boot.disabled.map(({ name }) => name)).toEqual(['mf-auth', 'mf-jobs']);
  expect((await browser.platform()).set).toBe(boot.set);
  expect(await site.another().remotesOf()).toHaveLength(3);

  await browser.open('/?disable-remotes=');
  expect(await browser.remotesOf()).toHaveLength(3);
  expect(browser.cookies.size).toBe(0);
});

test.each([
  ['a remote that is not there', 'mf-nope', overrideOrigins],
  ['nonsense', '../etc,mf-jobs', overrideOrigins],
  ['a remote, where overrides are off', 'mf-jobs', []],
])('leaving out %s is refused with a notice [PLT-64]', async (_what, text, allowed) => {
  const browser = await site.serve({ overrideOrigins: allowed });
  const boot = await browser.bootOf(`/?disable-remotes=${text}`);

  expect(boot).toMatchObject({ withheld: [], notice: 'override-refused' });
  expect(boot.remotes).toHaveLength(3);
  expect((await browser.bootOf('/')).notice).toBeNull();
});

test('a remote from a developer’s server can be left out too [PLT-64]', async () => {
  const browser = await site.serve({ overrideOrigins });
  const remotes = await browser.remotesOf('/?remote=mf-jobs@http://localhost:3002&disable-remotes=mf-jobs');
  expect(remotes).toEqual(['mf-auth live', 'mf-profile live']);
});

test('a safe start ends every choice and gives live releases, in production too, until it is taken back [PLT-65]', async () => {
  const build = await site.registry.dist(aRemote('mf-jobs', { files: { 'page.js': 'newer' } }));
  await startCanary(site.registry.context, { name: 'mf-jobs', build, percent: 100, reason: null });
  const browser = await site.serve({ overrideOrigins });
  await browser.open('/?remote=mf-auth@http://localhost:3002&disable-remotes=mf-profile');
  expect(await browser.remotesOf()).toEqual(['mf-jobs canary', 'mf-auth override']);

  const boot = await browser.bootOf('/?safe-start=1');
  expect(boot.isSafeStart).toBe(true);
  expect(boot.remotes.map(({ name, source }) => `${name} ${source}`)).toEqual([
    'mf-auth live',
    'mf-jobs live',
    'mf-profile live',
  ]);
  expect((await browser.bootOf('/auth')).isSafeStart).toBe(true);
  expect([...browser.cookies.keys()].sort()).toEqual(['plumbline_safe_start', 'plumbline_visitor']);

  expect(await browser.bootOf('/?safe-start=')).toMatchObject({ isSafeStart: false });
  expect(await browser.remotesOf()).toEqual(['mf-auth live', 'mf-jobs canary', 'mf-profile live']);
});
