import type { FastifyBaseLogger } from 'fastify';
import { Server } from 'socket.io';
import { joinCluster } from './cluster';
import type { Cluster } from './cluster';
import type { RealtimeServer } from './socket-types';

type Options = {
  url: string;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** What pages show of these jobs and people has changed; without ids: of any, for something may have been missed. */
  onPagesChanged: (ids?: readonly string[]) => void;
};

/** Hears over Redis, in a process without sockets, which pages have changed. */
export function hearChangedPages({ url, log, onPagesChanged }: Options): Promise<Cluster> {
  const io: RealtimeServer = new Server();
  return joinCluster(io, {
    url,
    log,
    onBroadcast: (broadcast) => {
      if (broadcast.kind === 'pagesChanged') onPagesChanged(broadcast.ids);
    },
    onGap: () => onPagesChanged(),
    onReadsChanged: () => undefined,
  });
}
