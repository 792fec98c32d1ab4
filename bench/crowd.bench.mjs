/**
 * Twice as many callers as the machine can serve: a mix of readers, writers, open pages and new pages, sent by this
 * process on the same machine, whose processor it shares. nginx stands in front, as in production. First what the site
 * serves at its best, then twice as many calls whether they are answered or not, then a third. `npm run bench -- crowd
 * 60` keeps the crowd for 60 seconds.
 */
import { endAfter, readArguments, report } from '../server/faults/report.mjs';
import { putNginxBefore } from './behind-nginx.mjs';
import { closeAll, connectAll } from './chat-load.mjs';
import { byKind, createCrowd, serveAsFastAsItGoes, serveWhoeverComes, USEFUL_MS } from './crowd-load.mjs';
import { placeIn, publishFederated, startSite } from './sites.mjs';

const AIMS = { useful: 0.9, recoveryMs: 5_000 };
const CALLERS = [8, 16, 32, 64];
const SECONDS_OF_EACH = 6;
/** Of the best; served like nothing. */
const CALM_SHARE = 0.3;
const { count: seconds } = readArguments({ usual: 30, short: 10 });
endAfter(900_000, 'crowd');

const place = placeIn('crowd');
await publishFederated(place);
const server = await startSite({ ...place, env: { TRUST_PROXY: 'loopback' } });
const site = { url: await putNginxBefore(server) };
const crowd = await createCrowd(site);
const sockets = await connectAll(
  server.url,
  crowd.people.map(({ token }) => ({ token })),
);
// Warms up.
await serveAsFastAsItGoes(site, crowd, { callers: 16, seconds: SECONDS_OF_EACH });
const tries = {};
for (const callers of CALLERS)
  tries[`${callers} callers`] = await serveAsFastAsItGoes(site, crowd, { callers, seconds: SECONDS_OF_EACH });
const best = Math.max(...Object.values(tries).map(({ useful }) => useful));
const calm = await serveWhoeverComes(site, crowd, { perSecond: best * CALM_SHARE, seconds: SECONDS_OF_EACH });
const crowded = await serveWhoeverComes(site, crowd, { perSecond: best * 2, seconds });
const recoveredMs = await recover();
closeAll(sockets);

console.table(byKind(crowded));
const all = { ...tries, calm, crowded };
console.table(Object.fromEntries(Object.entries(all).map(([name, figures]) => [name, rounded(figures)])));
report(`Twice what can be served for ${seconds} s`, {
  rows: [
    ['useful answers a second at best', Math.round(best)],
    ['useful answers a second in the crowd', Math.round(crowded.useful)],
    ['calm again after (ms)', Math.round(recoveredMs)],
  ],
  promises: [
    [
      `useful answers stay at least ${AIMS.useful} of the best`,
      crowded.useful >= AIMS.useful * best,
      (crowded.useful / best).toFixed(2),
    ],
    [`p99 of what is served is at most ${USEFUL_MS} ms`, crowded.p99 <= USEFUL_MS, Math.round(crowded.p99)],
    [
      'the rest is refused, and nothing fails otherwise',
      Object.keys(crowded.failed).length === 0,
      JSON.stringify(crowded.failed),
    ],
    ['each refusal says when to come again', crowded.unexplained === 0, crowded.unexplained],
    [`calm again within ${AIMS.recoveryMs} ms`, recoveredMs <= AIMS.recoveryMs, Math.round(recoveredMs)],
  ],
});
await server.stop();
process.exit();

/** Milliseconds until a second's calls are served like before the crowd, none refused. */
async function recover() {
  const began = performance.now();
  for (;;) {
    const passed = performance.now() - began;
    const second = await serveWhoeverComes(site, crowd, { perSecond: best * CALM_SHARE, seconds: 1 });
    const isCalm = second.refused === 0 && second.p99 <= Math.max(2 * calm.p99, 100);
    if (isCalm || passed > 4 * AIMS.recoveryMs) return passed;
  }
}

function rounded({ useful, p50, p99, refused, refusedP99 }) {
  const figures = Object.entries({ useful, p50, p99, refused, refusedP99 });
  return Object.fromEntries(figures.map(([name, figure]) => [name, Math.round(figure)]));
}
