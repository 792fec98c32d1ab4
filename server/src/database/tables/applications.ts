import { boolean, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { cents, createdAt, id, instant, partOf } from '../columns';
import { jobs } from './jobs';
import { users } from './users';

export const applications = pgTable(
  'applications',
  {
    id: id(),
    jobId: partOf(() => jobs.id).notNull(),
    userId: partOf(() => users.id).notNull(),
    coverLetter: text().notNull(),
    estimatedServiceCost: cents(),
    estimatedCompletionTime: text(),
    isHired: boolean().notNull().default(false),
    /** A mark of the hirer's, which the applicant never sees. */
    isShortlisted: boolean().notNull().default(false),
    createdAt: createdAt(),
    /** When the applicant last changed what it says. */
    changedAt: instant(),
  },
  (t) => [
    unique('applications_once').on(t.jobId, t.userId),
    index('applications_job').on(t.jobId, t.createdAt, t.id),
    index('applications_user').on(t.userId, t.createdAt, t.id),
  ],
);
export type ApplicationRow = typeof applications.$inferSelect;
