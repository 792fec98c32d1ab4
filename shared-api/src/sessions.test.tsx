import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useSession } from '@plumbline/shared-api/session';
import { useListSessionsQuery, useRevokeSessionMutation } from '@plumbline/shared-api/sessions';
import { useUpdatePasswordMutation } from '@plumbline/shared-api/users';
import { at, network } from './testing/network';
import { nora, storeSession } from './testing/people';
import { renderApi } from './testing/render-api';

const device = (id: string) => ({
  _id: id,
  createdAt: '2026-01-01T00:00:00.000Z',
  lastSeenAt: '2026-01-02T00:00:00.000Z',
  expiresAt: '2026-01-03T00:00:00.000Z',
  userAgent: 'Firefox',
  device: 'Firefox · Linux',
  address: null,
  isCurrent: id === 'here',
});

function serveDevices(...ids: string[]) {
  let living = ids;
  network.use(
    http.get(at('auth/sessions'), () =>
      HttpResponse.json({ success: true, data: living.map(device), count: living.length }),
    ),
    http.delete(at('auth/sessions/:id'), ({ params }) => {
      living = living.filter((id) => id !== params.id);
      return HttpResponse.json({ success: true, message: 'Device signed out' });
    }),
    http.put(at('users/update-password'), () => {
      living = ['here'];
      return HttpResponse.json({ success: true, message: 'Password updated successfully!' });
    }),
  );
}

const useDevices = () => ({
  ids: useListSessionsQuery().data?.map(({ _id }) => _id),
  revoke: useRevokeSessionMutation()[0],
  updatePassword: useUpdatePasswordMutation()[0],
});

test('a revoked session leaves the list', async () => {
  storeSession(nora);
  serveDevices('here', 'phone', 'tablet');
  const { result } = renderApi(useDevices);
  await waitFor(() => expect(result.current.ids).toEqual(['here', 'phone', 'tablet']));
  await act(async () => {
    expect(await result.current.revoke('phone').unwrap()).toMatchObject({ message: 'Device signed out' });
  });
  await waitFor(() => expect(result.current.ids).toEqual(['here', 'tablet']));
});

test('a new password leaves only this session in the list', async () => {
  storeSession(nora);
  serveDevices('here', 'phone');
  const { result } = renderApi(useDevices);
  await waitFor(() => expect(result.current.ids).toHaveLength(2));
  await act(async () => {
    await result.current
      .updatePassword({ oldPassword: 'hammer time', newPassword: 'level and plumb' })
      .unwrap();
  });
  await waitFor(() => expect(result.current.ids).toEqual(['here']));
});

test('a wrong old password leaves the session alone [ACC-77]', async () => {
  storeSession(nora);
  const body = { success: false, code: 'OLD_PASSWORD_INCORRECT', error: 'Old password is incorrect' };
  network.use(http.put(at('users/update-password'), () => HttpResponse.json(body, { status: 400 })));
  const { result, store } = renderApi(() => useUpdatePasswordMutation()[0]);
  await act(async () => {
    const call = result.current({ oldPassword: 'x', newPassword: 'level and plumb' }).unwrap();
    await expect(call).rejects.toMatchObject({ code: 'OLD_PASSWORD_INCORRECT' });
  });
  expect(store.getState().session.isAuthenticated).toBe(true);
});

test('asking for the sessions of an ended one ends it here too', async () => {
  storeSession(nora);
  network.use(
    http.get(at('auth/sessions'), () =>
      HttpResponse.json({ success: false, code: 'SESSION_EXPIRED' }, { status: 401 }),
    ),
  );
  const { result } = renderApi(() => {
    const { status } = useSession();
    useListSessionsQuery(undefined, { skip: status !== 'authenticated' });
    return status;
  });
  await waitFor(() => expect(result.current).toBe('anonymous'));
});
