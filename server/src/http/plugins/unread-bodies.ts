import type { IncomingMessage } from 'node:http';
import fp from 'fastify-plugin';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from './networks';

/** So much of a refused body is read in each step, for so long. */
const STEP_BYTES = 256 * 1024;
const STEP_MS = 50;
const LONGEST_MS = 1000;
/** Bodies of one caller that are read at once; the others wait as long, unread. */
const READ_AT_ONCE = 2;
/** Above this many of one caller the next is answered at once. */
const WAITING_AT_ONCE = 64;

/**
 * A call may be refused while its body is still coming. Node would read the rest as fast as it comes, and many of them
 * would keep everybody waiting. So the answer waits, a second at most, while the rest is read at a moderate pace; what
 * has not come by then is not read, and the connection ends with the answer. Ended at once, a sender who is still
 * writing would never see the answer.
 */
export const unreadBodies = fp<{ longestMs?: number }>(
  async (app, { longestMs = LONGEST_MS }) => {
    const waiting = new Map<string, number>();

    app.addHook('onSend', (request, reply, payload, done) => {
      const { raw } = request;
      // Explicitly: `inject` sends no body in pieces, and has no such property.
      if (raw.complete !== false || raw.destroyed) return done(null, payload);
      readRest(request, reply).then(() => done(null, payload), done);
    });

    async function readRest(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const { raw } = request;
      const caller = networkOf(request.ip);
      const before = waiting.get(caller) ?? 0;
      if (before < WAITING_AT_ONCE) {
        waiting.set(caller, before + 1);
        await readOn(raw, { stepBytes: before < READ_AT_ONCE ? STEP_BYTES : 0, longestMs });
        const left = (waiting.get(caller) ?? 1) - 1;
        if (left > 0) waiting.set(caller, left);
        else waiting.delete(caller);
      }
      if (!raw.complete) void reply.header('connection', 'close');
    }
  },
  { name: 'unread-bodies' },
);

type Pace = { stepBytes: number; longestMs: number };

/** Resolves when the body has come, its sender has left, or the time is over. */
function readOn(raw: IncomingMessage, { stepBytes, longestMs }: Pace): Promise<void> {
  return new Promise((resolve) => {
    let left = stepBytes;
    const take = (chunk: Buffer) => {
      left -= chunk.length;
      if (left <= 0) raw.pause();
    };
    const step = setInterval(() => {
      left = stepBytes;
      if (left > 0) raw.resume();
    }, STEP_MS);
    const end = () => {
      clearInterval(step);
      clearTimeout(late);
      raw.off('data', take).off('end', end).off('close', end).pause();
      resolve();
    };
    const late = setTimeout(end, longestMs);
    raw.once('end', end).once('close', end);
    if (stepBytes > 0) raw.on('data', take);
  });
}
