import { setTimeout as sleep } from 'node:timers/promises';
import { aRemote } from '../../testing/temporary-registry';
import { createTestEdge } from '../testing';
import { eventually, host, jobs } from './testing';

const site = createTestEdge();
jest.setTimeout(60_000);

let asked: string[] = [];
const askApi = (path: string) => {
  asked.push(path);
  return Promise.resolve({ status: 200, headers: {}, body: 'two jobs' });
};

/** A page of another remote, which uses what halves before it may have touched, with a secret in its address. */
const WITNESS = `async ({ url }) => {
  const named = new Map([['page', 'marketing']]).get('page');
  const [, query = ''] = url.split('?');
  const bytes = Buffer.concat([Buffer.from('fine')]).toString();
  return '<h1>' + [named, query.length, bytes, ({}).title, globalThis.kept, typeof Array.from].join(' ') + '</h1>';
}`;
const SEEN = '<h1>marketing 12 fine   function</h1>';

/** Opens a page of the half under test, then the witness, then another page of the half. */
async function openBeside(half: string) {
  asked = [];
  const marketing = aRemote('mf-marketing', {
    files: { 'server/home.cjs': `exports.page = ${WITNESS};` },
    server: { './home': 'server/home.cjs' },
  });
  await site.registry.publish(host(), jobs(half), marketing);
  const browser = await site.serve({ askApi });
  await eventually(async () => expect((await browser.open('/jobs')).body).toContain('id="rendered"'));
  const own = await browser.open('/jobs?turn=first');
  const witness = await eventually(async () => {
    const page = await browser.open('/marketing?token=SECRET');
    expect(page.body).toContain('id="rendered"');
    return page;
  });
  return { browser, own, witness, again: await browser.open('/jobs?turn=second') };
}

/** Does it for a query alone, so that a page without one comes in any case. */
const onQuery = (code: string) =>
  `async (order) => order.url.includes('?') ? (${code})(order) : '<h1>fine</h1>'`;

test.each([
  ['gives every object a title', `() => { Object.prototype.title = 'POLLUTED'; return ''; }`],
  [
    'reads what other pages split',
    `() => { const { split } = String.prototype; String.prototype.split = function (...rest) {
      globalThis.seen = String(this); return split.apply(this, rest); }; return globalThis.seen ?? ''; }`,
  ],
  [
    'puts its own text into every page',
    `() => { Buffer.concat = () => Buffer.from('HIJACKED'); return ''; }`,
  ],
  ['answers for every map', `() => { Map.prototype.get = () => 'HIJACKED'; return ''; }`],
  ['takes a name of the language', `() => { globalThis.Array = function () {}; return ''; }`],
  [
    'keeps something where nothing has a name',
    `({ url }) => { const timers = setTimeout(() => undefined, 0).constructor.prototype;
      timers.kept ??= url; return timers.kept; }`,
  ],
  ['leaves a global', `({ url }) => { globalThis.kept ??= url; return globalThis.kept; }`],
])('a half that %s changes no page of others, and learns nothing [PLT-159]', async (_what, code) => {
  const { witness, again } = await openBeside(onQuery(code));
  expect(witness.body).toContain(SEEN);
  expect(again.body).not.toContain('SECRET');
  expect(again.body).not.toContain('turn=first');
});

test.each([
  ['asks the console for the process', `() => String(console._stdout)`, 'undefined'],
  [
    'imports the process',
    `() => new Function("return import('node:process')")().then((all) => 'got it', ({ code }) => code)`,
    'ERR_VM_DYNAMIC_IMPORT_CALLBACK_MISSING',
  ],
  [
    'looks for what Node gives programs of a line',
    `() => [typeof timers, typeof net].join()`,
    'undefined,undefined',
  ],
])('a half that %s gets none [PLT-142]', async (_what, code, shown) => {
  const { own, witness } = await openBeside(onQuery(code));
  expect(own.body).toContain(`<div id="root">${shown}</div>`);
  expect(witness.body).toContain(SEEN);
});

test.each([
  [
    'asks the API without end',
    'async ({ ask }) => { for (;;) await ask("/api/v1/jobs"); }',
    'asked the API too often',
  ],
  ['gives what is no page', '() => 7', 'what is no message'],
  ['gives a page of three megabytes', '() => "x".repeat(3_000_000)', 'more than'],
  [
    'goes on working',
    `() => { const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => { for (const end = Date.now() + 50; Date.now() < end; ); port2.postMessage(1); };
      port2.postMessage(1); return ''; }`,
    'went on working',
  ],
])('a half that %s is ended and named, and pages of others come [PLT-142]', async (_what, code, reason) => {
  const { browser, witness } = await openBeside(onQuery(code));
  expect(witness.body).toContain(SEEN);
  await eventually(async () => {
    const { notRendered } = await browser.platform();
    expect(notRendered).toEqual([
      expect.objectContaining({ remote: 'mf-jobs', reason: expect.stringContaining(reason) }),
    ]);
  });
});

test('timers of a page end with it [PLT-159]', async () => {
  const { witness } = await openBeside(
    onQuery(`({ ask }) => { setInterval(() => ask('/api/v1/jobs?tick'), 20); return ''; }`),
  );
  const before = asked.length;
  await sleep(300);
  expect(asked).toHaveLength(before);
  expect(witness.body).toContain(SEEN);
});
