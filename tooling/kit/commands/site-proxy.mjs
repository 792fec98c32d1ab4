/** A server on this machine that passes everything on to a site, sockets too, and rewrites its pages. */
import fs from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import path from 'node:path';

/** Of a page of the site: they belong to its body, or to an address with TLS. */
const OF_THE_BODY = [
  'content-encoding',
  'content-length',
  'etag',
  'reporting-endpoints',
  'strict-transport-security',
  'transfer-encoding',
];
/** They forbid what development needs. */
const POLICIES = ['content-security-policy', 'integrity-policy'];
const TYPES = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

const isPage = ({ method, headers }) =>
  method === 'GET' && String(headers.accept ?? '').includes('text/html');

/** A cookie of the site is for this machine, which has no TLS. */
const withoutTls = (cookie) => cookie.replaceAll(/;\s*(secure|domain=[^;]*)/gi, '');

function readAll(stream) {
  return new Promise((resolve, reject) => {
    const parts = [];
    stream.on('data', (part) => parts.push(part));
    stream.on('end', () => resolve(Buffer.concat(parts).toString('utf8')));
    stream.on('error', reject);
  });
}

/**
 * `rewrite`: HTML of the site → that which is shown; `own`: a folder that is served under a path of its own,
 * `{ base, folder, assets }`, with `assets`, where there are any, in place of the files that it lacks; `isStrict`: pages
 * keep the site's policies.
 */
export function siteProxy({ site, rewrite, own, isStrict = false }) {
  const dropped = new Set([...OF_THE_BODY, ...(isStrict ? [] : POLICIES)]);
  const target = new URL(site);
  const { request: ask } = target.protocol === 'https:' ? https : http;

  const passedOn = (request) => ({
    hostname: target.hostname,
    port: target.port,
    path: request.url,
    method: request.method,
    headers: {
      ...request.headers,
      host: target.host,
      ...(request.headers.origin && { origin: target.origin }),
      ...(request.headers.referer && { referer: `${target.origin}/` }),
      ...(isPage(request) && { 'accept-encoding': 'identity', 'if-none-match': '' }),
    },
  });

  function sendOwnFile(request, response) {
    const { base, folder, assets } = own;
    const name = decodeURIComponent(request.url.slice(base.length).split('?')[0]);
    const file = path.join(folder, name);
    if (!file.startsWith(folder + path.sep) || !fs.existsSync(file))
      return assets === undefined
        ? response.writeHead(404).end()
        : response.writeHead(307, { location: assets + encodeURI(name) }).end();
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' });
    fs.createReadStream(file).pipe(response);
  }

  async function sendPage(answer, response) {
    const page = await readAll(answer);
    const html = rewrite(page);
    const kept = Object.entries(answer.headers).filter(([name]) => !dropped.has(name));
    const cookies = answer.headers['set-cookie']?.map(withoutTls);
    const headers = { ...Object.fromEntries(kept), ...(cookies && { 'set-cookie': cookies }) };
    // An address that only the remote here has is 404 on the site.
    const status = html !== undefined && answer.statusCode === 404 ? 200 : answer.statusCode;
    response.writeHead(status, { ...headers, 'cache-control': 'no-store' }).end(html ?? page);
  }

  const server = http.createServer((request, response) => {
    if (request.url.startsWith(own.base)) return sendOwnFile(request, response);
    const fail = (error) => {
      if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain' });
      response.end(`${site}: ${error.message}\n`);
    };
    const asked = ask(passedOn(request), (answer) => {
      const isHtml = isPage(request) && String(answer.headers['content-type']).includes('text/html');
      if (isHtml) return sendPage(answer, response).catch(fail);
      const cookies = answer.headers['set-cookie']?.map(withoutTls);
      response.writeHead(answer.statusCode, { ...answer.headers, ...(cookies && { 'set-cookie': cookies }) });
      answer.pipe(response);
    });
    asked.on('error', fail);
    request.pipe(asked);
  });

  server.on('upgrade', (request, socket, head) => {
    const asked = ask(passedOn(request));
    asked.on('upgrade', (answer, other, first) => {
      const headers = Object.entries(answer.headers).map(([name, value]) => `${name}: ${value}`);
      socket.write(['HTTP/1.1 101 Switching Protocols', ...headers, '', ''].join('\r\n'));
      socket.write(first);
      other.write(head);
      other.pipe(socket).pipe(other);
      other.on('error', () => socket.destroy());
      socket.on('error', () => other.destroy());
    });
    asked.on('response', () => socket.destroy());
    asked.on('error', () => socket.destroy());
    asked.end();
  });
  return server;
}
