import type { EditMessage, Message } from '@plumbline/shared-schema/messages';
import { api, type ApiError } from '@plumbline/shared-api/api';
import { putMessages } from '@plumbline/shared-api/messages';
import type { AppDispatch } from '@plumbline/shared-api/store';
import { listTag } from '@plumbline/shared-api/tags';
import { at, type SavedRow } from './calls';

type NamedMessage = { chatId: string; messageId: string };

const messageChangesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** One's own, for 15 minutes. 409 EDIT_TOO_LATE. */
    editMessage: build.mutation<SavedRow<Message>, NamedMessage & EditMessage>({
      query: ({ chatId, messageId, content }) => ({
        url: at('messages', chatId, messageId),
        method: 'PATCH',
        body: { content },
      }),
      invalidatesTags: (_saved, error, { chatId }) => changedTags(error, chatId),
      onQueryStarted: putSaved,
    }),
    /** One's own; a tombstone stays. */
    deleteMessage: build.mutation<SavedRow<Message>, NamedMessage>({
      query: ({ chatId, messageId }) => ({ url: at('messages', chatId, messageId), method: 'DELETE' }),
      invalidatesTags: (_saved, error, { chatId }) => changedTags(error, chatId),
      onQueryStarted: putSaved,
    }),
  }),
});

export const { useEditMessageMutation, useDeleteMessageMutation } = messageChangesApi;

/** The thread is patched; after a refusal it showed an old state. */
const changedTags = (error: ApiError | undefined, chatId: string) => [
  error === undefined ? listTag('Chat') : { type: 'Message' as const, id: chatId },
];

type Saving = { dispatch: AppDispatch; queryFulfilled: Promise<{ data: SavedRow<Message> }> };

async function putSaved({ chatId }: NamedMessage, { dispatch, queryFulfilled }: Saving): Promise<void> {
  const answer = await queryFulfilled.catch(() => undefined);
  if (answer) dispatch(putMessages(chatId, [answer.data.data]));
}
