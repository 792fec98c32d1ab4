import type { Application, ApplyBody } from '@plumbline/shared-schema/applications';
import { api } from '@plumbline/shared-api/api';
import { listTag, onSuccess, pageTags } from '@plumbline/shared-api/tags';

type Saved<Row> = { data: Row; message: string };

const applicationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    apply: build.mutation<Saved<Application>, ApplyBody>({
      query: (body) => ({ url: 'applications/apply', method: 'POST', body, idempotent: true }),
      transformResponse: ({ data, message }: Saved<Application>) => ({ data, message }),
      invalidatesTags: onSuccess(({ jobId }) => [
        listTag('Application', 'mine'),
        listTag('Application', jobId),
        { type: 'Job', id: jobId },
      ]),
    }),
    listApplicationsForJob: build.query<Application[], string>({
      query: (jobId) => `applications/${encodeURIComponent(jobId)}`,
      transformResponse: ({ data }: { data: Application[] }) => data,
      providesTags: (rows, _error, jobId) => pageTags('Application', rows, jobId),
    }),
    listMyApplications: build.query<Application[], void>({
      query: () => 'applications/me',
      transformResponse: ({ data }: { data: Application[] }) => data,
      providesTags: (rows) => pageTags('Application', rows, 'mine'),
    }),
    deleteApplication: build.mutation<{ message: string }, { id: string; jobId: string }>({
      query: ({ id }) => ({ url: `applications/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: onSuccess(({ id, jobId }) => [
        { type: 'Application', id },
        listTag('Application', 'mine'),
        { type: 'Job', id: jobId },
      ]),
    }),
  }),
});

/** Applications (SPEC §7). Arguments and results: README. */
export const {
  useApplyMutation,
  useListApplicationsForJobQuery,
  useListMyApplicationsQuery,
  useDeleteApplicationMutation,
} = applicationsApi;
