import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { languageOf } from '../../kit/texts';
import { STATUS_POLICY, statusPage } from './status-page';
import { STATUS_PARTS } from './status-watch';
import type { StatusWatch } from './status-watch';

const statusSchema = z.object({
  status: z.enum(['up', 'degraded', 'down']),
  since: z.string(),
  parts: z.array(z.object({ part: z.enum(STATUS_PARTS), isFine: z.boolean(), since: z.string() })),
});

/**
 * `/status`: for people, how the site is. Written here and not by a remote, so that it shows without the registry,
 * a script or the database. `/statusz`: the same for programs.
 */
export async function statusRoutes(app: FastifyInstance, { watch }: { watch: StatusWatch }): Promise<void> {
  app.get('/status', { schema: { hide: true } }, async ({ headers }, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('vary', 'accept-language')
      .header('content-security-policy', STATUS_POLICY)
      .header('referrer-policy', 'no-referrer')
      .send(statusPage(await watch.read(), languageOf(headers['accept-language']))),
  );

  app.get(
    '/statusz',
    {
      schema: {
        summary: 'Read how the site is, part by part, and since when',
        response: { 200: statusSchema },
        errors: ['RATE_LIMITED'],
      },
    },
    async (_request, reply) => reply.header('cache-control', 'no-store').send(await watch.read()),
  );
}
