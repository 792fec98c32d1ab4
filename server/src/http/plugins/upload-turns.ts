import fp from 'fastify-plugin';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../kit/errors';
import { callerOf } from './session';

const AT_ONCE = 2;
const RETRY_AFTER_SECONDS = 2;
/** A body of text is smaller; a larger one, where a route takes it, holds a file. */
export const LARGE_BODY_BYTES = 64 * 1024;

/** At most two uploads at once per person (per address where nobody is signed in): the next is 429. */
export const uploadTurns = fp(
  async (app) => {
    const uploading = new Map<string, number>();

    app.addHook('onRequest', (request, reply, done) => {
      if (!isUpload(request)) return done();
      const who = callerOf(request);
      const count = uploading.get(who) ?? 0;
      if (count >= AT_ONCE)
        return done(
          new AppError('RATE_LIMITED', { retryAfter: RETRY_AFTER_SECONDS, uploadsAtOnce: AT_ONCE }),
        );
      uploading.set(who, count + 1);
      // However the call ends: answered, or aborted by its caller.
      reply.raw.once('close', () => {
        const left = (uploading.get(who) ?? 1) - 1;
        if (left > 0) uploading.set(who, left);
        else uploading.delete(who);
      });
      done();
    });
  },
  { name: 'upload-turns', dependencies: ['session'] },
);

export function isUpload(request: FastifyRequest): boolean {
  return !request.is404 && (isMultipart(request) || isLargeBody(request));
}

export function isMultipart({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.toLowerCase().startsWith('multipart/') ?? false;
}

/** Announced as large, or without saying how long it is. */
export function isLargeBody({ headers }: FastifyRequest): boolean {
  const announced = headers['transfer-encoding'] === undefined ? 0 : Number.POSITIVE_INFINITY;
  return Number(headers['content-length'] ?? announced) > LARGE_BODY_BYTES;
}
