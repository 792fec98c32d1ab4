import { useCallback } from 'react';
import type { Login, RegisterBody, RegisteredAnswer, SignedIn } from '@plumbline/shared-schema/auth';
import { api } from '@plumbline/shared-api/api';
import { endSession, readToken, sessionActions, startSession } from '@plumbline/shared-api/session';
import { useAppDispatch, useAppSelector } from '@plumbline/shared-api/store';
import { toFormData } from './form-data';

/** What the sign-up form sends: the fields of the schema and, additionally, files for the multipart parts. */
export type SignUp = RegisterBody & { profile?: File | null; nationalId?: File | null };

export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation<RegisteredAnswer, SignUp>({
      query: (form) => ({ url: 'auth/register', method: 'POST', body: toFormData(form), idempotent: true }),
    }),
    login: build.mutation<SignedIn, Login>({
      query: (credentials) => ({ url: 'auth/login', method: 'POST', body: credentials, token: null }),
    }),
    logout: build.mutation<unknown, string>({
      query: (token) => ({ url: 'auth/logout', method: 'POST', token, keepalive: true }),
    }),
  }),
});

/** Signs up and signs nobody in. Rejects with EMAIL_TAKEN 409, FILE_TOO_LARGE 413, VALIDATION_FAILED 400 with `fields`. */
export function useSignUp() {
  const dispatch = useAppDispatch();
  const isSigningUp = useAppSelector((state) => state.session.isSigningUp);
  const [register] = authApi.useRegisterMutation();
  const signUp = useCallback(
    async (form: SignUp): Promise<RegisteredAnswer> => {
      dispatch(sessionActions.signingUp(true));
      try {
        return await register(form).unwrap();
      } finally {
        dispatch(sessionActions.signingUp(false));
      }
    },
    [dispatch, register],
  );
  return { signUp, isSigningUp };
}

/** Signs in and stores the session. Rejects with INVALID_CREDENTIALS 401, TOO_MANY_SIGN_INS 429 with `retryAfter`. */
export function useSignIn() {
  const dispatch = useAppDispatch();
  const isSigningIn = useAppSelector((state) => state.session.isSigningIn);
  const [login] = authApi.useLoginMutation();
  const signIn = useCallback(
    async (credentials: Login): Promise<SignedIn> => {
      dispatch(sessionActions.signingIn(true));
      try {
        const answer = await login(credentials).unwrap();
        dispatch(startSession(answer));
        return answer;
      } finally {
        dispatch(sessionActions.signingIn(false));
      }
    },
    [dispatch, login],
  );
  return { signIn, isSigningIn };
}

/**
 * Ends the session in this browser at once, then the server revokes it. The promise of `signOut()` resolves when the server has answered or could not be reached; it never rejects.
 */
export function useSignOut(): () => Promise<void> {
  const dispatch = useAppDispatch();
  return useCallback(async () => {
    const token = readToken();
    // Ending the session drops every call in flight, so the revocation starts after it.
    dispatch(endSession('signedOut'));
    // Lazy-loaded: only who has been signed in leaves something there.
    void import('@plumbline/shared-api/outbox')
      .then(({ forgetOutbox }) => forgetOutbox())
      .catch(() => undefined);
    if (token !== null) await dispatch(authApi.endpoints.logout.initiate(token, { track: false }));
  }, [dispatch]);
}
