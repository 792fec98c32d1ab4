import { createHash } from 'node:crypto';
import { IDEMPOTENCY_HOURS } from '@plumbline/shared-schema/limits';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import fp from 'fastify-plugin';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/connect';
import { idempotencyKeys } from '../database/schema';
import { AppError } from '../errors';

/** Where the first answer of a key is kept. */
export type Slot = { caller: string; method: string; path: string; key: string };

const CHANGING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
/** A first call that has not answered by now died with its process. */
const ABANDONED_SECONDS = 60;

/**
 * `Idempotency-Key`: the first successful answer is kept for 24 h per caller, method and path
 * and given again to a repeat; another body under the same key is 422; a repeat while the first is in flight is 409.
 * Failures are not kept: nothing happened, so a repeat may try again.
 */
export const idempotency = fp<{ database: Database }>(
  async (app, { database }) => {
    app.decorateRequest('idempotency', undefined);

    app.addHook('preHandler', async (request, reply) => {
      const slot = slotOf(request);
      if (slot === undefined) return undefined;
      const requestHash = hashOf(request);
      if (await claim(database, slot, requestHash)) {
        request.idempotency = slot;
        return undefined;
      }
      const first = await database.query.idempotencyKeys.findFirst({ where: matches(slot) });
      if (first !== undefined && first.requestHash !== requestHash)
        throw new AppError('IDEMPOTENCY_MISMATCH');
      if (first === undefined || first.status === null) throw new AppError('IDEMPOTENCY_IN_FLIGHT');
      return reply
        .code(first.status)
        .header('idempotency-replayed', 'true')
        .type('application/json; charset=utf-8')
        .serializer((body: string) => body)
        .send(first.body ?? '');
    });

    app.addHook('onSend', async (request, reply, payload) => {
      const slot = request.idempotency;
      if (slot === undefined) return payload;
      if (reply.statusCode < 300 && typeof payload === 'string') {
        await database
          .update(idempotencyKeys)
          .set({ status: reply.statusCode, body: payload })
          .where(matches(slot));
      } else {
        await database.delete(idempotencyKeys).where(matches(slot));
      }
      return payload;
    });
  },
  { name: 'idempotency', dependencies: ['session'] },
);

function slotOf(request: FastifyRequest): Slot | undefined {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !CHANGING.has(request.method) || request.is404) return undefined;
  if (request.routeOptions.config.isReplayable === false) return undefined;
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw new AppError('BAD_REQUEST');
  const path = (request.url.split('?')[0] ?? '').replace(/\/+$/, '');
  return { caller: request.viewer?._id ?? `address:${request.ip}`, method: request.method, path, key };
}

function hashOf(request: FastifyRequest): string {
  const hash = createHash('sha256').update(JSON.stringify(request.body ?? null));
  const lists = Object.values(request.uploadLists ?? {}).flat();
  for (const { name, bytes } of [...Object.values(request.uploads ?? {}), ...lists]) hash.update(name).update(bytes);
  return hash.digest('hex');
}

function matches({ caller, method, path, key }: Slot) {
  return and(
    eq(idempotencyKeys.caller, caller),
    eq(idempotencyKeys.method, method),
    eq(idempotencyKeys.path, path),
    eq(idempotencyKeys.key, key),
  );
}

/** True when this call is the first (or takes over an expired or abandoned slot). */
async function claim(database: Database, slot: Slot, requestHash: string): Promise<boolean> {
  const expired = lt(
    idempotencyKeys.createdAt,
    sql`now() - make_interval(hours => ${IDEMPOTENCY_HOURS}::int)`,
  );
  const abandoned = and(
    isNull(idempotencyKeys.status),
    lt(idempotencyKeys.createdAt, sql`now() - make_interval(secs => ${ABANDONED_SECONDS}::int)`),
  );
  const claimed = await database
    .insert(idempotencyKeys)
    .values({ ...slot, requestHash })
    .onConflictDoUpdate({
      target: [idempotencyKeys.caller, idempotencyKeys.method, idempotencyKeys.path, idempotencyKeys.key],
      set: { requestHash, status: null, body: null, createdAt: sql`now()` },
      setWhere: or(expired, abandoned),
    })
    .returning({ key: idempotencyKeys.key });
  return claimed.length > 0;
}

/** Deletes answers nobody can ask for any more. */
export async function removeOldKeys(database: Database): Promise<void> {
  const expired = lt(
    idempotencyKeys.createdAt,
    sql`now() - make_interval(hours => ${IDEMPOTENCY_HOURS}::int)`,
  );
  await database.delete(idempotencyKeys).where(expired);
}
