const { spawn } = require('node:child_process');
const { once } = require('node:events');
const http = require('node:http');

const JSON_TYPE = 'application/json';
const FROM_PROXY = [502, 'text/html', '<h1>502 Bad Gateway</h1>'];
const NOT_NOW = [503, JSON_TYPE, '{"code":"UNAVAILABLE"}'];
const MADE = { data: { _id: 'made' }, user: { _id: 'somebody' }, token: 'token', chatId: 'chat' };
const DONE = [201, JSON_TYPE, JSON.stringify(MADE)];

/** People sign up, the work of a portfolio is added with the third try, and nothing else gets done. */
function answerOf(url, tries) {
  if (url === '/api/v1/portfolios') return (tries.count += 1) < 3 ? FROM_PROXY : DONE;
  return /^\/api\/v1\/(auth|messages)\//.test(url) ? DONE : NOT_NOW;
}

/** Prints what became of the work. */
const SCRIPT = `
  import { startWriters } from './writers.mjs';
  const { writes } = await startWriters({ url: process.argv[1], query: () => [] }, { perSecond: 20 });
  const find = () => writes.find(({ kind, id }) => kind === 'portfolio' && id !== undefined);
  while (find() === undefined) await new Promise((resolve) => setTimeout(resolve, 20));
  process.stdout.write(JSON.stringify([find().id, find().endings]));
  process.exit();`;

test('what a proxy answers in place of the server is no acknowledgement, also to a repeat', async () => {
  const tries = { count: 0 };
  const server = http.createServer(({ url }, reply) => {
    const [status, type, body] = answerOf(url, tries);
    reply.writeHead(status, { 'content-type': type }).end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${server.address().port}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', SCRIPT, url], { cwd: __dirname });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  await once(child, 'close');
  server.close();
  expect(output).toBe('["made",{"502 undefined":2,"done":1}]');
});
