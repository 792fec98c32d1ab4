import type { Preferences, UpdatePreferences } from '@plumbline/shared-schema/preferences';
import { api } from '@plumbline/shared-api/api';
import { at } from './calls';

const OWN = at('users', 'me', 'preferences');

type PreferencesAnswer = { data: Preferences };

/** What the person chose, as the server keeps it: read at a sign-in and in the settings, changed one at a time. */
export const preferencesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPreferences: build.query<Preferences, void>({
      query: () => OWN,
      transformResponse: ({ data }: PreferencesAnswer) => data,
    }),
    updatePreferences: build.mutation<Preferences, UpdatePreferences>({
      query: (body) => ({ url: OWN, method: 'PUT', body }),
      transformResponse: ({ data }: PreferencesAnswer) => data,
      async onQueryStarted(_chosen, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (!answer) return;
        dispatch(preferencesApi.util.updateQueryData('getPreferences', undefined, () => answer.data));
      },
    }),
  }),
});

export const { useGetPreferencesQuery, useLazyGetPreferencesQuery, useUpdatePreferencesMutation } =
  preferencesApi;
