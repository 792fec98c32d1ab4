import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, partOf } from '../columns';
import { isMine, names, personal, rowWithout, titleOf } from '../personal';
import { jobs } from './jobs';
import { files, users } from './users';

/** Pictures of jobs, each a file; `position` 0 is the cover. Without a job: sent by its owner, who has not posted it yet. */
export const jobPictures = pgTable(
  'job_pictures',
  {
    id: uuid()
      .primaryKey()
      .references(() => files.id, { onDelete: 'cascade' }),
    ownerId: partOf(() => users.id).notNull(),
    jobId: partOf(() => jobs.id),
    position: integer(),
    caption: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    unique('job_pictures_place').on(t.jobId, t.position),
    check('job_pictures_placed', sql`(${t.jobId} is null) = (${t.position} is null)`),
    index('job_pictures_owner').on(t.ownerId),
    index('job_pictures_waiting')
      .on(t.createdAt)
      .where(sql`${t.jobId} is null`),
  ],
);

personal(jobPictures, {
  exported: (me) => [
    {
      name: 'job-pictures',
      row: sql`${rowWithout(jobPictures, 'ownerId')} || ${names({ job: titleOf(jobPictures.jobId) })}`,
      where: isMine(me, jobPictures.ownerId),
    },
  ],
  removed: 'each goes with its file',
});
