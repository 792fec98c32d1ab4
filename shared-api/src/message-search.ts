import { MESSAGES_PAGE_SIZE } from '@plumbline/shared-schema/limits';
import type { Message, MessageHits, MessageSearchParams } from '@plumbline/shared-schema/messages';
import { api, type ApiError } from '@plumbline/shared-api/api';
import { putMessages } from '@plumbline/shared-api/messages';
import { listTag } from '@plumbline/shared-api/tags';
import { at } from './calls';

/** Messages of a chat by number, both included. */
type Stretch = { chatId: string; from: number; to: number };

type Answer = { data: Message[]; error?: undefined } | { error: ApiError; data?: undefined };

/** The numbers after which the pages of a stretch begin. */
function pagesOf({ from, to }: Stretch): number[] {
  const count = Math.ceil((to - from + 1) / MESSAGES_PAGE_SIZE);
  return Array.from({ length: count }, (_, page) => from - 1 + page * MESSAGES_PAGE_SIZE);
}

const messageSearchApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** In all of one's conversations, newest first. */
    searchMessages: build.query<MessageHits, MessageSearchParams>({
      query: (params) => ({ url: 'messages/search', params }),
      providesTags: [listTag('Message', 'search')],
    }),
    /** Puts messages before those that the thread has; `to` is the number of the first that it has. */
    loadStretch: build.mutation<Message[], Stretch>({
      async queryFn(stretch, _api, ...[, ask]) {
        const url = at('messages', stretch.chatId);
        const answers = (await Promise.all(
          pagesOf(stretch).map((afterSeq) => ask({ url, params: { afterSeq } })),
        )) as Answer[];
        const failed = answers.find(({ error }) => error !== undefined);
        return failed?.error ? { error: failed.error } : { data: answers.flatMap(({ data = [] }) => data) };
      },
      async onQueryStarted({ chatId }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) void dispatch(putMessages(chatId, answer.data));
      },
    }),
  }),
});

export const { useSearchMessagesQuery, useLoadStretchMutation } = messageSearchApi;
