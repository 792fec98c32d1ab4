import { index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, partOf } from '../columns';
import { isMine, personal, rowWithout } from '../personal';
import { cases } from './cases';
import { jobs } from './jobs';
import { users } from './users';

/** What people find wrong with a job. */
export const jobReports = pgTable(
  'job_reports',
  {
    id: id(),
    jobId: partOf(() => jobs.id).notNull(),
    caseId: partOf(() => cases.id).notNull(),
    reporterId: partOf(() => users.id).notNull(),
    reason: text().notNull(),
    notes: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    unique('job_reports_once').on(t.jobId, t.reporterId),
    index('job_reports_case').on(t.caseId),
    index('job_reports_reporter').on(t.reporterId),
  ],
);
export type JobReportRow = typeof jobReports.$inferSelect;

personal(jobReports, {
  exported: (me) => [
    {
      name: 'reports-of-jobs',
      row: rowWithout(jobReports, 'reporterId'),
      where: isMine(me, jobReports.reporterId),
    },
  ],
  removed: 'an administrator may still decide about it',
});
