import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useSignIn, useSignOut } from '@plumbline/shared-api/auth';
import { sessionReducer, startSession, useSession, useSessionExpiry } from '@plumbline/shared-api/session';
import { useCreateJobMutation, useListMyJobsQuery } from '@plumbline/shared-api/jobs';
import { makeStore } from '@plumbline/shared-api/store';
import { at, network } from './testing/network';
import { nora, marcus, storeSession } from './testing/people';
import { renderApi } from './testing/render-api';

const sessionOf = () => makeStore().getState().session;

test('a session starts unknown, with an empty user [ACC-79]', () => {
  expect(sessionReducer(undefined, { type: 'start' })).toMatchObject({
    user: '',
    isAuthenticated: false,
    loading: true,
  });
});

test('a stored session is restored [ACC-79]', () => {
  storeSession(nora);
  expect(sessionOf()).toMatchObject({
    user: { fullName: 'Nora Lindqvist' },
    isAuthenticated: true,
    loading: false,
  });
});

test.each([
  ['no token', () => localStorage.setItem('user', JSON.stringify(nora))],
  ['no user', () => localStorage.setItem('token', 'token-1')],
])('with %s the visitor stays anonymous [ACC-79]', (_what, store) => {
  store();
  expect(sessionOf()).toMatchObject({ user: '', isAuthenticated: false, loading: false });
});

test.each(['{', 'null', '"nora"', '[]', '{}', 'undefined'])(
  'a broken stored user (%s) is removed with its token [ACC-80]',
  (broken) => {
    localStorage.setItem('token', 'token-1');
    localStorage.setItem('user', broken);
    expect(sessionOf()).toMatchObject({ isAuthenticated: false, loading: false });
    expect(localStorage).toHaveLength(0);
  },
);

test('signing in stores token and user, without secrets, and says who is there [ACC-81]', async () => {
  const answer = {
    success: true,
    message: 'Logged in successfully',
    token: 'fresh',
    user: { ...marcus, password: 'x' },
  };
  network.use(http.post(at('auth/login'), () => HttpResponse.json(answer)));
  const { result } = renderApi(() => ({ session: useSession(), ...useSignIn() }));
  expect(result.current.session.status).toBe('anonymous');
  await act(() => result.current.signIn({ email: 'ben@example.com', password: 'secret-1' }));
  expect(result.current.session).toEqual({
    status: 'authenticated',
    user: marcus,
    isHirer: false,
    isContractor: true,
  });
  expect(result.current.isSigningIn).toBe(false);
  expect(localStorage.getItem('token')).toBe('fresh');
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(marcus);
});

test('a refused sign-in rejects with the error and signs nobody in', async () => {
  const body = {
    success: false,
    code: 'INVALID_CREDENTIALS',
    error: 'Invalid email or password',
    message: '',
    errors: [],
  };
  network.use(http.post(at('auth/login'), () => HttpResponse.json(body, { status: 401 })));
  const { result } = renderApi(() => ({ session: useSession(), ...useSignIn() }));
  await act(async () => {
    await expect(result.current.signIn({ email: 'a@b.c', password: 'wrong-one' })).rejects.toMatchObject({
      status: 401,
      code: 'INVALID_CREDENTIALS',
      message: 'Invalid email or password',
    });
  });
  expect(result.current).toMatchObject({ isSigningIn: false, session: { status: 'anonymous' } });
});

test('signing out clears exactly the listed keys and has the server revoke the token [ACC-83]', async () => {
  storeSession(nora);
  for (const key of ['accessToken', 'auth-storage', 'chat-store', 'i18nextLng', 'theme', 'draft'])
    localStorage.setItem(key, 'x');
  const revoked: (string | null)[] = [];
  network.use(
    http.post(at('auth/logout'), ({ request }) => {
      revoked.push(request.headers.get('authorization'));
      return HttpResponse.json({ success: true });
    }),
  );
  const { result, store } = renderApi(useSignOut);
  await act(() => result.current());
  expect(Object.keys(localStorage)).toEqual(['draft']);
  expect(store.getState().session).toMatchObject({ user: null, isAuthenticated: false });
  expect(revoked).toEqual(['Bearer token-1']);
});

test('signing out works without a network [ACC-83]', async () => {
  storeSession(nora);
  network.use(http.post(at('auth/logout'), () => HttpResponse.error()));
  const { result, store } = renderApi(useSignOut);
  await act(() => result.current());
  expect(store.getState().session.user).toBeNull();
});

test('a refused session ends once, is told once, and keeps language and theme [ACC-85]', async () => {
  storeSession(nora);
  localStorage.setItem('theme', 'dark');
  network.use(
    http.get(at('jobs/me'), () =>
      HttpResponse.json({ success: false, code: 'SESSION_EXPIRED' }, { status: 401 }),
    ),
  );
  const onExpired = jest.fn();
  const { result, store } = renderApi(() => {
    useSessionExpiry(onExpired);
    const { status } = useSession();
    useListMyJobsQuery(undefined, { skip: status !== 'authenticated' });
    return status;
  });
  await waitFor(() => expect(result.current).toBe('anonymous'));
  expect(onExpired).toHaveBeenCalledTimes(1);
  expect(store.getState().session.hasExpired).toBe(false);
  expect(Object.keys(localStorage)).toEqual(['theme']);
});

test('a late refusal of an older token leaves the newer session alone', async () => {
  storeSession(nora, 'old');
  let signInAgain = () => {};
  const newerSession = new Promise<void>((resolve) => (signInAgain = resolve));
  network.use(
    http.get(at('jobs/me'), async ({ request }) => {
      if (request.headers.get('authorization') === 'Bearer new')
        return HttpResponse.json({ success: true, data: [] });
      await newerSession;
      return HttpResponse.json({ success: false, code: 'SESSION_EXPIRED' }, { status: 401 });
    }),
  );
  const { result, store } = renderApi(() => useListMyJobsQuery());
  act(() => {
    store.dispatch(startSession({ token: 'new', user: marcus }));
    signInAgain();
  });
  await waitFor(() => expect(result.current.data).toEqual([]));
  expect(store.getState().session).toMatchObject({ isAuthenticated: true, user: { _id: marcus._id } });
});

test('another tab signing out, in, or as somebody else is followed [ACC-87]', () => {
  storeSession(nora);
  const { result } = renderApi(useSession);
  const fromAnotherTab = () =>
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
  localStorage.removeItem('token');
  fromAnotherTab();
  expect(result.current.status).toBe('anonymous');
  storeSession(marcus, 'token-2');
  fromAnotherTab();
  expect(result.current).toMatchObject({ status: 'authenticated', user: { _id: marcus._id } });
});

test('a browser that refuses storage still signs in for this page', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
    jest.spyOn(Storage.prototype, name).mockImplementation(refuse),
  );
  const store = makeStore();
  store.dispatch(startSession({ token: 'fresh', user: nora }));
  expect(makeStore().getState().session.isAuthenticated).toBe(true);
  spies.forEach((spy) => {
    spy.mockRestore();
  });
});

test('the call that found the session expired still rejects with its error', async () => {
  storeSession(nora);
  network.use(
    http.post(at('jobs/create'), () =>
      HttpResponse.json({ success: false, code: 'SESSION_EXPIRED' }, { status: 401 }),
    ),
  );
  const { result, store } = renderApi(() => useCreateJobMutation()[0]);
  await act(async () => {
    const call = result.current({ title: 'Roof', description: 'Slate' }).unwrap();
    await expect(call).rejects.toMatchObject({ status: 401, code: 'SESSION_EXPIRED' });
  });
  await waitFor(() => expect(store.getState().session.isAuthenticated).toBe(false));
});
