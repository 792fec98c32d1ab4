/**
 * People who keep writing, whatever becomes of the server: up to so many keyed writes a second of every kind in
 * `write-kinds.mjs`, each tried again with the same key until it is answered, what was acknowledged written down.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { call, createAgent, expectCall } from './call.mjs';
import { waitUntil } from './patience.mjs';
import { signUp } from './people.mjs';
import { startTexts } from './texts.mjs';
import { post } from './write-calls.mjs';
import { createTurns } from './write-turns.mjs';
import { WRITE_KINDS } from './write-kinds.mjs';

const RETRY_MS = 150;
/** How long a write is retried; a server that is down longer has broken its promise already. */
const GIVE_UP_MS = 90_000;
/** A text message that was on its way when the server was killed never comes: it is sent once at most. */
const CODE_MS = 20_000;
const LOST_MS = 120_000;
/** So many calls are under way at once: people wait for their answers, and a slow machine gets fewer writes. */
const AT_ONCE = 32;
/** Files go one after the other, and no more wait for their turn. */
const UPLOADS_WAITING = 2;

/**
 * Signs people up and starts. `isPatient`: who is told when to come back comes then, as a well-behaved client does,
 * and not at once. `stop()` begins nothing new and resolves when all that was begun has ended. `loseAnswers(count)` lets
 * the next answers of so many kinds that lost fewest come to nobody, and resolves when they have come, with what
 * ends the waiting for them.
 */
export async function startWriters(site, { perSecond = 30, isPatient = false } = {}) {
  const people = await signUpTeam(site);
  const agent = createAgent({ maxSockets: 128 });
  const run = randomUUID().slice(0, 8);
  const writes = [];
  const open = new Set();
  const turns = createTurns(people);
  const losses = createLosses();
  const uploads = { last: Promise.resolve(), waiting: 0 };
  const tools = { ask: (request) => insist(site, request), codeFor };
  let count = 0;

  const write = async () => {
    const { name, deal, turn } = turns.take({ mayUpload: uploads.waiting < UPLOADS_WAITING });
    const kind = WRITE_KINDS[name];
    const one = {
      kind: name,
      mark: `${run} write ${count++}`,
      turn,
      deal,
      tries: 0,
      endings: {},
      repeats: 0,
    };
    if ((await kind.prepare?.(deal, tools)) === false) return;
    const replaced = (kind.replaces ?? []).flatMap((gone) => deal.writes[gone] ?? []);
    for (const gone of replaced) gone.isReplaced = true;
    deal.writes[name] = one;
    one.request = { ...(await kind.call(deal, one)), key: randomUUID(), agent };
    writes.push(one);
    await carryThrough(site, one, { isPatient, losses, uploads });
    // What a refused write was to replace must still be there.
    if (one.refusal !== undefined) for (const gone of replaced) gone.isReplaced = false;
    if (one.id === undefined) return;
    deal.of[name] = { ...one.body?.data, ...one.body?.user };
    turns.passOn(name, deal);
  };
  const begin = () => {
    if (open.size - losses.count() >= AT_ONCE) return;
    const ended = write().then(() => open.delete(ended));
    open.add(ended);
  };

  const timer = setInterval(begin, 1000 / perSecond);
  return {
    people,
    writes,
    loseAnswers: losses.begin,
    stop: async () => {
      clearInterval(timer);
      await Promise.all(open);
      agent.destroy();
    },
  };
}

/** A hirer, a contractor and somebody of the contractor's team; the two have a conversation. */
async function signUpTeam(site) {
  const client = await signUp(site, 'client');
  const contractor = await signUp(site, 'contractor');
  const member = await signUp(site, 'client');
  const text = `insert into team_members (company_id, user_id, role) values ($1, $2, 'recruiter')`;
  await site.query(text, [contractor.id, member.id]);
  const first = { recipientId: contractor.id, content: 'Hello' };
  const { chatId } = await expectCall(site.url, post(client, '/messages/', first));
  return { client, contractor, member, chatId };
}

/** Asks until there is an answer. */
async function insist(site, request) {
  for (;;) {
    const { status, body } = await call(site.url, request);
    if (status >= 200 && status < 300) return body;
    if (status >= 400 && status < 500) throw new Error(`${request.path}: ${status} ${body.code}`);
    await sleep(RETRY_MS);
  }
}

/** Undefined where the text message is lost. */
async function codeFor(number) {
  const texts = await startTexts();
  await waitUntil(() => texts.codeFor(number) !== undefined, CODE_MS);
  return texts.codeFor(number);
}

/** Answers that come and that nobody hears: the server has committed by then. */
function createLosses() {
  const counts = Object.fromEntries(Object.keys(WRITE_KINDS).map((name) => [name, 0]));
  let wanted = 0;
  let held = [];
  return {
    count: () => held.length,
    begin: async (count) => {
      wanted = count;
      await waitUntil(() => wanted === 0, LOST_MS, 5);
      wanted = 0;
      const ending = held;
      held = [];
      return () => ending.forEach((end) => end());
    },
    /** A promise where this answer is lost; it resolves when nobody waits for it any more. */
    hold: (write, status) => {
      if (wanted === 0 || status >= 300 || counts[write.kind] > Math.min(...Object.values(counts))) return;
      wanted -= 1;
      counts[write.kind] += 1;
      write.isLost = true;
      return new Promise((resolve) => held.push(resolve));
    },
  };
}

/** Retries a write until it has a final answer. */
async function carryThrough(site, write, { isPatient, losses, uploads }) {
  const began = Date.now();
  const send = (leave) => {
    const loses = (status) => {
      const end = losses.hold(write, status);
      if (end !== undefined) leave?.();
      return end;
    };
    return call(site.url, { ...write.request, loses });
  };
  while (Date.now() - began < GIVE_UP_MS) {
    write.tries += 1;
    const answer = await (write.request.body ? inTurn(uploads, send) : send());
    const { status = 0, body } = answer;
    const { spent } = WRITE_KINDS[write.kind];
    const isSpent = spent !== undefined && write.tries > 1 && body?.code === spent;
    const ending = answer.failed ?? (status < 300 || isSpent ? 'done' : `${status} ${body.code}`);
    write.endings[ending] = (write.endings[ending] ?? 0) + 1;
    if (ending === 'done') {
      write.id = body.data?._id ?? 'done';
      write.body = body;
      write.isReplayed = isSpent || answer.headers['idempotency-replayed'] === 'true';
      return;
    }
    if (status >= 400 && status < 500 && body.code !== 'IDEMPOTENCY_IN_FLIGHT') {
      write.refusal = `${write.kind} ${write.request.path}: ${Object.keys(write.endings).join(', then ')}`;
      return;
    }
    const retryAfter = isPatient ? Number(answer.headers?.['retry-after'] ?? 0) : 0;
    await sleep(retryAfter * 1000 + RETRY_MS * (0.5 + Math.random()));
  }
}

/**
 * One file after the other, as the server takes few at once of one person. `send` gets what lets the next one go, for an
 * answer that is lost: the server has given it.
 */
async function inTurn(uploads, send) {
  const before = uploads.last;
  let leave;
  uploads.last = new Promise((resolve) => (leave = resolve));
  uploads.waiting += 1;
  await before;
  uploads.waiting -= 1;
  return send(leave).finally(leave);
}

const again = (site, write) => {
  write.repeats += 1;
  return call(site.url, { ...write.request, agent: undefined });
};

/** Repeats acknowledged writes under their keys. Returns those with another answer than the first time. */
export async function repeatWrites(site, writes) {
  const wrong = [];
  for (const write of writes) {
    const { spent } = WRITE_KINDS[write.kind];
    const { status, failed, body, headers } = await again(site, write);
    const isSame = spent
      ? body?.code === spent
      : headers?.['idempotency-replayed'] === 'true' && isDeepStrictEqual(body, write.body);
    if (!isSame) wrong.push(`${write.kind} "${write.mark}": ${failed ?? status} ${body?.code ?? ''}`);
  }
  return wrong;
}

/** Repeats, of kinds that are known for good, writes whose answers are kept no more. */
export async function repeatForgotten(site, writes) {
  const wrong = [];
  const known = writes.filter(({ kind, id, isReplaced }) => WRITE_KINDS[kind].isKnown && id && !isReplaced);
  for (const write of known) {
    await site.query('delete from idempotency_keys where key = $1', [write.request.key]);
    const { status, failed, body } = await again(site, write);
    if (body?.data?._id !== write.id) wrong.push(`${write.kind} "${write.mark}": ${failed ?? status}`);
  }
  return wrong;
}
