import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * For answers that pages poll: notes the answer's tag, and says whether the caller has this very answer already (then
 * the route sends 304 without a body). The caller's browser keeps it but asks each time.
 */
export function isStillFresh(request: FastifyRequest, reply: FastifyReply, answer: unknown): boolean {
  const etag = tagOf(JSON.stringify(answer));
  void reply.header('etag', etag).header('cache-control', 'private, no-cache');
  return request.headers['if-none-match'] === etag;
}

/** Weak, because compression changes the bytes but not what they say. */
export function tagOf(text: string): string {
  return `W/"${hash('sha256', text, 'base64url').slice(0, 27)}"`;
}
