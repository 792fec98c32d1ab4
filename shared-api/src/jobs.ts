import type {
  Job,
  JobDetails,
  JobPage,
  JobSearchParams,
  OwnJob,
  OwnJobs,
  OwnJobsParams,
  UpdateJobBody,
} from '@plumbline/shared-schema/jobs';
import type { CreateJobInProjectBody } from '@plumbline/shared-schema/projects';
import type { PageParams } from '@plumbline/shared-schema/pagination';
import type { Skill } from '@plumbline/shared-schema/skills';
import type { CreateJobReportBody, JobReport } from '@plumbline/shared-schema/job-reports';
import { api } from '@plumbline/shared-api/api';
import { listTag, pageTags, stale } from '@plumbline/shared-api/tags';
import { at, change, read, type ChangeAnswer, type SavedRow } from './calls';

const changed = () => stale('Job');
/** A list has two names in the answer; we read the first. */
const once = { list: 'data' } as const;
/** A job as it was saved; pictures that are new come with the next answer. */
const toSaved =
  (saved: Job, { pictures: wanted }: UpdateJobBody) =>
  (job: JobDetails): void => {
    Object.assign(job, saved);
    if (wanted) job.pictures = job.pictures.filter(({ _id }) => wanted.some((one) => one._id === _id));
  };
const patch = (move: string) =>
  change<SavedRow<Job>, string>((id) => ({ url: at('jobs', id, move), method: 'PATCH' }), changed);

export const jobsApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchJobs: build.query<JobPage, JobSearchParams>({
      query: (params) => ({ url: 'jobs/search', params: { ...params, ...once } }),
      providesTags: (page) => pageTags('Job', page?.data),
    }),
    listRecentJobs: build.query<JobPage, PageParams>({
      query: (params) => ({ url: 'jobs/recent', params: { ...params, ...once } }),
      providesTags: (page) => pageTags('Job', page?.data),
    }),
    listJobsOf: build.query<JobPage, { ownerId: string } & PageParams>({
      query: ({ ownerId, ...params }) => ({ url: at('jobs', 'of', ownerId), params: { ...params, ...once } }),
      providesTags: (page) => pageTags('Job', page?.data),
    }),
    listMyJobs: build.query<OwnJob[], void>(
      read(
        () => 'jobs/me',
        (jobs) => pageTags('Job', jobs),
      ),
    ),
    searchMyJobs: build.query<OwnJobs, OwnJobsParams>({
      query: (params) => ({ url: 'jobs/me', params }),
      providesTags: (page) => pageTags('Job', page?.data),
    }),
    getJob: build.query<JobDetails, string>(
      read(
        (id) => at('jobs', id),
        (_job, id) => [{ type: 'Job', id }],
      ),
    ),
    createJob: build.mutation<SavedRow<Job>, CreateJobInProjectBody>(
      change((body) => ({ url: 'jobs/create', method: 'POST', body }), changed),
    ),
    updateJob: build.mutation<SavedRow<Job>, { id: string; changes: UpdateJobBody }>({
      ...change(({ id, changes }) => ({ url: at('jobs', id), body: changes }), changed),
      // The job's page opens with what was saved: of a file that is gone, not even the picture is asked for.
      onQueryStarted: ({ id, changes }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data: { data } }) =>
            void dispatch(jobsApi.util.updateQueryData('getJob', id, toSaved(data, changes))),
          () => undefined,
        ),
    }),
    closeJob: build.mutation<SavedRow<Job>, string>(patch('close')),
    reopenJob: build.mutation<SavedRow<Job>, string>(patch('reopen')),
    /** JOB_PROMISED 409. */
    removeJob: build.mutation<ChangeAnswer, string>(
      change((id) => ({ url: at('jobs', id), method: 'DELETE' }), changed),
    ),
  }),
});

const besideJobs = api.injectEndpoints({
  endpoints: (build) => ({
    // Lists do not say who has reported a job.
    reportJob: build.mutation<SavedRow<JobReport>, { id: string } & CreateJobReportBody>(
      change(
        ({ id, ...body }) => ({ url: at('jobs', id, 'reports'), method: 'POST', body }),
        ({ id }) => [{ type: 'Job', id }],
      ),
    ),
    listAllSkills: build.query<Skill[], void>({
      ...read(
        () => 'skills/all',
        () => [listTag('Skill', 'all')],
      ),
      keepUnusedDataFor: 300,
    }),
  }),
});

export const {
  useSearchJobsQuery,
  useListRecentJobsQuery,
  useListJobsOfQuery,
  useListMyJobsQuery,
  useSearchMyJobsQuery,
  useGetJobQuery,
  useCreateJobMutation,
  useUpdateJobMutation,
  useCloseJobMutation,
  useReopenJobMutation,
  useRemoveJobMutation,
} = jobsApi;

export const { useReportJobMutation, useListAllSkillsQuery } = besideJobs;
