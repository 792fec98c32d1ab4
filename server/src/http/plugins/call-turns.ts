import fp from 'fastify-plugin';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Limits } from '../../settings/config';
import { AppError } from '../../kit/errors';
import { callerOf } from './session';

/** With the second that a refused body may still take (`unread-bodies`) well below three. */
const LONGEST_WAIT_MS = 1500;

type Call = { request: FastifyRequest; reply: FastifyReply; done: (error?: Error) => void };
type Turns = { taken: number; waiting: (() => void)[] };

/** A caller's calls of a minute, divided by this, may run at once: four of 600. */
const PARTS = 150;

/**
 * Limits the concurrent calls of one caller; others wait for a turn and are 429 when it does not come. Otherwise a burst
 * of all that a minute allows would delay everybody else.
 */
export const callTurns = fp<{ limits: Limits; isLifted: boolean }>(
  async (app, { limits, isLifted }) => {
    if (isLifted) return;
    const atOnce = Math.ceil(limits.general.max / limits.general.minutes / PARTS);
    const callers = new Map<string, Turns>();
    const ends = new WeakMap<FastifyRequest, () => void>();

    const begin = (caller: string): Promise<void> | undefined => {
      const turns = callers.get(caller) ?? { taken: 0, waiting: [] };
      callers.set(caller, turns);
      if (turns.taken >= atOnce) return waitFor(turns);
      turns.taken += 1;
      return undefined;
    };
    const end = (caller: string): void => {
      const turns = callers.get(caller);
      const next = turns?.waiting.shift();
      if (next !== undefined) return next();
      if (turns === undefined) return;
      turns.taken -= 1;
      if (turns.taken === 0) callers.delete(caller);
    };

    app.addHook('onRequest', (request, reply, done) => {
      const caller = callerOf(request);
      const turn = begin(caller);
      if (turn !== undefined) return void turn.then(() => take(caller, { request, reply, done }), done);
      take(caller, { request, reply, done });
    });

    function take(caller: string, { request, reply, done }: Call): void {
      ends.set(request, () => {
        ends.delete(request);
        end(caller);
      });
      // A caller that disconnected while waiting has closed already.
      if (reply.raw.destroyed) ends.get(request)?.();
      else reply.raw.once('close', () => ends.get(request)?.());
      done();
    }
    // What is still to be sent, a file to a slow reader, takes no turn.
    app.addHook('onSend', (request, _reply, payload, done) => {
      ends.get(request)?.();
      done(null, payload);
    });
  },
  { name: 'call-turns', dependencies: ['session'] },
);

/** A finished turn goes to the next in the queue, so `taken` stays. */
function waitFor({ waiting }: Turns): Promise<void> {
  return new Promise((resolve, reject) => {
    const take = () => {
      clearTimeout(late);
      resolve();
    };
    const late = setTimeout(() => {
      waiting.splice(waiting.indexOf(take), 1);
      reject(new AppError('RATE_LIMITED', { retryAfter: 1 }));
    }, LONGEST_WAIT_MS);
    waiting.push(take);
  });
}
