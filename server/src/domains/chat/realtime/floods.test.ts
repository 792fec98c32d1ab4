import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Limits } from '../../../settings/config';
import { createTestServer } from '../../../app/testing';
import { createHandshakes } from './floods';
import { createSockets } from './testing';

/** Ten connections of an address in ten seconds. */
const server = createTestServer({ LIMIT_GENERAL: '60/1', TRUST_PROXY: 'loopback' });
const sockets = createSockets(() => server.http);

beforeAll(() => sockets.listen());
afterEach(() => sockets.closeAll());

/** A call of long polling from this address. */
async function poll(address: string, { sid = '', body }: { sid?: string; body?: string } = {}) {
  const { port } = server.http.server.address() as AddressInfo;
  const answer = await fetch(
    `http://127.0.0.1:${port}/socket.io/?EIO=4&transport=polling${sid && `&sid=${sid}`}`,
    {
      headers: { 'x-forwarded-for': address },
      ...(body !== undefined && { method: 'POST', body }),
    },
  );
  return { status: answer.status, text: await answer.text() };
}

async function open(address: string): Promise<string> {
  const { text } = await poll(address);
  return JSON.parse(text.slice(1)).sid;
}

test('an address opens a limited number of connections in a while; another one is not affected', async () => {
  const statuses: number[] = [];
  for (let n = 1; n <= 11; n++) statuses.push((await poll(`2001:db8::${n}`)).status);
  expect(statuses).toEqual([...Array(10).fill(200), 403]);
  expect(await poll('192.0.2.1')).toMatchObject({ status: 200 });
});

test('few connections of an address may be without a session at once', () => {
  const limits = { general: { max: 6000, minutes: 1 } } as Limits;
  const handshakes = createHandshakes({ limits, trustProxy: false, isLoadTest: false });
  const from = (remoteAddress: string) => ({ socket: { remoteAddress } }) as IncomingMessage;
  const open = (address: string) => {
    const connection = Object.assign(new EventEmitter(), { request: from(address) });
    handshakes.began(connection);
    return connection;
  };
  const opened = Array.from({ length: 20 }, () => open('192.0.2.9'));
  const [first, second] = [opened[0] ?? open('none'), opened[1] ?? open('none')];
  const mayBegin = () => handshakes.mayBegin(from('192.0.2.9'));

  expect([mayBegin(), handshakes.mayBegin(from('192.0.2.8'))]).toEqual([false, true]);
  handshakes.admitted(first);
  expect(mayBegin()).toBe(true);
  open('192.0.2.9');
  expect(mayBegin()).toBe(false);
  second.emit('close');
  expect(mayBegin()).toBe(true);
});

test('a connection tries one token, and is closed when it was none', async () => {
  const sid = await open('192.0.2.2');
  const body = `40${JSON.stringify({ token: 'x'.repeat(43) })}`;
  expect(await poll('192.0.2.2', { sid, body })).toMatchObject({ status: 200 });
  expect((await poll('192.0.2.2', { sid })).text).toContain('SESSION_EXPIRED');
  await poll('192.0.2.2', { sid });
  expect(await poll('192.0.2.2', { sid, body })).toMatchObject({ status: 400 });
});

test.each([['registerUser'], ['unheardOf']])(
  'a socket that goes on asking for %s after it was refused is closed',
  async (event) => {
    const { id: userId } = await server.user('client');
    const device = { userAgent: 'jest', address: '127.0.0.1' };
    const token = await server.services.sessions.open(server.database, { userId, remember: false, device });
    const { socket, closed } = await sockets.connect(token);
    for (let n = 0; n < 2500; n++) socket.emit(event as 'registerUser', { userId });
    expect(await closed).toBe('transport close');
  },
);

/** A WebSocket is left alone for 30 seconds with a caller who does not answer its end. */
const BEFORE_GIVEN_UP_MS = 20_000;

test(
  'a caller who does not answer the end of a refused connection is cut off',
  async () => {
    const deaf = await sockets.connectDeaf();
    deaf.send(`40${JSON.stringify({ token: 'x'.repeat(43) })}`);
    await deaf.closed;
  },
  BEFORE_GIVEN_UP_MS,
);

test(
  'a caller who goes on sending after the end of the connection is cut off',
  async () => {
    const deaf = await sockets.connectDeaf();
    for (let n = 0; n < 2500; n++) deaf.send('3');
    await deaf.closed;
  },
  BEFORE_GIVEN_UP_MS,
);
