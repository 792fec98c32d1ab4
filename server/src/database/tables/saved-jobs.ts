import { index, pgTable, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, partOf } from '../columns';
import { jobs } from './jobs';
import { users } from './users';

export const savedJobs = pgTable(
  'saved_jobs',
  {
    id: id(),
    userId: partOf(() => users.id).notNull(),
    jobId: partOf(() => jobs.id).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('saved_jobs_once').on(t.userId, t.jobId),
    index('saved_jobs_user').on(t.userId, t.createdAt, t.id),
  ],
);
