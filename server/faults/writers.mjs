/**
 * People who keep writing, whatever becomes of the server: so many keyed writes a second, each tried again with the
 * same key until it is answered, what was acknowledged written down and afterwards looked for in the database.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { call, createAgent } from './call.mjs';
import { signUp } from './people.mjs';

const RETRY_MS = 150;
/** How long a write is retried; a server that is down longer has broken its promise already. */
const GIVE_UP_MS = 90_000;

/** Where the mark of a write lies. Each kind is a call that a person makes. */
const KINDS = {
  job: { table: 'jobs', column: 'title' },
  message: { table: 'messages', column: 'message_text' },
  application: { table: 'applications', column: 'cover_letter' },
  offer: { table: 'offers', column: 'description' },
};

function requestOf(kind, { mark, people, subject }) {
  const { client, contractor } = people;
  const as = (person, path, json) => ({ method: 'POST', path: `/api/v1${path}`, token: person.token, json });
  if (kind === 'job') return as(client, '/jobs/create', { title: mark, description: 'A job of a fault run' });
  if (kind === 'message') return as(client, '/messages/', { recipientId: contractor.id, content: mark });
  if (kind === 'application')
    return as(contractor, '/applications/apply', { jobId: subject, coverLetter: mark });
  const terms = { description: mark, budget: 100 };
  return as(client, '/offers/send', { jobId: subject, professionalId: contractor.id, ...terms });
}

/**
 * Signs two people up and starts. `isPatient`: who is told when to come back comes then, as a well-behaved client does,
 * and not at once. `stop()` begins nothing new and resolves when all that was begun has ended.
 */
export async function startWriters(site, { perSecond = 30, isPatient = false } = {}) {
  const people = { client: await signUp(site, 'client'), contractor: await signUp(site, 'contractor') };
  const agent = createAgent();
  const run = randomUUID().slice(0, 8);
  const writes = [];
  const open = new Set();
  /** Jobs without an application, and with one but without an offer. */
  const waiting = { application: [], offer: [] };

  const pickKind = (n) => {
    const wanted = Object.keys(KINDS)[n % 4];
    return waiting[wanted]?.length === 0 ? 'job' : wanted;
  };

  const begin = () => {
    const kind = pickKind(writes.length);
    const subject = waiting[kind]?.shift();
    const mark = `${run} write ${writes.length}`;
    const request = { ...requestOf(kind, { mark, people, subject }), key: randomUUID(), agent };
    const write = { kind, mark, subject, request, tries: 0, endings: {}, began: Date.now() };
    writes.push(write);
    const ended = carryThrough(site, write, isPatient).then(() => open.delete(ended));
    open.add(ended);
    void ended.then(() => {
      if (write.id === undefined) return;
      if (kind === 'job') waiting.application.push(write.id);
      if (kind === 'application') waiting.offer.push(subject);
    });
  };

  const timer = setInterval(begin, 1000 / perSecond);
  return {
    people,
    writes,
    stop: async () => {
      clearInterval(timer);
      await Promise.all(open);
      agent.destroy();
    },
  };
}

/** Retries a write until it has a final answer. */
async function carryThrough(site, write, isPatient) {
  while (Date.now() - write.began < GIVE_UP_MS) {
    write.tries += 1;
    const answer = await call(site.url, write.request);
    const { status = 0, body } = answer;
    const ending = answer.failed ?? (status < 300 ? 'done' : `${status} ${body.code}`);
    write.endings[ending] = (write.endings[ending] ?? 0) + 1;
    if (status >= 200 && status < 300) {
      write.id = body.data._id;
      write.isReplayed = answer.headers['idempotency-replayed'] === 'true';
      return;
    }
    if (status >= 400 && status < 500 && body.code !== 'IDEMPOTENCY_IN_FLIGHT') {
      write.refusal = `${write.kind}: ${status} ${body.code}`;
      return;
    }
    const retryAfter = isPatient ? Number(answer.headers?.['retry-after'] ?? 0) : 0;
    await sleep(retryAfter * 1000 + RETRY_MS * (0.5 + Math.random()));
  }
}

/** Repeats acknowledged writes under their keys. Returns those with another answer than the first time. */
export async function repeatWrites(site, writes) {
  const wrong = [];
  for (const { kind, mark, id, request } of writes) {
    const { status, failed, body, headers } = await call(site.url, { ...request, agent: undefined });
    const isSame = status < 300 && body.data._id === id && headers['idempotency-replayed'] === 'true';
    if (!isSame) wrong.push(`${kind} "${mark}": ${failed ?? status} ${body?.code ?? body?.data?._id}`);
  }
  return wrong;
}

/** Compares what was acknowledged with what is in the database. */
export async function judgeWrites(site, writes) {
  const lost = [];
  const doubled = [];
  for (const [kind, { table, column }] of Object.entries(KINDS)) {
    const mine = writes.filter((write) => write.kind === kind);
    const marks = mine.map(({ mark }) => mark);
    const text = `select id, ${column} as mark from ${table} where ${column} = any($1)`;
    const ids = new Map();
    for (const { id, mark } of await site.query(text, [marks])) ids.set(mark, [...(ids.get(mark) ?? []), id]);
    for (const { mark, id } of mine) {
      const found = ids.get(mark) ?? [];
      if (id !== undefined && !found.includes(id)) lost.push(`${kind} "${mark}"`);
      if (found.length > 1) doubled.push(`${kind} "${mark}" × ${found.length}`);
    }
  }
  const refused = writes.flatMap(({ refusal }) => (refusal === undefined ? [] : [refusal]));
  const unanswered = writes.filter(({ id, refusal }) => id === undefined && refusal === undefined);
  return { lost, doubled, refused, unanswered: unanswered.map(({ kind, mark }) => `${kind} "${mark}"`) };
}

/** The promises that hold for writes whatever is broken, for `report`. */
export function promisesOfWrites({ lost, doubled, refused, unanswered }, writes) {
  const shown = (list) => `${list.length} (${list.slice(0, 3).join(', ')})`;
  const statuses = writes.flatMap(({ endings }) => Object.keys(endings)).filter((name) => /^500/.test(name));
  return [
    ['no acknowledged write is lost', lost.length === 0, shown(lost)],
    ['no write runs twice by a retry with its key', doubled.length === 0, shown(doubled)],
    ['no retry is refused', refused.length === 0, shown(refused)],
    ['every write is answered in the end', unanswered.length === 0, shown(unanswered)],
    ['no answer is a 500', statuses.length === 0, shown(statuses)],
  ];
}

/** Outcomes of the attempts, most frequent first, as rows for `report`. */
export function endingsOf(writes) {
  const counts = {};
  for (const { endings } of writes)
    for (const [name, count] of Object.entries(endings)) counts[name] = (counts[name] ?? 0) + count;
  return Object.entries(counts)
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, count]) => [`tries that ended: ${name}`, count]);
}
