/**
 * Two servers and one Redis, which is missing when they start, then starts, stops, hangs and recovers while offers are
 * made at both and pages of both people are connected to both. `npm run bench -- redis 3` does so three times.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { call, expectCall } from './call.mjs';
import { openOffersPage } from './pages.mjs';
import { openPage, signUp } from './people.mjs';
import { waitUntil } from './patience.mjs';
import { createRedis, isRedisInstalled } from './redis.mjs';
import { endAfter, quantile, readArguments, report } from './report.mjs';
import { createFaultSite, pickPort } from './site.mjs';

/** Looking for a Redis that is back, the spread of the pages, and the calls. */
const CATCH_UP_MS = 10_000;
const LIVE_MS = 3000;
const HANG_MS = 12_000;
const ENDED_MS = 16_000;
const STOP_MS = 10_000;

if (!isRedisInstalled()) {
  process.stdout.write('Not run: redis-server is not installed.\n');
  process.exit(0);
}
const { isShort, count } = readArguments({ usual: 5, short: 1 });
const offersEach = isShort ? 4 : 20;
/** Generous: other tests run on the same machine. */
const nearMs = isShort ? 5000 : 1000;
let doing = 'starting';
endAfter(isShort ? 100_000 : 90_000 + count * 120_000, 'redis', () => `(${doing})`);

const redis = createRedis(await pickPort());
const env = { REDIS_URL: redis.url };
const first = await createFaultSite({ env });
const startMs = [await first.start()];
const second = await createFaultSite({ env, databaseUrl: first.databaseUrl() });
startMs.push(await second.start());
const sites = [first, second];
const [client, contractor] = [await signUp(first, 'client'), await signUp(first, 'contractor')];
const pages = sites.flatMap((site) => [client, contractor].map((person) => openOffersPage(site, person)));
doing = 'opening pages';
while (!pages.every((page) => page.isOpen())) await sleep(20);

/** Makes offers at both servers alternately. */
async function makeOffers() {
  const offers = [];
  for (let n = 0; n < offersEach; n++) {
    const { url } = sites[n % 2];
    const post = (path, { token }, json) =>
      expectCall(url, { method: 'POST', path: `/api/v1${path}`, token, json });
    const { data: job } = await post('/jobs/create', client, {
      title: 'A job',
      description: 'Of a fault run',
    });
    await post('/applications/apply', contractor, { jobId: job._id, coverLetter: 'Here I am' });
    const terms = { description: 'An offer', budget: 100 };
    const { data } = await post('/offers/send', client, {
      jobId: job._id,
      professionalId: contractor.id,
      ...terms,
    });
    offers.push({ id: data._id, at: Date.now() });
  }
  return offers;
}

const missingOf = (offers) =>
  offers.reduce((sum, { id }) => sum + pages.filter((page) => !page.knows(id)).length, 0);

/** Waits until every page knows every offer, and returns how many of them do not in the end, and how long it took. */
async function untilKnown(offers, withinMs) {
  const began = Date.now();
  await waitUntil(() => missingOf(offers) === 0, withinMs, 50);
  return { missing: missingOf(offers), ms: Date.now() - began };
}

/** Both servers: the one that joins first has told its pages to catch up before the other hears anything. */
async function untilJoined() {
  const redisAt = async ({ url }) => (await call(url, { path: '/readyz' })).body.redis;
  while ((await Promise.all(sites.map(redisAt))).some((state) => state !== 'joined')) await sleep(50);
}

/** How late the first page heard of each offer: one at the server that worked it off. */
async function nearLateness(offers) {
  const firstTold = (id) => Math.min(...pages.map((page) => page.toldOf(id) ?? Number.POSITIVE_INFINITY));
  await waitUntil(() => offers.every(({ id }) => Number.isFinite(firstTold(id))), nearMs, 20);
  return offers.map(({ id, at }) => Math.max(0, firstTold(id) - at));
}

/** At the first server, ends a session whose page is connected to the second. */
async function signOutElsewhere() {
  const person = await signUp(first, 'client');
  const socket = openPage(second, person);
  await new Promise((resolve) => socket.once('connect', resolve));
  const closed = new Promise((resolve) => socket.once('disconnect', resolve));
  const began = Date.now();
  await expectCall(first.url, { method: 'POST', path: '/api/v1/auth/logout', token: person.token, json: {} });
  return async () => {
    const isClosed = await Promise.race([closed.then(() => true), sleep(ENDED_MS, false, { ref: false })]);
    socket.disconnect();
    return isClosed ? Date.now() - began : Number.POSITIVE_INFINITY;
  };
}

const seen = { absent: [], there: [], gone: [], hung: [] };
const near = [];
const signedOutMs = [];
for (let n = 1; n <= count; n++) {
  doing = 'offers before Redis is there';
  if (n > 1) await redis.kill();
  const absent = await makeOffers();
  near.push(...(await nearLateness(absent)));
  await redis.start();
  seen.absent.push(await untilKnown(absent, CATCH_UP_MS));
  doing = 'both servers joining Redis';
  await untilJoined();
  doing = 'offers while Redis is there';
  seen.there.push(await untilKnown(await makeOffers(), LIVE_MS));

  doing = 'offers while Redis is gone';
  await redis.kill();
  const gone = await makeOffers();
  near.push(...(await nearLateness(gone)));
  const untilSignedOut = await signOutElsewhere();
  await redis.start();
  seen.gone.push(await untilKnown(gone, CATCH_UP_MS));
  signedOutMs.push(await untilSignedOut());

  if (isShort) continue;
  doing = 'offers while Redis hangs';
  redis.freeze();
  const hung = await makeOffers();
  near.push(...(await nearLateness(hung)));
  await sleep(HANG_MS);
  redis.thaw();
  seen.hung.push(await untilKnown(hung, CATCH_UP_MS));
  process.stdout.write(`${n} rounds\n`);
}
doing = 'stopping';
await redis.kill();
pages.forEach((page) => page.close());
const stops = [await second.stop(), await first.stop()];

const all = Object.values(seen).flat();
const missing = all.reduce((sum, { missing: some }) => sum + some, 0);
const slowest = (name) => `${Math.max(0, ...seen[name].map(({ ms }) => ms))} ms`;
const slowestStop = Math.max(...stops.map(({ ms }) => ms));
const codes = stops.map(({ code }) => code);
report(`Redis absent at start, gone, hung and back, ${count} times, two servers and ${pages.length} pages`, {
  rows: [
    ['offers made', all.length * offersEach],
    ['news due at pages', all.length * offersEach * pages.length],
    ['missing in the end', missing],
    ['pages told to catch up', pages.reduce((sum, page) => sum + page.catchUps(), 0)],
    ['all known after Redis came, slowest', slowest('absent')],
    ['all known with Redis there, slowest', slowest('there')],
    ['all known after Redis came back, slowest', slowest('gone')],
    ...(isShort ? [] : [['all known after Redis hung, slowest', slowest('hung')]]),
    ['near news without Redis, median', `${quantile(near, 0.5)} ms`],
    ['near news without Redis, p95', `${quantile(near, 0.95)} ms`],
    ['socket of an ended session closed, slowest', `${Math.max(...signedOutMs)} ms`],
    ['start without Redis, slowest', `${Math.max(...startMs)} ms`],
    ['stop without Redis, slowest', `${slowestStop} ms`],
  ],
  promises: [
    ['no news are missing after the catch-up', missing === 0, missing],
    [`near news need no Redis (p95 ≤ ${nearMs} ms)`, quantile(near, 0.95) <= nearMs, quantile(near, 0.95)],
    [
      `sockets of ended sessions close within ${ENDED_MS / 1000} s`,
      signedOutMs.every(Number.isFinite),
      signedOutMs,
    ],
    ['a stop without Redis is clean', codes.every((code) => code === 0), codes.join(', ')],
    [`a stop without Redis takes ≤ ${STOP_MS / 1000} s`, slowestStop <= STOP_MS, `${slowestStop} ms`],
  ],
  log: first.log() + second.log(),
});
await second.close();
await first.close();
