import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Role } from '../../settings/process-settings';
import { pauseBefore } from './errors';

/** A readiness check that takes longer has failed. */
const LIMIT_MS = 2000;

/** Beside `status`, each thing that was looked at, and whether it is fine. */
const stateSchema = z.looseObject({ status: z.enum(['ok', 'unavailable']) });

/** Filled while the server is put together. */
export type SiteState = {
  hasSite?: () => Promise<boolean>;
  firstPages?: () => Promise<void>;
  /** What an operator should know of a process that is ready all the same. */
  details?: () => Record<string, unknown>;
};

/** `checks`: what the process cannot work without, by the name that its answer has. */
type Parts = { role: Role; checks: Record<string, () => Promise<unknown>>; site: SiteState };

/**
 * `/healthz`: the process answers. `/readyz`: it also has what it cannot work without, and a site where there should be
 * one (503 otherwise). Redis is named and never needed.
 */
export async function health(app: FastifyInstance, { role, checks, site }: Parts): Promise<void> {
  const schema = { response: { 200: stateSchema, 503: stateSchema } };
  app.get(
    '/healthz',
    { logLevel: 'silent', schema: { ...schema, summary: 'Say that the process answers' } },
    async () => ({ status: 'ok' }),
  );

  app.get(
    '/readyz',
    {
      logLevel: 'silent',
      schema: {
        ...schema,
        summary: 'Say whether the process can serve: database, files, site',
        errors: ['RATE_LIMITED'],
      },
    },
    async (_request, reply) => {
      const looks = { ...checks, ...(site.hasSite && { site: () => present(site, role) }) };
      const results = await Promise.all(
        Object.entries(looks).map(async ([name, check]) => [name, await succeeds(check)] as const),
      );
      const isReady = !app.isLeaving() && results.every(([, isFine]) => isFine);
      if (!isReady) void reply.header('retry-after', String(pauseBefore(503)));
      return reply.code(isReady ? 200 : 503).send({
        status: isReady ? 'ok' : 'unavailable',
        ...(role !== 'all' && { role }),
        ...Object.fromEntries(results),
        ...site.details?.(),
      });
    },
  );
}

async function present({ hasSite, firstPages }: SiteState, role: Role): Promise<void> {
  if (!(await hasSite?.())) throw new Error('no site is published');
  // Others serve while this one warms up; one that is alone serves at once.
  if (role !== 'all') await firstPages?.();
}

async function succeeds(check: () => Promise<unknown>): Promise<boolean> {
  try {
    return await Promise.race([check().then(() => true), sleep(LIMIT_MS, false, { ref: false })]);
  } catch {
    return false;
  }
}
