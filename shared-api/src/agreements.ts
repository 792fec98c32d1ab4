import type { TextVersions } from '@plumbline/shared-schema/agreements';
import type { User } from '@plumbline/shared-schema/users';
import { api } from '@plumbline/shared-api/api';
import { updateSessionUser } from '@plumbline/shared-api/session';
import { change, type SavedRow } from './calls';

const agreementsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** TEXTS_CHANGED 409. */
    agreeToTexts: build.mutation<SavedRow<User>, TextVersions>({
      ...change(
        (body) => ({ url: 'users/me/agreement', body }),
        () => [],
      ),
      async onQueryStarted(_read, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) dispatch(updateSessionUser(answer.data.data));
      },
    }),
  }),
});

export const { useAgreeToTextsMutation } = agreementsApi;
