import type {
  CreateJobBody,
  Job,
  JobDetails,
  JobPage,
  JobSearchParams,
  OwnJob,
  OwnJobs,
  OwnJobsParams,
  UpdateJobBody,
} from '@plumbline/shared-schema/jobs';
import type { PageParams } from '@plumbline/shared-schema/pagination';
import type { Skill } from '@plumbline/shared-schema/profile-entries';
import type { CreateJobReportBody, JobReport } from '@plumbline/shared-schema/job-reports';
import { api } from '@plumbline/shared-api/api';
import { listTag, onSuccess, pageTags } from '@plumbline/shared-api/tags';

type Saved<Row> = { data: Row; message: string };
type JobSaved = Saved<Job>;

const said = <Row>({ data, message }: Saved<Row>): Saved<Row> => ({ data, message });
const path = (id: string) => `jobs/${encodeURIComponent(id)}`;
/** A job that changed stands in lists, in people's saved jobs and in what it looks like alone. */
const jobTags = (id: string) => [{ type: 'Job' as const, id }, listTag('Job'), listTag('SavedJob')];

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
    listMyJobs: build.query<OwnJob[], void>({
      query: () => 'jobs/me',
      transformResponse: ({ data }: { data: OwnJob[] }) => data,
      providesTags: (jobs) => pageTags('Job', jobs),
    }),
    searchMyJobs: build.query<OwnJobs, OwnJobsParams>({
      query: (params) => ({ url: 'jobs/me', params }),
      providesTags: (page) => pageTags('Job', page?.data),
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
    updateJob: build.mutation<JobSaved, { id: string; changes: UpdateJobBody }>({
      query: ({ id, changes }) => ({ url: path(id), method: 'PUT', body: changes }),
      transformResponse: said<Job>,
      invalidatesTags: onSuccess(({ id }) => jobTags(id)),
    }),
    closeJob: build.mutation<JobSaved, string>({
      query: (id) => ({ url: `${path(id)}/close`, method: 'PATCH' }),
      transformResponse: said<Job>,
      invalidatesTags: onSuccess((id) => jobTags(id)),
    }),
    reopenJob: build.mutation<JobSaved, string>({
      query: (id) => ({ url: `${path(id)}/reopen`, method: 'PATCH' }),
      transformResponse: said<Job>,
      invalidatesTags: onSuccess((id) => jobTags(id)),
    }),
    reportJob: build.mutation<Saved<JobReport>, { id: string } & CreateJobReportBody>({
      query: ({ id, ...body }) => ({ url: `${path(id)}/reports`, method: 'POST', body, idempotent: true }),
      transformResponse: said<JobReport>,
      invalidatesTags: onSuccess(({ id }) => [{ type: 'Job', id }]),
    }),
    listAllSkills: build.query<Skill[], void>({
      query: () => 'skills/all',
      transformResponse: ({ data }: { data: Skill[] }) => data,
      providesTags: [listTag('Skill', 'all')],
      keepUnusedDataFor: 300,
    }),
  }),
});

/** Jobs (SPEC §7). Lists come newest first; `count` is the number of all matches. Arguments and results: README. */
export const {
  useSearchJobsQuery,
  useListRecentJobsQuery,
  useListMyJobsQuery,
  useSearchMyJobsQuery,
  useGetJobQuery,
  useCreateJobMutation,
  useUpdateJobMutation,
  useCloseJobMutation,
  useReopenJobMutation,
  useReportJobMutation,
  useListAllSkillsQuery,
} = jobsApi;
