/**
 * The rendered pages of a site as plain HTML: without any script, compressed once as well as Brotli can. What they need
 * besides (font, pictures) comes from that site. Nothing that shows the same can be sooner.
 */
import http from 'node:http';
import zlib from 'node:zlib';
import { setTimeout as sleep } from 'node:timers/promises';

const TRIES = 100;
const RENDERED = 'id="rendered"';

/** The page with its content; the first renderer has to start and warm up. */
export async function renderedHtml(url) {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answer = await fetch(url, { headers: { accept: 'text/html', 'accept-language': 'en-GB' } });
    const html = await answer.text();
    if (html.includes(RENDERED)) return html;
    await sleep(500);
  }
  throw new Error(`${url} is never rendered`);
}

const withoutScripts = (html) =>
  html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*rel="preload"[^>]*as="script"[^>]*>/g, '')
    .replace(/<html /, '<html class="light" ');

/** Serves `paths` of a site. Returns the URL and a stop function. */
export async function startStatic(site, paths) {
  const pages = new Map();
  for (const path of paths) {
    const html = withoutScripts(await renderedHtml(site.url + path));
    pages.set(path, zlib.brotliCompressSync(Buffer.from(html)));
  }
  const server = http.createServer((request, response) => {
    const page = pages.get(request.url);
    if (page) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
      response.end(page);
      return;
    }
    const upstream = http.get(site.url + request.url, { headers: request.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    upstream.once('error', () => response.writeHead(502).end());
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${server.address().port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
