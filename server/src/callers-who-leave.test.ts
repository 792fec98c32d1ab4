import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { readConfig } from './config';
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
