import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useListChatsQuery } from '@plumbline/shared-api/chats';
import {
  useListMessagesQuery,
  useMarkReadMutation,
  useSendMessageMutation,
} from '@plumbline/shared-api/messages';
import { at, network } from './testing/network';
import { renderApi } from './testing/render-api';

test('a sent message joins its thread once and the conversations are read again', async () => {
  let chatReads = 0;
  network.use(
    http.get(at('chats'), () => {
      chatReads += 1;
      return HttpResponse.json([]);
    }),
    http.get(at('messages/c1'), () => HttpResponse.json([{ _id: 'm1', seq: 1 }])),
    http.post(at('messages/'), () =>
      HttpResponse.json(
        { success: true, message: 'Message sent', data: { _id: 'm2', chatId: 'c1', seq: 2 }, chatId: 'c1' },
        { status: 201 },
      ),
    ),
  );
  const { result } = renderApi(() => ({
    chats: useListChatsQuery(),
    thread: useListMessagesQuery('c1').data,
    send: useSendMessageMutation()[0],
  }));
  await waitFor(() => expect(result.current.thread).toHaveLength(1));
  await act(
    async () => void (await result.current.send({ recipientId: 'u2', content: 'Hello', chatId: 'c1' })),
  );
  await act(
    async () => void (await result.current.send({ recipientId: 'u2', content: 'Hello', chatId: 'c1' })),
  );
  expect(result.current.thread?.map(({ _id }) => _id)).toEqual(['m1', 'm2']);
  await waitFor(() => expect(chatReads).toBeGreaterThan(1));
});

test('a message sent while the thread is still loading is in it, though the answer was made before', async () => {
  let letPass = () => {};
  const held = new Promise<void>((resolve) => {
    letPass = resolve;
  });
  const isAsked = jest.fn();
  network.use(
    http.get(at('messages/c1'), async () => {
      isAsked();
      await held;
      return HttpResponse.json([]);
    }),
    http.post(at('messages/'), () =>
      HttpResponse.json(
        { success: true, message: 'Message sent', data: { _id: 'm1', chatId: 'c1', seq: 1 }, chatId: 'c1' },
        { status: 201 },
      ),
    ),
  );
  const { result } = renderApi(() => ({
    thread: useListMessagesQuery('c1').data,
    send: useSendMessageMutation()[0],
  }));
  await waitFor(() => expect(isAsked).toHaveBeenCalled());
  await act(
    async () => void (await result.current.send({ recipientId: 'u2', content: 'First', chatId: 'c1' })),
  );
  letPass();
  await waitFor(() => expect(result.current.thread?.map(({ _id }) => _id)).toEqual(['m1']));
});

test('marking as read tells how far, and only then are the conversations read again', async () => {
  let chatReads = 0;
  const bodies: unknown[] = [];
  network.use(
    http.get(at('chats'), () => {
      chatReads += 1;
      return HttpResponse.json([]);
    }),
    http.post(at('messages/c1/read'), async ({ request }) => {
      bodies.push(await request.json());
      const isFirst = bodies.length === 1;
      return isFirst
        ? HttpResponse.json({}, { status: 500 })
        : HttpResponse.json({ success: true, count: 2 });
    }),
  );
  const { result } = renderApi(() => ({ chats: useListChatsQuery(), markRead: useMarkReadMutation()[0] }));
  await waitFor(() => expect(result.current.chats.isSuccess).toBe(true));
  await act(async () => void (await result.current.markRead({ chatId: 'c1', upTo: 'm2' })));
  expect(chatReads).toBe(1);
  await act(async () => void (await result.current.markRead({ chatId: 'c1' }).unwrap()));
  await waitFor(() => expect(chatReads).toBe(2));
  expect(bodies).toEqual([{ upTo: 'm2' }, {}]);
});
