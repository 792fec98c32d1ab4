import { createPreviewToken } from '../preview-token';
import { readLive } from '../publishing/registry-context';
import { setDisabled } from '../publishing/rollback';
import { findBuild } from '../publishing/stored-build';
import { inviteTeam, revokeTeam } from '../publishing/teams';
import { generateSigningKey } from '../key-folder';
import { aHost, aRemote } from '../testing/temporary-registry';
import { createTestEdge, letAnswersAge } from './testing';

const site = createTestEdge();
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();

type BuildParts = Parameters<typeof aRemote>[1];

/** Stores a build of mf-jobs without making it live and signs a link to it. */
async function aLink({ build = { files: { 'page.js': 'previewed' } }, expiresAt = TOMORROW } = {}) {
  const { contentHash } = await stored('mf-jobs', build);
  return { token: sign({ remote: 'mf-jobs', contentHash, expiresAt }), contentHash };
}

async function stored(name: string, build: BuildParts) {
  const folder = await site.registry.dist(aRemote(name, build));
  return (await findBuild(site.registry.context, { name, build: folder })).published;
}

function sign(link: Parameters<typeof createPreviewToken>[0]): string {
  const [key] = site.registry.context.signingKeys;
  if (!key) throw new Error('the registry has a key');
  return createPreviewToken(link, key);
}

beforeEach(() => site.registry.publish(aHost(), aRemote('mf-jobs'), aRemote('mf-auth')));

test('a link shows the site with that one remote changed, and says which and until when [PLT-56]', async () => {
  const browser = await site.serve();
  const live = await browser.bootOf();
  const { token, contentHash } = await aLink();

  const boot = await browser.bootOf(`/jobs?preview=${token}`);

  expect(boot.link).toEqual({ remote: 'mf-jobs', expiresAt: TOMORROW });
  expect(boot.notice).toBeNull();
  expect(boot.shell).toEqual(live.shell);
  expect(boot.remotes.find(({ name }) => name === 'mf-auth')).toEqual(
    live.remotes.find(({ name }) => name === 'mf-auth'),
  );
  expect(boot.remotes.find(({ name }) => name === 'mf-jobs')).toMatchObject({
    source: 'preview',
    version: `1.0.0+${contentHash.slice(0, 8)}`,
    entry: `/artifacts/mf-jobs/${contentHash}/remoteEntry.js`,
    integrity: expect.stringMatching(/^sha384-/),
  });
  expect((await browser.file(`/artifacts/mf-jobs/${contentHash}/page.js`)).body).toBe('previewed');
});

test('a link that was made before its team lost its rights shows nothing, one of later does [PLT-234]', async () => {
  const { context } = site.registry;
  const { token, contentHash } = await aLink();
  const browser = await site.serve();
  expect((await browser.bootOf(`/jobs?preview=${token}`)).link).not.toBeNull();

  await inviteTeam(context, { team: 'jobs', names: ['mf-jobs'], paths: ['/jobs'] });
  await revokeTeam(context, { team: 'jobs', reason: 'left' });
  // As if the store had lost nothing: the link ends by itself.
  await stored('mf-jobs', { files: { 'page.js': 'previewed' } });
  letAnswersAge();
  expect(await browser.bootOf(`/jobs?preview=${token}`)).toMatchObject({
    link: null,
    notice: 'preview-expired',
  });

  const { sequence } = await readLive(context);
  const later = sign({ remote: 'mf-jobs', contentHash, sequence, expiresAt: TOMORROW });
  expect(await browser.bootOf(`/jobs?preview=${later}`)).toMatchObject({ link: { remote: 'mf-jobs' } });
});

test('a link holds for the browser session, for nobody else, until it is reset [PLT-56]', async () => {
  const browser = await site.serve();
  const { token } = await aLink();
  const first = await browser.open(`/?preview=${token}`);

  expect(first.headers['set-cookie']).toBe(`plumbline_preview=${token}; Path=/; HttpOnly; SameSite=Lax`);
  expect(await browser.remotesOf('/auth')).toEqual(['mf-auth live', 'mf-jobs preview']);
  expect((await browser.platform()).link).toEqual({ remote: 'mf-jobs', expiresAt: TOMORROW });
  expect((await browser.platform()).set).toBe((await browser.bootOf()).set);
  expect(await site.another().remotesOf()).toEqual(['mf-auth live', 'mf-jobs live']);

  await browser.open('/?preview=');
  expect(await browser.remotesOf()).toEqual(['mf-auth live', 'mf-jobs live']);
  expect(browser.cookies.size).toBe(0);
});

test('a link shows a remote that is disabled or not live yet [PLT-56]', async () => {
  const { contentHash } = await stored('mf-new', {});
  await setDisabled(site.registry.context, { name: 'mf-jobs', reason: 'incident', isDisabled: true });
  const browser = await site.serve();
  const { token } = await aLink();

  expect((await browser.open(`/jobs?preview=${token}`)).statusCode).toBe(200);
  expect((await browser.bootOf()).disabled).toEqual([]);
  const other = site.another();
  const added = sign({ remote: 'mf-new', contentHash, expiresAt: TOMORROW });
  expect((await other.open(`/new?preview=${added}`)).statusCode).toBe(200);
});

test('any character of a link changed gives the live site and a notice [PLT-57]', async () => {
  await site.serve();
  const { token } = await aLink();
  const live = await site.another().bootOf();

  for (const index of Array.from(token, (_, position) => position)) {
    const edited = token.slice(0, index) + (token[index] === 'A' ? 'B' : 'A') + token.slice(index + 1);
    const boot = await site.another().bootOf(`/?preview=${edited}`);
    expect([index, boot]).toEqual([index, { ...live, notice: 'preview-invalid' }]);
  }
});

test('an expired link gives the live site and a notice, also in a session that used it [PLT-57]', async () => {
  const browser = await site.serve();
  const live = await browser.bootOf();
  const { token } = await aLink({ expiresAt: new Date(Date.now() - 1000).toISOString() });

  expect(await browser.bootOf(`/?preview=${token}`)).toEqual({ ...live, notice: 'preview-expired' });
  expect(browser.cookies.size).toBe(0);

  browser.cookies.set('plumbline_preview', token);
  expect(await browser.bootOf()).toEqual({ ...live, notice: 'preview-expired' });
  expect(await browser.bootOf()).toEqual(live);
});

test('a link signed with an untrusted key is refused [PLT-57]', async () => {
  const browser = await site.serve();
  const { contentHash } = await aLink();
  const stranger = await generateSigningKey(`${site.registry.root}/stranger`);
  const token = createPreviewToken({ remote: 'mf-jobs', contentHash, expiresAt: TOMORROW }, stranger);
  expect((await browser.bootOf(`/?preview=${token}`)).notice).toBe('preview-invalid');
});

test.each([
  ['an address', 'http://evil.example/remoteEntry.js'],
  ['a remote and an address', 'mf-jobs@http://localhost:3002'],
  ['a path', '../../keys/registry.private.pem'],
  ['nothing that was ever signed', 'abc.def'],
])('%s is refused [PLT-58]', async (_what, text) => {
  const browser = await site.serve();
  const live = await browser.bootOf();
  expect(await browser.bootOf(`/?preview=${encodeURIComponent(text)}`)).toEqual({
    ...live,
    notice: 'preview-invalid',
  });
});

test('a signed link can name a stored build only [PLT-58]', async () => {
  const browser = await site.serve();
  const token = sign({ remote: 'mf-jobs', contentHash: 'a'.repeat(32), expiresAt: TOMORROW });

  expect((await browser.bootOf(`/?preview=${token}`)).notice).toBe('preview-invalid');
  expect(() =>
    sign({ remote: 'mf-jobs', contentHash: 'http://evil.example', expiresAt: TOMORROW }),
  ).toThrow();
});

test('a build that does not fit what is live is not shown; the log says why [PLT-57]', async () => {
  const browser = await site.serve();
  const { token } = await aLink({
    build: { files: { 'page.js': 'x' }, needs: { react: '^18.0.0' } } as never,
  });

  expect((await browser.bootOf(`/?preview=${token}`)).notice).toBe('preview-invalid');
  expect(site.logged.join()).toMatch(/does not fit what is live/);
});

test('while the keys cannot be read a link gives the live site and a notice [PLT-57]', async () => {
  const { publicKeys } = site.registry.context;
  let isBroken = false;
  const browser = await site.serve({
    publicKeys: () => (isBroken ? Promise.reject(new Error('disk')) : Promise.resolve(publicKeys)),
  });
  const { token } = await aLink();
  await browser.open('/');
  isBroken = true;

  expect((await browser.open(`/jobs?preview=${token}`)).statusCode).toBe(200);
  expect((await browser.bootOf(`/jobs?preview=${token}`)).notice).toBe('preview-invalid');
});
