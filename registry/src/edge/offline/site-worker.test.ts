import vm from 'node:vm';
import { SHELL_PATH, SITE_WORKER } from './site-worker';

const ORIGIN = 'https://plumbline.example';

type Listener = (event: Record<string, unknown>) => void;
type Answer = () => Promise<Response>;

/** A browser's caches. */
function aCacheStorage() {
  const kept = new Map<string, Map<string, Response>>();
  const urlOf = (asked: string | { url: string }) =>
    new URL(typeof asked === 'string' ? asked : asked.url, ORIGIN).href;
  const cacheOf = (name: string) => {
    const files = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, files);
    return {
      match: async (asked: string | { url: string }) => files.get(urlOf(asked))?.clone(),
      put: async (asked: string, response: Response) => void files.set(urlOf(asked), response.clone()),
    };
  };
  return {
    kept,
    open: async (name: string) => cacheOf(name),
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    match: async (asked: string | { url: string }) => {
      for (const files of kept.values()) {
        const found = files.get(urlOf(asked));
        if (found) return found.clone();
      }
      return undefined;
    },
  };
}

/** The worker in a browser, and the site that it asks. */
function start() {
  const listeners = new Map<string, Listener>();
  const caches = aCacheStorage();
  const answers = new Map<string, Answer>();
  const asked: { url: string; options: Record<string, unknown> }[] = [];
  const timers: (() => void)[] = [];
  const pages = [{}];
  const fetch = async (input: string | { url: string }, options: Record<string, unknown> = {}) => {
    const url = typeof input === 'string' ? input : input.url.replace(ORIGIN, '');
    asked.push({ url, options });
    const answer = answers.get(url);
    if (!answer) throw new TypeError('no network');
    return answer();
  };
  const self = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    location: { origin: ORIGIN },
    clients: { claim: async () => undefined, matchAll: async () => pages },
  };
  const setTimeout = (run: () => void) => void timers.push(run);
  vm.runInNewContext(SITE_WORKER, { self, caches, fetch, Response, URL, setTimeout });

  const send = async (name: string, event: Record<string, unknown> = {}) => {
    const waited: Promise<unknown>[] = [];
    listeners.get(name)?.({ ...event, waitUntil: (work: Promise<unknown>) => waited.push(work) });
    await Promise.all(waited);
  };
  return {
    caches,
    answers,
    asked,
    pages,
    runTimers: () => timers.splice(0).forEach((run) => run()),
    send,
    tell: (set: string) => send('message', { data: { kind: 'live', set } }),
    /** What the worker answers with; undefined where it leaves the request to the browser. */
    ask: (path: string, request: Record<string, unknown> = {}): Promise<Response> | undefined => {
      let answered: Promise<Response> | undefined;
      const url = new URL(path, ORIGIN).href;
      listeners.get('fetch')?.({
        request: { method: 'GET', mode: 'cors', url, ...request },
        respondWith: (answer: Promise<Response>) => (answered = answer),
      });
      return answered;
    },
    /** The site has published this set, of these files. */
    publish: (set: string, ...files: string[]) => {
      const document = {
        set,
        html: `page of ${set}`,
        headers: { 'content-security-policy': `of ${set}` },
        files,
      };
      answers.set(SHELL_PATH, async () => Response.json(document));
      for (const file of files) answers.set(file, async () => new Response(`bytes of ${file}`));
    },
  };
}

type Worker = ReturnType<typeof start>;

const visit = { mode: 'navigate' };
const textOf = async (answer: Promise<Response> | undefined) => (await answer)?.text();
const setsOf = ({ caches }: Worker) =>
  [...caches.kept.keys()].filter((name) => name.startsWith('plumbline-set-'));
const askedFor = ({ asked }: Worker) => asked.map(({ url }) => url);

test('a page that runs another set than is kept makes the worker keep the live one, whole, and drop the old one [PLT-256]', async () => {
  const worker = start();
  worker.publish('one', '/artifacts/a.js', '/artifacts/b.js');
  await worker.send('install');
  expect(setsOf(worker)).toEqual(['plumbline-set-one']);

  worker.publish('two', '/artifacts/a.js', '/artifacts/c.js');
  worker.asked.length = 0;
  await worker.tell('two');
  expect(setsOf(worker)).toEqual(['plumbline-set-two']);
  expect(askedFor(worker)).toEqual([SHELL_PATH, '/artifacts/c.js']);

  worker.asked.length = 0;
  await worker.tell('two');
  expect(askedFor(worker)).toEqual([]);
});

test('a set of which one file cannot be had replaces nothing, until it is whole [PLT-256]', async () => {
  const worker = start();
  worker.publish('one', '/artifacts/a.js');
  await worker.send('install');
  worker.publish('two', '/artifacts/b.js', '/artifacts/c.js');
  worker.answers.set('/artifacts/c.js', async () => new Response('', { status: 404 }));
  await worker.tell('two');
  worker.answers.clear();
  expect(await textOf(worker.ask('/jobs', visit))).toBe('page of one');
  expect(await textOf(worker.ask('/artifacts/a.js'))).toBe('bytes of /artifacts/a.js');

  worker.publish('two', '/artifacts/b.js', '/artifacts/c.js');
  await worker.tell('two');
  expect(setsOf(worker)).toEqual(['plumbline-set-two']);
});

test('a site without anything to keep leaves what is kept [PLT-256]', async () => {
  const worker = start();
  worker.publish('one', '/artifacts/a.js');
  await worker.send('install');
  worker.answers.set(SHELL_PATH, async () => new Response('', { status: 404 }));
  await worker.tell('two');
  expect(setsOf(worker)).toEqual(['plumbline-set-one']);
});

test('what another open page may still run stays until it is closed [PLT-260]', async () => {
  const worker = start();
  worker.publish('one', '/artifacts/a.js');
  await worker.send('install');
  worker.pages.push({});
  worker.publish('two', '/artifacts/b.js');
  await worker.tell('two');
  expect(await textOf(worker.ask('/artifacts/a.js'))).toBe('bytes of /artifacts/a.js');
  worker.pages.pop();
  await worker.tell('two');
  expect(setsOf(worker)).toEqual(['plumbline-set-two']);
});

test('with a network a page comes from the site, whatever is kept [PLT-257]', async () => {
  const worker = start();
  worker.publish('one', '/artifacts/a.js');
  await worker.send('install');
  worker.answers.set('/jobs', async () => new Response('page of the site', { status: 503 }));
  const answer = await worker.ask('/jobs', visit);
  expect([answer?.status, await answer?.text()]).toEqual([503, 'page of the site']);
});

test('without a network, and when no answer comes, any page is the kept one, under its own policy [PLT-257]', async () => {
  const worker = start();
  worker.publish('one', '/artifacts/a.js');
  await worker.send('install');
  const answer = await worker.ask('/contracts/7', visit);
  expect([answer?.headers.get('content-security-policy'), await answer?.text()]).toEqual([
    'of one',
    'page of one',
  ]);

  worker.answers.set('/slow', () => new Promise(() => undefined));
  const slow = worker.ask('/slow', visit);
  await new Promise(setImmediate);
  worker.runTimers();
  expect(await textOf(slow)).toBe('page of one');
});

test('where nothing is kept yet a slow page is waited for, and a failed one fails [PLT-257]', async () => {
  const worker = start();
  worker.answers.set('/slow', async () => new Response('page of the site'));
  expect(await textOf(worker.ask('/slow', visit))).toBe('page of the site');
  await expect(worker.ask('/jobs', visit)).rejects.toThrow('no network');
});

test.each([
  ['/api/v1/contracts', {}],
  ['/api/v1/documents/7', visit],
  ['/dev/mail', visit],
  ['/status', visit],
  ['/sitemap.xml', visit],
  ['/platform/contract.json', visit],
  ['/share-pictures/7', {}],
  ['/jobs', { method: 'POST', mode: 'navigate' }],
  ['https://elsewhere.example/jobs', visit],
  ['/socket.io/', {}],
])('a request for %s is left to the browser [PLT-258]', (path, request) => {
  expect(start().ask(path, request)).toBeUndefined();
});

test('what is kept is asked for without cookies [PLT-258]', async () => {
  const worker = start();
  worker.publish('one', '/artifacts/a.js');
  await worker.send('install');
  expect(worker.asked.map(({ options }) => options.credentials)).toEqual(['omit', 'omit']);
  expect([...worker.caches.kept.values()].flatMap((files) => [...files.keys()])).toEqual([
    `${ORIGIN}/set`,
    `${ORIGIN}/artifacts/a.js`,
    `${ORIGIN}/kept-page`,
  ]);
});

test('a published file that is not kept comes from the network, and is not kept for that', async () => {
  const worker = start();
  worker.answers.set('/artifacts/x.js', async () => new Response('x'));
  expect(await textOf(worker.ask('/artifacts/x.js'))).toBe('x');
  expect([...worker.caches.kept.keys()]).toEqual([]);
});
