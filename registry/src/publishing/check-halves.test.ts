import { checkLive } from './check-live';
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

const publishWith = (page: string, server: Record<string, string> = { './home': 'server/home.cjs' }) =>
  registry.publish(
    aHost({ files: { 'server/host.cjs': HOST_HALF }, server: { './host': 'server/host.cjs' } }),
    aRemote('mf-jobs', {
      manifest: { pages: [aPage('/jobs'), { ...aPage('/own'), access: 'signedIn' }] },
      files: { 'server/home.cjs': `exports.page = ${page};` },
      server,
    }),
  );

test('each public page of what is live is rendered in both languages by its server half [PLT-144]', async () => {
  await publishWith('(language) => `<h1>${language}</h1>`');
  expect((await checkLive(registry.context)).packages).toHaveLength(2);
});

test.each([
  [
    'throws in one language',
    '(language) => { if (language === "fr") throw new Error("roof fell in"); }',
    /fr: roof fell in/,
  ],
  ['wants a browser', '() => document.title', /en: document is not defined/],
])('a page whose half %s is named with its release [PLT-144]', async (_what, page, reason) => {
  await publishWith(page);
  await expect(checkLive(registry.context)).rejects.toThrow(reason);
  await expect(checkLive(registry.context)).rejects.toThrow(
    /mf-jobs .*: server\["\.\/home"\], \/jobs \(server-half\)/,
  );
});

test('a remote without any half, as the stock plug-in builds it, is left alone [PLT-144]', async () => {
  await publishWith('() => document.title', {});
  expect((await checkLive(registry.context)).packages).toHaveLength(2);
});
