import { sql } from 'drizzle-orm';
import { index, pgTable, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, partOf } from '../columns';
import { isMine, named, names, personal, rowWithout, titleOf } from '../personal';
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

personal(savedJobs, {
  exported: (me) => [
    {
      name: 'saved-jobs',
      row: sql`${rowWithout(savedJobs, 'id', 'userId')} || ${names({ job: titleOf(savedJobs.jobId) })}`,
      where: isMine(me, savedJobs.userId),
    },
  ],
  removed: named(savedJobs.userId),
});
