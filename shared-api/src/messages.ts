import { original } from '@reduxjs/toolkit';
import { MESSAGES_PAGE_SIZE } from '@plumbline/shared-schema/limits';
import type { Message, MessageSent, SendFiles, SendMessage } from '@plumbline/shared-schema/messages';
import { api, type ApiError, type ApiRequest } from '@plumbline/shared-api/api';
import { askLive } from '@plumbline/shared-api/live';
import { readSessionState, type WithSession } from '@plumbline/shared-api/session';
import type { AppDispatch, RootState } from '@plumbline/shared-api/store';
import { listTag, onSuccess } from '@plumbline/shared-api/tags';
import { at } from './calls';
import { anchorOf, hasHole, solidPart, upsert, withAnswer, type Thread } from './messages/thread';

export { withRead } from './messages/thread';

/** What was read: everything in the chat up to the message `upTo`, or all of it. */
export type ReadUpTo = { chatId: string; upTo?: string };

type Answer<Data> = { data: Data; error?: undefined } | { error: ApiError; data?: undefined };

/** Everything after `after`, page by page; without it the newest page. */
async function readPages(
  readPage: (after: string | undefined) => Promise<Answer<Message[]>>,
  after: string | undefined,
): Promise<Answer<Message[]>> {
  const answer = await readPage(after);
  const last = answer.data?.at(-1);
  if (!answer.data || !last || after === undefined || answer.data.length < MESSAGES_PAGE_SIZE) return answer;
  if (last._id === after) return answer;
  const rest = await readPages(readPage, last._id);
  return rest.data ? { data: [...answer.data, ...rest.data] } : rest;
}

type ReadParams = {
  after?: string | undefined;
  afterSeq?: number;
  beforeSeq?: number;
  changedWithin?: number;
};
type ReadMessages = (params: ReadParams) => Promise<Answer<Message[]>>;

/** `fulfilledTimeStamp`: when it was read last, by this browser's clock. */
type KnownThread = { data?: Thread | undefined; fulfilledTimeStamp?: number | undefined };

const NOTHING: Answer<Message[]> = { data: [] };

/** What was changed `since` (of this browser's clock) from one message to another, both included. */
async function readChanged(
  read: ReadMessages,
  { from, to, since }: { from: Message | undefined; to: Message; since: number },
): Promise<Answer<Message[]>> {
  const afterSeq = (from ?? to).seq - 1;
  const changedWithin = Math.max(0, Math.ceil((Date.now() - since) / 1000));
  const pageBefore = async (beforeSeq: number): Promise<Answer<Message[]>> => {
    const answer = await read({ afterSeq, beforeSeq, changedWithin });
    const first = answer.data?.[0];
    const isLast = !first || first.seq <= afterSeq + 1 || (answer.data?.length ?? 0) < MESSAGES_PAGE_SIZE;
    if (isLast) return answer;
    const rest = await pageBefore(first.seq);
    return rest.data ? { data: [...rest.data, ...(answer.data ?? [])] } : rest;
  };
  return pageBefore(to.seq + 1);
}

export const messagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Ascending. The newest page at first; a refetch asks for what came after, reads the latest again, and of the others
     * those that were edited, deleted or read since.
     */
    listMessages: build.query<Message[], string>({
      async queryFn(chatId, { getState }, ...[, ask]) {
        const { data: known = [], fulfilledTimeStamp } = selectThread(getState() as RootState, chatId);
        const url = at('messages', chatId);
        const read = async (params: ReadParams) => (await ask({ url, params })) as Answer<Message[]>;
        const anchor = anchorOf(known);
        const [newer, changed] = await Promise.all([
          readPages((after) => read({ after }), anchor?._id),
          anchor && fulfilledTimeStamp !== undefined
            ? readChanged(read, { from: known[0], to: anchor, since: fulfilledTimeStamp })
            : NOTHING,
        ]);
        if (!newer.data || !changed.data) return newer.data ? changed : newer;
        return { data: [...changed.data, ...newer.data] };
      },
      merge: (thread, answer) => withAnswer(original(thread) ?? thread, answer),
      providesTags: (_rows, _error, chatId) => [{ type: 'Message', id: chatId }],
    }),
    /** Those before the message `before`; they join the thread. */
    listOlderMessages: build.mutation<Message[], { chatId: string; before: string }>({
      query: ({ chatId, before }) => ({ url: at('messages', chatId), params: { before } }),
      async onQueryStarted({ chatId }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) dispatch(putMessages(chatId, answer.data));
      },
    }),
    /**
     * Over the socket if it can be repeated (`clientMessageId`); while that is down, and when it refuses, by a call, whose
     * answer tells why.
     */
    sendMessage: build.mutation<MessageSent, SendMessage>({
      async queryFn(message, { getState }, ...[, ask]) {
        const sent = await sendLive(message, getState() as WithSession);
        if (sent) return { data: sent };
        const request: ApiRequest = { url: 'messages/', method: 'POST', body: message, idempotent: true };
        return (await ask(request)) as Answer<MessageSent>;
      },
      invalidatesTags: (_sent, error) => (isSettled(error) ? [listTag('Chat')] : []),
      onQueryStarted: putSent,
    }),
    /** Pictures and PDFs, with a text or without. */
    sendFiles: build.mutation<MessageSent, SendFiles & { chatId: string; files: readonly File[] }>({
      query: ({ chatId, files, ...fields }) => ({
        url: at('messages', chatId, 'files'),
        method: 'POST',
        body: formOf(fields, files),
      }),
      invalidatesTags: (_sent, error) => (isSettled(error) ? [listTag('Chat')] : []),
      onQueryStarted: putSent,
    }),
    markRead: build.mutation<null, ReadUpTo>({
      async queryFn({ chatId, ...body }, _api, ...[, ask]) {
        const answer = await askLive('markAsRead', { chatId, ...body });
        if (answer?.success) return { data: null };
        const { error } = await ask({ url: at('messages', chatId, 'read'), method: 'POST', body });
        return error ? { error } : { data: null };
      },
      invalidatesTags: onSuccess(() => [listTag('Chat')]),
    }),
  }),
});

export const {
  useListMessagesQuery,
  useListOlderMessagesMutation,
  useSendMessageMutation,
  useMarkReadMutation,
} = messagesApi;

/** The thread as the cache knows it: without `data` where it is not there. */
const selectThread = (state: RootState, chatId: string): KnownThread =>
  messagesApi.endpoints.listMessages.select(chatId)(state);

/** After a block the list says that nothing can be written any more. */
const isSettled = (error: ApiError | undefined) => error === undefined || error.code === 'BLOCKED';

function formOf({ content, clientMessageId }: SendFiles, files: readonly File[]): FormData {
  const form = new FormData();
  form.append('content', content);
  if (clientMessageId !== undefined) form.append('clientMessageId', clientMessageId);
  for (const file of files) form.append('files', file);
  return form;
}

type Sending = { dispatch: AppDispatch; queryFulfilled: Promise<{ data: MessageSent }> };

async function putSent(_message: unknown, { dispatch, queryFulfilled }: Sending): Promise<void> {
  const answer = await queryFulfilled.catch(() => undefined);
  if (answer) dispatch(putMessages(answer.data.chatId, [answer.data.data]));
}

async function sendLive(message: SendMessage, state: WithSession): Promise<MessageSent | undefined> {
  const { user } = readSessionState(state);
  const { chatId, recipientId, content, clientMessageId } = message;
  // A member of a team writes by calls, which are noted in its log.
  if (!user || user.team || chatId === undefined || clientMessageId === undefined) return undefined;
  const answer = await askLive('sendMessage', {
    chatId,
    senderId: user._id,
    receiverId: recipientId,
    messageText: content,
    timestamp: new Date().toISOString(),
    clientMessageId,
  });
  return answer?.success && answer.message
    ? { success: true, message: '', data: answer.message, chatId }
    : undefined;
}

/**
 * Changes a thread that is in the cache, or will be: its first answer, if on its way, may have been made before the
 * change. The original, since a draft of 10,000 messages would be slow to read.
 */
export const patchThread =
  (chatId: string, change: (thread: Thread) => Message[]) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    if (!selectThread(getState(), chatId).data)
      await dispatch(messagesApi.util.getRunningQueryThunk('listMessages', chatId));
    dispatch(
      messagesApi.util.updateQueryData('listMessages', chatId, (thread) =>
        change(original(thread) ?? thread),
      ),
    );
  };

/** The number of the last message up to which nothing is missing; `undefined` while nothing is known. */
export const lastKnownSeq =
  (chatId: string) =>
  (_dispatch: AppDispatch, getState: () => RootState): number | undefined =>
    solidPart(selectThread(getState(), chatId).data ?? []).at(-1)?.seq;

/** Messages that arrived. What a jump in `seq` left out is fetched. */
export const putMessages =
  (chatId: string, messages: Thread) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    await dispatch(patchThread(chatId, (thread) => upsert(thread, messages)));
    // A fetch that was under way already may have begun too early.
    for (let tries = 0; tries < 3 && hasHole(selectThread(getState(), chatId).data ?? []); tries += 1)
      await dispatch(
        messagesApi.endpoints.listMessages.initiate(chatId, { forceRefetch: true, subscribe: false }),
      );
  };
