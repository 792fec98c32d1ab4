import { readdirSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MountedSite, PageFailure } from '@plumbline/registry/edge';
import type { FastifyRequest } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import { readLive } from '../../publishing/registry-context';
import { aPage, aRemote } from '../../testing/temporary-registry';
import { createTestEdge } from '../testing';
import { eventually, GREETING, host, jobs } from './testing';

const site = createTestEdge();
jest.setTimeout(60_000);

const asked: string[] = [];
const askApi = (path: string) => {
  asked.push(path);
  return Promise.resolve(
    path.startsWith('/api/v1/jobs') ? { status: 200, headers: {}, body: 'two jobs' } : undefined,
  );
};

type Browser = Awaited<ReturnType<typeof site.serve>>;

/** Asks again until the page comes with its content: a process has to start first. */
async function openRendered(browser: Browser, url = '/jobs') {
  await eventually(async () => expect((await browser.open(url)).body).toContain('id="rendered"'));
  return browser.open(url);
}

async function open(page: string) {
  await site.registry.publish(host(), jobs(page));
  const browser = await site.serve({ askApi });
  return { browser, answer: await openRendered(browser) };
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
  const french = await openRendered(browser);

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

  browser.cookies.set('plumbline_language', 'fr');
  const rendered = await openRendered(browser);
  expect(preloads(rendered.body)).toEqual({ forAll: true, texts: ['fr.js'] });
  browser.cookies.set('plumbline_in', '1');
  const before = await browser.open('/jobs', { 'accept-language': 'fr' });
  expect(preloads(before.body)).toEqual({ forAll: false, texts: ['en.js', 'fr.js'] });
});

test('a page of the shell itself is found, rendered or not [PLT-140]', async () => {
  await site.registry.publish(host(), jobs(GREETING));
  const browser = await site.serve({ askApi, shellPages: ['/platform'] });

  const answer = await openRendered(browser, '/platform');
  expect([answer.statusCode, answer.body.includes('id="rendered"')]).toEqual([200, true]);
  expect((await browser.open('/nowhere')).statusCode).toBe(404);
});

test('a preview of one remote is rendered like the site, but what is not of that remote [PLT-140]', async () => {
  await site.registry.publish(host(), jobs(GREETING));
  const browser = await site.serve({ askApi, preview: 'mf-jobs' });

  expect((await openRendered(browser)).body).toContain('<div id="root"><h1>en /jobs two jobs</h1></div>');
  expect((await browser.open('/preview')).body).toContain('<div id="root"></div>');
});

test.each([
  ['throws', '() => { throw new Error("roof fell in"); }', 'roof fell in'],
  ['never ends', '() => { for (;;); }', 'took longer than'],
  ['waits for ever', '() => new Promise(() => undefined)', 'waited for something that never came'],
  [
    'takes memory without end',
    '() => { const all = []; for (;;) all.push({ all: [...all] }); }',
    /ended|took longer/,
  ],
  ['asks for the network', '() => fetch("http://localhost")', 'fetch is not defined'],
  ['reads a file', '() => String(process.binding("fs"))', 'not a function'],
  ['requires a module of Node', '() => require("node:fs")', 'the host shares no node:fs'],
  ['reads the environment', '() => { throw new Error(JSON.stringify(process.env)); }', '{}'],
])(
  'a remote whose half %s: the page goes out as before, and its release is named [PLT-142]',
  async (_what, fault, reason) => {
    const { browser } = await open(whenAsked(fault));
    const answer = await browser.open('/jobs?secret=7');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<div id="root"></div>');
    await expectNamed(browser, reason);
  },
);

/** A half that has the fault where its address has a query. */
const whenAsked = (fault: string) =>
  `async (order) => order.url.includes('?') ? (${fault})(order) : '<h1>fine</h1>'`;

test('what fails is told by the pattern of its page, without what visitors typed, and to administrators alone [PLT-147]', async () => {
  await site.registry.publish(
    host(),
    jobs(whenAsked('({ url }) => { throw new Error("no job at " + url + " of ada@example.org"); }'), {
      manifest: { pages: [aPage('/jobs'), aPage('/jobs/:id')] },
    }),
  );
  const mayInspect = ({ headers }: FastifyRequest) =>
    Promise.resolve(headers.authorization === 'Bearer admin');
  const browser = await site.serve({ askApi, mayInspect });
  await openRendered(browser);
  for (let n = 0; n < 3; n += 1) await browser.open(`/jobs/s3cret${n}?token=s3cret`);

  const told = await browser.open('/platform.json', { authorization: 'Bearer admin' });
  expect(told.json()).toMatchObject({ notRendered: [{ path: '/jobs/:id', remote: 'mf-jobs' }] });
  const everybody = await browser.open('/platform.json');
  expect(everybody.json()).toMatchObject({ notRendered: null, notTried: null });
  for (const text of [told.body, everybody.body, ...site.logged]) {
    expect(text).not.toContain('token=');
    expect(text).not.toContain('ada@');
  }
});

test('a flood of made-up addresses is counted, blames nobody, and leaves room for plain pages [PLT-148]', async () => {
  const slow = whenAsked('() => new Promise((resolve) => setTimeout(resolve, 100, "<h1>slow</h1>"))');
  const { browser } = await open(slow);
  const flood = Array.from({ length: 40 }, (_, n) => browser.open(`/jobs?n=${n}`));
  browser.cookies.set('plumbline_language', 'fr');
  await eventually(async () => expect((await browser.open('/jobs')).body).toContain('<h1>fine</h1>'));
  await Promise.all(flood);

  const { notRendered, notTried } = await browser.platform();
  expect(notRendered).toEqual([]);
  expect(notTried).toBeGreaterThan(20);
});

test('a page that fails again and again is left alone ever longer, and others are rendered [PLT-142]', async () => {
  const half = whenAsked('() => { throw new Error("roof fell in"); }');
  await site.registry.publish(host(), jobs(half));
  const failed: PageFailure[] = [];
  const browser = await site.serve({ askApi, onPageFailed: (failure) => void failed.push(failure) });
  await openRendered(browser);
  const attempts = () => site.logged.filter((line) => line.includes('roof fell in')).length;
  let n = 0;
  await eventually(async () => {
    await browser.open(`/jobs?n=${(n += 1)}`);
    expect(attempts()).toBe(2);
  });
  failed.length = 0;
  for (let more = 0; more < 4; more += 1) await browser.open(`/jobs?more=${more}`);

  expect(attempts()).toBe(2);
  // Every visitor counts, so that the guard sees what part of the views failed.
  expect(failed).toHaveLength(4);
  expect(failed[3]).toMatchObject({ remote: 'mf-jobs', source: 'live', path: '/jobs' });
  expect((await openRendered(browser)).body).toContain('<h1>fine</h1>');
});

test('while no process is warm, pages go out at once without content [PLT-149]', async () => {
  await site.registry.publish(host(), jobs(GREETING));
  const browser = await site.serve({ askApi });
  expect((await browser.open('/jobs')).body).toContain('<div id="root"></div>');
  expect(await browser.platform()).toMatchObject({ notTried: 1, notRendered: [] });
});

test('a new release is shown once its pages can be rendered: its first visitor gets content [PLT-149]', async () => {
  const { browser } = await open(GREETING);
  await site.registry.publish(jobs('() => Promise.resolve("<h1>newer</h1>")'));
  await eventually(async () => {
    const { body } = await browser.open('/jobs');
    expect(body).toContain('id="rendered"');
    expect(body).toContain('<h1>newer</h1>');
  });
});

test('a kept page is made anew once what it shows was changed, also while it is being made [PLT-157]', async () => {
  let [answer, isHeld] = ['open', false];
  let forget: MountedSite['forgetPages'] = () => undefined;
  await site.registry.publish(host(), jobs(GREETING));
  const browser = await site.serve({
    onMounted: ({ forgetPages }) => (forget = forgetPages),
    async askApi() {
      const body = answer;
      while (isHeld) await sleep(10);
      return { status: 200, headers: {}, body };
    },
  });
  expect((await openRendered(browser)).body).toContain('/jobs open');
  isHeld = true;
  forget((url) => url === '/jobs');
  const meanwhile = browser.open('/jobs');
  await sleep(100);
  answer = 'closed';
  forget((url) => url === '/jobs');
  isHeld = false;
  await meanwhile;
  await eventually(async () => expect((await browser.open('/jobs')).body).toContain('/jobs closed'));
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
  await expectNamed(browser, 'no server half');
  expect((await browser.open('/jobs')).body).toContain('<div id="root"></div>');
});

test('a half with other bytes than its release says is never run [PLT-142]', async () => {
  await site.registry.publish(host(), jobs(GREETING));
  const { packages } = await readLive(site.registry.context);
  const { contentHash = '' } = packages['mf-jobs']?.live ?? {};
  const file = path.join(site.registry.storeDir, 'artifacts/mf-jobs', contentHash, 'server/home.cjs');
  await rm(file);
  await writeFile(file, 'exports.page = async () => "<h1>other bytes</h1>";');

  const browser = await site.serve({ askApi });
  await expectNamed(browser, 'no server half');
  expect((await browser.open('/jobs')).body).toContain('<div id="root"></div>');
});

/** `/platform.json` tells the release; after a hanging page it takes a moment. */
async function expectNamed(browser: Awaited<ReturnType<typeof site.serve>>, reason: string | RegExp) {
  await eventually(async () => {
    await browser.open('/jobs');
    const [first] = (await browser.platform()).notRendered ?? [];
    expect(first).toMatchObject({ path: '/jobs', remote: 'mf-jobs', version: expect.any(String) });
    expect(first?.reason).toMatch(reason);
  });
}
