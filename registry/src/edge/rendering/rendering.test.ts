import { readdirSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readLive } from '../../publishing/registry-context';
import { aHost, aPage, aRemote } from '../../testing/temporary-registry';
import { createTestEdge } from '../testing';

const site = createTestEdge();
jest.setTimeout(60_000);

/** A host's half that shows what the page of `mf-jobs` says, as the shell's does, without React. */
const HOST_HALF = `
  exports.start = ({ send, onMessage }) => {
    let order, asked = new Map();
    const page = (id, source) => {
      const module = { exports: {} };
      const require = (key) => { throw new Error('the host shares no ' + key); };
      new Function('require', 'module', 'exports', source)(require, module, module.exports);
      const ask = (path) => new Promise((resolve) => { asked.set(path, resolve); send({ kind: 'ask', id: path, path, language: order.language }); });
      return Promise.resolve(module.exports.page({ ...order, ask })).then((html) =>
        send({ kind: 'page', id, page: { html, title: 'Jobs & <more>', status: order.url === '/jobs' ? 200 : 404, state: { jobs: '</script>' }, styles: [
          { name: 'pl-global g', css: '.dark{--ink:#fff}.light{--ink:#000}' } ] } }));
    };
    const fail = (id, remote) => (error) => send({ kind: 'failed', id, reason: error.message, remote });
    let current;
    onMessage((message) => {
      if (message.kind === 'answer') return asked.get(message.id)(message);
      if (message.kind === 'render') {
        current = message.id; order = message.order;
        return send({ kind: 'module', remote: 'mf-jobs', expose: './home' });
      }
      if (message.kind === 'module') {
        if (message.source === null) return fail(current, 'mf-jobs')(new Error('no server half, or it was changed'));
        try { page(current, message.source).catch(fail(current, 'mf-jobs')); } catch (error) { fail(current, 'mf-jobs')(error); }
      }
    });
    send({ kind: 'ready' });
  };`;

const HTML =
  '<!doctype html><html lang="en"><head><title>Plumbline</title><!--plumbline:head--></head><body><div id="root"></div></body></html>';
const host = () =>
  aHost({
    files: { 'index.html': HTML, 'server/host.cjs': HOST_HALF },
    server: { './host': 'server/host.cjs' },
  });
const jobs = (page: string, overrides: Parameters<typeof aRemote>[1] = {}) =>
  aRemote('mf-jobs', {
    files: { 'server/home.cjs': `exports.page = ${page};` },
    server: { './home': 'server/home.cjs' },
    ...overrides,
  });

const GREETING =
  'async ({ language, url, ask }) => "<h1>" + language + " " + url + " " + (await ask("/api/v1/jobs")).body + "</h1>"';

const asked: string[] = [];
const askApi = (path: string) => {
  asked.push(path);
  return Promise.resolve(
    path.startsWith('/api/v1/jobs') ? { status: 200, headers: {}, body: 'two jobs' } : undefined,
  );
};

async function open(page: string, url = '/jobs') {
  await site.registry.publish(host(), jobs(page));
  const browser = await site.serve({ askApi });
  return { browser, answer: await browser.open(url) };
}

test('a page for a visitor comes with its content, its styles and what its scripts take over [PLT-140]', async () => {
  const { answer } = await open(GREETING);

  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('<div id="root"><h1>en /jobs two jobs</h1></div>');
  expect(answer.body).toContain('<title>Jobs &amp; &lt;more></title>');
  expect(answer.body).toContain('"jobs":"\\u003c/script>"');
  expect(answer.body).toMatch(/<style data-emotion="pl-global g">\.dark/);
  expect(answer.body).toContain('@media (prefers-color-scheme: dark){:root{--ink:#fff}}');
  expect(answer.headers['content-security-policy']).toContain("style-src-attr 'unsafe-inline'");
  expect(answer.headers.vary).toContain('Accept-Language');
});

test('the language is that of the cookie, else of the browser; the bytes are those of before [PLT-140]', async () => {
  const { browser, answer } = await open(GREETING);
  const again = await browser.open('/jobs');
  browser.cookies.set('plumbline_language', 'fr');
  const french = await browser.open('/jobs');

  expect(french.body).toContain('<html lang="fr"');
  expect(french.body).toContain('<h1>fr /jobs');
  expect([again.body, again.headers.etag]).toEqual([answer.body, answer.headers.etag]);
  expect(french.headers.etag).not.toBe(answer.headers.etag);
  expect(asked.filter((path) => path === '/api/v1/jobs').length).toBeGreaterThan(1);
});

test('who is signed in, or gets other releases than everybody, gets the page as before [PLT-141]', async () => {
  const { browser } = await open(GREETING);
  browser.cookies.set('plumbline_in', '1');
  expect((await browser.open('/jobs')).body).toContain('<div id="root"></div>');
  browser.cookies.clear();
  expect((await browser.open('/jobs?safe-start=1')).body).toContain('<div id="root"></div>');
});

test('a page with its content preloads what its readers get, in its language [PLT-140]', async () => {
  const pages = [aPage('/jobs'), { ...aPage('/jobs'), access: 'hirer' as const }];
  await site.registry.publish(host(), jobs(GREETING, { manifest: { pages } }));
  const browser = await site.serve({ askApi });
  const preloads = (html: string) => ({
    forAll: /<link rel="preload"[^>]*\/page\.js"/.test(html),
    texts: ['en.js', 'fr.js'].filter((file) => html.includes(`/${file}"`)),
  });

  const rendered = await browser.open('/jobs', { 'accept-language': 'fr' });
  expect(preloads(rendered.body)).toEqual({ forAll: true, texts: ['fr.js'] });
  browser.cookies.set('plumbline_in', '1');
  const before = await browser.open('/jobs', { 'accept-language': 'fr' });
  expect(preloads(before.body)).toEqual({ forAll: false, texts: ['en.js', 'fr.js'] });
});

test('a page of the shell itself is found, rendered or not [PLT-140]', async () => {
  await site.registry.publish(host(), jobs(GREETING));
  const browser = await site.serve({ askApi, shellPages: ['/platform'] });

  const answer = await browser.open('/platform');
  expect([answer.statusCode, answer.body.includes('id="rendered"')]).toEqual([200, true]);
  expect((await browser.open('/nowhere')).statusCode).toBe(404);
});

test('a preview of one remote is rendered like the site, but what is not of that remote [PLT-140]', async () => {
  await site.registry.publish(host(), jobs(GREETING));
  const browser = await site.serve({ askApi, preview: 'mf-jobs' });

  expect((await browser.open('/jobs')).body).toContain('<div id="root"><h1>en /jobs two jobs</h1></div>');
  expect((await browser.open('/preview')).body).toContain('<div id="root"></div>');
});

test.each([
  ['throws', '() => { throw new Error("roof fell in"); }', 'roof fell in'],
  ['never ends', '() => { for (;;); }', 'took longer than'],
  ['waits for ever', '() => new Promise(() => undefined)', 'waited for something that never came'],
  ['takes memory without end', '() => { const all = []; for (;;) all.push({ all: [...all] }); }', 'ended'],
  ['asks for the network', '() => fetch("http://localhost")', 'fetch is not defined'],
  ['reads a file', '() => String(process.binding("fs"))', 'not a function'],
  ['requires a module of Node', '() => require("node:fs")', 'the host shares no node:fs'],
  ['reads the environment', '() => { throw new Error(JSON.stringify(process.env)); }', '{}'],
])(
  'a remote whose half %s: the page goes out as before, and its release is named [PLT-142]',
  async (_what, page, reason) => {
    const { browser, answer } = await open(page);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<div id="root"></div>');
    await expectNamed(browser, reason);
  },
);

test('a spare that still warms up renders the page after its first, not beside it [PLT-142]', async () => {
  const { browser } = await open(`async ({ url }) => {
    if (url === '/jobs?throws') throw new Error('roof fell in');
    if (globalThis.isBusy) throw new Error('two at once');
    globalThis.isBusy = url === '/';
    if (url === '/') await new Promise((resolve) => setTimeout(resolve, 800));
    globalThis.isBusy = false;
    return '<h1>' + url + '</h1>';
  }`);
  await browser.open('/jobs?throws');
  expect((await browser.open('/jobs?next')).body).toContain('<h1>/jobs?next</h1>');
});

test('a page that is late because it hardly gets a processor is rendered all the same [PLT-142]', async () => {
  const half = `async ({ url, ask }) => { if (url === '/jobs?late') await ask('/api/v1/jobs?hold'); return "<h1>" + url + "</h1>"; }`;
  await site.registry.publish(host(), jobs(half));
  const browser = await site.serve({
    askApi(path) {
      if (path.endsWith('hold')) holdRenderers(2000);
      return Promise.resolve({ status: 200, headers: {}, body: '' });
    },
  });
  const bodyOf = async (url: string) => (await browser.open(url)).body;
  // A process that has rendered a page has one second for the next.
  await eventually(async () => expect(await bodyOf('/jobs')).toContain('<h1>/jobs</h1>'));

  expect(await bodyOf('/jobs?late')).not.toContain('<h1>');
  await eventually(async () => expect(await bodyOf('/jobs?late')).toContain('<h1>/jobs?late</h1>'));
  expect((await browser.platform()).notRendered).toEqual([]);
});

/** Takes the processor from the processes that this one started, for so many milliseconds. */
function holdRenderers(ms: number): void {
  const tasks = '/proc/self/task';
  const children = readdirSync(tasks).flatMap((task) =>
    readFileSync(`${tasks}/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
  const signal = (name: NodeJS.Signals) => children.forEach((child) => process.kill(child, name));
  signal('SIGSTOP');
  setTimeout(() => signal('SIGCONT'), ms);
}

test('a half that is missing is said, and the page goes out as before [PLT-142]', async () => {
  await site.registry.publish(host(), aRemote('mf-jobs'));
  const browser = await site.serve({ askApi });
  expect((await browser.open('/jobs')).body).toContain('<div id="root"></div>');
  await expectNamed(browser, 'no server half');
});

test('a half with other bytes than its release says is never run [PLT-142]', async () => {
  await site.registry.publish(host(), jobs(GREETING));
  const { packages } = await readLive(site.registry.context);
  const { contentHash = '' } = packages['mf-jobs']?.live ?? {};
  const file = path.join(site.registry.storeDir, 'artifacts/mf-jobs', contentHash, 'server/home.cjs');
  await rm(file);
  await writeFile(file, 'exports.page = async () => "<h1>other bytes</h1>";');

  const browser = await site.serve({ askApi });
  expect((await browser.open('/jobs')).body).toContain('<div id="root"></div>');
  await expectNamed(browser, 'no server half');
});

/** `/platform.json` tells the release; after a hanging page it takes a moment. */
async function expectNamed(browser: Awaited<ReturnType<typeof site.serve>>, reason: string) {
  await eventually(async () => {
    const [first] = (await browser.platform()).notRendered ?? [];
    expect(first).toMatchObject({ url: '/jobs', remote: 'mf-jobs', version: expect.any(String) });
    expect(first?.reason).toContain(reason);
  });
}

/** Tries again until the assertions hold, for as long as a busy machine may need. */
async function eventually(assert: () => Promise<void>): Promise<void> {
  for (const end = Date.now() + 30_000; ; await sleep(50))
    try {
      return await assert();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
}
