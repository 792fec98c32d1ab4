import type { CreateJobBody, Job, JobDetails, JobPage, JobSearchParams } from '@plumbline/shared-schema/jobs';
import type { PageParams } from '@plumbline/shared-schema/pagination';
import { api } from '@plumbline/shared-api/api';
import { listTag, onSuccess, pageTags } from '@plumbline/shared-api/tags';

/** Endpoints of jobs, for resource files that patch them (saved jobs, applications). Pages use the hooks. */
export const jobsApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchJobs: build.query<JobPage, JobSearchParams>({
      query: (params) => ({ url: 'jobs/search', params }),
      providesTags: (page) => pageTags('Job', page?.data),
    }),
    listRecentJobs: build.query<JobPage, PageParams>({
      query: (params) => ({ url: 'jobs/recent', params }),
      providesTags: (page) => pageTags('Job', page?.data),
    }),
    listMyJobs: build.query<Job[], void>({
      query: () => 'jobs/me',
      transformResponse: ({ data }: { data: Job[] }) => data,
      providesTags: (jobs) => pageTags('Job', jobs),
    }),
    getJob: build.query<JobDetails, string>({
      query: (id) => `jobs/${encodeURIComponent(id)}`,
      transformResponse: ({ data }: { data: JobDetails }) => data,
      providesTags: (_job, _error, id) => [{ type: 'Job', id }],
    }),
    createJob: build.mutation<{ data: Job; message: string }, CreateJobBody>({
      query: (body) => ({ url: 'jobs/create', method: 'POST', body, idempotent: true }),
      transformResponse: ({ data, message }: { data: Job; message: string }) => ({ data, message }),
      invalidatesTags: onSuccess(() => [listTag('Job')]),
    }),
  }),
});

/** Jobs (SPEC §7). Lists come newest first; `count` is the number of all matches. Arguments and results: README. */
export const {
  useSearchJobsQuery,
  useListRecentJobsQuery,
  useListMyJobsQuery,
  useGetJobQuery,
  useCreateJobMutation,
} = jobsApi;
