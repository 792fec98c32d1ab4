import { http } from 'msw';
import { messageSchema } from '@plumbline/shared-schema/envelope';
import {
  recurringJobSavedSchema,
  recurringJobsSchema,
  type RecurringJob,
} from '@plumbline/shared-schema/recurring-jobs';
import { answer } from './answer';
import { api } from '@plumbline/testing/server';

export const recurringReplies = {
  recurringJobs: (rows: RecurringJob[]) =>
    http.get(api('/recurring-jobs'), () =>
      answer(recurringJobsSchema, { success: true, data: rows, count: rows.length }),
    ),
  jobRepeated: (data: RecurringJob) =>
    http.post(api('/jobs/:id/recurrence'), () =>
      answer(recurringJobSavedSchema, { success: true, message: 'Saved', data }, { status: 201 }),
    ),
  recurringJobChanged: (data: RecurringJob) =>
    http.put(api('/recurring-jobs/:id'), () =>
      answer(recurringJobSavedSchema, { success: true, message: 'Saved', data }),
    ),
  recurringJobSkipped: (data: RecurringJob) =>
    http.put(api('/recurring-jobs/:id/skip'), () =>
      answer(recurringJobSavedSchema, { success: true, message: 'Skipped', data }),
    ),
  recurringJobStopped: () =>
    http.delete(api('/recurring-jobs/:id'), () =>
      answer(messageSchema, { success: true, message: 'Stopped' }),
    ),
};
