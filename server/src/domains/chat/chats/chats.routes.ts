import {
  chatSavedSchema,
  chatSchema,
  chatsQuerySchema,
  chatsSchema,
  createChatSchema,
  unreadMessagesSchema,
  updateChatSchema,
} from '@plumbline/shared-schema/chats';
import { idParamsSchema } from '@plumbline/shared-schema/ids';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answer, done } from '../../../kit/answers';
import type { ChatsService } from './chats.service';

/** `/chats`: bare arrays and objects, the total in `x-total-count`. */
export const chatsRoutes: FastifyPluginAsyncZod<{ chats: ChatsService }> = async (app, { chats }) => {
  app.get(
    '/',
    {
      config: { access: 'signedIn' },
      schema: { summary: 'List chats', querystring: chatsQuerySchema, response: { 200: chatsSchema } },
    },
    async ({ user, query }, reply) => {
      const list = await chats.list(user, query);
      return reply.header('x-total-count', String(list.length)).send(list);
    },
  );

  app.get(
    '/unread',
    {
      config: { access: 'signedIn' },
      schema: { summary: 'Count unread messages', response: { 200: unreadMessagesSchema } },
    },
    async ({ user }) => answer({ unread: await chats.countUnread(user) }),
  );

  app.post(
    '/create',
    {
      config: { access: 'signedIn' },
      schema: {
        summary: 'Create a chat',
        errors: ['JOB_NOT_FOUND', 'USER_NOT_FOUND', 'TOO_MANY_CONVERSATIONS', 'BLOCKED'],
        body: createChatSchema,
        response: { 200: chatSchema, 201: chatSchema },
      },
    },
    async ({ user, body }, reply) => {
      const { chat, isNew } = await chats.create(user, body);
      return reply.code(isNew ? 201 : 200).send(chat);
    },
  );

  app.patch(
    '/:id',
    {
      config: { access: 'signedIn' },
      schema: {
        summary: 'Change a chat',
        errors: ['CHAT_NOT_FOUND'],
        params: idParamsSchema,
        body: updateChatSchema,
        response: { 200: chatSavedSchema },
      },
    },
    async ({ user, params, body, say }) =>
      done(say('chatUpdated'), { data: await chats.update(user, params.id, body) }),
  );
};
