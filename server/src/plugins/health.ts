import type { FastifyInstance } from 'fastify';
import type { Connection } from '../database/connect';
import type { FileStore } from '../storage/store';

type Parts = { connection: Connection; store: FileStore };

/** `/healthz`: the process answers. `/readyz`: it can also reach its database and its file store (503 otherwise). */
export async function health(app: FastifyInstance, { connection, store }: Parts): Promise<void> {
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));

  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const checks = { database: () => connection.pool.query('select 1'), storage: () => store.check() };
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await succeeds(check)] as const),
    );
    const isReady = results.every(([, isFine]) => isFine);
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'unavailable', ...Object.fromEntries(results) });
  });
}

async function succeeds(check: () => Promise<unknown>): Promise<boolean> {
  try {
    await check();
    return true;
  } catch {
    return false;
  }
}
