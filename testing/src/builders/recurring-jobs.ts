import { recurringJobSchema, type RecurringJob } from '@plumbline/shared-schema/recurring-jobs';
import { anId } from './ids';

/** Nora's drain is looked after each month, the next time on 5 January 2100. */
export function aRecurringJob(overrides: Partial<RecurringJob> = {}): RecurringJob {
  return recurringJobSchema.parse({
    _id: anId(91),
    job: { _id: anId(10), title: 'Replace the kitchen drain', status: 'open' },
    rhythm: 'monthly',
    timeZone: 'UTC',
    nextDay: '2100-01-05',
    lastDay: null,
    left: null,
    latest: null,
    ...overrides,
  });
}
