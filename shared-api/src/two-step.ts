import { useCallback } from 'react';
import type { SignedIn } from '@plumbline/shared-schema/auth';
import type { BothSteps } from '@plumbline/shared-schema/both-steps';
import type {
  Owner,
  RecoveryCodes,
  SecondStep,
  TwoStep,
  TwoStepBegun,
  TwoStepCode,
} from '@plumbline/shared-schema/two-step';
import { api, isApiError } from '@plumbline/shared-api/api';
import { startSession } from '@plumbline/shared-api/session';
import { useAppDispatch } from '@plumbline/shared-api/store';
import { listTag } from '@plumbline/shared-api/tags';
import { change, read, type ChangeAnswer, type SavedRow } from './calls';

const URL = 'users/me/two-step';
// The rest of what is known of oneself stays.
const changed = () => [listTag('Me', 'two-step')];

/** Two-step sign-in: PASSWORD_INCORRECT, CODE_INVALID, PASSKEY_REFUSED 400; TWO_STEP_REQUIRED 403; TWO_STEP_ON, TWO_STEP_NOT_BEGUN 409. */
export const twoStepApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTwoStep: build.query<TwoStep, void>(read(() => URL, changed)),
    beginTwoStep: build.mutation<TwoStepBegun, Owner>({
      query: (body) => ({ url: URL, method: 'POST', body }),
      transformResponse: ({ data }: { data: TwoStepBegun }) => data,
    }),
    confirmTwoStep: build.mutation<SavedRow<RecoveryCodes>, TwoStepCode>(
      change((body) => ({ url: URL, body, idempotent: false }), changed),
    ),
    renewRecoveryCodes: build.mutation<SavedRow<RecoveryCodes>, BothSteps>(
      change((body) => ({ url: `${URL}/recovery-codes`, method: 'POST', body, idempotent: false }), changed),
    ),
    turnTwoStepOff: build.mutation<ChangeAnswer, BothSteps>(
      change((body) => ({ url: `${URL}/off`, method: 'POST', body, idempotent: false }), changed),
    ),
    secondStep: build.mutation<SignedIn, SecondStep>({
      query: (body) => ({ url: 'auth/two-step', method: 'POST', body, token: null }),
    }),
  }),
});

export const {
  useGetTwoStepQuery,
  useBeginTwoStepMutation,
  useConfirmTwoStepMutation,
  useRenewRecoveryCodesMutation,
  useTurnTwoStepOffMutation,
} = twoStepApi;

/** The ticket of a sign-in that asks for a code, if that is what the failure says. */
export function ticketIn(error: unknown): string | undefined {
  if (!isApiError(error) || error.code !== 'TWO_STEP_REQUIRED') return undefined;
  const { ticket } = (error.details ?? {}) as { ticket?: unknown };
  return typeof ticket === 'string' ? ticket : undefined;
}

/** Ends a sign-in and stores the session. Rejects with CODE_INVALID, TWO_STEP_ENDED 400; RATE_LIMITED 429. */
export function useSecondStep(): (input: SecondStep) => Promise<SignedIn> {
  const dispatch = useAppDispatch();
  const [send] = twoStepApi.useSecondStepMutation();
  return useCallback(
    async (input) => {
      const answer = await send(input).unwrap();
      dispatch(startSession(answer));
      return answer;
    },
    [dispatch, send],
  );
}
