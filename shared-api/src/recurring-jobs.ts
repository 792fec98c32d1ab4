import type { RecurringJob, RecurringScheduleForm } from '@plumbline/shared-schema/recurring-jobs';
import { api } from '@plumbline/shared-api/api';
import { pageTags, stale } from '@plumbline/shared-api/tags';
import { at, change, read, type ChangeAnswer, type SavedRow } from './calls';

type SavedRecurrence = SavedRow<RecurringJob>;
const changed = () => stale('RecurringJob');

/** Jobs that post themselves again. */
export const recurringJobsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listRecurringJobs: build.query<RecurringJob[], void>(
      read(
        () => 'recurring-jobs',
        (rows) => pageTags('RecurringJob', rows),
      ),
    ),
    repeatJob: build.mutation<SavedRecurrence, { jobId: string; schedule: RecurringScheduleForm }>(
      change(
        ({ jobId, schedule: body }) => ({ url: at('jobs', jobId, 'recurrence'), method: 'POST', body }),
        changed,
      ),
    ),
    changeRecurringJob: build.mutation<SavedRecurrence, { id: string; schedule: RecurringScheduleForm }>(
      change(({ id, schedule: body }) => ({ url: at('recurring-jobs', id), body }), changed),
    ),
    skipRecurringJob: build.mutation<SavedRecurrence, { id: string; day: string }>(
      change(({ id, day }) => ({ url: at('recurring-jobs', id, 'skip'), body: { day } }), changed),
    ),
    stopRecurringJob: build.mutation<ChangeAnswer, string>(
      change((id) => ({ url: at('recurring-jobs', id), method: 'DELETE' }), changed),
    ),
  }),
});

export const {
  useListRecurringJobsQuery,
  useRepeatJobMutation,
  useChangeRecurringJobMutation,
  useSkipRecurringJobMutation,
  useStopRecurringJobMutation,
} = recurringJobsApi;
