/**
 * First visits of landing, search and details: the federated site beside one monolith of the very same sources, both
 * behind the same server, edge, preloads and compression, in turns, on a throttled line and processor. Medians; the
 * ratios are of one run on one machine. Then typing and filtering on the search, by a trace. `npm run bench -- page-load 11` makes eleven visits of each instead of seven.
 */
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../tooling/scripts/chromium.mjs';
import { REMOTES, ROOT } from '../tooling/scripts/checks.mjs';
import { TOOLS, step } from '../tooling/scripts/run.mjs';
import { publishMonolith } from './monolith-registry.mjs';
import { buildMonolith } from './monolith.mjs';
import { typeAndFilter } from './page-typing.mjs';
import { countRoundTrips, visit } from './page-visits.mjs';
import { startSite, temporaryFolder } from './sites.mjs';

const AIMS = { lcp: 1.05, scriptBytes: 1.15 };
/** Milliseconds of the longest task of the search on a slow processor. */
const TASK_AIMS = { typing: 100, results: 200 };
const TYPISTS = 3;
const FEWEST_RUNS = 7;
const runs = Math.max(FEWEST_RUNS, Number(process.argv[2] ?? FEWEST_RUNS));

const median = (numbers) => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
};
const kilobytes = (bytes) => (bytes / 1024).toFixed(1);

function placeIn(name) {
  const folder = temporaryFolder();
  return { name, folder, registryDir: path.join(folder, 'registry'), keyDir: path.join(folder, 'keys') };
}

async function publishFederated({ registryDir, keyDir }) {
  const builds = ['shell', ...REMOTES].map((name) => path.join(ROOT, name, 'dist'));
  const env = { REGISTRY_DIR: registryDir, REGISTRY_KEYS: keyDir, REGISTRY_ACTOR: 'bench' };
  await step('Publishing the builds', TOOLS.registry('publish', ...builds), { env });
}

async function detailsPath(url) {
  const answer = await fetch(`${url}/api/v1/jobs/search`);
  const { data } = await answer.json();
  return `/jobs/${data[0]._id}`;
}

async function measure(browser, sites) {
  const pages = {
    landing: () => '/',
    search: () => '/jobs',
    details: ({ details }) => details,
  };
  const rows = [];
  for (const [page, pathOf] of Object.entries(pages)) {
    const visits = { federated: [], monolith: [] };
    const trips = {};
    for (const site of sites) {
      // The first visit warms up the server's caches.
      await visit(browser, site.url + pathOf(site));
      trips[site.name] = await countRoundTrips(browser, site.url + pathOf(site));
    }
    for (let run = 0; run < runs; run += 1) {
      for (const site of run % 2 === 0 ? sites : [...sites].reverse())
        visits[site.name].push(await visit(browser, site.url + pathOf(site)));
    }
    rows.push({ page, visits, trips });
    process.stdout.write(`  ${page}: ${runs} visits of each\n`);
  }
  return rows;
}

function table(rows) {
  return rows.flatMap(({ page, visits, trips }) => {
    const of = (name, key) => median(visits[name].map((each) => each[key]));
    const line = (name) => ({
      page,
      site: name,
      'LCP ms': of(name, 'lcp').toFixed(0),
      'scripts KB (sent)': kilobytes(of(name, 'scriptBytes')),
      scripts: of(name, 'scripts'),
      requests: of(name, 'requests'),
      'round trips': trips[name],
    });
    const ratio = (key) => (of('federated', key) / of('monolith', key)).toFixed(3);
    const ratios = {
      page,
      site: 'ratio',
      'LCP ms': ratio('lcp'),
      'scripts KB (sent)': ratio('scriptBytes'),
      scripts: ratio('scripts'),
      requests: ratio('requests'),
    };
    return [line('federated'), line('monolith'), ratios];
  });
}

async function measureTyping(browser, sites) {
  const rows = [];
  for (const site of sites) {
    const runs = [];
    for (let run = 0; run < TYPISTS; run += 1) runs.push(await typeAndFilter(browser, `${site.url}/jobs`));
    const of = (key) => Number(median(runs.map((each) => each[key])).toFixed(0));
    rows.push({ site: site.name, typing: of('typing'), results: of('results'), inp: of('inp') });
  }
  return rows;
}

const places = [placeIn('federated'), placeIn('monolith')];
const stops = [];
try {
  process.stdout.write('Building the monolith\n');
  const monolith = await buildMonolith();
  await publishFederated(places[0]);
  await publishMonolith(places[1], monolith);
  const sites = [];
  for (const place of places) {
    const { url, stop } = await startSite(place);
    stops.push(stop);
    sites.push({ ...place, url, details: await detailsPath(url) });
  }
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  stops.unshift(() => browser.close());
  const lines = table(await measure(browser, sites));
  console.table(lines);
  const ratios = lines.filter(({ site }) => site === 'ratio');
  const beyond = ratios.filter(
    (line) => line['LCP ms'] > AIMS.lcp || line['scripts KB (sent)'] > AIMS.scriptBytes,
  );
  console.log(`aims: ${AIMS.lcp} × on LCP, ${AIMS.scriptBytes} × on bytes; ${runs} visits of each, medians`);
  if (beyond.length) console.log(`beyond the aims: ${beyond.map(({ page }) => page).join(', ')}`);
  console.log(
    'search on a processor four times slower: longest task while typing and on new results, INP (ms)',
  );
  const typing = await measureTyping(browser, sites);
  console.table(typing);
  const [{ typing: keys, results }] = typing;
  if (keys > TASK_AIMS.typing || results > TASK_AIMS.results)
    console.log(`beyond the aims: ${TASK_AIMS.typing} ms typing, ${TASK_AIMS.results} ms on new results`);
} finally {
  for (const stop of stops) await stop();
  for (const { folder } of places) fs.rmSync(folder, { recursive: true, force: true });
}
