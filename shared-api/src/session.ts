import {
  createSlice,
  type CaseReducer,
  type CaseReducerActions,
  type PayloadAction,
  type ThunkAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { siteStorage } from '@plumbline/shared-schema/browser-storage';
import { isContractor, isHirer } from '@plumbline/shared-schema/policies';
import { mayDo, type TeamRight } from '@plumbline/shared-schema/team-roles';
import type { User } from '@plumbline/shared-schema/users';
import { publicFields, readSession, writeUser } from './session/stored-user';

/** Storage keys of a session, those of earlier releases too. */
const SESSION_KEYS = ['token', 'user', 'accessToken', 'auth-storage', 'chat-store'];

/** What signing out removes besides the session itself. */
const PREFERENCE_KEYS = ['i18nextLng', 'theme'];

/**
 * Who is signed in. `user` is the empty string before a sign-in and null after a sign-out;
 * `hasExpired` is true from the moment the server refuses the session until the shell has told the person.
 */
export type SessionState = {
  user: User | '' | null;
  isAuthenticated: boolean;
  isSigningUp: boolean;
  isSigningIn: boolean;
  loading: boolean;
  hasExpired: boolean;
};

const initialState: SessionState = {
  user: '',
  isAuthenticated: false,
  isSigningUp: false,
  isSigningIn: false,
  loading: true,
  hasExpired: false,
};

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    restored(state, { payload }: PayloadAction<User | undefined>) {
      state.loading = false;
      if (!payload) return;
      state.user = payload;
      state.isAuthenticated = true;
    },
    started(state, { payload }: PayloadAction<User>) {
      return { ...state, user: payload, isAuthenticated: true, loading: false, hasExpired: false };
    },
    userChanged(state, { payload }: PayloadAction<User>) {
      if (state.isAuthenticated) state.user = payload;
    },
    ended(state, { payload }: PayloadAction<'signedOut' | 'expired'>) {
      return {
        ...state,
        user: null,
        isAuthenticated: false,
        loading: false,
        hasExpired: payload === 'expired',
      };
    },
    expiryTold(state) {
      state.hasExpired = false;
    },
    signingIn(state, { payload }: PayloadAction<boolean>) {
      state.isSigningIn = payload;
    },
    signingUp(state, { payload }: PayloadAction<boolean>) {
      state.isSigningUp = payload;
    },
  },
});

/** The session's reducer, mounted by the store under `session`. */
export const sessionReducer = slice.reducer;

/** Matchers for code that reacts to a change of person: `.started`, `.ended`. Dispatch the functions below instead. */
export const sessionActions: CaseReducerActions<
  { [Name in keyof Payloads]: CaseReducer<SessionState, PayloadAction<Payloads[Name]>> },
  'session'
> = slice.actions;

/** Named, because a declaration file cannot name what the checker infers. */
type Payloads = {
  restored: User | undefined;
  started: User;
  userChanged: User;
  ended: 'signedOut' | 'expired';
  expiryTold: void;
  signingIn: boolean;
  signingUp: boolean;
};

/** The part of the root state this entry reads. */
export type WithSession = { session: SessionState };

type SessionThunk<Result = void> = ThunkAction<Result, WithSession, unknown, UnknownAction>;

/** The bearer token as stored now, or null. Read it per request: it changes with every sign-in. */
export function readToken(): string | null {
  return siteStorage.read('token');
}

/** Reads the stored session at start; broken items are removed. */
export function restoreSession(): SessionThunk {
  return (dispatch) => {
    dispatch(slice.actions.restored(readSession()));
  };
}

/** What a successful sign-in hands over. `accessToken` comes from an identity provider only. */
type SessionStart = { token: string; user: User; accessToken?: string };

/** Stores token and user and signs this tab in; the other tabs follow. */
export function startSession({ token, user, accessToken }: SessionStart): SessionThunk {
  return (dispatch) => {
    writeUser(user);
    siteStorage.write('token', token);
    if (accessToken !== undefined) siteStorage.write('accessToken', accessToken);
    dispatch(slice.actions.started(publicFields(user)));
  };
}

/** Replaces the signed-in user's data, in state and storage. Does nothing unless that person is signed in. */
export function updateSessionUser(user: User): SessionThunk {
  return (dispatch, getState) => {
    if (toSession(getState().session).user?._id !== user._id) return;
    writeUser(user);
    dispatch(slice.actions.userChanged(publicFields(user)));
  };
}

/** Shows a change of the signed-in user before the server has agreed; calling the result takes it back. */
export function reviseSessionUser(revise: (user: User) => User): SessionThunk<() => void> {
  return (dispatch, getState) => {
    const { user: before } = toSession(getState().session);
    if (!before) return () => {};
    dispatch(updateSessionUser(revise(before)));
    return () => {
      dispatch(updateSessionUser(before));
    };
  };
}

/** Ends the session in this browser: by choice, with language and theme forgotten too, or expired. */
export function endSession(reason: 'signedOut' | 'expired'): SessionThunk {
  return (dispatch) => {
    const keys = reason === 'signedOut' ? [...SESSION_KEYS, ...PREFERENCE_KEYS] : SESSION_KEYS;
    keys.forEach(siteStorage.remove);
    dispatch(slice.actions.ended(reason));
  };
}

/** Follows another tab: it signed in, signed out, or became somebody else. */
export function followStorage({ key }: Pick<StorageEvent, 'key'>): SessionThunk {
  return (dispatch, getState) => {
    if (key !== null && key !== 'token' && key !== 'user') return;
    const { session } = getState();
    const user = readSession();
    if (!user) {
      if (session.isAuthenticated) dispatch(slice.actions.ended('signedOut'));
      return;
    }
    const isSame = session.isAuthenticated && session.user !== '' && session.user?._id === user._id;
    dispatch(isSame ? slice.actions.userChanged(user) : slice.actions.started(user));
  };
}

/** The session as pages see it. `user` is null unless authenticated; a hirer is a client or a company. */
export type Session = {
  status: 'loading' | 'anonymous' | 'authenticated';
  user: User | null;
  isHirer: boolean;
  isContractor: boolean;
};

function toSession({ loading, isAuthenticated, user }: SessionState): Session {
  if (loading) return { status: 'loading', user: null, isHirer: false, isContractor: false };
  if (!isAuthenticated || !user)
    return { status: 'anonymous', user: null, isHirer: false, isContractor: false };
  const { userType } = user;
  return {
    status: 'authenticated',
    user,
    isHirer: isHirer(userType),
    isContractor: isContractor(userType),
  };
}

const selectSession = (state: WithSession) => state.session;

/** Who is looking at the page. */
export function useSession(): Session {
  const state = useSelector(selectSession);
  return useMemo(() => toSession(state), [state]);
}

/** Whether whoever looks at the page may do such things: everybody, unless they act for a company in a lesser role. */
export function useMay(right: TeamRight): boolean {
  return mayDo(useSession().user, right);
}

/** The same outside React, for route guards: `readSessionState(store.getState())`. */
export function readSessionState(state: WithSession): Session {
  return toSession(state.session);
}

/**
 * Calls `onExpired` once for each session the server refused (401). The shell's one listener shows
 * 'Session expired. Please login again.' and goes to `/login?returnTo=`.
 */
export function useSessionExpiry(onExpired: () => void): void {
  const dispatch = useDispatch();
  const hasExpired = useSelector((state: WithSession) => state.session.hasExpired);
  useEffect(() => {
    if (!hasExpired) return;
    dispatch(slice.actions.expiryTold());
    onExpired();
  }, [dispatch, hasExpired, onExpired]);
}
