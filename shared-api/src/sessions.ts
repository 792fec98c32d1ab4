import type { Session } from '@plumbline/shared-schema/auth';
import { api } from '@plumbline/shared-api/api';
import { pageTags, stale } from '@plumbline/shared-api/tags';
import { at, change, read, type ChangeAnswer } from './calls';

/** One's own signed-in devices, the one seen last first. */
export const sessionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSessions: build.query<Session[], void>(
      read(
        () => 'auth/sessions',
        (rows) => pageTags('Session', rows),
      ),
    ),
    revokeSession: build.mutation<ChangeAnswer, string>(
      change(
        (id) => ({ url: at('auth', 'sessions', id), method: 'DELETE' }),
        () => stale('Session'),
      ),
    ),
  }),
});

export const { useListSessionsQuery, useRevokeSessionMutation } = sessionsApi;
