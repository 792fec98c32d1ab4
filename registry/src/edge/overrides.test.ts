import { aHost, aRemote } from '../testing/temporary-registry';
import { createTestEdge } from './testing';

const site = createTestEdge();
const overrideOrigins = ['http://localhost:*', 'http://127.0.0.1:*'];
const OVERRIDE = 'remote=mf-jobs@http://localhost:3002';

beforeEach(() => site.registry.publish(aHost(), aRemote('mf-jobs'), aRemote('mf-auth')));

test('a developer’s own server takes the place of one remote, and the policy allows just that origin [PLT-60]', async () => {
  const browser = await site.serve({ overrideOrigins });
  const { headers } = await browser.open(`/jobs?${OVERRIDE}`);
  const { remotes, notice } = await browser.bootOf();
  const policy = String(headers['content-security-policy']);

  expect(notice).toBeNull();
  expect(remotes.find(({ name }) => name === 'mf-auth')?.source).toBe('live');
  expect(remotes.find(({ name }) => name === 'mf-jobs')).toMatchObject({
    source: 'override',
    version: 'localhost:3002',
    entry: 'http://localhost:3002/remoteEntry.js',
    manifest: { pages: [{ path: '/jobs' }] },
  });
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' http:\/\/localhost:3002;/);
  expect(
    policy.match(/https?:\/\/localhost[^ ;]*/g)?.every((origin) => origin === 'http://localhost:3002'),
  ).toBe(true);
  expect(policy).not.toMatch(/unsafe-/);
});

test('an override holds for the browser session, for nobody else, until it is reset [PLT-60]', async () => {
  const browser = await site.serve({ overrideOrigins });
  await browser.open(`/?${OVERRIDE}`);

  expect(await browser.remotesOf('/auth')).toEqual(['mf-auth live', 'mf-jobs override']);
  expect((await browser.platform()).set).toBe((await browser.bootOf()).set);
  const other = await site.another().open('/');
  expect(other.headers['content-security-policy']).not.toContain('localhost');

  await browser.open('/?remote=');
  expect(await browser.remotesOf()).toEqual(['mf-auth live', 'mf-jobs live']);
  expect(browser.cookies.size).toBe(0);
});

test('several remotes may come from several servers [PLT-60]', async () => {
  const browser = await site.serve({ overrideOrigins });
  await browser.open(`/?${OVERRIDE}&remote=mf-auth@http://127.0.0.1:3001`);
  expect(await browser.remotesOf()).toEqual(['mf-jobs override', 'mf-auth override']);
});

test.each([
  ['another host', 'mf-jobs@http://evil.example:3002'],
  ['a host that only begins like an allowed one', 'mf-jobs@http://localhost.evil.example'],
  ['credentials that look like an allowed host', 'mf-jobs@http://localhost:80@evil.example'],
  ['another scheme', 'mf-jobs@https://localhost:3002'],
  ['a script', 'mf-jobs@javascript:alert(1)'],
  ['a path', 'mf-jobs@http://localhost:3002/other.js'],
  ['a policy', "mf-jobs@http://localhost:3002; script-src 'unsafe-inline'"],
  ['the host page', 'shell@http://localhost:3000'],
  ['a remote that is not published', 'mf-nothing@http://localhost:3002'],
  ['one good and one bad', 'mf-jobs@http://localhost:3002|mf-auth@http://evil.example'],
])('%s is refused with a notice, and the site is the live one [PLT-61]', async (_what, text) => {
  const browser = await site.serve({ overrideOrigins });
  const live = await browser.bootOf();
  const url = `/?remote=${encodeURIComponent(text)}`;

  expect(await browser.bootOf(url)).toEqual({ ...live, notice: 'override-refused' });
  expect((await browser.open(url)).headers['content-security-policy']).not.toMatch(/localhost|evil|unsafe/);
  expect(browser.cookies.size).toBe(0);
});

test('where overrides are off, as in production, every one is refused, kept ones too [PLT-61]', async () => {
  const browser = await site.serve();
  const live = await browser.bootOf();
  browser.cookies.set('plumbline_override', 'mf-jobs@http://localhost:3002');

  expect(await browser.bootOf()).toEqual({ ...live, notice: 'override-refused' });
  expect(await browser.bootOf()).toEqual(live);
  expect((await browser.bootOf(`/?${OVERRIDE}`)).notice).toBe('override-refused');
});
