import { once } from 'node:events';
import http from 'node:http';
import type net from 'node:net';
import type { AddressInfo } from 'node:net';
import { readConfig } from '../settings/config';
import { createHttp } from './http';

const config = readConfig({ PROFILE: 'test', TRUST_PROXY: 'loopback', LOG_LEVEL: 'silent' });

test('behind a proxy the address of a caller who has left is known to the end of the call', async () => {
  const app = await createHttp(config);
  let address: string | undefined;
  app.post('/', async (request) => {
    request.raw.destroy();
    await once(request.raw, 'close');
    // As node:http leaves it when a caller goes within a body.
    Object.defineProperty(request.raw, 'socket', { value: null });
    address = request.ip;
    return 'done';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const headers = { 'x-forwarded-for': '192.0.2.1' };
  const call = http.request({ host: '127.0.0.1', port, method: 'POST', headers }).end();
  await new Promise((resolve) => call.once('error', resolve));
  await app.close();
  expect(address).toBe('192.0.2.1');
});

test.each(['loopback', ''])(
  'who has left before the call is looked at has an address too (TRUST_PROXY=%s)',
  async (proxies) => {
    const app = await createHttp(readConfig({ PROFILE: 'test', TRUST_PROXY: proxies, LOG_LEVEL: 'silent' }));
    app.get('/', async ({ ip }) => ip);
    await app.listen({ port: 0, host: '127.0.0.1' });
    // As node:net leaves it when a caller goes.
    app.server.prependListener('connection', (socket: net.Socket) =>
      Object.defineProperty(socket, 'remoteAddress', { value: undefined }),
    );
    const { port } = app.server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/`);
    expect([answer.status, await answer.text()]).toEqual([200, '0.0.0.0']);
    await app.close();
  },
);
