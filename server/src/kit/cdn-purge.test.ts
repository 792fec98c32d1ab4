import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { until } from '../app/testing';
import { createPurge } from './cdn-purge';

const running: http.Server[] = [];
afterEach(() => running.splice(0).forEach((server) => server.close()));

async function aCdn() {
  const calls: { tags: unknown; authorization: string | undefined }[] = [];
  const cdn = { status: 200, calls };
  const server = http.createServer((request, answer) => {
    void text(request).then((body) => {
      calls.push({
        ...(JSON.parse(body) as { tags: unknown }),
        authorization: request.headers.authorization,
      });
      answer.writeHead(cdn.status).end();
    });
  });
  running.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  const warned: string[] = [];
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const log = { warn: (_details: object, message: string) => void warned.push(message) };
  return { cdn, calls, warned, purge: createPurge({ url, token: 'secret', log }) };
}

test('what has changed at once is one call, with each tag once [PLT-212]', async () => {
  const { calls, purge } = await aCdn();
  purge(['a', 'lists']);
  purge(['b', 'lists']);
  await until(() => calls.length > 0);
  expect(calls).toEqual([{ tags: ['a', 'lists', 'b'], authorization: 'Bearer secret' }]);
});

test('a call that fails is repeated with what came meanwhile; the third time the operator is told [PLT-212]', async () => {
  const { cdn, calls, warned, purge } = await aCdn();
  cdn.status = 500;
  purge(['a']);
  await until(() => calls.length > 0);
  purge(['b']);
  await until(() => warned.length > 0);
  expect(calls.map(({ tags }) => [...(tags as string[])].sort())).toEqual([['a'], ['a', 'b'], ['a', 'b']]);

  cdn.status = 200;
  purge(['c']);
  await until(() => calls.length === 4);
  expect(calls.at(-1)?.tags).toEqual(['c']);
}, 20_000);
