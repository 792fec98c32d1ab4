import type { Describe } from '@plumbline/registry/edge';
import { LOCALES } from '@plumbline/shared-schema/options';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../../../kit/errors';

const MOST_TEXT = 500;
const querystring = z.object({
  path: z.string().startsWith('/').max(MOST_TEXT),
  language: z.enum(LOCALES),
  title: z.string().max(MOST_TEXT),
});

/** `/platform/description`: what a page says of the thing it shows, for edges elsewhere. Null for a page of nothing. */
export const headsRoutes: FastifyPluginAsyncZod<{ describe: Describe }> = async (app, { describe }) => {
  app.get(
    '/description',
    { config: { access: 'public' }, schema: { querystring, hide: true } },
    async ({ query }, reply) => {
      const described = await describe(query).catch(() => {
        throw new AppError('UNAVAILABLE');
      });
      // As it is: data of schema.org have no schema here.
      return reply
        .type('application/json; charset=utf-8')
        .send(JSON.stringify({ description: described ?? null }));
    },
  );
};
