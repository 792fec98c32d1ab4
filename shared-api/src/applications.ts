import type {
  Application,
  ApplyBody,
  ChangeApplicationBody,
  DeclineBody,
} from '@plumbline/shared-schema/applications';
import { api } from '@plumbline/shared-api/api';
import { pageTags, stale } from '@plumbline/shared-api/tags';
import { at, change, read, type Said, type Saved } from './calls';

/** An application, and its job. */
type Placed = { id: string; jobId: string };

type Shortlisting = Placed & { isShortlisted: boolean };
type Declining = Placed & { words: DeclineBody };
type Reworded = Placed & { words: ChangeApplicationBody };

const changed = ({ jobId }: { jobId: string }) => stale('Application', jobId);

export const applicationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    apply: build.mutation<Saved<Application>, ApplyBody>(
      change((body) => ({ url: 'applications/apply', method: 'POST', body }), changed),
    ),
    listApplicationsForJob: build.query<Application[], string>(
      read(
        (jobId) => at('applications', jobId),
        (rows, jobId) => pageTags('Application', rows, jobId),
      ),
    ),
    listMyApplications: build.query<Application[], void>(
      read(
        () => 'applications/me',
        (rows) => pageTags('Application', rows, 'mine'),
      ),
    ),
    changeApplication: build.mutation<Saved<Application>, Reworded>(
      change(({ id, words }: Reworded) => ({ url: at('applications', id), body: words }), changed),
    ),
    shortlistApplication: build.mutation<Said, Shortlisting>(
      change(
        ({ id, isShortlisted }: Shortlisting) => ({
          url: at('applications', id, 'shortlist'),
          body: { isShortlisted },
        }),
        changed,
      ),
    ),
    declineApplication: build.mutation<Saved<Application>, Declining>(
      change(
        ({ id, words }: Declining) => ({ url: at('applications', id, 'decline'), body: words }),
        changed,
      ),
    ),
    reconsiderApplication: build.mutation<Saved<Application>, Placed>(
      change(({ id }: Placed) => ({ url: at('applications', id, 'reconsider') }), changed),
    ),
    deleteApplication: build.mutation<Said, Placed>(
      change(({ id }: Placed) => ({ url: at('applications', id), method: 'DELETE' }), changed),
    ),
  }),
});

export const {
  useApplyMutation,
  useChangeApplicationMutation,
  useDeclineApplicationMutation,
  useReconsiderApplicationMutation,
  useListApplicationsForJobQuery,
  useListMyApplicationsQuery,
  useDeleteApplicationMutation,
  useShortlistApplicationMutation,
} = applicationsApi;
