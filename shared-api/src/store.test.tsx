import { createSlice } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import { act } from 'react';
import { http, HttpResponse } from 'msw';
import { api } from '@plumbline/shared-api/api';
import { useListMyJobsQuery } from '@plumbline/shared-api/jobs';
import { startSession } from '@plumbline/shared-api/session';
import { apiOf } from '@plumbline/shared-api/remote-api';
import { injectReducer, makeStore } from '@plumbline/shared-api/store';
import { at, network } from './testing/network';
import { nora, marcus, storeSession } from './testing/people';
import { renderApi } from './testing/render-api';

const drafts = createSlice({
  name: 'drafts',
  initialState: { open: 0 },
  reducers: { opened: (state) => ({ open: state.open + 1 }) },
});
const stranger = createSlice({ name: 'stranger', initialState: {}, reducers: {} });

test('a remote adds its own reducer and reads it, also when loaded again', () => {
  const select = injectReducer('mf-posts', 'drafts', drafts.reducer);
  const store = makeStore();
  expect(select(store.getState())).toEqual({ open: 0 });
  store.dispatch(drafts.actions.opened());
  const again = injectReducer('mf-posts', 'drafts', (state: { open: number } | undefined, action) =>
    drafts.reducer(state, action),
  );
  store.dispatch(drafts.actions.opened());
  expect(again(store.getState())).toEqual({ open: 2 });
});

test.each([
  ['session', 'the site'],
  ['api', 'the site'],
  ['taken', 'mf-posts'],
])('the key "%s" of somebody else is refused, and theirs works on [PLT-75]', (key, owner) => {
  const select = injectReducer('mf-posts', 'taken', drafts.reducer);
  expect(() => injectReducer('mf-stranger', key, stranger.reducer)).toThrow(
    `The state key "${key}" belongs to ${owner}; mf-stranger may not claim it.`,
  );
  const store = makeStore();
  store.dispatch(drafts.actions.opened());
  expect(select(store.getState())).toEqual({ open: 1 });
});

const answering = (answer: string) => ({ queryFn: () => ({ data: answer }) });

test('an endpoint that another remote has is refused, and theirs works on [PLT-75]', async () => {
  const first = apiOf('mf-posts').injectEndpoints({
    endpoints: (build) => ({ greet: build.query<string, void>(answering('first')) }),
  });
  expect(() =>
    apiOf('mf-stranger').injectEndpoints({
      endpoints: (build) => ({ greet: build.query<string, void>(answering('second')) }),
    }),
  ).toThrow('The endpoint "greet" belongs to mf-posts; mf-stranger may not claim it.');
  expect(() =>
    api.injectEndpoints({
      endpoints: (build) => ({ greet: build.query<string, void>(answering('third')) }),
    }),
  ).toThrow('greet');
  const store = makeStore();
  const { data } = await store.dispatch(first.endpoints.greet.initiate());
  expect(data).toBe('first');
});

test('an endpoint of the site is refused; a remote may inject its own again [PLT-75]', async () => {
  expect(() =>
    apiOf('mf-stranger').injectEndpoints({
      endpoints: (build) => ({ listMyJobs: build.query<string, void>(answering('none')) }),
    }),
  ).toThrow('The endpoint "listMyJobs" belongs to the site; mf-stranger may not claim it.');
  const inject = (answer: string) =>
    apiOf('mf-posts').injectEndpoints({
      endpoints: (build) => ({ again: build.query<string, void>(answering(answer)) }),
    });
  inject('before');
  const { endpoints } = inject('after');
  const { data } = await makeStore().dispatch(endpoints.again.initiate());
  expect(data).toBe('after');
});

test('what was fetched for one person is not shown to the next', async () => {
  storeSession(nora, 'token-nora');
  network.use(
    http.get(at('jobs/me'), ({ request }) =>
      HttpResponse.json({ success: true, data: [{ _id: `job of ${request.headers.get('authorization')}` }] }),
    ),
  );
  const { result, store } = renderApi(() => useListMyJobsQuery());
  await waitFor(() => expect(result.current.data).toEqual([{ _id: 'job of Bearer token-nora' }]));
  act(() => {
    store.dispatch(startSession({ token: 'token-marcus', user: marcus }));
  });
  expect(result.current.data).toBeUndefined();
  await waitFor(() => expect(result.current.data).toEqual([{ _id: 'job of Bearer token-marcus' }]));
});
