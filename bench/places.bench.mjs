/**
 * Suggestions of places as somebody who types asks for them: one call after the other over HTTP, of the built server, p50
 * and p99 in milliseconds beside a goal of 50. Names are drawn of those that the 5,000 largest cities have in any
 * language; `found` is how often the city meant is among the suggestions. A wrong letter is one swapped with its
 * neighbour. `npm run bench -- places 2000` asks 2,000 of each kind.
 */
import { register } from 'tsx/esm/api';
import { createAgent, expectCall } from './fault-call.mjs';
import { readArguments } from './fault-report.mjs';
import { createFaultSite } from './fault-site.mjs';
import { percentile, shown, timed } from './search-bench.mjs';
import { createRandom, misspelt } from './search-world.mjs';

register();
const { loadGazetteer } = await import('../server/src/domains/site/places/gazetteer.ts');
const { gazetteerFile } = await import('../server/src/settings/paths.ts');

const GOAL_MS = 50;
const LARGEST = 5_000;
const WARM_UP = 50;

const { count } = readArguments({ usual: 1_000, short: 200 });
const { cities, names, owners, postcodes } = await loadGazetteer(gazetteerFile);
const known = names.flatMap((name, at) =>
  owners[at] < LARGEST && name.length >= 4 ? [{ name, city: cities[owners[at]] }] : [],
);

/** What is typed for a name; a long one is one where two letters may be wrong. */
const TYPED = {
  'one letter': ({ name }) => name.slice(0, 1),
  'two letters': ({ name }) => name.slice(0, 2),
  'three letters or more': ({ name }, { upTo }) => name.slice(0, 3 + upTo(name.length - 2)),
  'a whole name': ({ name }) => name,
  'one wrong letter': ({ name }, random) => misspelt(name, random),
  'two wrong letters, long': ({ name }, random) => misspelt(misspelt(name, random), random),
  'half a name, one wrong letter': ({ name }, random) =>
    misspelt(name.slice(0, Math.max(4, Math.ceil(name.length / 2))), random),
  'a postcode': (_name, { from }) => from(postcodes),
};
const LONG = 9;

const site = await createFaultSite({ env: { LIMIT_PLACES: '9999999/1' } });
await site.start();
const agent = createAgent({ maxSockets: 1 });
const ask = (q, language) =>
  expectCall(site.url, { path: `/api/v1/places?${new URLSearchParams({ q, language })}`, agent });

async function measure(kind) {
  const random = createRandom(kind);
  const drawn = kind.endsWith('long') ? known.filter(({ name }) => name.length >= LONG) : known;
  const times = [];
  let found = 0;
  for (let round = -WARM_UP; round < count; round += 1) {
    const wanted = random.from(drawn);
    const q = TYPED[kind](wanted, random);
    let answer;
    const time = await timed(async () => {
      answer = await ask(q, round % 2 === 0 ? 'en' : 'fr');
    });
    if (round < 0) continue;
    times.push(time);
    if (answer.data.some(({ lat, lng }) => lat === wanted.city.lat && lng === wanted.city.lng)) found += 1;
  }
  return { times, found };
}

function rowOf(times, found) {
  return {
    p50: shown(percentile(times, 0.5)),
    p99: shown(percentile(times, 0.99)),
    most: shown(Math.max(...times)),
    [`% within ${GOAL_MS} ms`]: shown((100 * times.filter((time) => time <= GOAL_MS).length) / times.length),
    'found %': found === undefined ? '' : shown((100 * found) / times.length),
  };
}

const rows = {};
const all = [];
for (const kind of Object.keys(TYPED)) {
  const { times, found } = await measure(kind);
  rows[kind] = rowOf(times, kind === 'a postcode' ? undefined : found);
  all.push(...times);
}
agent.destroy();
await site.close();
console.log(`\n${all.length.toLocaleString('en')} calls, milliseconds; the goal is ${GOAL_MS}`);
console.table({ ...rows, all: rowOf(all) });
