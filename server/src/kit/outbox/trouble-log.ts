import type { FastifyBaseLogger } from 'fastify';
import { isDatabaseLost } from '../../database/lost';
import { createOutageLog } from '../logs/outage-log';

export type TroubleLog = ReturnType<typeof createTroubleLog>;

/** What fails in work that no request waits for. However much of it a lost database stops, that is one line. */
export function createTroubleLog(log: Pick<FastifyBaseLogger, 'warn' | 'error'>) {
  const outage = createOutageLog(log, {
    lost: 'the database is lost: background work waits for it',
    back: 'the database is back: background work goes on',
  });
  return {
    failed: (what: string, error: unknown): void => {
      if (isDatabaseLost(error)) outage.failed(error);
      else log.error({ err: error }, what);
    },
    worked: outage.worked,
  };
}
