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
    .header('x-content-type-options', 'nosniff')
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
    .type('text/plain; charset=utf-8')
    .send('Not found\n');
}

type Page = {
  html: string;
  status: number;
  policy: string;
  /** Every script of the page has an integrity: the browser is told to refuse any that has none. */
  isIntegrityRequired: boolean;
};

/** Sends a page with the headers every page has. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page) {
  const { html, status, policy, isIntegrityRequired } = page;
  const encoding = encodingFor(request);
  if (isIntegrityRequired) reply.header('integrity-policy', 'blocked-destinations=(script)');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return (
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache, private')
      .header('vary', 'Accept-Encoding, Cookie')
      .header('content-security-policy', policy)
      // Tile servers ask for the origin of the page.
      .header('referrer-policy', 'strict-origin-when-cross-origin')
      .header('x-content-type-options', 'nosniff')
      .header('x-frame-options', 'DENY')
      .send(await compress(html, encoding))
  );
}

async function compress(html: string, encoding: 'br' | 'gzip' | 'identity'): Promise<Buffer> {
  const bytes = Buffer.from(html);
  if (encoding === 'br') return promisify(brotliCompress)(bytes, PAGE_BROTLI);
  return encoding === 'gzip' ? promisify(gzip)(bytes) : bytes;
}
