/**
 * Pages rendered on the edge of the built server with its demo world: what a page costs that nobody has asked for yet,
 * what a kept one costs, and how much longer a visitor waits where the renderer is killed, throws, hangs or takes memory
 * without end. Times are those of the whole answer, compressed. `npm run bench -- render --short` is a quick look; a
 * number is how many new pages of each kind are asked for.
 */
import http from 'node:http';
import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { endAfter, quantile, readArguments, report } from '../server/faults/report.mjs';
import { faultyBuild, FAULTS, faultyPath } from './render-faults.mjs';
import { measureKept, openPage, processorSeconds, renderersOf, UNRENDERED } from './render-pages.mjs';
import { placeIn, publishFederated, startSite } from './sites.mjs';

const AIMS = { newMs: 80, keptPerSecond: 500, delayMs: 300 };
const CALLERS = 16;
/** Longer than a page may take and a spare needs to be warm. */
const RECOVERY_MS = 3_000;

const { isShort, count } = readArguments({ usual: 100, short: 20 });
const seconds = isShort ? 2 : 8;
const faultRounds = isShort ? 2 : 8;
endAfter(560_000, 'render');
const median = (numbers) => quantile(numbers, 0.5);

/** Addresses that have not been asked for: the kept pages go by the whole of it. */
async function newPages({ url }) {
  const list = async (path) => (await (await fetch(`${url}/api/v1/${path}`)).json()).data;
  const jobs = await list('jobs/recent?page=1&limit=50');
  const people = await list('professionals?page=1&limit=50');
  const each = (make) => Array.from({ length: count }, (_, n) => make(n));
  return {
    landing: each((n) => `/?n=${n}`),
    search: each((n) => `/jobs?page=${1 + (n % 5)}&n=${n}`),
    details: each((n) => `/jobs/${jobs[n % jobs.length]._id}?n=${n}`),
    professional: each((n) => `/professionals/${people[n % people.length]._id}?n=${n}`),
  };
}

/** Opens the page until it comes with its content: the first process has to start and warm up. */
async function warmUp(site, path) {
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await openPage(site, `${path}${path.includes('?') ? '&' : '?'}warm=${tries}`)).isRendered) return;
    await sleep(100);
  }
  throw new Error(`${path} is never rendered`);
}

async function measureNew(site, paths) {
  await warmUp(site, paths[0]);
  const before = processorSeconds(site.pid);
  const began = performance.now();
  const answers = [];
  for (const path of paths) answers.push(await openPage(site, path));
  const taken = (performance.now() - began) / 1000;
  return {
    times: answers.map(({ ms }) => ms),
    bytes: median(answers.map(({ bytes }) => bytes)),
    unrendered: answers.filter(({ isRendered }) => !isRendered).length,
    perSecond: paths.length / taken,
    perCoreSecond: paths.length / (processorSeconds(site.pid) - before),
  };
}

/** Milliseconds that a page took longer than one without content, and whether the next one is rendered. */
async function measureFault(site, { path, act = () => undefined }) {
  const usual = median(
    await Promise.all(Array.from({ length: 5 }, async () => (await openPage(site, path, UNRENDERED)).ms)),
  );
  const asked = openPage(site, path);
  await act();
  const { ms } = await asked;
  await sleep(RECOVERY_MS);
  const next = await openPage(site, `${path.split('?')[0]}?after=${Math.random()}`);
  return { delay: Math.max(0, ms - usual), isReplaced: next.isRendered };
}

async function measureFaults(site) {
  const killAll = () => renderersOf(site.pid).forEach((pid) => process.kill(pid, 'SIGKILL'));
  const killOne = async () => {
    await sleep(5);
    const [active] = renderersOf(site.pid);
    if (active !== undefined) process.kill(active, 'SIGKILL');
  };
  const cases = {
    'killed while it renders': (n) => ({ path: `/about?killed=${n}`, act: killOne }),
    'all killed at once': (n) => ({ path: `/about?gone=${n}`, act: killAll }),
    ...Object.fromEntries(FAULTS.map((fault) => [fault, (n) => ({ path: faultyPath(fault, n) })])),
  };
  const rows = [];
  for (const [name, make] of Object.entries(cases)) {
    const rounds = [];
    for (let n = 0; n < faultRounds; n += 1) rounds.push(await measureFault(site, make(n)));
    rows.push({ name, rounds });
  }
  return rows;
}

const place = placeIn('rendered');
let stop = () => undefined;
try {
  await publishFederated(place, faultyBuild(place.folder));
  const started = await startSite({ ...place, env: { RENDER_PAGES: '1' } });
  stop = started.stop;
  const site = { ...started, agent: new http.Agent({ keepAlive: true }) };

  const fresh = {};
  for (const [name, paths] of Object.entries(await newPages(site)))
    fresh[name] = await measureNew(site, paths);
  console.table(
    Object.entries(fresh).map(([page, { times, bytes, unrendered, perSecond, perCoreSecond }]) => ({
      page,
      'median ms': median(times).toFixed(1),
      'p95 ms': quantile(times, 0.95).toFixed(1),
      'pages/s': perSecond.toFixed(1),
      'pages per second of a core': perCoreSecond.toFixed(1),
      'KB (Brotli)': (bytes / 1024).toFixed(1),
      'without content': unrendered,
    })),
  );

  await warmUp(site, '/jobs');
  await openPage(site, '/jobs');
  const kept = await measureKept(site, { path: '/jobs', callers: CALLERS, seconds });
  const faults = await measureFaults(site);
  console.table(
    faults.map(({ name, rounds }) => ({
      'the renderer': name,
      'median delay ms': median(rounds.map(({ delay }) => delay)).toFixed(0),
      'longest delay ms': Math.max(...rounds.map(({ delay }) => delay)).toFixed(0),
      'replaced, of': `${rounds.filter(({ isReplaced }) => isReplaced).length} of ${rounds.length}`,
    })),
  );
  report('Pages rendered on the edge', {
    rows: [
      ['cores', os.cpus().length],
      ['new pages of each kind', count],
      ['kept pages a second', kept.perSecond.toFixed(0)],
      ['  median ms', median(kept.times).toFixed(1)],
      ['  p95 ms', quantile(kept.times, 0.95).toFixed(1)],
    ],
    promises: [
      ...Object.entries(fresh).flatMap(([name, { times, unrendered }]) => {
        const found = quantile(times, 0.95);
        return [
          [
            `${name}: 95 of 100 new pages within ${AIMS.newMs} ms`,
            found <= AIMS.newMs,
            `${found.toFixed(0)} ms`,
          ],
          [`${name}: every page comes with its content`, unrendered === 0, `${unrendered} without`],
        ];
      }),
      [
        `${AIMS.keptPerSecond} kept pages a second`,
        kept.perSecond >= AIMS.keptPerSecond && kept.unrendered === 0,
        `${kept.perSecond.toFixed(0)}, ${kept.unrendered} without content`,
      ],
      ...faults.flatMap(({ name, rounds }) => {
        const longest = Math.max(...rounds.map(({ delay }) => delay));
        return [
          [`${name}: at most ${AIMS.delayMs} ms longer`, longest <= AIMS.delayMs, `${longest.toFixed(0)} ms`],
          [`${name}: replaced`, rounds.every(({ isReplaced }) => isReplaced), 'the next page had no content'],
        ];
      }),
    ],
  });
} finally {
  await stop();
}
