import { useState } from 'react';
import type {
  Chat,
  Conversation,
  CreateChat,
  UnreadMessages,
  UpdateChat,
} from '@plumbline/shared-schema/chats';
import { api } from '@plumbline/shared-api/api';
import { useSession } from '@plumbline/shared-api/session';
import { listTag, onSuccess } from '@plumbline/shared-api/tags';
import { at, type SavedRow } from './calls';

/** A conversation about a job with one person tied to it. */
type ChatQuery = { jobId: string; participantId: string };

export const chatsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listChats: build.query<Conversation[], void>({
      query: () => 'chats',
      providesTags: [listTag('Chat')],
    }),
    countUnreadMessages: build.query<number, void>({
      query: () => 'chats/unread',
      transformResponse: ({ unread }: UnreadMessages) => unread,
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
    /** For the caller only; shown at once. */
    updateChat: build.mutation<SavedRow<Conversation>, { chatId: string; changes: UpdateChat }>({
      query: ({ chatId, changes }) => ({ url: at('chats', chatId), method: 'PATCH', body: changes }),
      invalidatesTags: [listTag('Chat')],
      async onQueryStarted({ chatId, changes }, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          chatsApi.util.updateQueryData('listChats', undefined, (chats) =>
            chats.map((chat) => (chat._id === chatId ? withChanges(chat, changes) : chat)),
          ),
        );
        await queryFulfilled.catch(shown.undo);
      },
    }),
  }),
});

const withChanges = (chat: Conversation, { isArchived, isMuted }: UpdateChat): Conversation => ({
  ...chat,
  isArchived: isArchived ?? chat.isArchived,
  isMuted: isMuted ?? chat.isMuted,
});

export const { useListChatsQuery, useCountUnreadMessagesQuery, useUpdateChatMutation } = chatsApi;

/** `openChat` finds the caller's chat about a job with that person, or starts it. */
export function useOpenChat() {
  const { user } = useSession();
  const [isOpening, setIsOpening] = useState(false);
  const [find] = chatsApi.useLazyFindChatQuery();
  const [create] = chatsApi.useCreateChatMutation();
  const openChat = async ({ jobId, participantId }: ChatQuery): Promise<Chat> => {
    setIsOpening(true);
    try {
      const found = await find({ jobId, participantId }).unwrap();
      if (found) return found;
      const me = { userId: user?._id ?? '', role: 'sender' as const };
      return await create({
        jobId,
        participants: [me, { userId: participantId, role: 'receiver' }],
      }).unwrap();
    } finally {
      setIsOpening(false);
    }
  };
  return { openChat, isOpening };
}
