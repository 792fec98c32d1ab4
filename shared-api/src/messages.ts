import type {
  Message,
  MessageSent,
  MessagesMarkedRead,
  SendMessage,
} from '@plumbline/shared-schema/messages';
import { api } from '@plumbline/shared-api/api';
import { listTag, onSuccess } from '@plumbline/shared-api/tags';
import { at } from './calls';

/** What was read: everything in the chat up to the message `upTo`, or all of it. */
export type MessagesRead = { chatId: string; upTo?: string };

export const messagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Ascending; a sent one joins its thread once the server has it. */
    listMessages: build.query<Message[], string>({
      query: (chatId) => at('messages', chatId),
      providesTags: (_rows, _error, chatId) => [{ type: 'Message', id: chatId }],
    }),
    sendMessage: build.mutation<MessageSent, SendMessage>({
      query: (body) => ({ url: 'messages/', method: 'POST', body, idempotent: true }),
      invalidatesTags: onSuccess(() => [listTag('Chat')]),
      async onQueryStarted(_message, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (!answer) return;
        const { chatId, data: message } = answer.data;
        dispatch(
          messagesApi.util.updateQueryData('listMessages', chatId, (rows) =>
            rows.some(({ _id }) => _id === message._id) ? rows : [...rows, message],
          ),
        );
      },
    }),
    markRead: build.mutation<MessagesMarkedRead, MessagesRead>({
      query: ({ chatId, ...body }) => ({
        url: at('messages', chatId, 'read'),
        method: 'POST',
        body,
      }),
      invalidatesTags: onSuccess(() => [listTag('Chat')]),
    }),
  }),
});

export const { useListMessagesQuery, useSendMessageMutation, useMarkReadMutation } = messagesApi;
