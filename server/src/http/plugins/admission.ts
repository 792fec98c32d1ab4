import fp from 'fastify-plugin';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database/connect';
import { slotOf } from './idempotency';
import { idempotencyKeyRows } from './idempotency-keys.repository';

/**
 * A route's `admits` refuses its caller before the body is read, which may hold files. The body of a repeat is read all the
 * same: what the call was about may be gone by now, and yet its answer is the first one.
 */
export const admission = fp<{ database: Database }>(
  async (app, { database }) => {
    app.addHook('onRequest', (request, _reply, done) => {
      const admits = request.is404 ? undefined : request.routeOptions.config.admits;
      if (admits === undefined) return done();
      admits(request)
        .catch((refusal: unknown) => admitRepeat(request, refusal))
        .then(() => done(), done);
    });

    async function admitRepeat(request: FastifyRequest, refusal: unknown): Promise<void> {
      const slot = slotOf(request);
      if (slot === undefined || !(await idempotencyKeyRows.findAnswer(database, slot))) throw refusal;
    }
  },
  { name: 'admission', dependencies: ['access'] },
);
