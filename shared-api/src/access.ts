import type { Access } from '@plumbline/shared-schema/access';
import type { BothSteps } from '@plumbline/shared-schema/both-steps';
import { api } from '@plumbline/shared-api/api';
import { listTag, stale } from '@plumbline/shared-api/tags';
import { change, read, type ChangeAnswer } from './calls';

const URL = 'users/me/access';
const ways = () => [listTag('Me', 'access')];

/** Who else can get into one's account. PASSWORD_INCORRECT, CODE_INVALID, PASSKEY_REFUSED 400; TWO_STEP_REQUIRED 403. */
const accessApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAccess: build.query<Access, void>(read(() => URL, ways)),
    removeGoogle: build.mutation<ChangeAnswer, BothSteps>(
      change((body) => ({ url: `${URL}/google/remove`, method: 'POST', body, idempotent: false }), ways),
    ),
    endAccess: build.mutation<ChangeAnswer, BothSteps>(
      change(
        (body) => ({ url: `${URL}/end`, method: 'POST', body, idempotent: false }),
        () => [...stale('Session'), ...ways(), listTag('Me', 'passkeys'), listTag('Me', 'team')],
      ),
    ),
  }),
});

export const { useGetAccessQuery, useRemoveGoogleMutation, useEndAccessMutation } = accessApi;
