import { createSlice } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import { act } from 'react';
import { http, HttpResponse } from 'msw';
import { useListMyJobsQuery } from '@plumbline/shared-api/jobs';
import { startSession } from '@plumbline/shared-api/session';
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

test('a remote adds its own reducer and reads it, also twice', () => {
  const select = injectReducer('drafts', drafts.reducer);
  const again = injectReducer('drafts', drafts.reducer);
  const store = makeStore();
  expect(select(store.getState())).toEqual({ open: 0 });
  store.dispatch(drafts.actions.opened());
  expect(again(store.getState())).toEqual({ open: 1 });
});

test.each(['session', 'api', 'taken'])('the key "%s" of somebody else is refused', (key) => {
  if (key === 'taken') injectReducer('taken', drafts.reducer);
  expect(() => injectReducer(key, stranger.reducer)).toThrow(`"${key}" already belongs`);
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
