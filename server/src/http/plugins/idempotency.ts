import { createHash, createHmac } from 'node:crypto';
import fp from 'fastify-plugin';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Connection, Tx } from '../../database/connect';
import type { UnitOfWork } from '../../database/unit-of-work';
import { AppError } from '../../kit/errors';
import { idempotencyKeyRows } from './idempotency-keys.repository';
import type { KeptAnswer, Slot } from './idempotency-keys.repository';
import { networkOf } from './networks';

/** A call that came with a key. */
export type KeyedCall = { slot: Slot; requestHash: string; unit: UnitOfWork };
type Answer = { request: FastifyRequest; reply: FastifyReply; payload: unknown };

const CHANGING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * `Idempotency-Key`: the first successful answer is kept for 24 h per caller, method and path and given again to a
 * repeat; another body under the same key is 422; a repeat while the first is in flight is 409. Key, answer and
 * change are committed together, so a server that dies leaves all of them or nothing, and a repeat replays or runs.
 * Failures are not kept: nothing happened, so a repeat may try again.
 */
export const idempotency = fp<{ connection: Connection; key: string; oldKey: string | undefined }>(
  async (app, { connection, key, oldKey }) => {
    app.decorateRequest('idempotency', undefined);

    app.addHook('preHandler', (request, reply, done) => {
      try {
        const slot = slotOf(request);
        if (slot === undefined) return done();
        begin(slot, { request, reply }).then((isReplayed) => isReplayed || done(), done);
      } catch (error) {
        done(error as Error);
      }
    });

    /** Is true where the answer of an earlier call with this key was sent. */
    async function begin(
      slot: Slot,
      { request, reply }: Pick<Answer, 'request' | 'reply'>,
    ): Promise<boolean> {
      const requestHash = hashOf(request, key);
      const first = await idempotencyKeyRows.findAnswer(connection.database, slot);
      // Release 0.1.0 kept plain hashes, for a day: its lost answers are still given again after the upgrade. So are those
      // of before a new key.
      const known = [requestHash, hashOf(request), ...(oldKey ? [hashOf(request, oldKey)] : [])];
      if (first !== undefined && !known.includes(first.requestHash))
        throw new AppError('IDEMPOTENCY_MISMATCH');
      if (first !== undefined) {
        asReplay(reply, first).serializer((body: string) => body);
        void reply.send(first.body);
        return true;
      }
      const unit = connection.unitOfWork((tx) => claim(tx, slot, requestHash));
      request.idempotency = { slot, requestHash, unit };
      return false;
    }

    // With a callback: what an async hook enters ends with it.
    app.addHook('preHandler', (request, _reply, done) => {
      if (request.idempotency === undefined) done();
      else request.idempotency.unit.run(done);
    });

    app.addHook('onSend', (request, reply, payload, done) => {
      if (request.idempotency === undefined) return done(null, payload);
      settle(request.idempotency, { request, reply, payload }).then((settled) => done(null, settled), done);
    });

    async function settle(call: KeyedCall, { request, reply, payload }: Answer): Promise<unknown> {
      // Should the commit fail, its error comes by here as well.
      request.idempotency = undefined;
      if (reply.statusCode < 300) {
        await keep(call, reply.statusCode, payload);
        return payload;
      }
      await release(call, reply.statusCode).catch((err: unknown) =>
        request.log.error({ err }, 'idempotency key not released'),
      );
      // A concurrent call with the same key may have committed first, which made this one fail. Where that is unknown,
      // a refusal would be the last word.
      const first = await idempotencyKeyRows
        .findAnswer(connection.database, call.slot)
        .catch((error: unknown) => {
          if (reply.statusCode < 500) throw error;
        });
      if (first?.requestHash !== call.requestHash) return payload;
      request.failure = undefined;
      asReplay(reply, first).removeHeader('retry-after');
      return first.body;
    }
  },
  { name: 'idempotency', dependencies: ['session'] },
);

function asReplay(reply: FastifyReply, { status }: KeptAnswer): FastifyReply {
  return reply.code(status).header('idempotency-replayed', 'true').type('application/json; charset=utf-8');
}

/** Answers that are no text (files) are committed without being kept. */
async function keep({ slot, unit }: KeyedCall, status: number, payload: unknown): Promise<void> {
  const body = payload ?? '';
  await unit.end(async (tx) => {
    if (typeof body === 'string') await idempotencyKeyRows.keepAnswer(tx, slot, { status, body });
    else await idempotencyKeyRows.remove(tx, slot);
  });
}

/** What a refused call did, such as counting a wrong try, stays done; of one that broke off nothing, or a repeat would do it twice. */
async function release({ slot, unit }: KeyedCall, status: number): Promise<void> {
  if (!unit.isOpen || status >= 500) return unit.undo();
  await unit.end((tx) => idempotencyKeyRows.remove(tx, slot));
}

/** Where the answer of a call with a key is kept; `undefined` for any other. */
export function slotOf(request: FastifyRequest): Slot | undefined {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !CHANGING.has(request.method) || request.is404) return undefined;
  if (request.routeOptions.config.isReplayable === false) return undefined;
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw new AppError('BAD_REQUEST');
  const path = (request.url.split('?')[0] ?? '').replace(/\/+$/, '');
  return { caller: callerOf(request), method: request.method, path, key };
}

/** Two people who act for one company are two callers. */
function callerOf({ viewer, ip }: FastifyRequest): string {
  if (viewer === undefined) return `address:${networkOf(ip)}`;
  return viewer.team === undefined ? viewer._id : `${viewer._id}:${viewer.team.personId}`;
}

/** With a key that is not in the database: a body may hold a password, which could be guessed from a plain hash. */
function hashOf(request: FastifyRequest, key?: string): string {
  const hash = key === undefined ? createHash('sha256') : createHmac('sha256', key).update('idempotency.');
  hash.update(JSON.stringify(request.body ?? null));
  const files = Object.entries(request.uploads ?? {});
  const lists = Object.entries(request.uploadLists ?? {});
  for (const [field, file] of [
    ...files,
    ...lists.flatMap(([name, list]) => list.map((file) => [name, file] as const)),
  ])
    hash.update(JSON.stringify([field, file.name, file.hash]));
  return hash.digest('hex');
}

/** Writes the key first in the transaction of the change; IDEMPOTENCY_IN_FLIGHT while another call is under way. */
async function claim(tx: Tx, slot: Slot, requestHash: string): Promise<void> {
  if (!(await idempotencyKeyRows.claim(tx, slot, requestHash))) throw new AppError('IDEMPOTENCY_IN_FLIGHT');
}
