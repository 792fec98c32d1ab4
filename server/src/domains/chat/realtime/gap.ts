import type { FastifyBaseLogger } from 'fastify';

/** What comes at once, such as the answers of several processes, is one gap. */
export const GATHER_MS = 250;

/** Calls `mend` once for gaps that open together. */
export function createGap(mend: () => Promise<void>, log: Pick<FastifyBaseLogger, 'warn'>) {
  let timer: NodeJS.Timeout | undefined;
  return {
    open: () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        mend().catch((error: unknown) => log.warn({ err: error }, 'ended sessions not looked for'));
      }, GATHER_MS);
    },
    close: () => clearTimeout(timer),
  };
}
