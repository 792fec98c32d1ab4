import {
  supportTicketBodySchema,
  supportTicketSavedSchema,
  supportTicketsQuerySchema,
  supportTicketsSchema,
} from '@plumbline/shared-schema/support';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answer, done } from '../../../kit/answers';
import type { SupportService } from './support.service';

/** `/support/tickets`: questions to those who run the site. */
export const supportRoutes: FastifyPluginAsyncZod<{ support: SupportService }> = async (app, { support }) => {
  app.post(
    '/tickets',
    {
      config: { access: 'public', limit: 'reports' },
      schema: {
        summary: 'Write to support',
        body: supportTicketBodySchema,
        response: { 201: supportTicketSavedSchema },
      },
    },
    async ({ viewer, body, say }, reply) =>
      reply.code(201).send(done(say('supportAsked'), { data: await support.create(viewer, body) })),
  );

  app.get(
    '/tickets',
    {
      config: { access: 'signedIn' },
      schema: {
        summary: 'List one’s own questions to support',
        querystring: supportTicketsQuerySchema,
        response: { 200: supportTicketsSchema },
      },
    },
    async ({ user, query }) => answer(await support.list(user._id, query)),
  );
};
