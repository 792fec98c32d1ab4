import {
  messagesMarkedReadSchema,
  messageSentSchema,
  messagesQuerySchema,
  messagesSchema,
  readMessagesSchema,
  sendMessageSchema,
} from '@plumbline/shared-schema/messages';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answer, done } from '../../answers';
import type { MessagesService } from './messages.service';

const chatParamsSchema = z.object({ chatId: z.string() });

/** `/messages`. Reading does not mark as read: `POST /messages/{chatId}/read` does. */
export const messagesRoutes: FastifyPluginAsyncZod<{ messages: MessagesService }> = async (
  app,
  { messages },
) => {
  app.get(
    '/:chatId',
    {
      config: { access: 'signedIn' },
      schema: {
        params: chatParamsSchema,
        querystring: messagesQuerySchema,
        response: { 200: messagesSchema },
      },
    },
    async ({ user, params, query }) => messages.list(user, params.chatId, query),
  );

  app.post(
    '/',
    {
      config: { access: 'signedIn', limit: 'messages' },
      schema: { body: sendMessageSchema, response: { 201: messageSentSchema } },
    },
    async (request, reply) => {
      const data = await messages.send(request.user, request.body);
      return reply.code(201).send(done(request.say('messageSent'), { data, chatId: data.chatId }));
    },
  );

  app.post(
    '/:chatId/read',
    {
      config: { access: 'signedIn' },
      schema: {
        params: chatParamsSchema,
        body: readMessagesSchema,
        response: { 200: messagesMarkedReadSchema },
      },
    },
    async ({ user, params, body }) =>
      answer({ count: await messages.markRead(user, params.chatId, body?.upTo) }),
  );
};
