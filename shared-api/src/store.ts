import {
  combineSlices,
  configureStore,
  type Middleware,
  type Reducer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { api, type ApiContext } from '@plumbline/shared-api/api';
import { restoreSession, sessionActions, sessionReducer } from '@plumbline/shared-api/session';

const rootReducer = combineSlices({ session: sessionReducer, [api.reducerPath]: api.reducer });

/** Keys of the root state and their owners. */
const owners = new Map<string, string>([
  ['session', 'the site'],
  [api.reducerPath, 'the site'],
]);

/** Server state belongs to the person it was fetched for: a sign-in, a sign-out and an expiry forget it. */
const forgetServerState: Middleware = (store) => (next) => (action) => {
  const result = next(action);
  if (sessionActions.started.match(action) || sessionActions.ended.match(action))
    store.dispatch(api.util.resetApiState());
  return result;
};

/** Milliseconds a development check may take before it says so; below, a busy machine says so on every action. */
const slowCheck = { warnAfter: 250 };

export type StoreOptions = Partial<ApiContext> & {
  /** Server state that came with the page's HTML. */
  preloadedState?: Partial<ReturnType<typeof rootReducer>>;
};

/** Makes the one store, with the stored session restored. The shell makes one; tests make one each. */
export function makeStore({ baseUrl = '/api/v1', preloadedState, ...context }: StoreOptions = {}) {
  const store = configureStore({
    reducer: rootReducer,
    ...(preloadedState && { preloadedState }),
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: { baseUrl, ...context } satisfies ApiContext },
        immutableCheck: slowCheck,
        serializableCheck: slowCheck,
      }).concat(forgetServerState, api.middleware),
  });
  store.dispatch(restoreSession());
  return store;
}

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];

/** Where and for whom a page is about to be shown. `params`: of its path (`/jobs/:jobId`). */
type PageRequest = {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
  language: 'en' | 'fr';
  dispatch: AppDispatch;
};

/**
 * `load` of the file `load.ts` beside a page: asks for what the page shows first, with the very arguments of its
 * hooks, and resolves when all of it is there. Failures lie in the store; it subscribes to nothing (`ASKED_AHEAD`).
 */
export type PageLoader = (request: PageRequest) => Promise<unknown>;

/** How a loader asks: an answer that no page takes is dropped like one that is no longer shown. */
export const ASKED_AHEAD = { subscribe: false } as const;

/** `useDispatch` that knows thunks. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
/** `useSelector` that knows the root state. */
export const useAppSelector = useSelector.withTypes<RootState>();

/**
 * Adds a remote's own reducer under its own key (declared in its `remote.json`, `state.reducers`) and returns
 * the selector of that state. The same remote may inject again, as after a Retry: the state stays. Throws for a key
 * that somebody else owns.
 */
export function injectReducer<State>(
  remote: string,
  key: string,
  reducer: Reducer<State, UnknownAction>,
): (state: RootState) => State {
  const owner = owners.get(key) ?? remote;
  if (owner !== remote)
    throw new Error(`The state key "${key}" belongs to ${owner}; ${remote} may not claim it.`);
  owners.set(key, remote);
  rootReducer.inject({ reducerPath: key as never, reducer: reducer as Reducer }, { overrideExisting: true });
  const initial = reducer(undefined, { type: '@@plumbline/initial' });
  return (state) => (state as unknown as Record<string, State | undefined>)[key] ?? initial;
}
