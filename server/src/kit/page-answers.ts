import type { ApiAnswer } from '@plumbline/registry/edge';
import type { FastifyInstance } from 'fastify';

/** What a page shows to somebody without a session; nothing else is answered to a renderer. */
const PAGE_READS = [
  /^\/api\/v1\/jobs\/(search|recent|of\/[\w-]+|[\w-]+)(\?|$)/,
  /^\/api\/v1\/prices(\/[\w-]+)?(\?|$)/,
  /^\/api\/v1\/professionals(\/compare)?(\?|$)/,
  /^\/api\/v1\/users\/(specialties|top-performers|featured|profile\/[\w-]+|[\w-]+|[\w-]+\/(client-history|profile-summary))(\?|$)/,
  /^\/api\/v1\/feedbacks\/(\?|$)/,
  /^\/api\/v1\/places\/near(\?|$)/,
  /^\/api\/v1\/content\//,
];

/**
 * Answers the renderers of pages in this process: reads that pages do for visitors without a session, and nothing
 * besides. It counts as a call of the visitor whose page it is for; without one as of a caller of its own.
 */
export function pageAnswers(app: FastifyInstance) {
  let count = 0;
  return async (path: string, language: string, visitor?: string): Promise<ApiAnswer | undefined> => {
    if (!PAGE_READS.some((read) => read.test(path))) return undefined;
    count = (count + 1) % 65_536;
    const answer = await app.inject({
      method: 'GET',
      url: path,
      headers: { 'accept-language': language, accept: 'application/json' },
      remoteAddress: visitor ?? `fd00:${count.toString(16)}::1`,
    });
    const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    );
    return { status: answer.statusCode, headers: Object.fromEntries(headers), body: answer.payload };
  };
}
