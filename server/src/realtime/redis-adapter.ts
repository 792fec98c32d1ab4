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
    // Its reader notices the end only between two waits, so these are short.
    adapter: createAdapter(client, { blockTimeInMs: 500 }),
    /** After what is still under way, such as the adapter's farewell to the other processes. */
    close: () => client.close(),
  };
}
