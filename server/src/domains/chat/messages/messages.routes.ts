import {
  messagesMarkedReadSchema,
  messageSentSchema,
  messagesQuerySchema,
  messagesSchema,
  readMessagesSchema,
  sendMessageSchema,
  editMessageSchema,
  messageHitsSchema,
  messageParamsSchema,
  messageSavedSchema,
  messageSearchQuerySchema,
  sendFilesSchema,
} from '@plumbline/shared-schema/messages';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { MESSAGE_FILES_MAX } from '@plumbline/shared-schema/limits';
import { z } from 'zod';
import { answer, done } from '../../../kit/answers';
import type { MessageChangesService } from './message-changes.service';
import type { MessageSearchService } from './message-search.service';
import type { MessagesService } from './messages.service';
import type { SendingService } from './sending.service';

const chatParamsSchema = z.object({ chatId: z.string() });

/** `/messages`. Reading does not mark as read: `POST /messages/{chatId}/read` does. */
export const messagesRoutes: FastifyPluginAsyncZod<{
  messages: MessagesService;
  sending: SendingService;
}> = async (app, { messages, sending }) => {
  app.get(
    '/:chatId',
    {
      config: { access: 'signedIn' },
      schema: {
        summary: 'List the messages of a chat; marks none as read',
        errors: ['CHAT_NOT_FOUND'],
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
      config: { access: 'signedIn' },
      schema: {
        summary: 'Create a message',
        errors: ['CHAT_NOT_FOUND', 'USER_NOT_FOUND', 'TOO_MANY_CONVERSATIONS', 'BLOCKED'],
        body: sendMessageSchema,
        response: { 201: messageSentSchema },
      },
    },
    async (request, reply) => {
      const data = await sending.send(request.user, request.body);
      return reply.code(201).send(done(request.say('messageSent'), { data, chatId: data.chatId }));
    },
  );

  app.post(
    '/:chatId/read',
    {
      config: { access: 'signedIn' },
      schema: {
        summary: 'Mark the messages of a chat as read',
        errors: ['CHAT_NOT_FOUND'],
        params: chatParamsSchema,
        body: readMessagesSchema,
        response: { 200: messagesMarkedReadSchema },
      },
    },
    async ({ user, params, body }) =>
      answer({ count: await messages.markRead(user, params.chatId, { upTo: body?.upTo }) }),
  );
};

type Parts = {
  sending: SendingService;
  messageChanges: MessageChangesService;
  messageSearch: MessageSearchService;
};

/** Files, edits, deletions and the search over one's own messages. */
export const messageMoreRoutes: FastifyPluginAsyncZod<Parts> = async (
  app,
  { sending, messageChanges, messageSearch },
) => {
  const config = { access: 'signedIn' } as const;

  app.get(
    '/search',
    {
      config,
      schema: {
        summary: 'Search one’s own messages',
        querystring: messageSearchQuerySchema,
        response: { 200: messageHitsSchema },
      },
    },
    async ({ user, query }) => answer(await messageSearch.search(user, query)),
  );

  app.post(
    '/:chatId/files',
    {
      config: {
        ...config,
        uploadLists: { files: MESSAGE_FILES_MAX },
        // A stranger's files are not worth taking.
        admits: ({ user, params }) => sending.admit(user, (params as { chatId: string }).chatId),
      },
      schema: {
        summary: 'Send pictures and PDFs into a chat',
        errors: ['CHAT_NOT_FOUND', 'BLOCKED', 'ATTACHMENT_TYPE', 'ATTACHMENT_TOO_LARGE'],
        params: chatParamsSchema,
        body: sendFilesSchema,
        response: { 201: messageSentSchema },
      },
    },
    async (request, reply) => {
      const uploads = request.uploadLists?.['files'] ?? [];
      const data = await sending.sendFiles(request.user, request.params.chatId, { ...request.body, uploads });
      return reply.code(201).send(done(request.say('messageSent'), { data, chatId: data.chatId }));
    },
  );

  const changing = { params: messageParamsSchema, response: { 200: messageSavedSchema } };
  app.patch(
    '/:chatId/:messageId',
    {
      config,
      schema: {
        summary: 'Change a message',
        errors: ['CHAT_NOT_FOUND', 'MESSAGE_NOT_FOUND', 'BLOCKED', 'EDIT_TOO_LATE'],
        ...changing,
        body: editMessageSchema,
      },
    },
    async ({ user, params, body, say }) =>
      done(say('messageEdited'), { data: await messageChanges.edit(user, params, body.content) }),
  );

  app.delete(
    '/:chatId/:messageId',
    {
      config,
      schema: { ...changing, summary: 'Delete a message', errors: ['CHAT_NOT_FOUND', 'MESSAGE_NOT_FOUND'] },
    },
    async ({ user, params, say }) =>
      done(say('messageDeleted'), { data: await messageChanges.remove(user, params) }),
  );
};
