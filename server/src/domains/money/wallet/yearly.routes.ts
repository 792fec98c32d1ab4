import { yearlyQuerySchema } from '@plumbline/shared-schema/wallet';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { paperLanguage, paperSchema, sendPaper } from '../../../kit/papers';
import type { YearlyStatements } from './yearly.service';

type Options = { yearlyStatements: YearlyStatements };

const config = { access: 'signedIn', limit: 'papers' } as const;
const errors = ['USER_NOT_FOUND'] as const;

/** `/wallet/statement`: a year of the caller's own money. */
export const yearlyRoutes: FastifyPluginAsyncZod<Options> = async (app, { yearlyStatements }) => {
  app.get(
    '/statement',
    {
      config,
      schema: {
        summary: 'Download a year of one’s own money as PDF',
        errors: [...errors],
        querystring: yearlyQuerySchema,
        response: paperSchema.response,
      },
    },
    async (request, reply) => {
      const { user, query } = request;
      return sendPaper(reply, await yearlyStatements.draw(user, query, paperLanguage(request)));
    },
  );

  app.get(
    '/statement/csv',
    {
      config,
      schema: {
        summary: 'Download a year of one’s own money as CSV',
        querystring: yearlyQuerySchema,
        response: { 200: { description: 'The file', content: { 'text/csv': { schema: z.any() } } } },
      },
    },
    async (request, reply) => {
      const { user, query } = request;
      const { name, text } = await yearlyStatements.list(user, query, paperLanguage(request));
      return reply
        .type('text/csv; charset=utf-8')
        .header('x-content-type-options', 'nosniff')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('cache-control', 'private, no-store')
        .send(text);
    },
  );
};
