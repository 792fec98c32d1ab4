/**
 * What one address can do to a server. Each attack is `{ name, isSlow, begin }`: `begin({ site, address, person, until })`
 * goes on until that time and resolves with `[{ ending, ms }]`. `isSlow`: the caller takes its time, so no answer can be
 * expected of the server before it.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { io } from 'socket.io-client';
import { call, createAgent } from './call.mjs';
import { hostileDocuments, hostileDrawings, hostilePhotos } from './hostile-files.mjs';

const MIB = 1024 * 1024;
/** How long a connection that was opened and never answered is waited for. */
const DEAF_MS = 1500;

export async function attacks() {
  // Made once: what the attacker itself works must not hold the reader up.
  const upload = await signUpWith(Buffer.alloc(5 * MIB, 0xff));
  return [
    ...hostileDrawings().map(([name, bytes]) => inTurn(name, (target) => attachment(target, bytes))),
    ...(await hostilePhotos()).map(([name, bytes]) => inTurn(name, () => signUpWith(bytes))),
    ...hostileDocuments().map(([name, bytes]) => inTurn(name, (target) => attachment(target, bytes))),
    inTurn('JSON of 1 MiB', () => signIn(JSON.stringify({ email: 'a'.repeat(MIB) }))),
    inTurn('JSON of 64 KiB', () => signIn(JSON.stringify({ email: 'a'.repeat(64 * 1024) }))),
    inTurn('JSON of 300,000 brackets', () => signIn('['.repeat(300_000))),
    inTurn('JSON of 50,000 names', () =>
      signIn(JSON.stringify(Object.fromEntries(Array.from({ length: 50_000 }, (_, n) => [`n${n}`, n])))),
    ),
    inTurn('15 KiB of headers', () => ({
      path: '/api/v1/jobs/recent',
      headers: { 'x-a': 'a'.repeat(15_000) },
    })),
    inTurn('40 KiB of headers', () => ({
      path: '/api/v1/jobs/recent',
      headers: { 'x-a': 'a'.repeat(40_000) },
    })),
    sideBySide('20 anonymous uploads at once', 20, () => upload),
    sideBySide('64 calls at once', 64, () => ({ path: '/api/v1/jobs/recent' })),
    sideBySide('64 searches at once', 64, () => ({ path: '/api/v1/jobs/search?q=roof%20plan&sort=oldest' })),
    { name: '1,000 handshakes', begin: (target) => deafHandshakes(target, 1000) },
    { name: 'socket of 1,000 events a second', begin: talk },
    { name: '300 bodies that hardly come', isSlow: true, begin: (target) => hold(target, 300, slowBody) },
    {
      name: '300 headers that hardly come',
      isSlow: true,
      begin: (target) => hold(target, 300, 'GET / HTTP/1.1\r\n'),
    },
    { name: '500 silent connections', isSlow: true, begin: (target) => hold(target, 500, '') },
  ];
}

/** One call after the other. */
function inTurn(name, requestOf) {
  return { name, begin: (target) => callOn(target, requestOf) };
}

function sideBySide(name, count, requestOf) {
  const begin = async (target) =>
    (await Promise.all(Array.from({ length: count }, () => callOn(target, requestOf)))).flat();
  return { name, begin };
}

async function callOn({ site, address, person, until }, requestOf) {
  const agent = createAgent();
  const answers = [];
  do {
    const request = await requestOf({ person });
    const began = Date.now();
    const { status, failed, body } = await call(site.url, { agent, localAddress: address, ...request });
    answers.push({ ending: failed ?? `${status} ${body?.code ?? ''}`.trim(), ms: Date.now() - began });
    // Whoever is refused at once tries again soon, and not as fast as this machine can.
    await sleep(20);
  } while (Date.now() < until);
  agent.destroy();
  return answers;
}

const signIn = (text) => ({
  ...{ method: 'POST', path: '/api/v1/auth/login', body: Buffer.from(text) },
  headers: { 'content-type': 'application/json' },
});

function attachment({ person }, bytes) {
  const attachment = `data:image/svg+xml;base64,${bytes.toString('base64')}`;
  const json = { title: 'A plan', description: 'B', attachment, attachmentName: 'plan' };
  return { method: 'POST', path: '/api/v1/jobs/create', token: person.token, json };
}

/** The call of somebody who signs up with a picture. */
export async function signUpWith(bytes) {
  const form = new FormData();
  const email = `${randomUUID()}@example.test`;
  const fields = { fullName: 'A', email, password: 'Plumb-lines-hang-straight-7', userType: 'client' };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('profile', new Blob([bytes], { type: 'image/png' }), 'face.png');
  const encoded = new Response(form);
  return {
    ...{ method: 'POST', path: '/api/v1/auth/register' },
    body: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') },
  };
}

/** WebSockets whose caller answers nothing. */
async function deafHandshakes(target, count) {
  const upgrade = [
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
    'host: localhost',
    'connection: upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    `sec-websocket-key: ${randomBytes(16).toString('base64')}`,
    '\r\n',
  ].join('\r\n');
  const sockets = Array.from({ length: count }, () => open(target, upgrade));
  await Promise.all(sockets.map(({ answered }) => answered));
  await sleep(Math.max(target.until - Date.now(), 0));
  sockets.forEach(({ socket }) => socket.destroy());
  return sockets.map(({ seen }) => seen);
}

/** Resolves to the outcome of a raw connection: its first line, or how it ended. */
function open({ site, address }, text) {
  const began = Date.now();
  const seen = { ending: 'no answer', ms: 0 };
  const socket = net.connect({ port: site.port, host: '127.0.0.1', localAddress: address });
  const answered = new Promise((resolve) => {
    const note = (ending) => {
      if (seen.ending === 'no answer') Object.assign(seen, { ending, ms: Date.now() - began });
      resolve();
    };
    socket.on('data', (data) => note(data.toString('latin1').split('\r\n')[0]));
    socket.on('error', () => note('ended')).on('close', () => note('ended'));
    setTimeout(resolve, DEAF_MS);
  });
  socket.write(text);
  return { socket, seen, answered };
}

const slowBody =
  'POST /api/v1/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n';

/** Opens connections, sends a byte a second and counts those that the server has not ended. */
async function hold(target, count, text) {
  const held = Array.from({ length: count }, () => open(target, text));
  while (Date.now() < target.until) {
    if (text !== '') for (const { socket } of held) if (socket.writable) socket.write('x');
    await sleep(1000);
  }
  held.forEach(({ socket }) => socket.destroy());
  return held.map(({ seen }) => ({ ...seen, ending: seen.ending === 'no answer' ? 'held' : seen.ending }));
}

/** A signed-in page that says something a thousand times a second. */
async function talk({ site, address, person, until }) {
  const answers = [];
  while (Date.now() < until) {
    const socket = io(site.url, {
      ...{ auth: { token: person.token }, transports: ['websocket'], forceNew: true, reconnection: false },
      localAddress: address,
    });
    const began = Date.now();
    const ended = new Promise((resolve) => socket.once('disconnect', resolve).once('connect_error', resolve));
    const timer = setInterval(() => {
      for (let n = 0; n < 10; n++) socket.emit('registerUser', { userId: person.id });
    }, 10);
    const reason = await Promise.race([ended, sleep(until - began, 'still open')]);
    clearInterval(timer);
    socket.disconnect();
    answers.push({ ending: reason instanceof Error ? 'refused' : String(reason), ms: Date.now() - began });
    await sleep(100);
  }
  return answers;
}
