import { http } from 'msw';
import { aJob, aJobWithDetails } from '@plumbline/shared-schema/builders';
import {
  featuredPageSchema,
  specialtiesSchema,
  type FeaturedUser,
  type Specialty,
} from '@plumbline/shared-schema/directory';
import {
  jobSavedSchema,
  ownJobsSchema,
  type Job,
  type JobDetails,
  type OwnJob,
} from '@plumbline/shared-schema/jobs';
import { api } from '@plumbline/testing/server';
import { answer, numberFrom } from './answer';

const saved = (message: string, data: Job) => answer(jobSavedSchema, { success: true, message, data });

/** What a hirer does with own jobs, and the people of the home pages. */
export const jobReplies = {
  /** GET /jobs/me, paged; `matches` filters by the query. */
  myJobs: (rows: (Job | OwnJob)[], matches: (job: OwnJob, query: URLSearchParams) => boolean = () => true) =>
    http.get(api('/jobs/me'), ({ request }) => {
      const query = new URL(request.url).searchParams;
      const all = rows
        .map((row): OwnJob => ({ applications: 0, ...row }))
        .filter((row) => matches(row, query));
      const page = numberFrom(request, 'page', 1);
      const limit = numberFrom(request, 'limit', Math.max(1, all.length));
      const data = all.slice((page - 1) * limit, page * limit);
      return answer(ownJobsSchema, { success: true, data, jobs: data, count: all.length, page, limit });
    }),
  /** PUT /jobs/:id */
  jobUpdated: (job: JobDetails = aJobWithDetails()) =>
    http.put(api(`/jobs/${job._id}`), () => saved('Job updated successfully!', job)),
  /** PATCH /jobs/:id/close */
  jobClosed: (job: Job = aJob()) =>
    http.patch(api(`/jobs/${job._id}/close`), () => saved('Job closed', { ...job, status: 'closed' })),
  /** PATCH /jobs/:id/reopen */
  jobReopened: (job: Job = aJob()) =>
    http.patch(api(`/jobs/${job._id}/reopen`), () => saved('Job reopened', { ...job, status: 'open' })),
  /** GET /users/featured: of the asked kind, and of the asked specialty. */
  featured: (people: FeaturedUser[]) =>
    http.get(api('/users/featured'), ({ request }) => {
      const query = new URL(request.url).searchParams;
      const specialty = query.get('specialty');
      const data = people.filter(
        ({ userType, skills }) =>
          userType === query.get('kind') && (specialty === null || skills.includes(specialty)),
      );
      const page = numberFrom(request, 'page', 1);
      const limit = numberFrom(request, 'limit', 10);
      return answer(featuredPageSchema, { success: true, data, count: data.length, page, limit });
    }),
  /** GET /users/specialties */
  specialties: (data: Specialty[]) =>
    http.get(api('/users/specialties'), () =>
      answer(specialtiesSchema, { success: true, data, count: data.length }),
    ),
};
