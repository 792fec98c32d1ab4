import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useChatRoom, useIsOnline, useLive } from '@plumbline/shared-api/live';
import {
  useListMessagesQuery,
  useMarkReadMutation,
  useSendMessageMutation,
} from '@plumbline/shared-api/messages';
import { startRealtime } from '@plumbline/shared-api/realtime';
import { makeStore } from '@plumbline/shared-api/store';
import { StoreProvider } from '@plumbline/shared-api/StoreProvider';
import { anId } from '@plumbline/testing/builders/ids';
import { aMessage } from '@plumbline/testing/builders/messages';
import type { Message } from '@plumbline/shared-schema/messages';
import { startLiveServer } from './testing/live-server';
import { network } from './testing/network';
import { marcus, nora, storeSession } from './testing/people';

const CHAT = anId(60);
const message = (seq: number, more: Partial<Message> = {}) =>
  aMessage({ _id: anId(100 + seq), seq, chatId: CHAT, ...more });

let rows: Message[] = [];
/** Numbers of those that were edited, deleted or read lately. */
let changed: number[] = [];
let server: Awaited<ReturnType<typeof startLiveServer>>;
let stop: () => void;

/** The thread as the wire serves it. */
function answer(path: string): unknown {
  const { pathname, searchParams } = new URL(path, 'http://host/');
  if (!pathname.startsWith('/messages/')) return [];
  if (!pathname.endsWith(CHAT)) return { success: true, data: message(9), chatId: CHAT, count: 1 };
  if (searchParams.has('changedWithin')) {
    const [after, before] = [Number(searchParams.get('afterSeq')), Number(searchParams.get('beforeSeq'))];
    return rows.filter(({ seq }) => changed.includes(seq) && seq > after && seq < before).slice(-200);
  }
  const after = rows.find(({ _id }) => _id === searchParams.get('after'))?.seq ?? 0;
  return rows.filter(({ seq }) => seq > after).slice(after ? 0 : -200);
}

// Runs alone: these sockets and calls are real.
beforeAll(() => network.close());
beforeEach(async () => {
  rows = [message(1)];
  changed = [];
  server = await startLiveServer(answer);
});
afterEach(async () => {
  stop();
  await server.close();
});

/** Nora's page with an open chat, whose messages have these numbers. */
async function showChat([first, last] = [1, 1]) {
  storeSession(nora);
  const store = makeStore({ baseUrl: server.apiUrl });
  stop = startRealtime(store, server.apiUrl);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StoreProvider store={store}>{children}</StoreProvider>
  );
  const { result } = renderHook(
    () => ({
      thread: useListMessagesQuery(CHAT).data?.map(({ seq }) => seq),
      rows: useListMessagesQuery(CHAT).data,
      room: useChatRoom(CHAT),
      isOnline: useIsOnline(marcus._id),
      live: useLive({ fallbackMs: 5000 }),
      send: useSendMessageMutation()[0],
      markRead: useMarkReadMutation()[0],
    }),
    { wrapper },
  );
  await waitFor(() =>
    expect([result.current.thread?.[0], result.current.thread?.at(-1)]).toEqual([first, last]),
  );
  await waitFor(() => expect(server.heard()).toContainEqual({ joined: CHAT }));
  return result;
}
const threadCalls = () => server.paths().filter((path) => path.startsWith(`messages/${CHAT}`)).length;

test('a message that arrives joins the thread without a call, and only once', async () => {
  const page = await showChat();
  const before = threadCalls();
  rows.push(message(2));
  server.emit('newMessage', message(2));
  server.emit('newMessage', message(2));
  await waitFor(() => expect(page.current.thread).toEqual([1, 2]));
  expect(threadCalls()).toBe(before);
});

test('a jump in the numbers of messages fetches what is missing', async () => {
  const page = await showChat();
  rows.push(message(2), message(3), message(4));
  server.emit('newMessage', message(4));
  await waitFor(() => expect(page.current.thread).toEqual([1, 2, 3, 4]));
});

test('after a gap all pages that are missing are fetched, and the chat is joined again', async () => {
  const page = await showChat();
  rows = Array.from({ length: 60 }, (_, index) => message(index + 1));
  server.emit('newMessage', message(60));
  await waitFor(() => expect(page.current.thread).toHaveLength(60));
  rows = Array.from({ length: 500 }, (_, index) => message(index + 1));
  server.hangUp();
  await waitFor(() => expect(page.current.thread).toHaveLength(500));
  expect(server.paths()).toContain(`messages/${CHAT}?after=${message(10)._id}`);
  await waitFor(() => expect(server.heard().filter((what) => 'joined' in (what as object))).toHaveLength(2));
});

test('what was said during a gap comes with the answer to joining again, before any call is answered [MSG-52]', async () => {
  const page = await showChat();
  server.answerJoins((afterSeq) => [2, 3].filter((seq) => seq > afterSeq).map((seq) => message(seq)));
  server.hangUp();
  await waitFor(() => expect(page.current.thread).toEqual([1, 2, 3]));
});

test('after a gap what was edited, deleted and read meanwhile is so here, however far up it stands [MSG-16]', async () => {
  const page = await showChat();
  const own = { senderId: nora._id, receiverId: marcus._id };
  for (const length of [60, 500]) {
    rows = Array.from({ length }, (_, index) => message(index + 1, own));
    server.emit('newMessage', message(length, own));
    await waitFor(() => expect(page.current.thread).toHaveLength(length));
  }

  const readAt = '2026-03-06T10:00:00.000Z';
  rows = rows.map((row) => ({ ...row, readAt }));
  rows[1] = message(2, { ...own, readAt, messageText: 'At ten', content: 'At ten', editedAt: readAt });
  rows[2] = message(3, { ...own, readAt, messageText: '', content: '', deletedAt: readAt });
  changed = rows.map(({ seq }) => seq);
  server.hangUp();
  await waitFor(() => expect(page.current.rows?.every((row) => row.readAt === readAt)).toBe(true));
  expect(page.current.rows?.[1]?.messageText).toBe('At ten');
  expect(page.current.rows?.[2]?.deletedAt).toBe(readAt);
  expect(page.current.thread).toHaveLength(500);
});

test('what changed in messages that are not loaded stays unloaded', async () => {
  rows = Array.from({ length: 300 }, (_, index) => message(index + 1));
  const page = await showChat([101, 300]);
  changed = [1, 150];
  rows[149] = message(150, { messageText: 'At ten' });
  server.hangUp();
  await waitFor(() => expect(page.current.rows?.[49]?.messageText).toBe('At ten'));
  expect(page.current.rows?.[0]?.seq).toBe(101);
});

test('an edited message takes the place of the old one', async () => {
  const page = await showChat();
  server.emit('messageChanged', message(1, { messageText: 'At ten', content: 'At ten' }));
  await waitFor(() => expect(page.current.rows?.map(({ messageText }) => messageText)).toEqual(['At ten']));
});

test('what the other side has read says so', async () => {
  rows = [message(1, { senderId: nora._id, receiverId: marcus._id })];
  const page = await showChat();
  const readAt = '2026-03-06T10:00:00.000Z';
  server.emit('messagesRead', { chatId: CHAT, userId: marcus._id, upTo: message(1)._id, readAt });
  await waitFor(() => expect(page.current.rows?.[0]?.readAt).toBe(readAt));
});

test('messages and read marks go over the socket', async () => {
  const page = await showChat();
  const before = server.paths().filter((path) => /messages\/($|.*read)/.test(path)).length;
  const sent = message(2, { senderId: nora._id, receiverId: marcus._id });
  rows.push(sent);
  server.acknowledge({ success: true, message: sent });
  await act(async () => {
    const hello = { chatId: CHAT, recipientId: marcus._id, content: 'Hello', clientMessageId: 'hello' };
    await page.current.send(hello).unwrap();
    await page.current.markRead({ chatId: CHAT, upTo: message(1)._id }).unwrap();
  });
  expect(page.current.thread).toEqual([1, 2]);
  expect(server.heard()).toContainEqual({ sent: 'Hello' });
  expect(server.heard()).toContainEqual({ read: { chatId: CHAT, upTo: message(1)._id } });
  expect(server.paths().filter((path) => /messages\/($|.*read)/.test(path))).toHaveLength(before);
});

test('a message that could not be recognised when it is repeated does not go over the socket', async () => {
  const page = await showChat();
  await act(
    async () => void (await page.current.send({ chatId: CHAT, recipientId: marcus._id, content: 'Hi' })),
  );
  expect(server.paths()).toContain('messages/');
  expect(server.heard()).not.toContainEqual({ sent: 'Hi' });
});

test('a message that the socket refuses is sent by a call, whose answer decides', async () => {
  const page = await showChat();
  server.acknowledge({ success: false, error: 'no' });
  await act(async () => {
    const hi = { chatId: CHAT, recipientId: marcus._id, content: 'Hi', clientMessageId: 'hi' };
    await page.current.send(hi);
  });
  expect(server.paths()).toContain('messages/');
});

test('polling runs only while the socket is down', async () => {
  const page = await showChat();
  await waitFor(() => expect(page.current.live.pollingInterval).toBe(0));
  server.refuse('INTERNAL');
  server.sendAway();
  await waitFor(() => expect(page.current.live.pollingInterval).toBe(5000));
});

test('the page knows who is online and who types, and forgets both when the connection ends', async () => {
  const page = await showChat();
  expect(page.current.isOnline).toBeUndefined();
  server.emit('onlineUsers', [marcus._id]);
  await waitFor(() => expect(page.current.isOnline).toBe(true));
  server.emit('userOffline', { userId: marcus._id });
  await waitFor(() => expect(page.current.isOnline).toBe(false));
  server.emit('userJoined', { chatId: CHAT, userId: marcus._id });
  await waitFor(() => expect(page.current.isOnline).toBe(true));

  server.emit('typing', { chatId: CHAT, userId: marcus._id });
  await waitFor(() => expect(page.current.room.isOtherTyping).toBe(true));
  rows.push(message(2));
  server.emit('newMessage', message(2));
  await waitFor(() => expect(page.current.room.isOtherTyping).toBe(false));

  server.refuse('INTERNAL');
  server.sendAway();
  await waitFor(() => expect(page.current.isOnline).toBeUndefined());
});

test('typing is told at most every three seconds', async () => {
  const page = await showChat();
  for (let key = 0; key < 20; key += 1) page.current.room.tellTyping();
  await waitFor(() => expect(server.heard()).toContainEqual({ typing: CHAT }));
  expect(server.heard().filter((what) => 'typing' in (what as object))).toHaveLength(1);
});
