import { act } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useOpenChat } from '@plumbline/shared-api/chats';
import { aChat } from '@plumbline/testing/builders/chats';
import { anId } from '@plumbline/testing/builders/ids';
import { at, network } from './testing/network';
import { marcus, nora, storeSession } from './testing/people';
import { renderApi } from './testing/render-api';

const wanted = { jobId: anId(10), participantId: marcus._id };

beforeEach(() => {
  storeSession(nora);
});

test('a chat that exists is opened', async () => {
  const asked: string[] = [];
  network.use(
    http.get(at('chats'), ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json([aChat()]);
    }),
  );
  const { result } = renderApi(useOpenChat);
  await act(async () => {
    expect(await result.current.openChat(wanted)).toEqual(aChat());
  });
  expect(asked).toEqual([`?jobId=${anId(10)}&participantId=${marcus._id}`]);
});

test('a chat that does not exist is started, the caller being the sender', async () => {
  const started: unknown[] = [];
  network.use(
    http.get(at('chats'), () => HttpResponse.json([])),
    http.post(at('chats/create'), async ({ request }) => {
      started.push(await request.json());
      return HttpResponse.json(aChat(), { status: 201 });
    }),
  );
  const { result } = renderApi(useOpenChat);
  await act(async () => {
    expect(await result.current.openChat(wanted)).toEqual(aChat());
  });
  const participants = [
    { userId: nora._id, role: 'sender' },
    { userId: marcus._id, role: 'receiver' },
  ];
  expect(started).toEqual([{ jobId: anId(10), participants }]);
  expect(result.current.isOpening).toBe(false);
});
