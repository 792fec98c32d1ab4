import type { FastifyRequest } from 'fastify';
import { hasSecret } from './answer';

export type CdnOptions = {
  /** How long a cache for many may send a page without asking. */
  seconds: number;
  /** By which name a page at this address is purged. */
  tagOf: (url: string) => string;
};

/** Begins every cookie of the site: who sends one may get a page of their own. */
const COOKIES = /(?:^|;\s*)plumbline_/;

/**
 * What a cache for many is told of a page with its content; undefined where it must not keep the page. Browsers ask each time,
 * as ever. Whoever brings a cookie of the site is answered past the cache, which `Vary` says too.
 */
export function sharedHeaders(
  { url, headers }: FastifyRequest,
  cdn: CdnOptions | undefined,
): Record<string, string> | undefined {
  if (!cdn || COOKIES.test(headers.cookie ?? '') || headers.authorization !== undefined) return undefined;
  if (hasSecret(url)) return undefined;
  return {
    'cache-control': `public, max-age=0, s-maxage=${cdn.seconds}`,
    'cache-tag': cdn.tagOf(url),
  };
}
