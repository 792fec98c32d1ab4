/** Restarts the servers of a topology one after the other while people use it, and judges: nothing failed, no news lost. */
import { stop } from '../../tooling/scripts/checks.mjs';
import { several, signUpPair } from '../faults/chat-people.mjs';
import { waitUntil } from '../faults/patience.mjs';
import { quantile, report } from '../faults/report.mjs';
import { startVisitors } from './visitors.mjs';

const ROUNDS = 10;
const PAIRS = 100;
const PER_SECOND = 50;
const CONNECTED_MS = 60_000;
const CAUGHT_UP_MS = 30_000;
/** After SIGTERM. */
const STOP_S = 10;

/** Ends the command where the words are not a number of rounds. */
export function requireRounds(words) {
  if (words.length > 1 || !/^([1-9]\d*)?$/.test(words[0] ?? ''))
    stop(`${words.join(' ')}? A number of rounds.`);
}

/** True if every promise is kept. `rounds`: how often each of the five is restarted. */
export async function deploy(site, [rounds = ROUNDS]) {
  const pairs = await several(PAIRS, () => signUpPair(site));
  const visitors = startVisitors(site, { people: pairs.flat(), perSecond: PER_SECOND });
  if (!(await waitUntil(visitors.areConnected, CONNECTED_MS))) throw new Error('Not every socket opens.');
  process.stdout.write(`✓ ${2 * PAIRS} people have a socket\n`);
  visitors.start();
  const restarts = [];
  for (let round = 1; round <= Number(rounds); round++)
    for (const unit of [...site.webs, site.worker, ...site.edges]) {
      restarts.push(await restart(unit));
      process.stdout.write(`✓ ${round}: ${describe(restarts.at(-1))}\n`);
    }
  await visitors.stop();
  await waitUntil(() => visitors.missingNews().length === 0, CAUGHT_UP_MS);
  show(rounds, { visitors, restarts });
  visitors.close();
  return !process.exitCode;
}

/** As a supervisor does it; the next one goes when this one is ready. */
async function restart(unit) {
  const began = Date.now();
  const isClean = await unit.stop();
  const stopS = secondsSince(began);
  await unit.start();
  return { name: unit.name, isClean, stopS, wholeS: secondsSince(began) };
}

const secondsSince = (at) => Math.round((Date.now() - at) / 100) / 10;
const describe = ({ name, stopS, wholeS }) =>
  `${name} stopped after ${stopS} s, ready again after ${wholeS} s`;

function show(rounds, { visitors, restarts }) {
  const { requests, news } = visitors;
  const failures = requests.filter(({ failed }) => failed !== undefined);
  const missing = visitors.missingNews();
  const slowestStop = Math.max(...restarts.map(({ stopS }) => stopS));
  const wholes = restarts.map(({ wholeS }) => wholeS);
  report(`${rounds} rolling restarts under ${PER_SECOND} requests a second and ${2 * PAIRS} sockets`, {
    rows: [
      ['restarts of a process', restarts.length],
      ['stopped after SIGTERM, slowest', `${slowestStop} s`],
      ['ready again, median and slowest', `${quantile(wholes, 0.5)} s ${quantile(wholes, 1)} s`],
      ...visitors.kinds.map((kind) => rowOf(kind, requests)),
      ['pages whose content browsers had to ask for', requests.filter(({ isBare }) => isBare).length],
      ['requests', requests.length],
      ['failed', failures.length],
      ...countBy(failures, ({ kind, failed }) => `failed: ${kind}, ${failed}`),
      ['came again when the server was busy', requests.filter(({ repeats }) => repeats > 0).length],
      ['sent again on a fresh connection', requests.filter(({ isRepeated }) => isRepeated).length],
      ['reconnects of sockets', visitors.countReconnects()],
      ['news sent', news.sent.size],
      ['news heard live', news.sent.size - missing.length - visitors.countCaughtUp()],
      ['news caught up', visitors.countCaughtUp()],
      ['news lost', missing.length],
    ],
    promises: [
      ['no request fails', failures.length === 0, failures.length],
      ['no news is lost', missing.length === 0, missing.length],
      ['each process ends by itself, well', restarts.every(({ isClean }) => isClean), 'not each'],
      [`each ends within ${STOP_S} s of SIGTERM`, slowestStop <= STOP_S, `${slowestStop} s`],
      ['every socket is back', visitors.areConnected(), 'not every'],
    ],
  });
}

function rowOf(kind, requests) {
  const times = requests.filter((request) => request.kind === kind).map(({ ms }) => ms);
  const [median, late] = [0.5, 0.99].map((share) => Math.round(quantile(times, share)));
  return [kind, `${times.length}, p50 ${median} ms, p99 ${late} ms`];
}

function countBy(rows, nameOf) {
  const counts = new Map();
  for (const row of rows) counts.set(nameOf(row), (counts.get(nameOf(row)) ?? 0) + 1);
  return [...counts];
}
