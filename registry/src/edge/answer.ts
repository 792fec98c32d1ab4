import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ArtifactFile } from './artifact-files';
import { contentTypeOf } from './content-types';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Fast enough to do for every page. */
const PAGE_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** The best compression the caller takes. */
export function encodingFor({ headers }: FastifyRequest): 'br' | 'gzip' | 'identity' {
  const accepted = String(headers['accept-encoding'] ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}

/** Of every answer of the edge. Browsers ignore the first one over plain HTTP. */
export const SECURITY_HEADERS = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'cross-origin-opener-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
} as const;

/** What no page of the site uses is off, also in whatever a script might bring in; the map asks where one is. */
const PERMISSIONS = 'camera=(), display-capture=(), geolocation=(self), microphone=(), payment=(), usb=()';
/** Pages whose address holds a secret: it goes into no Referer, not even of the site's own scripts. */
const SECRET_PATHS = ['/forgot-password'];

/** Sends a file that never changes under its URL. */
export function sendArtifact(
  request: FastifyRequest,
  reply: FastifyReply,
  file: ArtifactFile & { path: string },
) {
  return sendFile(request, reply, { ...file, caching: IMMUTABLE });
}

type Sent = ArtifactFile & { path: string; caching: string };

/** Sends a file in the best form there is of it. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, { path, caching, ...file }: Sent) {
  const wanted = encodingFor(request);
  const body = (wanted === 'identity' ? undefined : file[wanted]) ?? file.identity;
  if (body !== file.identity) reply.header('content-encoding', wanted);
  return reply
    .type(contentTypeOf(path))
    .header('cache-control', caching)
    .header('vary', 'Accept-Encoding')
    .headers(SECURITY_HEADERS)
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('content-security-policy', "default-src 'none'")
    .send(body);
}

/** No such file; nobody may keep that answer, since a retry must reach us. */
export function sendAbsent(reply: FastifyReply) {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .headers(SECURITY_HEADERS)
    .type('text/plain; charset=utf-8')
    .send('Not found\n');
}

type Page = {
  html: string;
  status: number;
  policy: string;
  /** Every script of the page has an integrity: the browser is told to refuse any that has none. */
  isIntegrityRequired: boolean;
  /** Only this visitor gets it so: nobody keeps it, not even the browser. */
  isPersonal: boolean;
  /** Where browsers send what they blocked. */
  reportTo: string;
};

/** The reporting endpoint of the policies, by name. */
export const ENDPOINT = 'site';

/** Sends a page with the headers every page has. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page) {
  const { html, status, policy, isIntegrityRequired, isPersonal, reportTo } = page;
  const encoding = encodingFor(request);
  if (isIntegrityRequired)
    reply.header('integrity-policy', `blocked-destinations=(script), endpoints=(${ENDPOINT})`);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', isPersonal ? 'no-store' : 'no-cache, private')
    .header('vary', 'Accept-Encoding, Cookie')
    .header('content-security-policy', policy)
    .header('reporting-endpoints', `${ENDPOINT}="${reportTo}"`)
    .header('referrer-policy', referrerPolicyFor(request.url))
    .header('permissions-policy', PERMISSIONS)
    .headers(SECURITY_HEADERS)
    .header('x-frame-options', 'DENY')
    .send(await compress(html, encoding));
}

/** Tile servers ask for the origin of the page. */
function referrerPolicyFor(url: string): string {
  const path = (url.split('?')[0] ?? '').replace(/\/+$/, '').toLowerCase();
  return SECRET_PATHS.includes(path) ? 'no-referrer' : 'strict-origin-when-cross-origin';
}

async function compress(html: string, encoding: 'br' | 'gzip' | 'identity'): Promise<Buffer> {
  const bytes = Buffer.from(html);
  if (encoding === 'br') return promisify(brotliCompress)(bytes, PAGE_BROTLI);
  return encoding === 'gzip' ? promisify(gzip)(bytes) : bytes;
}
