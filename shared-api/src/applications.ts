import type {
  Application,
  ApplyBody,
  ChangeApplicationBody,
  DeclineBody,
} from '@plumbline/shared-schema/applications';
import { api } from '@plumbline/shared-api/api';
import { pageTags, stale } from '@plumbline/shared-api/tags';
import { at, change, read, type ChangeAnswer, type KeyedCall, type SavedRow } from './calls';

/** An application, and its job. */
type ApplicationKey = { id: string; jobId: string };

type Shortlisting = ApplicationKey & { isShortlisted: boolean };
type Declining = ApplicationKey & { words: DeclineBody };
type ApplicationChange = ApplicationKey & { words: ChangeApplicationBody };

const changed = ({ jobId }: { jobId: string }) => stale('Application', jobId);

export const applicationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    apply: build.mutation<SavedRow<Application>, KeyedCall<ApplyBody>>(
      change(
        ({ key, ...body }: KeyedCall<ApplyBody>) => ({
          url: 'applications/apply',
          method: 'POST',
          body,
          idempotent: key ?? true,
        }),
        changed,
      ),
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
    changeApplication: build.mutation<SavedRow<Application>, ApplicationChange>(
      change(({ id, words }: ApplicationChange) => ({ url: at('applications', id), body: words }), changed),
    ),
    shortlistApplication: build.mutation<ChangeAnswer, Shortlisting>(
      change(
        ({ id, isShortlisted }: Shortlisting) => ({
          url: at('applications', id, 'shortlist'),
          body: { isShortlisted },
        }),
        changed,
      ),
    ),
    declineApplication: build.mutation<SavedRow<Application>, Declining>(
      change(
        ({ id, words }: Declining) => ({ url: at('applications', id, 'decline'), body: words }),
        changed,
      ),
    ),
    reconsiderApplication: build.mutation<SavedRow<Application>, ApplicationKey>(
      change(({ id }: ApplicationKey) => ({ url: at('applications', id, 'reconsider') }), changed),
    ),
    deleteApplication: build.mutation<ChangeAnswer, ApplicationKey>(
      change(({ id }: ApplicationKey) => ({ url: at('applications', id), method: 'DELETE' }), changed),
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
