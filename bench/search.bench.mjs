/**
 * Job search at 10,000, 100,000 and 1,000,000 jobs: p50 and p99 in milliseconds of six typical searches through the
 * product's own repository. Works in a scratch database of an embedded PostgreSQL, or of the server that DATABASE_URL
 * names, and drops it. Every word drawn is frequent.
 * `npm run bench -- search 10000 100000` measures these sizes only.
 */
import pg from 'pg';
import { register } from 'tsx/esm/api';
import { compare, percentile, shown, timed, withScratch } from './search-bench.mjs';
import { CATEGORIES, EMPLOYMENT, CITIES, VOCABULARY, createRandom, misspelt } from './search-world.mjs';
import { loadJobs } from './search-load.mjs';

register();
const { createJobSearchRepository } =
  await import('../server/src/domains/jobs/jobs/job-search.repository.ts');

const SIZES = [10_000, 100_000, 1_000_000];
const ROUNDS = 200;
const WARM_UP = 20;
const LIMIT = 10;

/** Six typical searches; each draws new values in every round. */
const QUERIES = {
  'recent jobs': ({ upTo }) => ({ page: 1 + upTo(5) }),
  'category, type and salary': ({ upTo, from }) => ({
    category: from(CATEGORIES),
    employmentType: from(EMPLOYMENT),
    minSalary: 30_000 + upTo(40_000),
    page: 1 + upTo(20),
  }),
  'one word': ({ upTo }) => ({ q: VOCABULARY[10 + upTo(1_500)] }),
  'two words, category, best match': ({ upTo, from }) => ({
    q: `${VOCABULARY[upTo(200)]} ${VOCABULARY[upTo(200)]}`,
    category: from(CATEGORIES),
    sort: 'relevance',
  }),
  'within 25 km, nearest': ({ from }) => {
    const [, lat, lng] = from(CITIES);
    return { jobLocation: `${lat},${lng},25`, sort: 'nearest' };
  },
  'a misspelt word': (random) => ({ q: misspelt(VOCABULARY[random.upTo(1_500)], random) }),
};

async function measure(jobs, name) {
  const random = createRandom(name);
  const times = [];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const asked = { page: 1, limit: LIMIT, sort: 'newest', ...QUERIES[name](random) };
    const time = await timed(() => (name === 'recent jobs' ? jobs.listRecent(asked) : jobs.search(asked)));
    if (round >= 0) times.push(time);
  }
  return times;
}

async function measureSize(connection, size) {
  const jobs = createJobSearchRepository(connection.database);
  const results = {};
  for (const name of Object.keys(QUERIES)) {
    const all = await measure(jobs, name);
    results[name] = { p50: shown(percentile(all, 0.5)), p99: shown(percentile(all, 0.99)), all };
  }
  const all = Object.values(results).flatMap((result) => result.all);
  results.all = { p50: shown(percentile(all, 0.5)), p99: shown(percentile(all, 0.99)), all };
  console.log(`\n${size.toLocaleString('en')} jobs, milliseconds, ${ROUNDS} rounds`);
  console.table(results, ['p50', 'p99']);
  return results;
}

await withScratch(SIZES, async ({ url, connection, sizes }) => {
  const results = [];
  for (const [index, size] of sizes.entries()) {
    const taken = await timed(() =>
      loadJobs(() => new pg.Client({ connectionString: url }), { from: sizes[index - 1] ?? 0, to: size }),
    );
    console.log(`loaded up to ${size.toLocaleString('en')} jobs in ${(taken / 1000).toFixed(0)} s`);
    results.push(await measureSize(connection, size));
  }
  if (results.length > 1) compare(results[0], results.at(-1));
});
