import { useCallback } from 'react';
import type { SignedIn } from '@plumbline/shared-schema/auth';
import type { BothSteps } from '@plumbline/shared-schema/both-steps';
import type {
  NewPasskey,
  Passkey,
  PasskeyCreation,
  PasskeyName,
  PasskeyRequest,
  PasskeySignIn,
} from '@plumbline/shared-schema/passkeys';
import { api } from '@plumbline/shared-api/api';
import { startSession } from '@plumbline/shared-api/session';
import { useAppDispatch } from '@plumbline/shared-api/store';
import { listTag } from '@plumbline/shared-api/tags';
import { at, change, read, type ChangeAnswer, type SavedRow } from './calls';

const URL = 'users/me/passkeys';
// The rest of what is known of oneself stays.
const changed = () => [listTag('Me', 'passkeys')];

/** Passkeys: PASSWORD_INCORRECT, CODE_INVALID, PASSKEY_REFUSED 400; TWO_STEP_REQUIRED 403; PASSKEY_LIMIT 409. */
export const passkeysApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPasskeys: build.query<Passkey[], void>(read(() => URL, changed)),
    beginPasskey: build.mutation<PasskeyCreation, BothSteps>({
      query: (body) => ({ url: `${URL}/options`, method: 'POST', body }),
      transformResponse: ({ data }: { data: PasskeyCreation }) => data,
    }),
    addPasskey: build.mutation<SavedRow<Passkey>, NewPasskey>(
      change((body) => ({ url: URL, method: 'POST', body }), changed),
    ),
    renamePasskey: build.mutation<SavedRow<Passkey>, PasskeyName & { id: string }>(
      change(({ id, ...body }) => ({ url: at(...URL.split('/'), id), body }), changed),
    ),
    removePasskey: build.mutation<ChangeAnswer, BothSteps & { id: string }>(
      change(
        ({ id, ...body }) => ({
          url: at(...URL.split('/'), id, 'remove'),
          method: 'POST',
          body,
          idempotent: false,
        }),
        changed,
      ),
    ),
    askPasskey: build.mutation<PasskeyRequest, void>({
      query: () => ({ url: 'auth/passkey/options', method: 'POST', token: null }),
      transformResponse: ({ data }: { data: PasskeyRequest }) => data,
    }),
    passkeySignIn: build.mutation<SignedIn, PasskeySignIn>({
      query: (body) => ({ url: 'auth/passkey', method: 'POST', body, token: null }),
    }),
  }),
});

export const {
  useListPasskeysQuery,
  useBeginPasskeyMutation,
  useAddPasskeyMutation,
  useRenamePasskeyMutation,
  useRemovePasskeyMutation,
  useAskPasskeyMutation,
} = passkeysApi;

/** Signs in with what a passkey signed, and stores the session. Rejects with PASSKEY_REFUSED 400, EMAIL_NOT_VERIFIED 403. */
export function usePasskeySignIn(): (input: PasskeySignIn) => Promise<SignedIn> {
  const dispatch = useAppDispatch();
  const [send] = passkeysApi.usePasskeySignInMutation();
  return useCallback(
    async (input) => {
      const answer = await send(input).unwrap();
      dispatch(startSession(answer));
      return answer;
    },
    [dispatch, send],
  );
}
