import { once } from 'node:events';
import net from 'node:net';
import { addressOf, createTestServer } from '../../app/testing';

const server = createTestServer();

/** The first line of the answer to a request that no client library would send. */
async function sendRaw(lines: readonly string[]): Promise<string> {
  const { port } = await addressOf(server.http);
  const socket = net.connect(port, '127.0.0.1');
  socket.end(`${[...lines, 'Connection: close', '', ''].join('\r\n')}`);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(socket, 'close');
  return Buffer.concat(chunks).toString().split('\r\n')[0] ?? '';
}

test.each([
  ['one host', ['GET /healthz HTTP/1.1', 'Host: a.example'], 200],
  ['two hosts', ['GET /healthz HTTP/1.1', 'Host: a.example', 'host: b.example'], 400],
  ['the same host twice', ['GET /healthz HTTP/1.1', 'Host: a.example', 'Host: a.example'], 400],
  ['a whole address for a path', ['GET http://b.example/healthz HTTP/1.1', 'Host: a.example'], 400],
  ['a whole address of the API', ['GET http://b.example/api/v1/skills HTTP/1.1', 'Host: a.example'], 400],
  [
    'two hosts at the sockets',
    ['GET /socket.io/?EIO=4&transport=polling HTTP/1.1', 'Host: a', 'Host: b'],
    403,
  ],
  [
    'a whole address of the sockets',
    ['GET http://b/socket.io/?EIO=4&transport=polling HTTP/1.1', 'Host: a'],
    400,
  ],
])('a request with %s: %s', async (_what, lines, status) => {
  expect(await sendRaw(lines)).toContain(` ${status} `);
});
