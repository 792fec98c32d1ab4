/**
 * Twenty people move money at random through a server that is killed again and again, every second time with its
 * PostgreSQL. Then the books are read. `npm run bench -- money 60` runs for a minute, without a number for ten; a slow
 * machine takes longer, because each pair plays two whole deals and money is withdrawn, whatever the time.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { createFaultSite } from './site.mjs';
import { signUp } from './people.mjs';
import { endAfter, readArguments, report } from './report.mjs';
import { approvals, judgeMoney, lostWithdrawals, movements, untilSettled } from './money-judge.mjs';
import { createCaller, createPair, play } from './money-people.mjs';

const PAIRS = 10;
const SETTLE_MS = 60_000;
/** Between two kills. */
const CALM_MS = { long: 8000, short: 5000 };
/** At the end nothing is killed, and the clock acts, which it does each minute. */
const CLOCK_MS = 130_000;
const DEALS_EACH = 2;

const { isShort, count: seconds } = readArguments({ usual: 600, short: 9 });
endAfter(240_000 + seconds * 2000, 'money');

const site = await createFaultSite({
  env: {
    PAYMENTS: 'sandbox',
    SANDBOX_DELAY_SECONDS: '3',
    // Seconds, so that the clock approves what nobody does.
    AUTO_APPROVE_DAYS: '0.00005',
    PLATFORM_FEE_PERCENT: '10',
    LIMIT_MONEY: '9999999/1',
  },
});
await site.start();
const tally = new Map();
const caller = createCaller(site, tally);
const admin = await signUp(site, 'client');
await site.query(`update users set user_type = 'admin' where id = $1`, [admin.id]);
// Administrators decide with two-step sign-in only.
await site.query('insert into two_steps (user_id, secret, confirmed_at) values ($1, $2, now())', [
  admin.id,
  'none',
]);
const pairs = [];
for (let n = 0; n < (isShort ? 3 : PAIRS); n++) pairs.push(await createPair(site, caller));

const end = Date.now() + seconds * 1000;
let deals = 0;
const acknowledged = [];
const isOver = () => Date.now() >= end && deals >= pairs.length * DEALS_EACH && acknowledged.length > 0;
const onDeal = () => (deals += 1);
const isCalm = () => !isShort && Date.now() >= end - CLOCK_MS;
const playing = Promise.all(pairs.map((pair) => play({ caller, pair, admin, acknowledged, isOver, onDeal })));
let kills = 0;
while (!isOver()) {
  if (isCalm() && kills > 0) {
    await sleep(1000);
    continue;
  }
  await sleep((isShort ? CALM_MS.short : CALM_MS.long) * (0.5 + Math.random()));
  if (isOver() && kills > 0) break;
  kills += 1;
  await site.kill({ withPostgres: kills % 2 === 0 });
  await site.start();
}
await playing;
const open = await untilSettled(site, SETTLE_MS);
caller.close();

const sumOf = (prefix) =>
  [...tally].reduce((sum, [name, count]) => sum + (name.startsWith(prefix) ? count : 0), 0);
const lost = await lostWithdrawals(site, acknowledged);
const moved = await movements(site);
const approved = await approvals(site);
const byClock = approved.find(([what]) => what.endsWith('clock'))?.[1] ?? 0;
report(`Money: ${pairs.length * 2} people, ${seconds} s, ${kills} kills`, {
  rows: [
    ...[...tally].toSorted(([one], [other]) => one.localeCompare(other)),
    ...moved,
    ['deals played', deals],
    ...approved,
    ['withdrawals acknowledged', acknowledged.length],
  ],
  promises: [
    ...(await judgeMoney(site)),
    ['what was on its way has arrived', open === 0, open],
    ['no acknowledged withdrawal is lost', lost === 0, lost],
    ['no answer is a 500', sumOf('500') === 0, sumOf('500')],
    ['every call is answered in the end', sumOf('unanswered') === 0, sumOf('unanswered')],
    ['money moved at all', moved.length > 3, JSON.stringify(moved)],
    // It looks once a minute.
    ...(seconds * 1000 > CLOCK_MS ? [['the clock approved too', byClock > 0, byClock]] : []),
  ],
  log: site.log(),
});
await site.close();
