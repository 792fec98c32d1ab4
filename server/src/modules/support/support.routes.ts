import {
  createSupportTicketSchema,
  supportTicketSavedSchema,
  supportTicketsSchema,
} from '@plumbline/shared-schema/support';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { done, found } from '../../answers';
import type { SupportService } from './support.service';

/** `/support/tickets`: questions to those who run the site. */
export const supportRoutes: FastifyPluginAsyncZod<{ support: SupportService }> = async (app, { support }) => {
  app.post(
    '/tickets',
    {
      config: { access: 'public', limit: 'reports' },
      schema: { body: createSupportTicketSchema, response: { 201: supportTicketSavedSchema } },
    },
    async ({ viewer, body, say }, reply) =>
      reply.code(201).send(done(say('supportAsked'), { data: await support.create(viewer, body) })),
  );

  app.get(
    '/tickets',
    { config: { access: 'signedIn' }, schema: { response: { 200: supportTicketsSchema } } },
    async ({ user }) => found(await support.list(user._id)),
  );
};
