/**
 * The API beside bare Fastify over pg, which runs the same statements, named (PostgreSQL plans them once), and beside Feathers on the same tables: job details, search, professionals, messages, sign-in, applications. In turns,
 * medians; details and search from kept answers, and cold: read for each call. All on one machine and one database. Processor time is the server process's own and is the steadier figure
 * where other work runs. `npm run bench -- api --short` is a quick look; `api details search` takes these cases.
 */
import { measureCalls } from './api-load.mjs';
import { startPeers } from './api-peers.mjs';
import { recordReads } from './api-statements.mjs';
import { createWorld } from './api-world.mjs';
import { endAfter, quantile, readArguments, report } from '../server/faults/report.mjs';
import { createFaultSite } from '../server/faults/site.mjs';

/** Times what bare Fastify does in a second, and what Feathers does where answers are kept. */
const AIMS = { details: 1.5, 'details cold': 0.8, search: 1.5, 'search cold': 0.8 };
const TIMES_FRAMEWORK = { details: 3, search: 3 };

const { isShort, names, count: rounds } = readArguments({ usual: 5, short: 3 });
const seconds = isShort ? 1 : 4;
endAfter(1_200_000, 'api');

const site = await createFaultSite({ env: { PROFILE: 'demo', SEED: 'demo', LOAD_TEST: '1' } });
await site.start();
const world = await createWorld(site, { applications: isShort ? 300 : 1000 });
const cases = Object.entries(world).filter(([name]) => names.length === 0 || names.includes(name));
const reads = cases.flatMap(([, { ours }]) => ours).filter(({ method }) => method === undefined);
const peers = await startPeers({
  databaseUrl: site.databaseUrl(),
  reads: await recordReads(site.databaseUrl(), reads),
});
const servers = { ours: { port: site.port, pid: site.pid }, ...peers };

const figures = {};
for (const [name, { isOnce, between, ...calls }] of cases) {
  const taken = Object.keys(servers).filter((server) => calls[server === 'Feathers' ? 'feathers' : 'ours']);
  const measured = Object.fromEntries(taken.map((server) => [server, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const server of round % 2 === 0 ? taken : taken.toReversed()) {
      const asked = calls[server === 'Feathers' ? 'feathers' : 'ours'];
      const result = await measureCalls(servers[server], {
        calls: asked,
        seconds: isOnce ? undefined : seconds,
      });
      await between?.();
      // The first round is for warming up.
      if (round > 0) measured[server].push(result);
    }
  }
  figures[name] = measured;
}
for (const peer of Object.values(peers)) peer.stop();
await site.close();

const median = (name, server, key) =>
  quantile(
    figures[name][server].map((each) => each[key]),
    0.5,
  );
console.table(
  Object.entries(figures).flatMap(([name, measured]) =>
    Object.keys(measured).map((server) => ({
      case: name,
      server,
      'calls/s': Math.round(median(name, server, 'perSecond')),
      'ours of it': Number(
        (median(name, 'ours', 'perSecond') / median(name, server, 'perSecond')).toFixed(2),
      ),
      'processor ms': Number(median(name, server, 'processorMs').toFixed(3)),
      'of ours': Number(
        (median(name, server, 'processorMs') / median(name, 'ours', 'processorMs')).toFixed(2),
      ),
      bytes: Math.round(median(name, server, 'bytes')),
    })),
  ),
);
const ratio = (name, server) => median(name, 'ours', 'perSecond') / median(name, server, 'perSecond');
const aimed = Object.entries(AIMS).filter(([name]) => figures[name]);
report('The API beside its peers', {
  rows: [
    ['rounds', rounds],
    ['seconds of each', seconds],
  ],
  promises: aimed.flatMap(([name, aim]) => [
    [
      `${name}: at least ${aim} times bare Fastify`,
      ratio(name, 'bare Fastify') >= aim,
      ratio(name, 'bare Fastify').toFixed(2),
    ],
    ...(figures[name].Feathers && TIMES_FRAMEWORK[name]
      ? [
          [
            `${name}: at least ${TIMES_FRAMEWORK[name]} times Feathers`,
            ratio(name, 'Feathers') >= TIMES_FRAMEWORK[name],
            ratio(name, 'Feathers').toFixed(2),
          ],
        ]
      : []),
  ]),
});
