import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useSession } from '@plumbline/shared-api/session';
import { useGetMeQuery, useListTopPerformersQuery, useUpdateMeMutation } from '@plumbline/shared-api/users';
import { at, network } from './testing/network';
import { nora, storeSession } from './testing/people';
import { renderApi } from './testing/render-api';

const renderProfile = () =>
  renderApi(() => ({ session: useSession(), me: useGetMeQuery().data, update: useUpdateMeMutation()[0] }));

beforeEach(() => {
  storeSession(nora);
  network.use(http.get(at('users/me'), () => HttpResponse.json({ success: true, user: nora, data: nora })));
});

test('a change is shown at once, and what the server made of it stays', async () => {
  const user = { ...nora, title: 'Server title' };
  network.use(
    http.put(at('users/me'), () => HttpResponse.json({ success: true, message: 'Saved', user, data: user })),
  );
  const { result } = renderProfile();
  await waitFor(() => expect(result.current.me).toEqual(nora));
  let saved: Promise<unknown> = Promise.resolve();
  act(() => {
    saved = result.current.update({ title: 'My title' }).unwrap();
  });
  expect(result.current.me?.title).toBe('My title');
  expect(result.current.session.user?.title).toBe('My title');
  await act(async () => {
    expect(await saved).toEqual({ user, message: 'Saved' });
  });
  expect(result.current.me?.title).toBe('Server title');
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ title: 'Server title' });
});

test('a refused change is taken back in page, session and storage', async () => {
  network.use(
    http.put(at('users/me'), () =>
      HttpResponse.json({ success: false, code: 'VALIDATION_FAILED' }, { status: 400 }),
    ),
  );
  const { result } = renderProfile();
  await waitFor(() => expect(result.current.me).toEqual(nora));
  await act(async () => void (await result.current.update({ title: 'My title', city: 'Paris' })));
  expect(result.current.me).toEqual(nora);
  expect(result.current.session.user).toEqual(nora);
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(nora);
});

test('a new picture travels as a multipart field named profile', async () => {
  let type: string | null = '';
  network.use(
    http.put(at('users/me'), ({ request }) => {
      type = request.headers.get('content-type');
      return HttpResponse.json({ success: true, message: 'Saved', user: nora, data: nora });
    }),
  );
  const { result } = renderProfile();
  await act(
    async () =>
      void (await result.current.update({ profile: new File(['x'], 'me.png', { type: 'image/png' }) })),
  );
  expect(type).toMatch(/^multipart\/form-data/);
});

test.each([
  ['the header', { 'x-total-count': '12' }, 12],
  ['the length of the list without a header', undefined, 1],
])('the number of top performers is %s', async (_what, headers, count) => {
  network.use(http.get(at('users/top-performers'), () => HttpResponse.json([{ _id: 'p1' }], { headers })));
  const { result } = renderApi(() => useListTopPerformersQuery({ limit: 4 }));
  await waitFor(() => expect(result.current.data).toEqual({ data: [{ _id: 'p1' }], count }));
});
