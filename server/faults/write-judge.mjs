/** Compares what was acknowledged with what the server answers its people. */
import { setTimeout as sleep } from 'node:timers/promises';
import { call } from './call.mjs';
import { WRITE_KINDS } from './write-kinds.mjs';

const AT_ONCE = 8;
const PAUSE_MS = 100;
const TRIES = 100;

/** Every acknowledged write is there once, as it was sent; of the others each once at most. */
export async function judgeWrites(site, writes) {
  const lost = [];
  const doubled = [];
  const list = createReader(site);
  const judge = async ({ write, isDone }) => {
    const { kind, mark, deal } = write;
    const { reads, is, isRemoval } = WRITE_KINDS[kind];
    const rows = (await list(reads(deal, write))).filter((row) => is(row, write, deal));
    const isThere = isRemoval ? rows.length === 0 : rows.length > 0;
    // While it was looked for, another write may have taken its place.
    if (isDone && !isThere && !write.isReplaced) lost.push(`${kind} "${mark}"`);
    if (rows.length > 1) doubled.push(`${kind} "${mark}" × ${rows.length}`);
  };
  const waiting = writes.map((write) => ({ write, isDone: write.id !== undefined }));
  const work = async () => {
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) await judge(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const refused = writes.flatMap(({ refusal }) => (refusal === undefined ? [] : [refusal]));
  const unanswered = writes.filter(({ id, refusal }) => id === undefined && refusal === undefined);
  return { lost, doubled, refused, unanswered: unanswered.map(({ kind, mark }) => `${kind} "${mark}"`) };
}

/** Reads a list to its end, each once. */
function createReader(site) {
  const lists = new Map();
  return (request) => {
    const name = JSON.stringify(request);
    if (!lists.has(name)) lists.set(name, readAll(site, request));
    return lists.get(name);
  };
}

async function readAll(site, request) {
  const rows = new Map();
  for (let path = request.path; path !== undefined;) {
    const body = await read(site, { ...request, path });
    for (const row of rowsOf(body)) rows.set(row._id ?? rows.size, row);
    path = nextOf(request.path, body);
  }
  return [...rows.values()];
}

/** What is not there is an empty list, and so is who cannot sign in. */
async function read(site, request) {
  for (let n = 1; ; n++) {
    const { status, failed, body } = await call(site.url, request);
    if (status >= 200 && status < 300) return body;
    if (status === 404 || status === 401) return [];
    if (n === TRIES) throw new Error(`${request.path}: ${failed ?? `${status} ${body.code}`}`);
    await sleep(PAUSE_MS);
  }
}

function rowsOf(body) {
  const data = body.data ?? body;
  return Array.isArray(data) ? data : (data.rows ?? data.confirmations ?? [data]);
}

/** The path of what comes after it, of lists that come in parts. */
function nextOf(path, body) {
  const last = Array.isArray(body) ? body.at(-1)?.seq : undefined;
  if (last !== undefined) return path.replace(/afterSeq=\d+/, `afterSeq=${last}`);
  return body.page * body.limit < body.count ? `${path}&page=${body.page + 1}` : undefined;
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

/** What became of each kind, as rows for `report`. */
export function kindsOf(writes) {
  return Object.keys(WRITE_KINDS).map((name) => {
    const mine = writes.filter(({ kind }) => kind === name);
    const count = (isCounted) => mine.filter(isCounted).length;
    const parts = [
      `${count(({ id }) => id !== undefined)} acknowledged`,
      `${count(({ tries }) => tries > 1)} tried again`,
      `${count(({ isLost }) => isLost)} after a lost answer`,
      `${count(({ repeats }) => repeats > 0)} repeated`,
    ];
    return [name, parts.join(', ')];
  });
}

/** Kinds of which no such write was acknowledged. */
export const kindsWithout = (writes, isSuch) =>
  Object.keys(WRITE_KINDS).filter(
    (name) => !writes.some((write) => write.kind === name && write.id !== undefined && isSuch(write)),
  );
