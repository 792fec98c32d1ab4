import type { Server } from 'node:http';
import net from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import fp from 'fastify-plugin';
import { AppError } from '../errors';

/** How often connections that became idle are closed while the server closes. */
const REAP_MS = 100;
/** Under a flood there is always somebody. */
const CATCH_UP_MS = 500;
const QUICK_MS = 1;

/**
 * How the server leaves: `app.leave()` turns /readyz to 503 and ends each connection with its next answer, so that a
 * balancer sends new calls elsewhere; from `app.close()` on, new calls are refused and idle connections closed.
 */
export const leaving = fp(
  async (app) => {
    let phase: 'open' | 'leaving' | 'closing' = 'open';
    let reaper: NodeJS.Timeout | undefined;

    app.decorate('leave', () => {
      phase = 'leaving';
    });
    app.decorate('isLeaving', () => phase !== 'open');
    app.addHook('onRequest', async (_request, reply) => {
      if (phase !== 'open') void reply.header('connection', 'close');
      if (phase === 'closing') throw new AppError('UNAVAILABLE');
    });
    app.addHook('onSend', async (_request, reply) => {
      if (phase !== 'open') void reply.header('connection', 'close');
    });
    app.addHook('preClose', async () => {
      phase = 'closing';
      await stopListening(app.server);
      // Node closes the idle ones once; those whose answer was under way then would stay for their keep-alive time.
      reaper = setInterval(() => void closeIdle(app.server), REAP_MS).unref();
    });
    app.addHook('onClose', async () => clearInterval(reaper));
  },
  { name: 'leaving' },
);

async function stopListening(server: Server): Promise<void> {
  await catchUp(server);
  net.Server.prototype.close.call(server);
  server.closeIdleConnections();
}

async function closeIdle(server: Server): Promise<void> {
  await catchUp(server);
  server.closeIdleConnections();
}

/**
 * Resolves when all that has arrived is taken in: who waits to be let in would be reset with the listener, and a call
 * that waits to be read with its connection. That is right after a turn of the event loop that let nobody in (one comes
 * in with each turn) and was over at once.
 */
async function catchUp(server: Server): Promise<void> {
  let isBehind = true;
  const note = () => {
    isBehind = true;
  };
  const deadline = performance.now() + CATCH_UP_MS;
  server.on('connection', note);
  // The first turn may already be past the point where somebody is let in.
  await nextTurn();
  while (isBehind && performance.now() < deadline) {
    const began = performance.now();
    isBehind = false;
    await nextTurn();
    isBehind ||= performance.now() - began > QUICK_MS;
  }
  server.off('connection', note);
}
