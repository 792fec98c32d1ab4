import type { Preferences, UpdatePreferences } from '@plumbline/shared-schema/preferences';
import { api } from '@plumbline/shared-api/api';

type PreferencesAnswer = { data: Preferences };

/** Language and theme as the server keeps them for the person: read at a sign-in, changed one at a time. */
export const preferencesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPreferences: build.query<Preferences, void>({
      query: () => 'users/me/preferences',
      transformResponse: ({ data }: PreferencesAnswer) => data,
    }),
    updatePreferences: build.mutation<Preferences, UpdatePreferences>({
      query: (body) => ({ url: 'users/me/preferences', method: 'PUT', body }),
      transformResponse: ({ data }: PreferencesAnswer) => data,
    }),
  }),
});

export const { useLazyGetPreferencesQuery, useUpdatePreferencesMutation } = preferencesApi;
