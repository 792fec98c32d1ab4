import type { Session, Sessions } from '@plumbline/shared-schema/auth';
import type { MessageAnswer } from '@plumbline/shared-schema/envelope';
import { api } from '@plumbline/shared-api/api';
import { listTag, onSuccess, pageTags } from '@plumbline/shared-api/tags';

const sessionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSessions: build.query<Session[], void>({
      query: () => 'auth/sessions',
      transformResponse: ({ data }: Sessions) => data,
      providesTags: (rows) => pageTags('Session', rows),
    }),
    revokeSession: build.mutation<MessageAnswer, string>({
      query: (id) => ({ url: `auth/sessions/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: onSuccess(() => [listTag('Session')]),
    }),
  }),
});

/** One's own signed-in devices, the one seen last first, and signing one of them out by its `_id` (NOT_FOUND 404). */
export const { useListSessionsQuery, useRevokeSessionMutation } = sessionsApi;
