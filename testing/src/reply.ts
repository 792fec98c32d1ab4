import { http, HttpResponse, type HttpHandler } from 'msw';
import { aJobWithDetails } from '@plumbline/testing/builders/jobs';
import { aUser } from '@plumbline/testing/builders/users';
import { api } from '@plumbline/testing/server';
import { registeredSchema, signedInSchema } from '@plumbline/shared-schema/auth';
import { googleSignedInSchema, providersSchema } from '@plumbline/shared-schema/google-sign-in';
import { messageSchema } from '@plumbline/shared-schema/envelope';
import { errorBodySchema, httpStatus, type ErrorCode } from '@plumbline/shared-schema/errors';
import {
  jobAnswerSchema,
  jobCreatedSchema,
  jobPageSchema,
  type Job,
  type JobDetails,
} from '@plumbline/shared-schema/jobs';
import { preferencesAnswerSchema, type Preferences } from '@plumbline/shared-schema/preferences';
import { savedJobsSchema, savedJobToggledSchema, type SavedJob } from '@plumbline/shared-schema/saved-jobs';
import {
  meAnswerSchema,
  meUpdatedSchema,
  publicProfileSchema,
  topPerformersSchema,
  type PublicUser,
  type TopPerformer,
  type User,
} from '@plumbline/shared-schema/users';
import { accountReplies } from './account-replies';
import { administrationReplies } from './administration-replies';
import { answer, numberFrom } from './answer';
import { applicationReplies } from './application-replies';
import { chatReplies } from './chat-replies';
import { contentReplies } from './content-replies';
import { contractReplies } from './contract-replies';
import { inviteReplies } from './invite-replies';
import { jobReplies } from './job-replies';
import { moneyReplies } from './money-replies';
import { notificationReplies } from './notification-replies';
import { offerReplies } from './offer-replies';
import { placeReplies } from './place-replies';
import { priceReplies } from './price-replies';
import { profileEntryReplies, profileLists } from './profile-entry-replies';
import { projectReplies } from './project-replies';
import { quoteReplies } from './quote-replies';
import { savedSearchReplies } from './saved-search-replies';
import { questionReplies } from './question-replies';
import { recurringReplies } from './recurring-replies';
import { templateReplies } from './template-replies';
import { visitReplies } from './visit-replies';

/** One page of `rows`, as the server would slice them. */
function jobPage(request: Request, rows: Job[]) {
  const page = numberFrom(request, 'page', 1);
  const limit = numberFrom(request, 'limit', 10);
  const data = rows.slice((page - 1) * limit, page * limit);
  return answer(jobPageSchema, { success: true, data, jobs: data, count: rows.length, page, limit });
}

type Failure = { message?: string; fields?: Record<string, string>; details?: Record<string, unknown> };
type Call = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

/** The call fails with `code`, its HTTP status and the standard error body. */
function error(call: Call, code: ErrorCode, { message = code, ...rest }: Failure = {}): HttpHandler {
  const [method = '', path = ''] = call.split(' ');
  const body = { success: false, error: message, message, errors: [], code, requestId: 'test', ...rest };
  const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
  return http[verb](api(path), () => answer(errorBodySchema, body, { status: httpStatus[code] }));
}

/** A network error. */
function noAnswer(call: Call): HttpHandler {
  const [method = '', path = ''] = call.split(' ');
  return http[method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'](api(path), () =>
    HttpResponse.error(),
  );
}

/** The call succeeds with `message` alone. */
function done(call: Call, message: string): HttpHandler {
  const [method = '', path = ''] = call.split(' ');
  const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
  return http[verb](api(path), () => answer(messageSchema, { success: true, message }));
}

const nothingChosen: Preferences = {
  language: null,
  theme: null,
  appearOffline: false,
  sms: false,
  promotional: false,
};

const accounts = {
  login: (user: User = aUser()) =>
    http.post(api('/auth/login'), () =>
      answer(signedInSchema, { success: true, message: 'Logged in successfully', token: 'test-token', user }),
    ),
  registered: (user: User = aUser()) =>
    http.post(api('/auth/register'), () =>
      answer(registeredSchema, { success: true, message: 'Registration successful!', user }, { status: 201 }),
    ),
  providers: (google = true) =>
    http.get(api('/auth/providers'), () => answer(providersSchema, { success: true, google })),
  googleSignedIn: (user: User = aUser()) =>
    http.post(api('/auth/google'), () =>
      answer(googleSignedInSchema, {
        success: true,
        message: 'Signed in successfully!',
        token: 'test-token',
        accessToken: 'test-token',
        user,
      }),
    ),
  loggedOut: () =>
    http.post(api('/auth/logout'), () => HttpResponse.json({ success: true, message: 'Logged out' })),
  me: (user: User = aUser()) =>
    http.get(api('/users/me'), () => answer(meAnswerSchema, { success: true, user, data: user })),
  /** Answers with the user as changed by the JSON body. */
  meUpdated: (user: User = aUser()) =>
    http.put(api('/users/me'), async ({ request }) => {
      const isJson = request.headers.get('content-type')?.includes('json') ?? false;
      const { location, ...changes } = isJson ? ((await request.json()) as Partial<User>) : {};
      const after = { ...user, ...changes, location: { ...user.location, ...location } };
      return answer(meUpdatedSchema, {
        success: true,
        message: 'Profile updated successfully!',
        user: after,
        data: after,
      });
    }),
  preferences: (data: Preferences = nothingChosen) =>
    http.get(api('/users/me/preferences'), () => answer(preferencesAnswerSchema, { success: true, data })),
  preferencesKept: (data: Preferences = nothingChosen) =>
    http.put(api('/users/me/preferences'), () => answer(preferencesAnswerSchema, { success: true, data })),
  profile: (user: PublicUser) =>
    http.get(api(`/users/profile/${user._id}`), () =>
      answer(publicProfileSchema, {
        success: true,
        fullName: user.fullName,
        name: user.fullName,
        user,
        data: user,
      }),
    ),
  topPerformers: (rows: TopPerformer[], total = rows.length) =>
    http.get(api('/users/top-performers'), () =>
      answer(topPerformersSchema, rows, { headers: { 'x-total-count': String(total) } }),
    ),
};

const jobs = {
  /** Paged. */
  jobsOf: (ownerId: string, rows: Job[]) =>
    http.get(api(`/jobs/of/${ownerId}`), ({ request }) => jobPage(request, rows)),
  recentJobs: (rows: Job[]) => http.get(api('/jobs/recent'), ({ request }) => jobPage(request, rows)),
  /** Paged; `matches` filters by the query. */
  searchJobs: (rows: Job[], matches: (job: Job, query: URLSearchParams) => boolean = () => true) =>
    http.get(api('/jobs/search'), ({ request }) => {
      const query = new URL(request.url).searchParams;
      return jobPage(
        request,
        rows.filter((job) => matches(job, query)),
      );
    }),
  job: (job: JobDetails = aJobWithDetails()) =>
    http.get(api(`/jobs/${job._id}`), () => answer(jobAnswerSchema, { success: true, data: job })),
  jobCreated: (job: Job = aJobWithDetails()) =>
    http.post(api('/jobs/create'), () =>
      answer(
        jobCreatedSchema,
        { success: true, message: 'Job posted successfully!', data: job },
        { status: 201 },
      ),
    ),
  savedJobs: (rows: SavedJob[]) =>
    http.get(api('/saved-jobs'), () => answer(savedJobsSchema, { success: true, data: rows })),
  /** 200 saved, 201 unsaved, as the body's `save` asks. */
  saveToggled: () =>
    http.post(api('/saved-jobs/toggle-save-job'), async ({ request }) => {
      const { save: saved } = (await request.json()) as { save: boolean };
      const status = saved ? 200 : 201;
      const message = saved ? 'Job Saved' : 'Job Unsaved';
      return answer(savedJobToggledSchema, { success: true, message, status, saved }, { status });
    }),
};

/**
 * Handlers for `server.use(…)` with the server's own envelopes, each checked by its schema:
 * `server.use(reply.job(aJobWithDetails()), reply.error('POST /applications/apply', 'ALREADY_APPLIED'))`.
 */
export const reply = {
  error,
  noAnswer,
  done,
  ...accounts,
  ...accountReplies,
  ...administrationReplies,
  ...jobs,
  ...jobReplies,
  ...moneyReplies,
  ...savedSearchReplies,
  ...questionReplies,
  ...recurringReplies,
  ...templateReplies,
  ...projectReplies,
  ...notificationReplies,
  ...offerReplies,
  ...inviteReplies,
  ...visitReplies,
  ...quoteReplies,
  ...contractReplies,
  ...contentReplies,
  ...placeReplies,
  ...priceReplies,
  ...profileEntryReplies,
  profileLists,
  ...applicationReplies,
  ...chatReplies,
};
