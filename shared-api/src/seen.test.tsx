import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useListChatsQuery } from '@plumbline/shared-api/chats';
import { useListMessagesQuery } from '@plumbline/shared-api/messages';
import { forgetOutbox } from '@plumbline/shared-api/outbox';
import { useListSavedJobsQuery } from '@plumbline/shared-api/saved-jobs';
import { followSeen, useSeenAt } from '@plumbline/shared-api/seen';
import { endSession, startSession } from '@plumbline/shared-api/session';
import { withSeen } from './seen/storage';
import { at, network } from './testing/network';
import { marcus, nora, storeSession } from './testing/people';
import { renderApi } from './testing/render-api';

/** What the server answers; undefined: nothing comes. */
let savedJobs: string[] | number | undefined;

beforeEach(() => {
  savedJobs = ['s1'];
  network.use(
    http.get(at('saved-jobs'), () => {
      if (savedJobs === undefined) return HttpResponse.error();
      if (typeof savedJobs === 'number')
        return HttpResponse.json({ success: false, error: 'No.', code: 'FORBIDDEN' }, { status: savedJobs });
      return HttpResponse.json({ success: true, data: savedJobs.map((_id) => ({ _id })) });
    }),
  );
});

afterEach(async () => {
  jest.restoreAllMocks();
  await forgetOutbox();
});

function goOffline(): void {
  savedJobs = undefined;
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
}

const kept = (person: { _id: string }) => withSeen((storage) => storage.list(person._id));

/** A page with the saved jobs, of somebody signed in. */
async function open(person = nora) {
  storeSession(person);
  const view = renderApi(() => ({ query: useListSavedJobsQuery(), seenAt: useSeenAt() }));
  await act(() => followSeen(view.store));
  return { ...view, rows: () => view.result.current.query.data?.map(({ _id }) => _id) };
}

/** Has seen the saved jobs, which are on disk. */
async function seeSavedJobs(person = nora) {
  const page = await open(person);
  await waitFor(async () => expect(await kept(person)).toHaveLength(1));
  return page;
}

test('what was seen is there again on a page that finds no network, with its time and without a failure [OFL-02]', async () => {
  const { unmount, result } = await seeSavedJobs();
  const { fulfilledTimeStamp } = result.current.query;
  unmount();

  goOffline();
  const { rows, result: again } = await open();
  await waitFor(() => expect(rows()).toEqual(['s1']));
  expect(again.current.query.error).toBeUndefined();
  expect(again.current.seenAt).toBe(fulfilledTimeStamp);
});

test('what fails without a network while the page is open comes from what was seen, however often it is asked for [OFL-02]', async () => {
  const { rows, result } = await seeSavedJobs();
  goOffline();
  const ask = () => act(async () => void (await result.current.query.refetch()));
  for (const again of [ask, ask]) {
    await again();
    expect(rows()).toEqual(['s1']);
    expect(result.current.query.error).toBeUndefined();
  }
});

test('with a network a failure is a failure, and the next answer replaces what was seen [OFL-02]', async () => {
  const { unmount } = await seeSavedJobs();
  unmount();
  savedJobs = undefined;
  const { result, rows } = await open();
  await waitFor(() => expect(result.current.query.error).toMatchObject({ status: 0 }));
  expect(rows()).toBeUndefined();

  savedJobs = ['s2'];
  await act(async () => void (await result.current.query.refetch()));
  await waitFor(async () => expect((await kept(nora))[0]?.data).toEqual([{ _id: 's2' }]));
});

test('nobody gets what somebody else has seen, and whoever signs in next removes it [OFL-03]', async () => {
  const { unmount } = await seeSavedJobs();
  unmount();
  goOffline();
  const { result, rows } = await open(marcus);
  await waitFor(() => expect(result.current.query.error).toMatchObject({ status: 0 }));
  expect(rows()).toBeUndefined();
  expect(await kept(nora)).toEqual([]);
});

test.each(['signedOut', 'expired'] as const)(
  'a session that ends (%s) leaves nothing of it [OFL-03]',
  async (how) => {
    const { store } = await seeSavedJobs();
    act(() => store.dispatch(endSession(how)));
    await waitFor(async () => expect(await kept(nora)).toEqual([]));
  },
);

test('a change of person on an open page keeps nothing of one under the name of the other [OFL-03]', async () => {
  const { store } = await seeSavedJobs();
  savedJobs = ['his'];
  act(() => store.dispatch(startSession({ token: 'his', user: marcus })));
  await waitFor(async () => expect((await kept(marcus)).map(({ data }) => data)).toEqual([[{ _id: 'his' }]]));
  expect(await kept(nora)).toEqual([]);
});

test.each([403, 404, 410])('what the server answers with %d now is forgotten [OFL-03]', async (status) => {
  const { result } = await seeSavedJobs();
  savedJobs = status;
  await act(async () => void (await result.current.query.refetch()));
  await waitFor(async () => expect(await kept(nora)).toEqual([]));
});

test('a conversation that was seen asks, once there is a network, for what changed since it was seen [OFL-02, MSG-16]', async () => {
  const asked: string[] = [];
  // Longer than what each refetch reads again.
  const thread = Array.from({ length: 60 }, (_none, at) => ({
    _id: `m${at + 1}`,
    seq: at + 1,
    content: 'Hello',
  }));
  let isOnline = true;
  network.use(
    http.get(at('chats'), () => HttpResponse.json([])),
    http.get(at('messages/c1'), ({ request }) => {
      if (!isOnline) return HttpResponse.error();
      const query = new URL(request.url).searchParams;
      asked.push(query.toString());
      return HttpResponse.json(query.size === 0 ? thread : []);
    }),
  );
  storeSession(nora);
  const show = () => renderApi(() => ({ thread: useListMessagesQuery('c1'), chats: useListChatsQuery() }));
  const first = show();
  await act(() => followSeen(first.store));
  await waitFor(async () => expect(await kept(nora)).toHaveLength(2));
  first.unmount();

  const seenAt = Date.now() - 3_600_000;
  await withSeen(async (storage) =>
    storage.put((await storage.list(nora._id)).map((row) => ({ ...row, at: seenAt }))),
  );
  isOnline = false;
  goOffline();
  const second = show();
  await act(() => followSeen(second.store));
  await waitFor(() => expect(second.result.current.thread.data).toEqual(thread));

  isOnline = true;
  asked.length = 0;
  await act(async () => void (await second.result.current.thread.refetch()));
  const since = asked.map((query) => Number(new URLSearchParams(query).get('changedWithin')));
  expect(Math.max(...since)).toBeGreaterThanOrEqual(3600);
});
