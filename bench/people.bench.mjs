/**
 * Search of professionals at 10,000, 100,000 and 1,000,000 contractors: p50 and p99 in milliseconds of six typical
 * searches through the product's own repository. Works in a scratch database of an embedded PostgreSQL, or of the server
 * that DATABASE_URL names, and drops it. `npm run bench -- people 10000 100000` measures these sizes only.
 */
import pg from 'pg';
import { register } from 'tsx/esm/api';
import { loadPeople } from './people-load.mjs';
import { compare, percentile, shown, timed, withScratch } from './search-bench.mjs';
import { CITIES, VOCABULARY, createRandom, misspelt } from './search-world.mjs';

register();
const { createProfessionalsRepository } =
  await import('../server/src/domains/people/professionals/professionals.repository.ts');

const SIZES = [10_000, 100_000, 1_000_000];
const ROUNDS = 200;
const WARM_UP = 20;
const LIMIT = 10;

const around = ({ from }, km) => {
  const [, lat, lng] = from(CITIES);
  return `${lat},${lng},${km}`;
};

/** Six typical searches; each draws new values in every round. */
const QUERIES = {
  'everybody, the best first': ({ upTo }) => ({ page: 1 + upTo(5) }),
  'a trade': ({ upTo }) => ({ specialty: VOCABULARY[upTo(40)], page: 1 + upTo(3) }),
  'a trade within 10 km': (random) => ({
    specialty: VOCABULARY[random.upTo(40)],
    location: around(random, 10),
  }),
  'within 25 km, nearest': (random) => ({ location: around(random, 25), sort: 'nearest' }),
  'one word, 4 stars, verified': ({ upTo }) => ({
    q: VOCABULARY[10 + upTo(1_500)],
    minRating: 4,
    verified: 'true',
  }),
  'a misspelt word': (random) => ({ q: misspelt(VOCABULARY[random.upTo(1_500)], random) }),
};

async function measure(people, name) {
  const random = createRandom(name);
  const times = [];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const asked = { page: 1, limit: LIMIT, sort: 'best', ...QUERIES[name](random) };
    const time = await timed(() => people.search(asked, undefined));
    if (round >= 0) times.push(time);
  }
  return times;
}

async function measureSize(connection, size) {
  const people = createProfessionalsRepository(connection.database);
  const results = {};
  for (const name of Object.keys(QUERIES)) {
    const all = await measure(people, name);
    results[name] = { p50: shown(percentile(all, 0.5)), p99: shown(percentile(all, 0.99)), all };
  }
  const all = Object.values(results).flatMap((result) => result.all);
  results.all = { p50: shown(percentile(all, 0.5)), p99: shown(percentile(all, 0.99)), all };
  console.log(`\n${size.toLocaleString('en')} professionals, milliseconds, ${ROUNDS} rounds`);
  console.table(results, ['p50', 'p99']);
  return results;
}

await withScratch(SIZES, async ({ url, connection, sizes }) => {
  const results = [];
  for (const [index, size] of sizes.entries()) {
    const seconds = await timed(() =>
      loadPeople(new pg.Client({ connectionString: url }), { from: sizes[index - 1] ?? 0, to: size }),
    );
    console.log(`loaded up to ${size.toLocaleString('en')} people in ${(seconds / 1000).toFixed(0)} s`);
    results.push(await measureSize(connection, size));
  }
  if (results.length > 1) compare(results[0], results.at(-1));
});
