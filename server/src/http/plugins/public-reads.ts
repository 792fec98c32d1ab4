import fp from 'fastify-plugin';
import { z } from 'zod';
import { tagOf } from '../../kit/etag';

/** Browsers keep the answer, but ask each time whether it still holds: a list is never older than the page it is on. */
const FOR_BROWSERS = 'public, no-cache';
/**
 * A cache in front of the API may give it to many (RFC 9213): for ten seconds as it is, for a minute more while it
 * asks for a newer one.
 */
const FOR_SHARED_CACHES = 'max-age=10, stale-while-revalidate=60';

/**
 * Tags the answers of public reads to visitors; who has that answer already gets 304 without a body. What somebody
 * with a token gets is theirs, and is kept by nobody.
 */
export const publicReads = fp(
  async (app) => {
    app.addHook('onRoute', (route) => {
      if (route.config?.isPublicRead !== true) return;
      const response = Object.assign({}, route.schema?.response, { 304: z.undefined() });
      route.schema = { ...route.schema, response };
    });
    app.addHook('onSend', (request, reply, payload, done) => {
      const isForAll = request.routeOptions.config.isPublicRead === true && !request.hasToken;
      if (!isForAll || reply.statusCode !== 200 || typeof payload !== 'string') return done(null, payload);
      const etag = tagOf(payload);
      void reply.headers({
        etag,
        'cache-control': FOR_BROWSERS,
        'cdn-cache-control': FOR_SHARED_CACHES,
      });
      if (request.headers['if-none-match'] !== etag) return done(null, payload);
      void reply.code(304);
      done(null, null);
    });
  },
  { name: 'public-reads' },
);
