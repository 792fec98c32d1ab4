/** A mixed crowd: readers of the API and of pages, people who read what is theirs and write, in the shares of a site. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { call, createAgent, expectCall } from '../server/faults/call.mjs';
import { several, signUpPair } from '../server/faults/chat-people.mjs';
import { quantile } from '../server/faults/report.mjs';

const PAIRS = 15;
const WORDS = ['kitchen', 'roof', 'paint', 'pipe', 'floor', 'wall', 'door', 'garden'];
/** An answer that comes later is of no use to a person. */
export const USEFUL_MS = 2_000;
const GIVEN_UP_MS = 15_000;
/** How often calls are begun (milliseconds). */
const TICK_MS = 10;
const REFUSALS = [429, 503];

const oneOf = (list) => list[Math.floor(Math.random() * list.length)];
const upTo = (most) => Math.floor(Math.random() * most);

/** Signs people up. Returns them, and a function that draws the next call. */
export async function createCrowd(site) {
  const { data: jobs } = await expectCall(site.url, { path: '/api/v1/jobs/recent?limit=50&list=data' });
  const pairs = await several(PAIRS, () => signUpPair(site));
  const people = pairs.flat();
  const search = (rest) => `/api/v1/jobs/search?limit=10&list=data&q=${oneOf(WORDS)}&${rest}`;
  const own = (pathOf) => {
    const person = oneOf(people);
    return { path: pathOf(person), token: person.token };
  };
  const message = () => {
    const { otherId, token } = oneOf(people);
    const json = { recipientId: otherId, content: `Is ${upTo(1e6)} the right size?` };
    return { method: 'POST', path: '/api/v1/messages', token, key: randomUUID(), json };
  };
  /** What is asked for → its share and how it is drawn. Of what is new nobody has asked for the same before. */
  const kinds = {
    job: [30, () => ({ path: `/api/v1/jobs/${oneOf(jobs)._id}` })],
    search: [15, () => ({ path: search(`page=${1 + upTo(3)}`) })],
    'new search': [10, () => ({ path: search(`minBudget=${upTo(1e6)}`) })],
    professionals: [5, () => ({ path: `/api/v1/professionals?page=${1 + upTo(5)}&limit=10` })],
    messages: [10, () => own(({ chatId }) => `/api/v1/messages/${chatId}?limit=50`)],
    'saved jobs': [5, () => own(() => '/api/v1/saved-jobs')],
    'write a message': [8, message],
    page: [12, () => ({ path: `/jobs/${oneOf(jobs)._id}`, accept: 'text/html' })],
    'new page': [5, () => ({ path: `/jobs?q=${oneOf(WORDS)}&page=${1 + upTo(1e6)}`, accept: 'text/html' })],
  };
  const urn = Object.entries(kinds).flatMap(([kind, [share]]) => Array(share).fill(kind));
  const draw = () => {
    const kind = oneOf(urn);
    const { accept = 'application/json', ...drawn } = kinds[kind][1]();
    return { kind, ...drawn, headers: { accept } };
  };
  return { draw, people };
}

/** Sends the next call and notes it in `notes` with its kind, what came of it, and the milliseconds it took. */
async function sendNext(site, { draw }, { agent, notes }) {
  const { kind, ...drawn } = draw();
  const began = performance.now();
  const { status, failed, headers } = await call(site.url, { ...drawn, agent, timeoutMs: GIVEN_UP_MS });
  const outcome = failed ?? (status >= 400 && !REFUSALS.includes(status) ? String(status) : undefined);
  notes.push({
    kind,
    took: performance.now() - began,
    outcome: outcome ?? (REFUSALS.includes(status) ? 'refused' : 'served'),
    isExplained: headers?.['retry-after'] !== undefined,
  });
}

/** `callers` who each send the next call when the last is answered. */
export async function serveAsFastAsItGoes(site, crowd, { callers, seconds }) {
  const notes = [];
  const agent = createAgent({ maxSockets: callers });
  const began = performance.now();
  const end = began + seconds * 1000;
  const sendOn = async () => {
    while (performance.now() < end) await sendNext(site, crowd, { agent, notes });
  };
  await Promise.all(Array.from({ length: callers }, sendOn));
  agent.destroy();
  return summary(notes, (performance.now() - began) / 1000);
}

/** `perSecond` new calls each second, whatever becomes of those before. */
export async function serveWhoeverComes(site, crowd, { perSecond, seconds }) {
  const notes = [];
  const agent = createAgent({ maxSockets: Infinity });
  const sent = [];
  const began = performance.now();
  const passed = () => (performance.now() - began) / 1000;
  while (passed() < seconds) {
    while (sent.length < passed() * perSecond) sent.push(sendNext(site, crowd, { agent, notes }));
    await sleep(TICK_MS);
  }
  const taken = passed();
  await Promise.all(sent);
  agent.destroy();
  return { ...summary(notes, taken), sent: sent.length / taken };
}

function summary(notes, seconds) {
  const took = (outcome) => notes.filter((note) => note.outcome === outcome).map((note) => note.took);
  const [served, refused] = [took('served'), took('refused')];
  return {
    useful: served.filter((ms) => ms <= USEFUL_MS).length / seconds,
    p50: quantile(served, 0.5),
    p99: quantile(served, 0.99),
    refused: refused.length / seconds,
    refusedP99: quantile(refused, 0.99),
    unexplained: notes.filter(({ outcome, isExplained }) => outcome === 'refused' && !isExplained).length,
    failed: countFailed(notes),
    notes,
  };
}

/** What came of calls besides answers and refusals → how many times. */
function countFailed(notes) {
  const counts = {};
  for (const { outcome } of notes)
    if (!['served', 'refused'].includes(outcome)) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

/** What became of each kind of call. */
export function byKind({ notes }) {
  const kinds = {};
  for (const note of notes) (kinds[note.kind] ??= []).push(note);
  return Object.fromEntries(
    Object.entries(kinds).map(([kind, all]) => {
      const { p50, p99, useful, refused } = summary(all, 1);
      return [kind, { sent: all.length, useful, refused, p50: Math.round(p50), p99: Math.round(p99) }];
    }),
  );
}
