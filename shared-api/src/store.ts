import {
  combineSlices,
  configureStore,
  type Middleware,
  type Reducer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { api, type ApiContext } from '@plumbline/shared-api/api';
import { restoreSession, sessionActions, sessionReducer } from '@plumbline/shared-api/session';

const rootReducer = combineSlices({ session: sessionReducer, [api.reducerPath]: api.reducer });

/** Keys of the root state and who put them there. */
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

/** `baseUrl`: where the API is, `/api/v1` on the page's own host by default. */
export type StoreOptions = Partial<ApiContext>;

/** Makes the one store, with the stored session restored. The shell makes one; tests make one each. */
export function makeStore({ baseUrl = '/api/v1' }: StoreOptions = {}) {
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: { baseUrl } satisfies ApiContext },
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

/** `useDispatch` that knows thunks. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
/** `useSelector` that knows the root state. */
export const useAppSelector = useSelector.withTypes<RootState>();
/** `useStore` that knows the root state. */
export const useAppStore = useStore.withTypes<AppStore>();

/**
 * Adds a remote's own reducer under its own key (declared in its `remote.json`, `state.reducers`) and gives the
 * selector of that state. The same remote may give a reducer again, as it does after a Retry: the state stays. A key
 * that somebody else owns throws, and theirs stays.
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
