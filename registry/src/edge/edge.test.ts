import { chmod, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { edge } from '@plumbline/registry/edge';
import type { EdgeOptions } from '@plumbline/registry/edge';
import { bootDocumentSchema } from '@plumbline/shared-schema/platform';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { rollback, setDisabled } from '../publishing/rollback';
import { aHost, aRegistry, aRemote } from '../testing/temporary-registry';
import { letAnswersAge } from './testing';

const settings: EdgeOptions['settings'] = {
  apiUrl: '/api/v1',
  tileUrl: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
  profile: 'test',
  showClaims: false,
};

let registry: Awaited<ReturnType<typeof aRegistry>>;
let app: FastifyInstance;
let logged: string[];

beforeEach(async () => {
  registry = await aRegistry();
  logged = [];
});
afterEach(async () => {
  jest.restoreAllMocks();
  await app.close();
  await registry.remove();
});

async function serve(options: Partial<EdgeOptions> = {}) {
  app = fastify({
    loggerInstance: undefined,
    logger: { level: 'warn', stream: { write: (line: string) => void logged.push(line) } },
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: 'NOT_FOUND' }));
  await app.register(edge, {
    place: registry.storeDir,
    publicKeys: registry.context.publicKeys,
    settings,
    ...options,
  });
}

const open = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html', ...headers } });

async function bootOf(url = '/') {
  const { body } = await open(url);
  const [, json = ''] = /<script type="application\/json" id="boot"[^>]*>(.*?)<\/script>/s.exec(body) ?? [];
  return bootDocumentSchema.parse(JSON.parse(json));
}

async function remoteInBoot(name: string) {
  return (await bootOf()).remotes.find((remote) => remote.name === name);
}

const preloadsIn = (html: string) =>
  [...html.matchAll(/<link rel="preload"[^>]*href="([^"]+)"/g)].map(([, href]) => href);

test('a page carries a boot document of what is live, and every script of it an integrity [PLT-40]', async () => {
  await registry.publish(aHost(), aRemote('mf-jobs'));
  await serve();

  const { body, statusCode } = await open('/jobs');
  const boot = await bootOf('/jobs');

  expect(statusCode).toBe(200);
  expect(boot.remotes[0]).toMatchObject({
    name: 'mf-jobs',
    source: 'live',
    integrity: expect.stringMatching(/^sha384-/),
  });
  expect(boot.remotes[0]?.entry).toMatch(/^\/artifacts\/mf-jobs\/[0-9a-f]{32}\/remoteEntry\.js$/);
  expect(body).toMatch(
    /<script defer src="\/artifacts\/shell\/[0-9a-f]{32}\/main\.js" integrity="sha384-[^"]+" crossorigin="anonymous">/,
  );
  expect(body).toMatch(/<link rel="icon" href="\/artifacts\/shell\/[0-9a-f]{32}\/favicon\.svg">/);
});

test('the boot document tells which pages have a loader, and preloads none', async () => {
  const { exposes } = aRemote('mf-jobs').description;
  const loaders = { './load-home': { files: ['load.js'], shared: [] } };
  await registry.publish(
    aHost(),
    aRemote('mf-jobs', { files: { 'load.js': 'loader' }, exposes: { ...exposes, ...loaders } }),
    aRemote('mf-pets'),
  );
  await serve();

  expect((await remoteInBoot('mf-jobs'))?.assets).toEqual({ './load-home': [] });
  expect((await remoteInBoot('mf-pets'))?.assets).toEqual({});
  expect(preloadsIn((await open('/jobs')).body).join()).not.toContain('load.js');
});

test('the policy allows no inline code and no eval, and pictures from the tile servers [PLT-43]', async () => {
  await registry.publish(aHost());
  await serve();

  const { headers } = await open('/');

  expect(headers['content-security-policy']).not.toMatch(/unsafe-(inline|eval)/);
  expect(headers['content-security-policy']).toContain("img-src 'self' data: blob: https://*.tiles.example;");
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers).toMatchObject({
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-cache, private',
  });
});

test('a page preloads its container, its scripts and the shared files it uses, and nothing else', async () => {
  await registry.publish(aHost(), aRemote('mf-jobs'), aRemote('mf-auth'));
  await serve();

  const { body } = await open('/jobs?q=1');

  expect(preloadsIn(body).map((url) => url?.replace(/[0-9a-f]{32}/, '#'))).toEqual([
    '/artifacts/mf-jobs/#/remoteEntry.js',
    '/artifacts/mf-jobs/#/page.js',
    '/artifacts/shell/#/map.js',
  ]);
});

test('where the page depends on the role, the browser chooses what to preload', async () => {
  const page = (access: 'public' | 'hirer', name: string) => ({
    path: '/',
    expose: './home',
    access,
    title: `${name}:title`,
    chrome: 'full' as const,
  });
  await registry.publish(
    aHost(),
    aRemote('mf-marketing', { manifest: { pages: [page('public', 'marketing')] } }),
    aRemote('mf-jobs', { manifest: { pages: [page('hirer', 'jobs')] } }),
  );
  await serve();

  const { body } = await open('/');

  expect(preloadsIn(body)).toEqual([]);
  expect(body).toMatch(
    /"choices":\[\{"access":"hirer","files":\[0,1,2\],.*\{"access":"public","files":\[5,6,2\]/,
  );
});

test('an unknown path is a page with status 404; what is no page goes to the application', async () => {
  await registry.publish(aHost(), aRemote('mf-jobs'));
  await serve({ shellPages: ['/platform'] });

  const unknown = await open('/nowhere');
  const api = await open('/api/v1/nowhere');
  const script = await app.inject({ url: '/lost.js', headers: { accept: '*/*' } });

  expect({ status: unknown.statusCode, type: unknown.headers['content-type'] }).toEqual({
    status: 404,
    type: 'text/html; charset=utf-8',
  });
  expect([api.json(), script.json()]).toEqual([{ code: 'NOT_FOUND' }, { code: 'NOT_FOUND' }]);
  expect((await open('/platform')).statusCode).toBe(200);
  expect(
    (await app.inject({ method: 'HEAD', url: '/jobs', headers: { accept: 'text/html' } })).statusCode,
  ).toBe(200);
});

test('artifacts are kept for a year, compressed as the caller likes, and absent ones are never kept [PLT-51]', async () => {
  await registry.publish(aHost());
  await serve();
  const base = `/artifacts/shell/${(await bootOf()).shell.contentHash}`;

  const [plain, br, gz, absent] = await Promise.all([
    app.inject({ url: `${base}/main.js?retry=1` }),
    app.inject({ url: `${base}/main.js`, headers: { 'accept-encoding': 'gzip, br' } }),
    app.inject({ url: `${base}/main.js`, headers: { 'accept-encoding': 'gzip, br;q=0' } }),
    app.inject({ url: `${base}/gone.js` }),
  ]);

  expect(plain.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  expect(br.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(gz.rawPayload).toString()).toBe(plain.body);
  expect([absent.statusCode, absent.headers['cache-control']]).toEqual([404, 'no-store']);
});

test.each([
  '../../../keys/registry.private.pem',
  '..%2f..%2f..%2fkeys%2fregistry.private.pem',
  '%2e%2e/%2e%2e/audit.jsonl',
  'main.js%00',
  'main.js.br',
])('nothing but published files can be reached (%s) [PLT-44]', async (file) => {
  await registry.publish(aHost());
  await serve();
  const base = `/artifacts/shell/${(await bootOf()).shell.contentHash}`;
  expect((await app.inject({ url: `${base}/${file}` })).statusCode).toBe(404);
});

test('a file changed in the store is not served, and the operator is told [PLT-41]', async () => {
  await registry.publish(aHost());
  await serve();
  const { contentHash } = (await bootOf()).shell;
  const file = path.join(registry.storeDir, 'artifacts/shell', contentHash, 'main.js');
  await chmod(file, 0o644);
  await writeFile(file, 'evil');

  expect((await app.inject({ url: `/artifacts/shell/${contentHash}/main.js` })).statusCode).toBe(404);
  expect(logged.join()).toContain('artifact was changed after publishing');
});

test('a new release and a rollback show on the next load, and only the changed remote moves [PLT-51]', async () => {
  await registry.publish(aHost(), aRemote('mf-jobs'), aRemote('mf-auth'));
  await serve();
  const before = await bootOf();
  const entryBefore = (await remoteInBoot('mf-jobs'))?.entry;

  await registry.publish(aRemote('mf-jobs', { files: { 'page.js': 'changed' } }));
  letAnswersAge();
  const after = await bootOf();
  expect(after.sequence).toBe(2);
  expect(after.shell).toEqual(before.shell);
  expect(after.remotes.find(({ name }) => name === 'mf-auth')).toEqual(
    before.remotes.find(({ name }) => name === 'mf-auth'),
  );
  expect(after.remotes.find(({ name }) => name === 'mf-jobs')?.entry).not.toBe(entryBefore);
  expect((await app.inject({ url: String(entryBefore) })).statusCode).toBe(200);

  await rollback(registry.context, { name: 'mf-jobs', reason: 'broken' });
  letAnswersAge();
  expect((await remoteInBoot('mf-jobs'))?.entry).toBe(entryBefore);
});

test.each([
  ['not JSON', () => Promise.resolve('{"document":')],
  ['changed after signing', async (text: string) => Promise.resolve(text.replace('1.0.0+', '9.9.9+'))],
  ['signed by a stranger', async () => strangersDocument()],
])(
  'a registry document that is %s leaves the last good state and is reported once [PLT-45]',
  async (_what, spoil) => {
    await registry.publish(aHost(), aRemote('mf-jobs'));
    await serve();
    await open('/');
    await registry.publish(aRemote('mf-auth'));
    await spoilNewest(spoil);

    letAnswersAge();
    const boot = await bootOf();
    letAnswersAge();
    await open('/');

    expect([boot.sequence, boot.remotes.length]).toEqual([1, 1]);
    expect(logged.filter((line) => line.includes('registry refused'))).toHaveLength(1);
  },
);

test('a start with a damaged newest document serves the one before it [PLT-46]', async () => {
  await registry.publish(aHost(), aRemote('mf-jobs'));
  await registry.publish(aRemote('mf-auth'));
  await spoilNewest(() => Promise.resolve('nonsense'));
  await serve();

  expect((await bootOf()).sequence).toBe(1);
});

test('pages are still served when the store is gone [PLT-45]', async () => {
  await registry.publish(aHost(), aRemote('mf-jobs'));
  await serve();
  await open('/');
  await rename(registry.storeDir, `${registry.storeDir}-away`);
  letAnswersAge();

  expect((await open('/jobs')).statusCode).toBe(200);
});

test('before anything is published the answer says so', async () => {
  await serve();
  const { statusCode, headers } = await open('/');
  expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store']);
});

test('a remote whose build is gone is left out at start; the rest of the site is served', async () => {
  await registry.publish(aHost(), aRemote('mf-jobs'), aRemote('mf-auth'));
  await rm(path.join(registry.storeDir, 'artifacts/mf-jobs'), { recursive: true });
  await serve();

  expect((await bootOf()).remotes.map(({ name }) => name)).toEqual(['mf-auth']);
});

test('a disabled remote is not in the page [PLT-55]', async () => {
  await registry.publish(aHost(), aRemote('mf-jobs'));
  await setDisabled(registry.context, { name: 'mf-jobs', reason: 'incident', isDisabled: true });
  await serve();

  expect([(await open('/jobs')).statusCode, (await bootOf()).remotes]).toEqual([503, []]);
});

test('which versions run is public [PLT-62]', async () => {
  await registry.publish(aHost(), aRemote('mf-jobs'));
  await serve();

  expect((await app.inject({ url: '/platform.json' })).json()).toMatchObject({
    sequence: 1,
    shell: { name: 'shell', commit: 'abc1234' },
    remotes: [
      { name: 'mf-jobs', version: expect.stringContaining('1.0.0+'), owner: 'A team', source: 'live' },
    ],
  });
});

test('a preview shows one remote alone', async () => {
  await registry.publish(aHost(), aRemote('mf-jobs'), aRemote('mf-auth'));
  await serve({ preview: 'mf-jobs' });

  const boot = await bootOf();

  expect(boot.settings.preview).toBe('mf-jobs');
  expect(boot.remotes.map(({ name, source }) => `${name} ${source}`)).toEqual(['mf-jobs preview']);
  expect((await open('/auth')).statusCode).toBe(404);
});

test('a remote in development comes from its own server under a policy that allows it', async () => {
  const jobs = aRemote('mf-jobs');
  await registry.publish(aHost(), jobs, aRemote('mf-auth'));
  const manifest = (await serveAndRead('mf-jobs'))?.manifest;
  if (!manifest) throw new Error('mf-jobs is live');
  await app.close();
  await serve({ devRemotes: [{ name: 'mf-jobs', origin: 'http://localhost:3002', manifest }] });

  const remote = await remoteInBoot('mf-jobs');
  const { body, headers } = await open('/jobs');

  expect(remote).toMatchObject({
    source: 'dev',
    entry: 'http://localhost:3002/remoteEntry.js',
    labels: { fr: { 'jobs:title': 'Titre' } },
  });
  expect(remote?.integrity).toBeUndefined();
  expect(preloadsIn(body)).toEqual([]);
  expect(headers['content-security-policy']).toMatch(
    /script-src [^;]*http:\/\/localhost:3002.*connect-src [^;]*ws:\/\/localhost:3002/,
  );
});

test('a development shell is served from its folder', async () => {
  await registry.publish(aHost(), aRemote('mf-jobs'));
  const devShell = await registry.dist(aHost({ files: { 'main.js': 'development' } }));
  await serve({ devShell });

  expect((await open('/jobs')).body).toContain('<script defer src="/dev-shell/main.js">');
  expect((await app.inject({ url: '/dev-shell/main.js' })).body).toBe('development');
  expect((await app.inject({ url: '/dev-shell/..%2f..%2f..%2fkeys/registry.private.pem' })).statusCode).toBe(
    404,
  );
});

async function serveAndRead(name: string) {
  await serve();
  return remoteInBoot(name);
}

async function spoilNewest(spoil: (text: string) => Promise<string>): Promise<void> {
  const folder = path.join(registry.storeDir, 'registry');
  const newest = path.join(folder, (await readdir(folder)).sort().at(-1) ?? '');
  const text = await readFile(newest, 'utf8');
  await rm(newest);
  await writeFile(newest, await spoil(text));
}

async function strangersDocument(): Promise<string> {
  const stranger = await aRegistry();
  await stranger.publish(aHost());
  const text = await stranger.context.store.readDocument(1);
  await stranger.remove();
  return text;
}
