import { createJobReportSchema } from '@plumbline/shared-schema/job-reports';
import { ownJobsQuerySchema } from '@plumbline/shared-schema/jobs';
import en from '@plumbline/shared-schema/locales/en.json';
import { NOTIFICATION_KINDS } from '@plumbline/shared-schema/notification-kinds';
import { reportRefusal } from '@plumbline/shared-schema/policies';
import {
  createSavedSearchSchema,
  savedSearchFiltersSchema,
  updateSavedSearchSchema,
} from '@plumbline/shared-schema/saved-searches';

test('a saved search keeps the filters of the search and drops its page', () => {
  const given = {
    name: ' Drains ',
    query: { q: ' drain ', specialty: '', category: '', minSalary: '100', page: 3 },
  };
  expect(createSavedSearchSchema.parse(given)).toEqual({
    name: 'Drains',
    query: { q: 'drain', minSalary: 100, sort: 'newest' },
    alerts: true,
    mails: false,
  });
});

test.each([{}, { sort: 'nearest' }, { q: ' ' }])('%j is no filter at all', (query) => {
  const { error } = savedSearchFiltersSchema.safeParse(query);
  expect(error?.issues[0]?.message).toBe('validation.searchFilterRequired');
});

test('a stored search is still one when it is read again', () => {
  const stored = savedSearchFiltersSchema.parse({
    specialty: 'roofing',
    jobLocation: '45.7,4.8,10',
    sort: 'nearest',
  });
  expect(savedSearchFiltersSchema.parse(stored)).toEqual(stored);
});

test('only what is sent of a saved search changes', () => {
  expect(updateSavedSearchSchema.parse({ seen: true })).toEqual({ seen: true });
});

test('every kind of notification has its text', () => {
  for (const kind of NOTIFICATION_KINDS) expect(en.notifications[kind]).toMatch(/\w/);
});

test('a report needs one of the reasons; notes are optional', () => {
  expect(createJobReportSchema.parse({ reason: 'scam' })).toEqual({ reason: 'scam', notes: '' });
  expect(createJobReportSchema.safeParse({ reason: 'ugly' }).success).toBe(false);
});

test('anybody signed in but its owner reports a job, once', () => {
  const job = { postedBy: { _id: 'owner' } };
  const client = { _id: 'other', userType: 'client' };
  expect(reportRefusal(null, job, false)).toBe('NOT_SIGNED_IN');
  expect(reportRefusal({ ...client, _id: 'owner' }, job, false)).toBe('OWN_JOB_REPORT');
  expect(reportRefusal(client, job, true)).toBe('ALREADY_REPORTED');
  expect(reportRefusal(client, job, false)).toBeUndefined();
});

test('own jobs come all at once unless a page size is asked for', () => {
  expect(ownJobsQuerySchema.parse({ q: '' })).toEqual({ page: 1 });
  expect(ownJobsQuerySchema.parse({ limit: '500', status: 'closed' })).toEqual({
    page: 1,
    limit: 100,
    status: 'closed',
  });
});
