import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { FastifyBaseLogger } from 'fastify';
import { createClient } from 'redis';
import { StartError } from '../start-error';

type Log = Pick<FastifyBaseLogger, 'error'>;

/** The adapter over which the sockets of all processes are one set. `redis` reconnects on its own afterwards. */
export async function connectRedis(url: string, log: Log) {
  const client = createClient({ url, socket: { connectTimeout: 5000 } });
  client.on('error', (error: unknown) => log.error({ err: error }, 'redis'));
  try {
    await client.connect();
  } catch (error) {
    client.destroy();
    throw new StartError(`REDIS_URL: cannot connect (${error instanceof Error ? error.message : String(error)}).`);
  }
  return {
    adapter: createAdapter(client),
    close: async () => {
      if (client.isOpen) client.destroy();
    },
  };
}
