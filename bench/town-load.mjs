/** A day of a town as calls that come when they come, whether those before are answered or not, and what became of them. */
import { setTimeout as sleep } from 'node:timers/promises';
import { call, createAgent } from '../server/faults/call.mjs';
import { waitUntil } from '../server/faults/patience.mjs';
import { openPage } from '../server/faults/people.mjs';
import { createRandom } from './search-world.mjs';
import { drawCall } from './town-calls.mjs';

/** Calls in each of the 24 hours beside those of the busiest one: a quiet night, a morning, a longer evening. */
const SHAPE = [
  ...[0.12, 0.07, 0.05, 0.05, 0.08, 0.2, 0.4, 0.7, 0.9, 0.8, 0.7, 0.68],
  ...[0.75, 0.7, 0.62, 0.6, 0.65, 0.75, 0.85, 0.95, 1, 0.9, 0.6, 0.3],
];
const MEAN = SHAPE.reduce((sum, share) => sum + share, 0) / SHAPE.length;
const HOURS = SHAPE.length;

const TICK_MS = 50;
/** Who waits longer goes away. */
const PATIENCE_MS = 10_000;
/** More calls than this without an answer, and the next ones do not even leave. */
const MOST_OPEN = 500;
const PAGES = 200;
const ARRIVED_MS = 10_000;

/** Busy at `hour`, 0 to 24, beside the mean of the day. */
function busyAt(hour) {
  const [before, after] = [Math.floor(hour) % HOURS, (Math.floor(hour) + 1) % HOURS];
  return (SHAPE[before] + (SHAPE[after] - SHAPE[before]) * (hour % 1)) / MEAN;
}

/** Open pages of people, each at one of their conversations. `arrivals` gets the milliseconds of each message on its way. */
async function openPages(site, { talks }) {
  const arrivals = [];
  const pages = [];
  let lost = 0;
  for (const { to, chat } of talks.slice(0, PAGES)) {
    const page = openPage(site, to);
    pages.push(page);
    await waitUntil(() => page.connected, ARRIVED_MS, 20);
    await page
      .timeout(ARRIVED_MS)
      .emitWithAck('joinRoom', { chatId: chat.id, userId: to.id, afterSeq: chat.seq });
    // The text ends with the instant at which it was sent.
    page.on('newMessage', ({ content }) => arrivals.push(Date.now() - Number(content.split(' ').at(-1))));
    page.on('disconnect', () => (lost += 1));
  }
  const close = () => {
    const figures = { pages: pages.length, arrivals, lost };
    pages.forEach((page) => page.disconnect());
    return figures;
  };
  return { close };
}

const outcomeOf = ({ status, failed, body }) => {
  if (failed !== undefined || status >= 500) return { isFailed: true, why: failed ?? status };
  return { isFailed: false, why: status < 400 ? undefined : (body?.code ?? status) };
};

/**
 * Lives through a day in `minutes`, with `perSecond` calls on average. Resolves to every call, `{ kind, hour, ms, isFailed,
 * why }` (`why` of those that were not answered with what was asked for), and to the number of open pages, how many were lost, and
 * the milliseconds of each message to one. A call's `ms` begin when it was due.
 */
export async function liveThroughDay(site, town, { minutes, perSecond, tell }) {
  const random = createRandom('day');
  const agent = createAgent({ maxSockets: 256 });
  const pages = await openPages(site, town);
  const calls = [];
  const open = new Set();
  const dayMs = minutes * 60_000;
  const began = performance.now();
  let due = 0;
  let last = began;
  const begin = (at, hour) => {
    const { kind, send } = drawCall(town, random);
    const one = { kind, hour: Math.floor(hour), ms: 0, isFailed: true, why: 'too many open' };
    calls.push(one);
    if (open.size >= MOST_OPEN) return;
    const ended = send(site, call, { agent, timeoutMs: PATIENCE_MS }).then((answer) => {
      Object.assign(one, outcomeOf(answer), { ms: performance.now() - at });
      open.delete(ended);
    });
    open.add(ended);
  };
  for (let now = began; now < began + dayMs; now = performance.now()) {
    const hour = ((now - began) / dayMs) * HOURS;
    due += (perSecond * busyAt(hour) * (now - last)) / 1000;
    last = now;
    for (; due >= 1; due -= 1) begin(now, hour);
    tell(hour, calls, open.size);
    await sleep(TICK_MS);
  }
  await Promise.all(open);
  agent.destroy();
  return { calls, ...pages.close() };
}
