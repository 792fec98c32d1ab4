import type {
  Message,
  MessageSent,
  MessagesMarkedRead,
  SendMessage,
} from '@plumbline/shared-schema/messages';
import { api } from '@plumbline/shared-api/api';
import { listTag, onSuccess } from '@plumbline/shared-api/tags';

/** What was read: everything in the chat up to the message `upTo`, or all of it. */
export type MessagesRead = { chatId: string; upTo?: string };

const messagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMessages: build.query<Message[], string>({
      query: (chatId) => `messages/${encodeURIComponent(chatId)}`,
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
        url: `messages/${encodeURIComponent(chatId)}/read`,
        method: 'POST',
        body,
      }),
      invalidatesTags: onSuccess(() => [listTag('Chat')]),
    }),
  }),
});

/** Messages (SPEC §7), ascending; a sent one joins its thread when the server has it. Arguments and results: README. */
export const { useListMessagesQuery, useSendMessageMutation, useMarkReadMutation } = messagesApi;
