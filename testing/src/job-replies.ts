import { http } from 'msw';
import {
  clientHistoryAnswerSchema,
  featuredPageSchema,
  specialtiesSchema,
  totalsAnswerSchema,
  type ClientHistory,
  type FeaturedUser,
  type Specialty,
  type Totals,
} from '@plumbline/shared-schema/directory';
import { messageSchema } from '@plumbline/shared-schema/envelope';
import { feedbacksSchema, type Feedback } from '@plumbline/shared-schema/feedbacks';
import { jobReportSavedSchema, type CreateJobReport } from '@plumbline/shared-schema/job-reports';
import {
  jobSavedSchema,
  ownJobsSchema,
  type Job,
  type JobDetails,
  type OwnJob,
} from '@plumbline/shared-schema/jobs';
import {
  comparedSchema,
  professionalPageSchema,
  type Professional,
} from '@plumbline/shared-schema/professionals';
import { jobPictureAnswerSchema, type JobPicture } from '@plumbline/shared-schema/pictures';
import { skillsSchema } from '@plumbline/shared-schema/skills';
import { aClientHistory } from '@plumbline/testing/builders/directory';
import { anId } from '@plumbline/testing/builders/ids';
import { aJobPicture, aJobWithDetails } from '@plumbline/testing/builders/jobs';
import { api } from '@plumbline/testing/server';
import { answer, numberFrom } from './answer';

const saved = (message: string, data: Job) => answer(jobSavedSchema, { success: true, message, data });

const professionalPage =
  (data: Professional[]) =>
  ({ request }: { request: Request }) =>
    answer(professionalPageSchema, {
      success: true,
      data,
      count: data.length,
      page: numberFrom(request, 'page', 1),
      limit: numberFrom(request, 'limit', 10),
    });

/** Handlers of a hirer's own jobs and of the people on the home pages. */
export const jobReplies = {
  /** Paged; `matches` filters by the query. */
  myJobs: (rows: (Job | OwnJob)[], matches: (job: OwnJob, query: URLSearchParams) => boolean = () => true) =>
    http.get(api('/jobs/me'), ({ request }) => {
      const query = new URL(request.url).searchParams;
      const all = rows
        .map((row): OwnJob => ({ applications: 0, hidden: null, ...row }))
        .filter((row) => matches(row, query));
      const page = numberFrom(request, 'page', 1);
      const limit = numberFrom(request, 'limit', Math.max(1, all.length));
      const data = all.slice((page - 1) * limit, page * limit);
      return answer(ownJobsSchema, { success: true, data, jobs: data, count: all.length, page, limit });
    }),
  skillCatalogue: (names: string[] = []) =>
    http.get(api('/skills/all'), () =>
      answer(skillsSchema, { success: true, data: names.map((name) => ({ _id: name, name })) }),
    ),
  /** Each call gives the next of them. */
  jobPicturesSent: (...pictures: JobPicture[]) => {
    const left = [...pictures];
    return http.post(api('/jobs/pictures'), () =>
      answer(
        jobPictureAnswerSchema,
        { success: true, data: left.shift() ?? aJobPicture(1) },
        { status: 201 },
      ),
    );
  },
  jobUpdated: (job: JobDetails = aJobWithDetails()) =>
    http.put(api(`/jobs/${job._id}`), () => saved('Job updated successfully!', job)),
  /** Answers with the job as it is then. */
  jobMoved: (move: 'close' | 'reopen', job: Job, message: string) =>
    http.patch(api(`/jobs/${job._id}/${move}`), () => saved(message, job)),
  jobRemoved: (jobId: string) =>
    http.delete(api(`/jobs/${jobId}`), () =>
      answer(messageSchema, { success: true, message: 'Job deleted' }),
    ),
  jobReported: (jobId: string) =>
    http.post(api(`/jobs/${jobId}/reports`), async ({ request }) => {
      const report = (await request.json()) as CreateJobReport;
      const data = { _id: anId(90), jobId, createdAt: '2026-03-05T09:00:00.000Z', ...report };
      return answer(jobReportSavedSchema, { success: true, message: 'Job reported', data }, { status: 201 });
    }),
  clientHistory: (data: ClientHistory = aClientHistory()) =>
    http.get(api(`/users/${data._id}/client-history`), () =>
      answer(clientHistoryAnswerSchema, { success: true, data }),
    ),
  /** As many as asked for, all counted; `stars`: how many gave 1, 2, … 5. */
  feedbacks: (rows: Feedback[], stars?: readonly number[]) =>
    http.get(api('/feedbacks/'), ({ request }) =>
      answer(feedbacksSchema, rows.slice(0, numberFrom(request, 'limit', rows.length)), {
        headers: { 'x-total-count': String(rows.length), ...(stars && { 'x-rating-counts': stars.join() }) },
      }),
    ),
  /** Of the asked kind and specialty, whose company's name holds `q`; `near`: asked for around a place. */
  featured: (people: FeaturedUser[], near: FeaturedUser[] = []) =>
    http.get(api('/users/featured'), ({ request }) => {
      const query = new URL(request.url).searchParams;
      const specialty = query.get('specialty');
      const q = (query.get('q') ?? '').toLowerCase();
      const data = (query.has('location') ? near : people).filter(
        ({ userType, skills, companyName }) =>
          userType === query.get('kind') &&
          (specialty === null || skills.includes(specialty)) &&
          (companyName ?? '').toLowerCase().includes(q),
      );
      const page = numberFrom(request, 'page', 1);
      const limit = numberFrom(request, 'limit', 10);
      return answer(featuredPageSchema, { success: true, data, count: data.length, page, limit });
    }),
  /** Everybody given, whatever is asked for; around a place `near`. */
  professionals: (data: Professional[], near = data) =>
    http.get(api('/professionals'), (call) =>
      professionalPage(new URL(call.request.url).searchParams.has('location') ? near : data)(call),
    ),
  professionalsCompared: (data: Professional[]) =>
    http.get(api('/professionals/compare'), ({ request }) => {
      const ids = new URL(request.url).searchParams.get('ids')?.split(',') ?? [];
      const rows = ids.flatMap((id) => data.find(({ _id }) => _id === id) ?? []);
      return answer(comparedSchema, { success: true, data: rows });
    }),
  savedProfessionals: (data: Professional[]) => http.get(api('/professionals/saved'), professionalPage(data)),
  professionalSaved: (id: string) =>
    http.put(api(`/professionals/saved/${id}`), () =>
      answer(messageSchema, { success: true, message: 'Professional saved' }),
    ),
  specialties: (data: Specialty[]) =>
    http.get(api('/users/specialties'), () => answer(specialtiesSchema, { success: true, data })),
  totals: (data: Totals) =>
    http.get(api('/users/totals'), () => answer(totalsAnswerSchema, { success: true, data })),
};
