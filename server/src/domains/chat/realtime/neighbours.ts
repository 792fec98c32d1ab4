import type { FastifyBaseLogger } from 'fastify';
import { countProcesses } from '../../../database/connect';
import type { Connection } from '../../../database/connect';
import type { Cluster } from './cluster';

export type Neighbours = ReturnType<typeof createNeighbours>;

type Parts = {
  connection: Connection;
  cluster: Pick<Cluster, 'count' | 'isJoined'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
};

/** A new version starts before the old one ends: only what is so for a minute is said. */
const LOOKS = 4;

/**
 * Notices processes on this database that hear nothing of what happens here: REDIS_URL is missing or another.
 * Look every 15 seconds.
 */
export function createNeighbours({ connection, cluster, log }: Parts) {
  let looks = 0;
  let unreached = 0;
  let isSaid = false;

  return {
    look: async (): Promise<void> => {
      // A lost Redis has its own line.
      if (cluster.isJoined() === false) return;
      unreached = Math.max(0, (await countProcesses(connection)) - 1 - cluster.count());
      looks = unreached === 0 ? 0 : looks + 1;
      if (looks >= LOOKS && !isSaid)
        log.warn(
          { unreached },
          'other processes use this database and are not reached: live news come to some of the open pages only; set the same REDIS_URL for all',
        );
      isSaid = looks >= LOOKS;
    },
    /** Does another process change what is not told here? */
    areUnreached: (): boolean => looks >= LOOKS,
    /** For /readyz. */
    details: (): Record<string, unknown> => {
      const isJoined = cluster.isJoined();
      return {
        ...(isJoined !== undefined && { redis: isJoined ? 'joined' : 'lost' }),
        ...(looks >= LOOKS && { unreachedProcesses: unreached }),
      };
    },
  };
}
