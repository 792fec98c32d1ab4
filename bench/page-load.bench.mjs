/**
 * Visits of landing, search and details: the site as it is, its pages rendered by the edge, beside one monolith of the
 * very same sources behind the same server, edge, preloads and compression, and beside the static HTML of the same pages,
 * which is the limit. In turns, on a throttled line and processor, with an empty cache and again. Medians; the ratios are
 * of one run on one machine. Then typing and filtering on the search, by a trace. `npm run bench -- page-load 11` makes
 * eleven visits of each instead of seven, `page-load --short` one.
 */
import { chromium } from '@playwright/test';
import { findChromium } from '../tooling/scripts/chromium.mjs';
import { publishMonolith } from './monolith-registry.mjs';
import { buildMonolith } from './monolith.mjs';
import { typeAndFilter } from './page-typing.mjs';
import { countRoundTrips, timeFirstClick, visit, weigh } from './page-visits.mjs';
import { placeIn, publishFederated, startSite } from './sites.mjs';
import { renderedHtml, startStatic } from './static-pages.mjs';

/** Of the monolith's figures; `static`: of LCP of static HTML. */
const AIMS = { lcp: 0.3, static: 1.3, usable: 1, scriptBytes: 1.05 };
/** Kilobytes with Brotli; the scripts are those of `/`. */
const SIZE_AIMS = { html: 30, scripts: 215 };
/** Milliseconds of the longest task of the search on a slow processor. */
const TASK_AIMS = { typing: 100, results: 200 };
const TYPISTS = 3;
const FEWEST_RUNS = 7;
const isShort = process.argv.includes('--short');
const runs = isShort ? 1 : Math.max(FEWEST_RUNS, Number(process.argv[2] ?? FEWEST_RUNS));

const median = (numbers) => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1] + sorted[sorted.length >> 1]) / 2;
};
const kilobytes = (bytes) => (bytes / 1024).toFixed(1);

async function detailsPath(url) {
  const answer = await fetch(`${url}/api/v1/jobs/search`);
  const { data } = await answer.json();
  return `/jobs/${data[0]._id}`;
}

const PAGES = { landing: () => '/', search: () => '/jobs', details: ({ details }) => details };

/** With `usable`: when a click has its effect. Static HTML has no scripts. */
async function visitAndClick(browser, site, pathOf) {
  const url = site.url + pathOf(site);
  const figures = await visit(browser, url);
  return { ...figures, usable: site.isStatic ? undefined : await timeFirstClick(browser, url) };
}

async function measure(browser, sites) {
  const rows = [];
  for (const [page, pathOf] of Object.entries(PAGES)) {
    const visits = Object.fromEntries(sites.map(({ name }) => [name, []]));
    const trips = {};
    const weights = {};
    for (const site of sites) {
      // The first visit warms up the server's caches.
      await visit(browser, site.url + pathOf(site));
      trips[site.name] = await countRoundTrips(browser, site.url + pathOf(site));
      weights[site.name] = await weigh(browser, site.url + pathOf(site));
    }
    for (let run = 0; run < runs; run += 1) {
      for (const site of run % 2 === 0 ? sites : [...sites].reverse())
        visits[site.name].push(await visitAndClick(browser, site, pathOf));
    }
    rows.push({ page, visits, trips, weights });
    process.stdout.write(`  ${page}: ${runs} visits of each\n`);
  }
  return rows;
}

const of = (visits, key) => median(visits.map((each) => each[key]));

function table(rows) {
  return rows.flatMap(({ page, visits, trips, weights }) =>
    Object.entries(visits).map(([site, each]) => ({
      page,
      site,
      'LCP ms': of(each, 'lcp').toFixed(0),
      'LCP again': of(each, 'again').toFixed(0),
      'clicks work ms': each[0].usable === undefined ? '–' : of(each, 'usable').toFixed(0),
      shifts: of(each, 'shifts').toFixed(4),
      'HTML KB': kilobytes(weights[site].htmlBytes),
      'scripts KB': kilobytes(weights[site].scriptBytes),
      scripts: weights[site].scripts,
      requests: weights[site].requests,
      'round trips': trips[site],
    })),
  );
}

/** `[what, what was found, the most it should be]`. */
function aimsOf({ page, visits: { rendered, monolith, static: limit }, weights }) {
  const { htmlBytes, scriptBytes: scripts } = weights.rendered;
  const ratio = (key, other = monolith) => of(rendered, key) / of(other, key);
  return [
    [`${page}: LCP, of the monolith`, ratio('lcp'), AIMS.lcp],
    [`${page}: LCP, of static HTML`, ratio('lcp', limit), AIMS.static],
    [`${page}: until clicks work, of the monolith`, ratio('usable'), AIMS.usable],
    [`${page}: bytes of scripts, of the monolith`, scripts / weights.monolith.scriptBytes, AIMS.scriptBytes],
    [`${page}: HTML, KB`, htmlBytes / 1024, SIZE_AIMS.html],
    ...(page === 'landing' ? [[`${page}: scripts, KB`, scripts / 1024, SIZE_AIMS.scripts]] : []),
  ];
}

async function measureTyping(browser, sites) {
  const rows = [];
  for (const site of sites) {
    const runs = [];
    for (let run = 0; run < (isShort ? 1 : TYPISTS); run += 1)
      runs.push(await typeAndFilter(browser, `${site.url}/jobs`));
    const of = (key) => Number(median(runs.map((each) => each[key])).toFixed(0));
    rows.push({ site: site.name, typing: of('typing'), results: of('results'), inp: of('inp') });
  }
  return rows;
}

const places = [placeIn('rendered'), placeIn('monolith')];
const stops = [];
try {
  process.stdout.write('Building the monolith\n');
  const monolith = await buildMonolith();
  await publishFederated(places[0]);
  await publishMonolith(places[1], monolith);
  const sites = [];
  for (const place of places) {
    const isRendered = place.name === 'rendered';
    const { url, stop } = await startSite({ ...place, env: { RENDER_PAGES: isRendered ? '1' : '0' } });
    stops.push(stop);
    sites.push({ ...place, url, details: await detailsPath(url) });
  }
  const [rendered] = sites;
  const paths = Object.values(PAGES).map((pathOf) => pathOf(rendered));
  for (const path of paths) await renderedHtml(rendered.url + path);
  const still = await startStatic(rendered, paths);
  stops.unshift(still.stop);
  const all = [...sites, { name: 'static', isStatic: true, url: still.url, details: rendered.details }];
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
  stops.unshift(() => browser.close());
  const rows = await measure(browser, all);
  console.table(table(rows));
  console.log(`${runs} visits of each, medians; bytes with Brotli, as sent`);
  for (const [what, found, most] of rows.flatMap(aimsOf))
    console.log(`${found <= most ? 'met   ' : 'BEYOND'} ${what}: ${found.toFixed(2)} (at most ${most})`);
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
}
