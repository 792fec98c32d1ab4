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

// These sockets and calls are real.
beforeAll(() => network.close());
beforeEach(async () => {
  server = await startLiveServer();
});
afterEach(async () => {
  stop?.();
  await server.close();
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

test('whoever is signed in gets one socket, with the token, registered by name [OFF-33]', async () => {
  storeSession(nora, 'token-1');
  start();
  await waitFor(() => expect(server.heard()).toEqual([{ token: 'token-1' }, { userId: nora._id }]));
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

test('what is told of is asked for again [OFF-33]', async () => {
  await showOffers();
  server.tell({ resource: 'Offer' });
  await waitFor(() => expect(server.asked()).toBe(2));
});

test('after a gap everything is asked for that may have changed meanwhile [OFF-33]', async () => {
  await showOffers();
  server.hangUp();
  await waitFor(() => expect(server.asked()).toBe(2));
});
