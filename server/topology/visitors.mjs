/** People who use a site at a steady pace: pages through the edges, reads and keyed writes; and what each hears live. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { call, createAgent } from '../faults/call.mjs';
import { createThreadReader } from '../faults/thread-reader.mjs';
import { hasContent, isUp } from './acts.mjs';

const PAGES = ['/', '/jobs', '/prices', '/about', '/pricing', '/terms'];
const READS = ['/jobs/recent', '/jobs/search?limit=10', '/professionals', '/prices'];
const OWN_READS = ['/notifications', '/templates'];
/** Browsers wait as long as nginx does; this is somewhat less than that. */
const PATIENCE_MS = 60_000;
/** As often as the site's pages ask a busy server again (`sendPatiently` in shared-api). */
const MOST_REPEATS = 2;
const BUSY = 503;
const turnOf = (list, n) => list[n % list.length];

/**
 * `people`: pairs with a chat, who have it open. `requests`: `{ kind, ms, failed, repeats, isBare, isRepeated }` of each that has
 * ended. Nothing is tried twice, but for what `call` says of it, and calls that a busy server asks to come again
 * (`repeats`), as the site's pages do.
 */
export function startVisitors(site, { people, perSecond }) {
  const agent = createAgent({ maxSockets: 256 });
  const requests = [];
  const open = new Set();
  const news = { sent: new Map() };

  const ask = async (kind, request) => {
    const began = performance.now();
    let answer;
    let repeats = -1;
    do {
      if (answer) await sleep(1000 * Number(answer.headers['retry-after']));
      answer = await call(site.url, { ...request, agent, timeoutMs: PATIENCE_MS });
      repeats += 1;
    } while (answer.status === BUSY && repeats < MOST_REPEATS && request.path.startsWith('/api/'));
    const failed = isUp(answer) ? undefined : (answer.failed ?? String(answer.status));
    const isBare = kind === 'pages' && !failed && !hasContent(answer);
    requests.push({
      kind,
      ms: performance.now() - began,
      failed,
      repeats,
      isBare,
      isRepeated: answer.isRepeated,
    });
    return answer;
  };
  const readers = people.map((person) =>
    createThreadReader(site.url, person, {
      ask: (request) => ask('catch-up calls', request),
      options: { ca: site.ca, transports: ['websocket', 'polling'] },
    }),
  );
  const readerOf = new Map(people.map(({ id }, n) => [id, readers[n]]));
  const post = (kind, { token }, [path, json]) =>
    ask(kind, { method: 'POST', path: `/api/v1${path}`, token, key: randomUUID(), json });

  const kinds = {
    pages: (n) => ask('pages', { path: turnOf(PAGES, n), headers: { accept: 'text/html' } }),
    reads: (n) => ask('reads', { path: `/api/v1${turnOf(READS, n)}` }),
    'own reads': (n) =>
      ask('own reads', { path: `/api/v1${turnOf(OWN_READS, n)}`, token: turnOf(people, n).token }),
    jobs: (n) => {
      const json = { title: `A job ${randomUUID()}`, description: 'Three walls to be papered' };
      return post('jobs', turnOf(people, 2 * n), ['/jobs/create', json]);
    },
    messages: async (n) => {
      const { otherId, ...sender } = turnOf(people, n);
      const json = { recipientId: otherId, content: `News ${randomUUID()}`, clientMessageId: randomUUID() };
      const { status, body } = await post('messages', sender, ['/messages/', json]);
      if (isUp({ status })) news.sent.set(body.data._id, otherId);
    },
  };
  /** Of ten requests. */
  const order = [
    'pages',
    'reads',
    'messages',
    'pages',
    'own reads',
    'pages',
    'jobs',
    'pages',
    'messages',
    'reads',
  ];
  const turns = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, 0]));
  let count = 0;
  let timer;

  const begin = () => {
    const kind = turnOf(order, count++);
    const ended = kinds[kind](turns[kind]++).then(() => open.delete(ended));
    open.add(ended);
  };
  const sentTo = (isWhat) => [...news.sent].filter(([id, person]) => isWhat(readerOf.get(person), id));

  return {
    ...{ requests, news, kinds: [...Object.keys(kinds), 'catch-up calls'] },
    areConnected: () => readers.every(({ socket }) => socket.connected),
    start: () => {
      timer = setInterval(begin, 1000 / perSecond);
    },
    stop: async () => {
      clearInterval(timer);
      await Promise.all(open);
    },
    missingNews: () => sentTo(({ live, caughtUp }, id) => !live.has(id) && !caughtUp.has(id)),
    countCaughtUp: () => sentTo(({ caughtUp }, id) => caughtUp.has(id)).length,
    countReconnects: () => readers.reduce((sum, { count: { connects } }) => sum + connects - 1, 0),
    close: () => {
      readers.forEach(({ socket }) => socket.disconnect());
      agent.destroy();
    },
  };
}
