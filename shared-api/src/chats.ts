import type { Chat, Conversation, CreateChat } from '@plumbline/shared-schema/chats';
import { api } from '@plumbline/shared-api/api';
import { listTag, onSuccess } from '@plumbline/shared-api/tags';

/** A conversation about a job with one person tied to it. */
export type ChatQuery = { jobId: string; participantId: string };

/** Endpoints of chats, for messages, which move a conversation to the top. Pages use the hooks. */
export const chatsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listChats: build.query<Conversation[], void>({
      query: () => 'chats',
      providesTags: [listTag('Chat')],
    }),
    findChat: build.query<Chat | null, ChatQuery>({
      query: (params) => ({ url: 'chats', params }),
      transformResponse: ([chat]: Chat[]) => chat ?? null,
      providesTags: (_chat, _error, { jobId }) => [listTag('Chat', jobId)],
    }),
    createChat: build.mutation<Chat, CreateChat>({
      query: (body) => ({ url: 'chats/create', method: 'POST', body, idempotent: true }),
      invalidatesTags: onSuccess(({ jobId }) => [listTag('Chat'), listTag('Chat', jobId ?? 'direct')]),
    }),
  }),
});

/** Conversations (SPEC §7). Creating one that exists gives the existing one. Arguments and results: README. */
export const { useListChatsQuery, useFindChatQuery, useLazyFindChatQuery, useCreateChatMutation } = chatsApi;
