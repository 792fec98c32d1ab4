import type { FastifyBaseLogger } from 'fastify';
import type { Connection } from './database/connect';
import { createRelay } from './realtime/relay';
import type { Services } from './services';

const HOUR_MS = 3_600_000;

export type Background = { start: () => void; stop: () => Promise<void> };

type Parts = { services: Services; connection: Connection; log: FastifyBaseLogger };

/** What goes on without anybody asking: the outbox relay with its subscribers, and the hourly broom. */
export function createBackground({ services, connection, log }: Parts): Background {
  const relay = createRelay({ ...connection, log });
  relay.on('file.removed', ({ storageKey }) => services.store.remove(storageKey));

  const sweeps = [relay.sweep, services.sessions.sweep, services.failures.removeOld, services.sweepIdempotencyKeys];
  let timer: NodeJS.Timeout | undefined;

  return {
    start: () => {
      relay.start();
      timer = setInterval(() => {
        for (const sweep of sweeps) void sweep().catch((error: unknown) => log.error({ err: error }, 'sweep'));
      }, HOUR_MS);
      timer.unref();
    },
    stop: async () => {
      clearInterval(timer);
      await relay.stop();
    },
  };
}
