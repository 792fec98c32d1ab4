import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ArtifactFile } from './artifact-files';
import { contentTypeOf } from './content-types';
import type { Encoding, PackedPage } from './packed-page';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The best encoding that the caller accepts. */
export function encodingFor({ headers }: FastifyRequest): Encoding {
  const accepted = String(headers['accept-encoding'] ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}

/**
 * On every answer of the edge. Browsers ignore the first one over plain HTTP. The policy is that of an answer which is no
 * page: opened by itself it can do nothing, and nobody frames it.
 */
export const SECURITY_HEADERS = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
} as const;

/** Everything that no page uses is off, for embedded content too; the map uses geolocation. */
const PERMISSIONS = 'camera=(), display-capture=(), geolocation=(self), microphone=(), payment=(), usb=()';
/** Pages whose URL holds a secret, which must not leak into a Referer, not even to the site itself. */
const SECRET_PATHS = ['/forgot-password'];

/** Sends a file that never changes under its URL. */
export function sendArtifact(
  request: FastifyRequest,
  reply: FastifyReply,
  file: ArtifactFile & { path: string },
) {
  return sendFile(request, reply, { ...file, caching: IMMUTABLE });
}

type SentFile = ArtifactFile & { path: string; caching: string };

/** Sends the file in the best encoding that is stored. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, { path, caching, ...file }: SentFile) {
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
    .send(body);
}

/** Not cached: a retry must reach the edge. */
export function sendAbsent(reply: FastifyReply) {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .headers(SECURITY_HEADERS)
    .type('text/plain; charset=utf-8')
    .send('Not found\n');
}

/** Search engines take over the new address; browsers ask again each time, since the next release may differ. */
export function sendMoved(reply: FastifyReply, to: string) {
  return reply
    .code(301)
    .header('location', to.replace(/^\/+/, '/'))
    .header('cache-control', 'no-cache')
    .headers(SECURITY_HEADERS)
    .send();
}

type Page = {
  packed: PackedPage;
  status: number;
  policy: string;
  /** Every script of the page has an integrity: the browser is told to refuse any that has none. */
  isIntegrityRequired: boolean;
  /** For this visitor alone: no cache may store it, not even the browser's. */
  isPersonal: boolean;
  /** What a cache for many is told; absent: it keeps nothing. */
  shared?: Record<string, string> | undefined;
  /** Seconds after which what is not known now may be. */
  retryAfter?: number | undefined;
  /** Where browsers report what they blocked. */
  reportTo: string;
};

/** The reporting endpoint of the policies, by name. */
export const ENDPOINT = 'site';

export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page) {
  const { packed, status, isPersonal } = page;
  const encoding = encodingFor(request);
  reply
    .headers(cachingOf(page))
    .header('vary', 'Accept-Encoding, Cookie, Accept-Language')
    .headers(SECURITY_HEADERS)
    .headers(pageHeaders({ ...page, referrerPolicy: referrerPolicyFor(request.url) }));
  if (page.retryAfter !== undefined) reply.header('retry-after', page.retryAfter);
  if (!isPersonal) reply.header('etag', packed.tag);
  if (!isPersonal && status === 200 && hasBrought(request, packed.tag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(await packed.bytes(encoding));
}

type PageTold = Pick<Page, 'policy' | 'isIntegrityRequired' | 'reportTo'> & { referrerPolicy: string };

/** What browsers are told of a page itself, wherever it comes from. */
export function pageHeaders({ policy, isIntegrityRequired, reportTo, referrerPolicy }: PageTold) {
  return {
    ...(isIntegrityRequired && {
      'integrity-policy': `blocked-destinations=(script), endpoints=(${ENDPOINT})`,
    }),
    'content-security-policy': policy,
    'reporting-endpoints': `${ENDPOINT}="${reportTo}"`,
    'referrer-policy': referrerPolicy,
    'permissions-policy': PERMISSIONS,
    'x-frame-options': 'DENY',
  };
}

function cachingOf({ isPersonal, status, shared }: Page): Record<string, string> {
  if (isPersonal) return { 'cache-control': 'no-store' };
  return (status === 200 && shared) || { 'cache-control': 'no-cache, private' };
}

/** Whether the browser still has these very bytes. */
function hasBrought({ headers }: FastifyRequest, tag: string): boolean {
  const brought = (headers['if-none-match'] ?? '').split(',').map((part) => part.trim());
  return brought.includes(tag) || brought.includes('*');
}

/** Tile servers ask for the origin of the page. */
const referrerPolicyFor = (url: string) =>
  hasSecret(url) ? 'no-referrer' : 'strict-origin-when-cross-origin';

/** Whether an address may hold a secret. */
export function hasSecret(url: string): boolean {
  const path = (url.split('?')[0] ?? '').replace(/\/+$/, '').toLowerCase();
  return SECRET_PATHS.includes(path);
}
