/** Somebody who tries all the time whether the site can be used: writes, pages, pictures, live messages. */
import { randomUUID } from 'node:crypto';
import { call, createAgent } from '../faults/call.mjs';
import { waitUntil } from '../faults/patience.mjs';
import { openPage } from '../faults/people.mjs';
import { isUp, joinChat, openChat, pathOf, sendPicture } from './acts.mjs';

const EVERY_MS = 400;
/** Of a kind. One person may send no more pictures at once. */
const AT_ONCE = 2;
/** Who waits longer goes away. */
const PATIENCE_MS = 5000;

/**
 * Starts trying. `kinds` are what is tried. `brokenSince(kind, at)`: for how many milliseconds after `at` it could not
 * be relied on. `pictures`: the addresses of those that were acknowledged.
 */
export async function startProbes(site) {
  const agent = createAgent();
  const chat = await openChat(site);
  const { client, contractor, chatId } = chat;
  const heard = new Set();
  const pictures = [];
  const page = openPage(site, contractor);
  page.on('connect', () => void joinChat(page, chat).catch(() => undefined));
  page.on('newMessage', ({ content }) => heard.add(content));

  const ask = (request) => call(site.url, { ...request, agent, timeoutMs: PATIENCE_MS });
  const post = (path, json) =>
    ask({ method: 'POST', path: `/api/v1${path}`, token: client.token, key: randomUUID(), json });
  const kinds = {
    writes: async () =>
      isUp(await post('/jobs/create', { title: `Probe ${randomUUID()}`, description: 'A probe' })),
    pages: async () => isUp(await ask({ path: '/', headers: { accept: 'text/html' } })),
    pictures: async () => {
      const sent = await sendPicture(site, client, { key: randomUUID(), agent, timeoutMs: PATIENCE_MS });
      if (!isUp(sent)) return false;
      const job = { title: `Probe ${randomUUID()}`, description: 'A probe' };
      const posted = await post('/jobs/create', { ...job, pictures: [{ _id: sent.body.data._id }] });
      const path = pathOf(sent.body.data);
      if (isUp(posted)) pictures.push(path);
      return isUp(posted) && isUp(await ask({ path }));
    },
    'live messages': async () => {
      const content = `Probe ${randomUUID()}`;
      const sent = await post('/messages/', { recipientId: contractor.id, chatId, content });
      return isUp(sent) && (await waitUntil(() => heard.has(content), PATIENCE_MS));
    },
  };

  const tries = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, []]));
  const open = new Set();
  const begin = (kind) => {
    if (tries[kind].filter(({ isWell }) => isWell === undefined).length >= AT_ONCE) return;
    const one = { at: Date.now(), isWell: undefined };
    tries[kind].push(one);
    const ended = kinds[kind]()
      .catch(() => false)
      .then((isWell) => {
        one.isWell = isWell;
        open.delete(ended);
      });
    open.add(ended);
  };
  const timers = Object.keys(kinds).map((kind) => setInterval(() => begin(kind), EVERY_MS));

  return {
    kinds: Object.keys(kinds),
    pictures,
    /** Has all that was begun in the last `ms`, and has ended, gone well? */
    isWellFor: (ms) =>
      Object.values(tries).every((list) => {
        const late = list.filter(({ at, isWell }) => isWell !== undefined && at > Date.now() - ms);
        return late.length > 0 && late.every(({ isWell }) => isWell);
      }),
    brokenSince: (kind, since) => {
      const list = tries[kind].filter(({ at }) => at >= since);
      const last = list.findLastIndex(({ isWell }) => isWell === false);
      return last < 0 ? 0 : (list[last + 1]?.at ?? Infinity) - since;
    },
    stop: async () => {
      timers.forEach((timer) => clearInterval(timer));
      await Promise.all(open);
      page.disconnect();
      agent.destroy();
    },
  };
}
