import type { ApiAnswer } from '@plumbline/registry/edge';
import type { FastifyInstance } from 'fastify';

/** What a page shows to somebody without a session; nothing else is answered to a renderer. */
const PAGE_READS = [
  /^\/api\/v1\/jobs\/(search|recent|of\/[\w-]+|[\w-]+|[\w-]+\/questions)(\?|$)/,
  /^\/api\/v1\/prices(\/[\w-]+)?(\?|$)/,
  /^\/api\/v1\/professionals(\/compare)?(\?|$)/,
  /^\/api\/v1\/users\/(specialties|top-performers|featured|profile\/[\w-]+|[\w-]+|[\w-]+\/(client-history|profile-summary))(\?|$)/,
  /^\/api\/v1\/feedbacks\/?(\?|$)/,
  /^\/api\/v1\/places\/near(\?|$)/,
  /^\/api\/v1\/content\//,
];

/** `address`: of the caller that it counts for. */
export type PageQuestion = { path: string; language: string; address: string };

/**
 * Answers the renderers of pages: reads that pages do for visitors without a session, and nothing besides. It counts as
 * a call of the visitor whose page it is for; without one as of a caller of its own.
 */
export function answerPages(ask: (question: PageQuestion) => Promise<ApiAnswer>) {
  const nextAddress = madeUpAddresses();
  return async (path: string, language: string, visitor?: string): Promise<ApiAnswer | undefined> => {
    if (!PAGE_READS.some((read) => read.test(path))) return undefined;
    return ask({ path, language, address: visitor ?? nextAddress() });
  };
}

/** The same, by the API of this process. */
export const pageAnswers = (app: FastifyInstance) =>
  answerPages(async ({ path: url, language, address }) => {
    const headers = { 'accept-language': language, accept: 'application/json' };
    const answer = await app.inject({ method: 'GET', url, headers, remoteAddress: address });
    const named = Object.entries(answer.headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    );
    return { status: answer.statusCode, headers: Object.fromEntries(named), body: answer.payload };
  });

/** Addresses of nobody, each of a network of its own: what is asked for nobody in particular comes up to no limit. */
export function madeUpAddresses(): () => string {
  let count = 0;
  return () => {
    count = (count + 1) % 65_536;
    return `fd00:${count.toString(16)}::1`;
  };
}
