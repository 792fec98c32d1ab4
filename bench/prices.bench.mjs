/**
 * What work has cost, at 100,000 and 1,000,000 contracts: how long the nightly sweep takes, how many figures it makes,
 * and p50 and p99 in milliseconds of reading a page of prices and an estimate. The limit of a read is 20 ms at p99.
 * Works in a scratch database as `npm run bench -- people` does. `npm run bench -- prices 100000` measures one size.
 */
import pg from 'pg';
import { register } from 'tsx/esm/api';
import { loadDeals } from './prices-load.mjs';
import { percentile, shown, timed, withScratch } from './search-bench.mjs';
import { createRandom } from './search-world.mjs';

register();
const { MORE_SKILLS, TRADES } = await import('../shared-schema/src/options.ts');
const { tradeKey } = await import('../shared-schema/src/prices.ts');
const { gazetteerFile } = await import('../server/src/settings/paths.ts');
const { loadGazetteer } = await import('../server/src/domains/site/places/gazetteer.ts');
const { createPlacesService } = await import('../server/src/domains/site/places/places.service.ts');
const { createPriceSweep } = await import('../server/src/domains/site/prices/price-sweep.ts');
const { createPricesRepository } = await import('../server/src/domains/site/prices/prices.repository.ts');
const { createPricesService } = await import('../server/src/domains/site/prices/prices.service.ts');

const SIZES = [100_000, 1_000_000];
const LIMIT_MS = 20;
const ROUNDS = 2000;
const WARM_UP = 50;
const CITIES = 400;

const { cities } = await loadGazetteer(gazetteerFile);
const points = cities.slice(0, CITIES).map(({ lat, lng }) => ({ lat, lng }));
const world = {
  trades: [...TRADES],
  tasks: [...MORE_SKILLS],
  cities: points.map(({ lat, lng }) => `${lat}|${lng}`),
};
const places = createPlacesService({ file: gazetteerFile });
await places.areas();

const near = (random) => {
  const { lat, lng } = random.from(points);
  return {
    place: `${lat + random.next() - 0.5},${lng + random.next() - 0.5}`,
    language: random.from(['en', 'fr']),
  };
};
const READS = {
  'a page of prices': (prices, random) => prices.read(tradeKey(random.from(TRADES)), near(random)),
  'an estimate': (prices, random) =>
    prices.near({ skills: `${random.from(TRADES)},${random.from(MORE_SKILLS)}`, ...near(random) }),
  'all trades': (prices) => prices.list(),
};

async function measure(prices, name) {
  const random = createRandom(name);
  const times = [];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const time = await timed(() => READS[name](prices, random));
    if (round >= 0) times.push(time);
  }
  return { p50: shown(percentile(times, 0.5)), p99: shown(percentile(times, 0.99)) };
}

await withScratch(SIZES, async ({ url, connection, sizes }) => {
  const { database, transaction } = connection;
  const sweep = createPriceSweep({ database, transaction, places });
  const prices = createPricesService({ prices: createPricesRepository(database), places });
  for (const [index, size] of sizes.entries()) {
    const load = () =>
      loadDeals(new pg.Client({ connectionString: url }), { from: sizes[index - 1] ?? 0, to: size, world });
    console.log(
      `loaded up to ${size.toLocaleString('en')} contracts in ${((await timed(load)) / 1000).toFixed(0)} s`,
    );
    const seconds = (await timed(sweep.make)) / 1000;
    const { rows } = await connection.pool.query('select count(*) from prices');
    console.log(`${rows[0].count} figures made in ${seconds.toFixed(1)} s`);
    const results = {};
    for (const name of Object.keys(READS)) results[name] = await measure(prices, name);
    console.table(results);
    if (Object.values(results).some(({ p99 }) => p99 > LIMIT_MS)) {
      console.error(`a read takes more than ${LIMIT_MS} ms at p99`);
      process.exitCode = 1;
    }
  }
});
