import { useCallback } from 'react';
import type { GoogleSignedIn, Providers } from '@plumbline/shared-schema/google-sign-in';
import { api, type ApiContext } from '@plumbline/shared-api/api';
import { sessionActions, startSession } from '@plumbline/shared-api/session';
import { useAppDispatch, useAppSelector } from '@plumbline/shared-api/store';

export const googleApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProviders: build.query<Providers, void>({
      query: () => ({ url: 'auth/providers', token: null }),
      keepUnusedDataFor: 300,
    }),
    googleSignIn: build.mutation<GoogleSignedIn, string>({
      query: (code) => ({ url: 'auth/google', method: 'POST', body: { code }, token: null }),
    }),
  }),
});

export const { useGetProvidersQuery } = googleApi;

/**
 * Returns the address that begins a sign-in with Google. It is navigated to, not fetched: the server redirects to the
 * provider and from there to `/signin?google=<code>` or `?googleError=`, each with the `returnTo` given here.
 */
export function useGoogleStartUrl(): (returnTo?: string) => string {
  const dispatch = useAppDispatch();
  return useCallback(
    (returnTo) => {
      const baseUrl = dispatch((_dispatch, _getState, { baseUrl: base }: ApiContext) => base);
      const query = returnTo ? `?${new URLSearchParams({ returnTo }).toString()}` : '';
      return `${baseUrl}/auth/google/start${query}`;
    },
    [dispatch],
  );
}

/**
 * Exchanges the one-time code of the return for a session: `token` and `accessToken` are both stored.
 * Rejects with an ApiError (GOOGLE_INFO_MISSING 400, ACCOUNT_EXISTS 409).
 */
export function useGoogleSignIn() {
  const dispatch = useAppDispatch();
  const isSigningIn = useAppSelector((state) => state.session.isSigningIn);
  const [exchange] = googleApi.useGoogleSignInMutation();
  const signInWithGoogle = useCallback(
    async (code: string): Promise<GoogleSignedIn> => {
      dispatch(sessionActions.signingIn(true));
      try {
        const answer = await exchange(code).unwrap();
        dispatch(startSession(answer));
        return answer;
      } finally {
        dispatch(sessionActions.signingIn(false));
      }
    },
    [dispatch, exchange],
  );
  return { signInWithGoogle, isSigningIn };
}
