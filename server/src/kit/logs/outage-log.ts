import type { FastifyBaseLogger } from 'fastify';

type Lines = { lost: string; back: string };

export type OutageLog = ReturnType<typeof createOutageLog>;

/** One line when something stops working and one when it works again, however often it is tried in between. */
export function createOutageLog(log: Pick<FastifyBaseLogger, 'warn' | 'error'>, { lost, back }: Lines) {
  let since: number | undefined;
  return {
    failed: (error: unknown): void => {
      if (since !== undefined) return;
      since = Date.now();
      log.error({ err: error }, lost);
    },
    /** `beganAt`: work that began before the outage and still succeeds says nothing about what comes after it. */
    worked: (beganAt = Date.now()): void => {
      if (since === undefined || beganAt < since) return;
      log.warn({ afterSeconds: Math.round((Date.now() - since) / 1000) }, back);
      since = undefined;
    },
  };
}
