/**
 * The chat beside bare Socket.IO, with the same payload from the same sockets: messages acknowledged per second against
 * an echo and against a handler with one durable INSERT in the same PostgreSQL, the time until the other person's
 * socket has it at 200 messages a second, and memory for each idle socket at 5,000. Rates are taken in turns, of each
 * the median; nobody receives while they are taken, as with the peers. `npm run bench -- chat --short` is a quick look.
 */
import { closeAll, connectAll, measureArrival, measureIdle, measureRate } from './chat-load.mjs';
import { several, signUpPair } from '../server/faults/chat-people.mjs';
import { startPeer } from './chat-peer.mjs';
import { endAfter, quantile, readArguments, report } from '../server/faults/report.mjs';
import { createFaultSite } from '../server/faults/site.mjs';

const OF_ECHO = 0.3;
const OF_INSERT = 0.7;
const PER_SECOND = 200;
/** Fewer than the pages that a session may have open. */
const IDLE_EACH = 25;

const { isShort, count: rounds } = readArguments({ usual: 5, short: 2 });
const pairCount = isShort ? 10 : 100;
const seconds = isShort ? 1 : 4;
const arrivalSeconds = isShort ? 2 : 30;
endAfter(560_000, 'chat');

const site = await createFaultSite({ env: { PROFILE: 'demo', SEED: 'none', LOAD_TEST: '1' } });
await site.start();
const peer = await startPeer({ databaseUrl: site.databaseUrl() });
const pairs = await several(pairCount, () => signUpPair(site));
const people = pairs.map(([person]) => person);
const bare = (mode) => people.map(({ chatId }) => ({ mode, room: chatId }));

/** Idle first: what was sent before would be counted as theirs. */
const idleTokens = pairs.flat().flatMap(({ token }) => Array.from({ length: IDLE_EACH }, () => ({ token })));
const idle = {
  ours: await measureIdle(site, idleTokens),
  bare: await measureIdle(
    peer,
    idleTokens.map(() => ({})),
  ),
};

const senders = {
  echo: await connectAll(peer.url, bare('echo')),
  insert: await connectAll(peer.url, bare('insert')),
  ours: await connectAll(
    site.url,
    people.map(({ token }) => ({ token })),
  ),
};
const rates = { echo: [], insert: [], ours: [] };
let acknowledged = 0;
for (let round = 0; round <= rounds; round++) {
  const names = Object.keys(senders);
  for (const name of round % 2 === 0 ? names : names.toReversed()) {
    const measured = await measureRate(
      senders[name].map((socket, n) => [socket, people[n]]),
      seconds,
    );
    if (name === 'ours') acknowledged += measured.acknowledged;
    // The first round is for warming up.
    if (round > 0) rates[name].push(measured.perSecond);
  }
}
const [{ stored }] = await site.query('select count(*)::int as stored from messages');
const [{ numbered }] = await site.query(
  `select count(*)::int as numbered from chats
   where last_seq <> (select count(distinct seq) from messages where chat_id = chats.id)`,
);
Object.values(senders).forEach(closeAll);

/** Both people of each pair, who look at their chat. */
async function openPairs(url, authOf) {
  const sides = await connectAll(
    url,
    pairs.flat().map((person) => authOf(person)),
  );
  return pairs.map(([person], n) => ({ person, sender: sides[2 * n], receiver: sides[2 * n + 1] }));
}
const ourPairs = await openPairs(site.url, ({ token }) => ({ token }));
for (const { person, sender, receiver } of ourPairs) {
  const { chatId, id, otherId } = person;
  await sender.emitWithAck('joinRoom', { chatId, userId: id });
  await receiver.emitWithAck('joinRoom', { chatId, userId: otherId });
}
const barePairs = await openPairs(peer.url, ({ chatId }) => ({ mode: 'relay', room: chatId }));
const pace = { perSecond: PER_SECOND, seconds: arrivalSeconds };
await measureArrival(ourPairs, { ...pace, seconds: 2 });
await measureArrival(barePairs, { ...pace, seconds: 2 });
const arrival = {
  ours: await measureArrival(ourPairs, pace),
  bare: await measureArrival(barePairs, pace),
};
await peer.stop();

const perSecond = (name) => quantile(rates[name], 0.5);
const ofEcho = perSecond('ours') / perSecond('echo');
const ofInsert = perSecond('ours') / perSecond('insert');
const shown = (number) => number.toFixed(number < 10 ? 2 : 0);
const ms = (name, share) => `${shown(quantile(arrival[name].ms, share))} ms`;
const p99Ratio = quantile(arrival.ours.ms, 0.99) / quantile(arrival.bare.ms, 0.99);
const { missing, outOfOrder, refused } = arrival.ours;

report(`The chat beside bare Socket.IO, ${pairCount} senders, ${rounds} rounds of ${seconds} s`, {
  rows: [
    ['bare echo, messages a second', shown(perSecond('echo'))],
    ['bare handler with one INSERT, messages a second', shown(perSecond('insert'))],
    ['the chat, messages a second', shown(perSecond('ours'))],
    ['of the echo', `${shown(ofEcho * 100)} %`],
    ['of the INSERT', `${shown(ofInsert * 100)} %`],
    [`emit to event at ${PER_SECOND}/s, p50`, ms('ours', 0.5)],
    [`emit to event at ${PER_SECOND}/s, p99`, ms('ours', 0.99)],
    ['bare relay without a database, p50', ms('bare', 0.5)],
    ['bare relay without a database, p99', ms('bare', 0.99)],
    ['p99 in p99s of the bare relay', shown(p99Ratio)],
    [`each of ${idleTokens.length} idle sockets`, `${shown(idle.ours.each)} KiB`],
    ['each idle socket of bare Socket.IO', `${shown(idle.bare.each)} KiB`],
  ],
  promises: [
    [`at least ${OF_ECHO * 100} % of the echo`, ofEcho >= OF_ECHO, shown(ofEcho * 100)],
    [`at least ${OF_INSERT * 100} % of the INSERT`, ofInsert >= OF_INSERT, shown(ofInsert * 100)],
    ['what is acknowledged is stored, once', stored === acknowledged, `${stored} of ${acknowledged}`],
    ['numbers of a chat have no gaps', numbered === 0, `${numbered} chats have some`],
    [
      'every message reaches the other',
      missing === 0 && refused === 0,
      `${missing} missing, ${refused} refused`,
    ],
    ['they arrive in the order of their numbers', outOfOrder === 0, `${outOfOrder} did not`],
    ['all idle sockets stay open', idle.ours.isOpen, 'some closed'],
  ],
  log: site.log(),
});
await site.close();
