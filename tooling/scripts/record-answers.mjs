/** A proxy between browser and site that records the API's answers. */
import http from 'node:http';
import net from 'node:net';
import { recorder, VISITOR } from './recorded-answers.mjs';

const API = '/api/';
const SIGN_IN = '/api/v1/auth/login';

function bytesOf(stream) {
  return new Promise((resolve, reject) => {
    const parts = [];
    stream.on('data', (part) => parts.push(part));
    stream.once('end', () => resolve(Buffer.concat(parts)));
    stream.once('error', reject);
  });
}

/**
 * Passes everything between `port` and the site at `upstreamPort` on, and writes the API's answers into `folder`.
 * Resolves when it listens.
 */
export function recordAnswers({ port, upstreamPort, folder }) {
  const record = recorder(folder);
  /** Token → role, from the sign-ins seen so far. */
  const roles = new Map();
  const roleOf = ({ headers }) => roles.get(headers.authorization?.replace('Bearer ', '')) ?? VISITOR;

  function keep(request, { statusCode: status, headers }, bytes) {
    if (request.method === 'GET') record.answer(roleOf(request), request.url, { status, headers, bytes });
    if (request.url !== SIGN_IN || status !== 200) return;
    const answer = JSON.parse(bytes.toString('utf8'));
    roles.set(answer.token, answer.user.userType);
    record.signIn(answer.user.userType, answer);
  }

  const proxy = http.createServer((request, reply) => {
    const isCall = request.url.startsWith(API);
    const headers = { ...request.headers, ...(isCall && { 'accept-encoding': 'identity' }) };
    // A recorded answer must be whole, not a 304.
    if (isCall) delete headers['if-none-match'];
    const { method, url } = request;
    const upstream = http.request({ host: '127.0.0.1', port: upstreamPort, method, path: url, headers });
    upstream.once('error', () => reply.destroy());
    upstream.once('response', async (answer) => {
      reply.writeHead(answer.statusCode, answer.headers);
      answer.pipe(reply);
      if (isCall) keep(request, answer, await bytesOf(answer));
    });
    request.pipe(upstream);
  });
  proxy.on('upgrade', (request, socket, head) => {
    const upstream = net.connect(upstreamPort, '127.0.0.1', () => {
      const lines = request.rawHeaders.flatMap((name, i, all) => (i % 2 ? [] : `${name}: ${all[i + 1]}`));
      upstream.write([`GET ${request.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
      upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
    });
    for (const end of [upstream, socket])
      end.on('error', () => [upstream, socket].forEach((s) => s.destroy()));
  });
  return new Promise((resolve) => proxy.listen(port, () => resolve(proxy)));
}
