import { dealEventsSchema, dealsSchema } from '@plumbline/shared-schema/deals';
import { idParamsSchema } from '@plumbline/shared-schema/ids';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { found } from '../../../kit/answers';
import type { DealsService } from './deals.service';

/** `/chats/:id/…`: for the two people of the chat. */
export const dealsRoutes: FastifyPluginAsyncZod<{ deals: DealsService }> = async (app, { deals }) => {
  const config = { access: 'signedIn' as const };

  app.get(
    '/:id/deals',
    {
      config,
      schema: {
        summary: 'List the deals of a chat',
        errors: ['CHAT_NOT_FOUND', 'USER_NOT_FOUND', 'JOB_NOT_FOUND'],
        params: idParamsSchema,
        response: { 200: dealsSchema },
      },
    },
    async ({ user, params }) => found(await deals.list(user, params.id)),
  );

  app.get(
    '/:id/deal-events',
    {
      config,
      schema: {
        summary: 'List the deal events of a chat',
        errors: ['CHAT_NOT_FOUND', 'USER_NOT_FOUND', 'JOB_NOT_FOUND'],
        params: idParamsSchema,
        response: { 200: dealEventsSchema },
      },
    },
    async ({ user, params }) => found(await deals.listEvents(user, params.id)),
  );
};
