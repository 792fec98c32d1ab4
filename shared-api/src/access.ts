import type { BothSteps } from '@plumbline/shared-schema/both-steps';
import { api } from '@plumbline/shared-api/api';
import { listTag, stale } from '@plumbline/shared-api/tags';
import { change, type ChangeAnswer } from './calls';

/** Who else can get into one's account. */
const accessApi = api.injectEndpoints({
  endpoints: (build) => ({
    endAccess: build.mutation<ChangeAnswer, BothSteps>(
      change(
        (body) => ({ url: 'users/me/access/end', method: 'POST', body, idempotent: false }),
        () => [...stale('Session'), listTag('Me', 'passkeys'), listTag('Me', 'team')],
      ),
    ),
  }),
});

export const { useEndAccessMutation } = accessApi;
