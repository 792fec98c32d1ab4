/**
 * 200 people in 100 conversations write without a pause while every link of theirs is cut after one to five seconds and
 * the two servers behind it are killed and stopped in turn. `npm run bench -- chat-storm 60` storms for a minute,
 * without a number for ten; tests storm for half of one, in which each server is killed and stopped once.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { register } from 'tsx/esm/api';
import { several, signUpPair } from './chat-people.mjs';
import { createAgent } from './call.mjs';
import { waitUntil } from './patience.mjs';
import { createRedis, isRedisInstalled } from './redis.mjs';
import { endAfter, quantile, readArguments, report } from './report.mjs';
import { createFaultSite, pickPort } from './site.mjs';
import { temporaryFolder } from './folders.mjs';
import { createStormClient } from './storm-client.mjs';
import { createLinks } from './storm-links.mjs';

register();
const { startEmbeddedPostgres } = await import('../src/database/embedded.ts');

const GAP_MS = 2000;
/** Generous: other tests run on the same machine. */
const GAP_SHORT_MS = 15_000;
const PAUSE_MS = 3000;
const CALM_MS = 90_000;
const EVERY_MS = 1500;

if (!isRedisInstalled()) {
  process.stdout.write('Not run: redis-server is not installed.\n');
  process.exit(0);
}
const { isShort, count: seconds } = readArguments({ usual: 600, short: 30 });
const pairCount = 100;
const gapMs = isShort ? GAP_SHORT_MS : GAP_MS;
endAfter(seconds * 1000 + 300_000, 'chat-storm');

// Of its own: an embedded one would stop with its server.
const postgres = await startEmbeddedPostgres({ dataDir: temporaryFolder() });
const redis = createRedis(await pickPort());
await redis.start();
const env = { REDIS_URL: redis.url };
const nodes = [];
for (let n = 0; n < 2; n++) {
  const node = await createFaultSite({ env, databaseUrl: postgres.url });
  await node.start();
  nodes.push(node);
}
const people = (await several(pairCount, () => signUpPair(nodes[0]))).flat();
const links = await createLinks({
  ports: nodes.map(({ port }) => port),
  shortestMs: 1000,
  longestMs: 5000,
});
// Every browser has connections of its own.
const agent = createAgent({ maxSockets: 2 * people.length });
const clients = people.map((person) => createStormClient(links.url, person, { everyMs: EVERY_MS, agent }));

const began = Date.now();
const ends = { killed: 0, stopped: 0 };
const wrongEnds = [];
for (let n = 0; Date.now() - began < seconds * 1000; n++) {
  await sleep(PAUSE_MS * (0.5 + Math.random()));
  const node = nodes[n % 2];
  // Each of the two in both ways.
  if (n % 4 === 0 || n % 4 === 3) {
    await node.kill();
    ends.killed += 1;
  } else {
    const { code } = await node.stop();
    if (code !== 0) wrongEnds.push(code);
    ends.stopped += 1;
  }
  await node.start();
}

links.calm();
clients.forEach((client) => client.stopWriting());
const calmAt = Date.now();
const lastSeqs = async () => {
  const rows = await nodes[0].query('select id, last_seq from chats');
  return new Map(rows.map(({ id, last_seq: seq }) => [id, Number(seq)]));
};
const areUpToDate = async () => {
  if (clients.some((client) => client.unsent() > 0)) return false;
  const seqs = await lastSeqs();
  return clients.every(({ person, thread }) => thread.complete() === seqs.get(person.chatId));
};
await waitUntil(areUpToDate, CALM_MS);
const calmMs = Date.now() - calmAt;

function groupBy(rows, column) {
  const groups = new Map();
  for (const row of rows) groups.set(row[column], [...(groups.get(row[column]) ?? []), row]);
  return groups;
}

const stored = await nodes[0].query(
  `select id, chat_id as "chatId", sender_id as "senderId", seq::int, client_message_id as "clientMessageId",
   message_text as text from messages order by chat_id, seq`,
);
const byChat = groupBy(stored, 'chatId');
const idsOf = groupBy(stored, 'clientMessageId');
const lost = clients.flatMap(({ acknowledged }) =>
  [...acknowledged].filter(([key, id]) => !idsOf.get(key)?.some((row) => row.id === id)),
);
const doubled = [...idsOf.values()].filter((rows) => rows.length > 1);
const gaps = [...byChat.values()].filter((rows) => rows.some(({ seq }, n) => seq !== n + 1));
/** Who wrote what first is also numbered first. */
const disordered = clients.filter(({ person }) => {
  const own = (byChat.get(person.chatId) ?? []).filter(({ senderId }) => senderId === person.id);
  return own.some(({ text }, n) => text !== `${person.id} ${n}`);
});
const differing = clients.filter(({ person, thread }) => {
  const ids = (byChat.get(person.chatId) ?? []).map(({ id }) => id);
  return ids.join() !== thread.ids().join();
});
const wrong = clients.flatMap(({ thread }) => thread.wrong);
const refused = clients
  .flatMap(({ refusals }) => Object.keys(refusals))
  .filter((code) => code !== 'UNAVAILABLE');
const closed = clients.flatMap(({ heard }) => heard.closed);
const skips = clients.flatMap(({ heard }) => heard.skips);
const sum = (name) =>
  clients.reduce((total, { count, heard }) => total + { ...count, ...heard.count }[name], 0);
const written = sum('written');
const acknowledged = clients.reduce((total, client) => total + client.acknowledged.size, 0);
const slowest = Math.max(0, ...closed);

report(`${clients.length} people in a storm of ${seconds} s, two servers behind cut links`, {
  rows: [
    ['servers killed', ends.killed],
    ['servers stopped', ends.stopped],
    ['links cut', links.cuts()],
    ['connections made', sum('connects')],
    ['messages written', written],
    ['messages acknowledged', acknowledged],
    ['tries', sum('tries')],
    ['sent by socket and call at once', sum('doubled')],
    ['events of what was known already, merged', sum('repeated')],
    ['lost', lost.length],
    ['stored twice', doubled.length],
    ['nothing missing after a reconnect, median', `${quantile(closed, 0.5)} ms`],
    ['nothing missing after a reconnect, p99', `${quantile(closed, 0.99)} ms`],
    ['nothing missing after a reconnect, slowest', `${slowest} ms`],
    ['skipped numbers filled, median', `${quantile(skips, 0.5)} ms`],
    ['skipped numbers filled, slowest', `${Math.max(0, ...skips)} ms`],
    ['everything everywhere after the storm', `${calmMs} ms`],
  ],
  promises: [
    ['every message is acknowledged in the end', acknowledged === written, `${acknowledged} of ${written}`],
    ['no acknowledged message is lost', lost.length === 0, lost.length],
    [
      'none is stored twice',
      doubled.length + wrong.length === 0,
      `${doubled.length}, ${wrong.slice(0, 3).join(', ')}`,
    ],
    ['numbers of a chat have no gaps', gaps.length === 0, `${gaps.length} chats have some`],
    ['each person’s messages stand as they were written', disordered.length === 0, disordered.length],
    ['both sides hold the same thread, in order', differing.length === 0, `${differing.length} do not`],
    [
      'nothing is refused but by a server that goes, or for more than one may send at once',
      refused.length === 0,
      refused.slice(0, 3).join(', '),
    ],
    [`each gap is closed ${gapMs / 1000} s after a reconnect`, slowest <= gapMs, `${slowest} ms`],
    ['a stop is clean', wrongEnds.length === 0, wrongEnds.join(', ')],
  ],
  log: nodes.map((node) => node.log()).join(''),
});
clients.forEach((client) => client.close());
agent.destroy();
links.close();
for (const node of nodes) await node.close();
await redis.kill();
await postgres.stop();
