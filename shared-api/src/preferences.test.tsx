import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useGetPreferencesQuery, useUpdatePreferencesMutation } from '@plumbline/shared-api/preferences';
import { at, network } from './testing/network';
import { nora, storeSession } from './testing/people';
import { renderApi } from './testing/render-api';

const URL = at('users/me/preferences');
const kept = { language: 'fr', theme: null, appearOffline: false, sms: false, promotional: false };

const show = () =>
  renderApi(() => ({ data: useGetPreferencesQuery().data, update: useUpdatePreferencesMutation()[0] }));

beforeEach(() => {
  storeSession(nora);
  network.use(http.get(URL, () => HttpResponse.json({ success: true, data: kept })));
});

test('whoever appears offline finds that chosen, beside the rest', async () => {
  network.use(
    http.put(URL, async ({ request }) =>
      HttpResponse.json({ success: true, data: { ...kept, ...((await request.json()) as object) } }),
    ),
  );
  const { result } = show();
  await waitFor(() => expect(result.current.data).toEqual(kept));
  await act(async () => void (await result.current.update({ appearOffline: true })));
  expect(result.current.data).toEqual({ ...kept, appearOffline: true });
});

test('a choice that was not kept is not shown', async () => {
  network.use(http.put(URL, () => HttpResponse.json({ success: false, code: 'INTERNAL' }, { status: 500 })));
  const { result } = show();
  await waitFor(() => expect(result.current.data).toEqual(kept));
  await act(async () => void (await result.current.update({ appearOffline: true })));
  expect(result.current.data).toEqual(kept);
});
