import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { startCanary } from '@plumbline/registry/canary';
import { checkLive } from './check-live';
import { createPreview } from './preview';
import { canDeploy } from './publish';
import { readLive } from './registry-context';
import { rollback } from './rollback';
import { aHost, aPage, aRegistry, aRemote } from '../testing/temporary-registry';

jest.setTimeout(60_000);

/** A host's half that runs the file of the asked page, as the shell's does, without React. */
const HOST_HALF = `
  exports.start = ({ send, onMessage }) => {
    let boot, order;
    onMessage((message) => {
      if (message.kind === 'boot') boot = message.boot;
      if (message.kind === 'render') {
        order = message;
        const [remote] = boot.remotes.filter(({ manifest }) => manifest.pages.some(({ path }) => path === order.order.url));
        const page = remote.manifest.pages.find(({ path }) => path === order.order.url);
        send({ kind: 'module', remote: remote.name, expose: page.expose });
      }
      if (message.kind === 'module') {
        try {
          if (message.source === null) throw new Error('no server half');
          const module = { exports: {} };
          new Function('module', 'exports', message.source)(module, module.exports);
          const html = module.exports.page(order.order.language);
          send({ kind: 'page', id: order.id, page: { html, title: '', status: 200, state: {}, styles: [] } });
        } catch (error) {
          send({ kind: 'failed', id: order.id, reason: error.message, remote: message.remote });
        }
      }
    });
    send({ kind: 'ready' });
  };`;

let registry: Awaited<ReturnType<typeof aRegistry>>;
beforeEach(async () => {
  registry = await aRegistry();
});
afterEach(() => registry.remove());

const shell = (half = HOST_HALF) =>
  aHost({ files: { 'server/host.cjs': half }, server: { './host': 'server/host.cjs' } });
const jobs = (page: string, server: Record<string, string> = { './home': 'server/home.cjs' }) =>
  aRemote('mf-jobs', {
    manifest: { pages: [aPage('/jobs'), { ...aPage('/own'), access: 'signedIn' }] },
    files: { 'server/home.cjs': `exports.page = ${page};` },
    server,
  });

const GREETING = '(language) => `<h1>${language}</h1>`';
const IN_FRENCH = '(language) => { if (language === "fr") throw new Error("roof fell in"); return ""; }';
const NAMED = /mf-jobs .*: server\["\.\/home"\], \/jobs \(server-half\)/;

test('each public page of what is live is rendered in both languages by its server half [PLT-144]', async () => {
  await registry.publish(shell(), jobs(GREETING));
  expect((await checkLive(registry.context)).packages).toHaveLength(2);
});

test.each([
  ['throws in one language', IN_FRENCH, /fr: roof fell in/],
  ['wants a browser', '() => document.title', /en: document is not defined/],
])(
  'a release whose half %s does not go live, and is named with its page [PLT-28]',
  async (_what, page, reason) => {
    await expect(registry.publish(shell(), jobs(page))).rejects.toThrow(reason);
    await expect(registry.publish(shell(), jobs(page))).rejects.toThrow(NAMED);
    const folders = await Promise.all([shell(), jobs(page)].map(registry.dist));
    await expect(canDeploy(registry.context, folders)).rejects.toThrow(NAMED);
    expect((await readLive(registry.context)).sequence).toBe(0);
  },
);

test('nor does it become a canary; a link may show it [PLT-28]', async () => {
  await registry.publish(shell(), jobs(GREETING));
  const build = await registry.dist(jobs(IN_FRENCH));
  const canary = { name: 'mf-jobs', build, percent: 1, reason: null };
  await expect(startCanary(registry.context, canary)).rejects.toThrow(NAMED);
  const link = await createPreview(registry.context, { name: 'mf-jobs', build, hours: 1, reason: null });
  expect(link.token).toBeDefined();
});

test('a shell that breaks the pages of a remote or canary does not go live [PLT-28]', async () => {
  await registry.publish(shell(), jobs(GREETING));
  const worse = shell(HOST_HALF.replace('module.exports.page(', 'module.exports.pages('));
  await expect(registry.publish(worse)).rejects.toThrow(NAMED);

  const build = await registry.dist(
    jobs('(language) => globalThis.isOld ? language : language.toUpperCase()'),
  );
  await startCanary(registry.context, { name: 'mf-jobs', build, percent: 1, reason: null });
  const other = shell(
    HOST_HALF.replace(
      'const html',
      'if (/isOld/.test(message.source)) throw new Error("no more"); const html',
    ),
  );
  await expect(registry.publish(other)).rejects.toThrow(/no more/);
});

test('what is live already is named by verify, and a rollback does not wait for it [PLT-144, PLT-22]', async () => {
  await registry.publish(aHost(), jobs(IN_FRENCH));
  await registry.publish(jobs(GREETING));
  await registry.publish(shell());
  await rollback(registry.context, { name: 'mf-jobs', reason: 'incident' });
  await expect(checkLive(registry.context)).rejects.toThrow(/fr: roof fell in/);
  await expect(checkLive(registry.context)).rejects.toThrow(NAMED);
});

test('a remote without any half, as the stock plug-in builds it, is left alone [PLT-144, PLT-28]', async () => {
  await registry.publish(shell(), jobs('() => document.title', {}));
  expect((await checkLive(registry.context)).packages).toHaveLength(2);
});

test('the command waits until every page was rendered [PLT-28]', async () => {
  const folders = await Promise.all([shell(), jobs(IN_FRENCH)].map(registry.dist));
  const cli = path.join(__dirname, '../cli.ts');
  const env = { ...process.env, REGISTRY_DIR: registry.storeDir, REGISTRY_KEYS: registry.keyDir };
  const run = promisify(execFile)(process.execPath, ['--import', 'tsx', cli, 'publish', ...folders], { env });
  await expect(run).rejects.toMatchObject({ code: 1, stdout: expect.stringContaining('roof fell in') });
});
