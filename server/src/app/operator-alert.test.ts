import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { operatorAlert } from './operator-alert';

const alert = { reason: 'document 7: signed by nobody', serving: 6 };
let server: http.Server;

afterEach(() => server.close());

/** A webhook that answers with a status, or sends on, and records its calls. */
async function aWebhook(status: number, location?: string) {
  const received: unknown[] = [];
  server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      received.push(JSON.parse(body));
      response.writeHead(status, location === undefined ? {} : { location }).end();
      server.emit('received');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` };
}

test('the operator’s address is called once, with the reason and what visitors get, and it is counted [PLT-47]', async () => {
  const { received, url } = await aWebhook(200);
  let counted = 0;
  const isReceived = once(server, 'received');
  operatorAlert({ alertUrl: url, log: { warn: () => undefined }, count: () => (counted += 1) })(alert);
  await isReceived;

  expect(received).toEqual([
    {
      ...alert,
      text: expect.stringContaining('visitors get state 6'),
      at: expect.stringMatching(/^\d{4}-.*Z$/),
    },
  ]);
  expect(counted).toBe(1);
});

test('an address that fails leaves a line in the log and nothing else [PLT-47]', async () => {
  const { url } = await aWebhook(500);
  const line = new Promise((resolve) => {
    operatorAlert({ alertUrl: url, log: { warn: resolve }, count: undefined })(alert);
  });
  expect(await line).toEqual({ error: 'it answered 500' });
});

test('an address that sends the alert elsewhere is not followed there', async () => {
  const elsewhere = await aWebhook(200);
  const first = server;
  const { url } = await aWebhook(307, elsewhere.url);
  const line = new Promise((resolve) => {
    operatorAlert({ alertUrl: url, log: { warn: resolve }, count: undefined })(alert);
  });
  expect(await line).toEqual({ error: 'it answered 307' });
  expect(elsewhere.received).toEqual([]);
  first.close();
});
