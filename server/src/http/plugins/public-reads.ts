import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fp from 'fastify-plugin';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { tagOf } from '../../kit/etag';
import type { KeptAnswer, KeptAnswers } from '../../kit/kept-answers';
import { languageOf } from '../../kit/texts';

/** Browsers keep the answer, but ask each time whether it still holds: a list is never older than the page it is on. */
const FOR_BROWSERS = 'public, no-cache';
/**
 * A cache in front of the API may give it to many (RFC 9213): for ten seconds as it is, for a minute more while it
 * asks for a newer one.
 */
const FOR_SHARED_CACHES = 'max-age=10, stale-while-revalidate=60';
/** What routes say besides. */
const KEPT_HEADERS = ['content-type', 'x-total-count', 'x-rating-counts'];
/** Shorter ones are sent as they are. */
const COMPRESSED_FROM = 1024;
/** Longer addresses are made up. */
const LONGEST_KEPT_URL = 500;

const ENCODERS = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};
const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

/**
 * Answers public reads of visitors, from memory where nothing was changed since; who asks for what is being read waits
 * for that answer. Who has it already gets 304 without a body. What somebody with a token gets is theirs: it is read
 * for them alone and kept by nobody. `Cache-Control: no-cache` asks for an answer that is read anew.
 */
export const publicReads = fp<{ kept: KeptAnswers }>(
  async (app, { kept }) => {
    app.decorateRequest('keepAnswer', undefined);
    app.addHook('onRoute', (route) => {
      if (route.config?.isPublicRead !== true) return;
      const response = Object.assign({}, route.schema?.response, { 304: z.undefined() });
      route.schema = { ...route.schema, response };
    });

    app.addHook('onRequest', (request, reply, done) => {
      if (!mayBeKept(request)) return done();
      const key = `${languageOf(request.headers['accept-language'])} ${request.url}`;
      const known = kept.find(key);
      if (known !== undefined) return give(known, request, reply);
      const coming = kept.coming(key);
      if (coming === undefined) {
        request.keepAnswer = kept.begin(key);
        return done();
      }
      void coming.then((answer) => (answer === undefined ? done() : give(answer, request, reply)));
    });

    app.addHook('onSend', (request, reply, payload, done) => {
      if (!isForAll(request) || reply.hasHeader('etag')) return done(null, payload);
      if (reply.statusCode !== 200 || typeof payload !== 'string') {
        request.keepAnswer?.();
        return done(null, payload);
      }
      const headers = headersOf(reply, tagOf(payload));
      void reply.headers(headers);
      request.keepAnswer?.({ headers, body: Buffer.from(payload), encoded: new Map() });
      if (!hasIt(request, headers)) return done(null, payload);
      void reply.code(304);
      done(null, null);
    });

    // Of a caller who left, nobody waits for the answer in vain.
    app.addHook('onResponse', (request, _reply, done) => {
      request.keepAnswer?.();
      done();
    });
  },
  { name: 'public-reads', dependencies: ['session'] },
);

const isForAll = ({ routeOptions, headers }: FastifyRequest): boolean =>
  routeOptions.config.isPublicRead === true && headers.authorization === undefined;

/** Whether the answer to this call may be one that is kept: no visitor's own, and none that must be read anew. */
export function mayBeKept(request: FastifyRequest): boolean {
  const { method, headers, url } = request;
  if (!isForAll(request) || method !== 'GET' || url.length > LONGEST_KEPT_URL) return false;
  return headers['cache-control'] !== 'no-cache';
}

const hasIt = ({ headers }: FastifyRequest, { etag }: KeptAnswer['headers']): boolean =>
  headers['if-none-match'] === etag;

function headersOf(reply: FastifyReply, etag: string): Record<string, string> {
  const own = KEPT_HEADERS.flatMap((name) =>
    reply.hasHeader(name) ? [[name, String(reply.getHeader(name))]] : [],
  );
  return {
    ...(Object.fromEntries(own) as Record<string, string>),
    etag,
    'cache-control': FOR_BROWSERS,
    'cdn-cache-control': FOR_SHARED_CACHES,
  };
}

function give(answer: KeptAnswer, request: FastifyRequest, reply: FastifyReply): void {
  void reply.headers(answer.headers);
  if (hasIt(request, answer.headers)) return void reply.code(304).send();
  const encoding = encodingFor(request, answer);
  if (encoding === undefined) return void reply.send(answer.body);
  encode(answer, encoding).then(
    (bytes) => reply.header('content-encoding', encoding).send(bytes),
    () => reply.send(answer.body),
  );
}

/** `undefined` also where the caller weighs encodings: that is left to the compression of every answer. */
function encodingFor({ headers }: FastifyRequest, { body }: KeptAnswer): Encoding | undefined {
  const accepted = headers['accept-encoding'];
  if (body.length < COMPRESSED_FROM || typeof accepted !== 'string') return undefined;
  const names = accepted.split(',').map((name) => name.trim());
  return ENCODINGS.find((encoding) => names.includes(encoding));
}

function encode({ body, encoded }: KeptAnswer, encoding: Encoding): Promise<Buffer> {
  const known = encoded.get(encoding) ?? ENCODERS[encoding](body);
  encoded.set(encoding, known);
  return known;
}
