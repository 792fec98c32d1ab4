import { once } from 'node:events';
import type { Server } from 'node:http';
import net from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import fp from 'fastify-plugin';

/** How often connections that became idle are closed while the server closes. */
const REAP_MS = 100;
/** Under heavy load there is always one more call. The listener waits longer: closing it cuts callers off. */
const CATCH_UP_MS = { listener: 2000, idle: 500 };

/**
 * Graceful shutdown: `app.leave()` turns /readyz to 503 and ends each connection with its next answer, so that a
 * balancer sends new calls elsewhere; `app.close()` stops listening and closes idle connections. A call that comes in
 * all the same is answered: no proxy sends a refused one elsewhere.
 */
export const leaving = fp(
  async (app) => {
    let isLeaving = false;
    let reaper: NodeJS.Timeout | undefined;

    app.decorate('leave', () => {
      isLeaving = true;
    });
    app.decorate('isLeaving', () => isLeaving);
    app.addHook('onSend', (_request, reply, _payload, done) => {
      if (isLeaving) void reply.header('connection', 'close');
      done();
    });
    app.addHook('preClose', async () => {
      isLeaving = true;
      await stopListening(app.server);
      // Node closes the idle ones once; those whose answer was under way then would stay for their keep-alive time.
      reaper = setInterval(() => void closeIdle(app.server), REAP_MS).unref();
    });
    app.addHook('onClose', async () => clearInterval(reaper));
  },
  { name: 'leaving' },
);

async function stopListening(server: Server): Promise<void> {
  keepOthersOut(server);
  const isEmpty = await catchUp(server, CATCH_UP_MS.listener);
  // Of those who keep coming one has just been let in, so that for a moment hardly anybody waits.
  if (!isEmpty) await Promise.race([once(server, 'connection'), sleep(REAP_MS)]);
  net.Server.prototype.close.call(server);
  await closeIdle(server);
}

/**
 * Shrinks the system's queue of connections that nobody has accepted: with as many callers as there are turns it never
 * empties. Those beyond it are refused when the listener closes, instead of cut off. Node has no name for it.
 */
function keepOthersOut(server: Server): void {
  (server as Server & { _handle?: { listen?: (backlog: number) => number } | null })._handle?.listen?.(0);
}

async function closeIdle(server: Server): Promise<void> {
  await catchUp(server, CATCH_UP_MS.idle);
  server.closeIdleConnections();
}

/**
 * Resolves when every pending connection is accepted and every pending call read: closing the listener would reset
 * them. That is the case after a turn of the event loop that accepted no connection (each turn accepts one) and read no
 * call, however long it took. False: it never came to that.
 */
async function catchUp(server: Server, mostMs: number): Promise<boolean> {
  let isBehind = true;
  const record = () => {
    isBehind = true;
  };
  const deadline = performance.now() + mostMs;
  server.on('connection', record).on('request', record);
  // The first turn may already be past the point where connections are accepted.
  await nextTurn();
  while (isBehind && performance.now() < deadline) {
    isBehind = false;
    await nextTurn();
  }
  server.off('connection', record).off('request', record);
  return !isBehind;
}
