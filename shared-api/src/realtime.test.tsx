import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useListOffersQuery } from '@plumbline/shared-api/offers';
import { startRealtime } from '@plumbline/shared-api/realtime';
import { endSession, startSession } from '@plumbline/shared-api/session';
import { makeStore } from '@plumbline/shared-api/store';
import { StoreProvider } from '@plumbline/shared-api/StoreProvider';
import { startLiveServer } from './testing/live-server';
import { network } from './testing/network';
import { marcus, nora, storeSession } from './testing/people';

let server: Awaited<ReturnType<typeof startLiveServer>>;
let stop: (() => void) | undefined;

// Runs alone: these sockets and calls are real.
beforeAll(() => network.close());
beforeEach(async () => {
  server = await startLiveServer();
});
afterEach(async () => {
  stop?.();
  await server.close();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function start() {
  const store = makeStore({ baseUrl: server.apiUrl });
  stop = startRealtime(store, server.apiUrl);
  return store;
}

/** A page that shows offers, to somebody signed in whose socket is open. */
async function showOffers() {
  storeSession(nora);
  const store = start();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StoreProvider store={store}>{children}</StoreProvider>
  );
  const { result } = renderHook(() => useListOffersQuery(), { wrapper });
  await waitFor(() => expect(result.current.data).toHaveLength(1));
  await waitFor(() => expect(server.heard()).toHaveLength(2));
}

/** Tells as well how old is what the page shows. */
const registered = { userId: nora._id, ageMs: expect.any(Number) };

test('whoever is signed in gets one socket, with the token, registered by name [OFF-33]', async () => {
  storeSession(nora, 'token-1');
  start();
  await waitFor(() => expect(server.heard()).toEqual([{ token: 'token-1' }, registered]));
  expect(server.openSockets()).toBe(1);
});

test('a visitor has no socket until they sign in, and none after they leave [OFF-33]', async () => {
  const store = start();
  expect(server.openSockets()).toBe(0);
  act(() => {
    store.dispatch(startSession({ user: marcus, token: 'token-2' }));
  });
  await waitFor(() => expect(server.heard()).toContainEqual({ token: 'token-2' }));
  act(() => {
    store.dispatch(endSession('signedOut'));
  });
  await waitFor(() => expect(server.openSockets()).toBe(0));
});

test('a page whose first load of the socket failed opens it later, for whoever is signed in then', async () => {
  storeSession(nora, 'token-1');
  const store = makeStore({ baseUrl: server.apiUrl });
  let isOnline = false;
  stop = startRealtime(store, server.apiUrl, () =>
    isOnline ? import('./realtime/live-page') : Promise.reject(new Error('Loading chunk 7 failed.')),
  );
  act(() => {
    store.dispatch(startSession({ user: marcus, token: 'token-2' }));
  });
  isOnline = true;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(server.heard()).toHaveLength(2));
  expect(server.heard()).toEqual([{ token: 'token-2' }, { ...registered, userId: marcus._id }]);
  expect(server.openSockets()).toBe(1);
});

test('what is told of is asked for again [OFF-33]', async () => {
  await showOffers();
  server.emitChanged({ resource: 'Offer' });
  await waitFor(() => expect(server.asked()).toBe(2));
});

test('after a gap everything is asked for that may have changed meanwhile [OFF-33]', async () => {
  await showOffers();
  server.hangUp();
  await waitFor(() => expect(server.asked()).toBe(2));
});

test('a page whose server has missed something asks for everything, and not all pages at once [OFF-33]', async () => {
  await showOffers();
  jest.spyOn(Math, 'random').mockReturnValue(0.3);
  const told = performance.now();
  server.catchUp();
  server.catchUp();
  await waitFor(() => expect(server.asked()).toBe(2));
  // Three tenths of three seconds; timers may be a millisecond early.
  expect(performance.now() - told).toBeGreaterThanOrEqual(899);
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(server.asked()).toBe(2);
});

/** The shortest pause before a reconnect. */
const withoutLuck = () => jest.spyOn(Math, 'random').mockReturnValue(0);

test('a page that the server sent away comes back after a pause and asks for what it missed [OFF-33]', async () => {
  withoutLuck();
  await showOffers();
  server.sendAway();
  await waitFor(() => expect(server.heard()).toHaveLength(4));
  await waitFor(() => expect(server.asked()).toBe(2));
  expect(server.openSockets()).toBe(1);
});

test('whoever was sent away without a token left stays away [OFF-33]', async () => {
  withoutLuck();
  await showOffers();
  localStorage.removeItem('token');
  server.sendAway();
  await waitFor(() => expect(server.openSockets()).toBe(0));
  await new Promise((resolve) => setTimeout(resolve, 900));
  expect(server.openSockets()).toBe(0);
});

test('a server that fails to let somebody in is tried again, one that knows no such session is not [OFF-33]', async () => {
  withoutLuck();
  server.refuse('INTERNAL');
  storeSession(nora);
  start();
  await new Promise((resolve) => setTimeout(resolve, 300));
  server.refuse(undefined);
  await waitFor(() => expect(server.heard()).toContainEqual(registered));

  server.refuse('SESSION_EXPIRED');
  server.sendAway();
  await waitFor(() => expect(server.openSockets()).toBe(0));
  await new Promise((resolve) => setTimeout(resolve, 900));
  server.refuse(undefined);
  await new Promise((resolve) => setTimeout(resolve, 900));
  expect(server.openSockets()).toBe(0);
});

test('a page that slept renews its connection and asks for what it missed [OFF-33]', async () => {
  await showOffers();
  jest.useFakeTimers({
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'nextTick',
      'setImmediate',
      'performance',
      'queueMicrotask',
    ],
  });
  document.dispatchEvent(new Event('visibilitychange'));
  jest.setSystemTime(Date.now() + 10 * 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(server.asked()).toBe(2));
  await waitFor(() => expect(server.heard()).toHaveLength(4));
});
