import { and, desc, eq, ne } from 'drizzle-orm';
import type { Database, Executor } from '../../../database/connect';
import { jobPictures } from '../../../database/tables/job-pictures';
import { jobs } from '../../../database/tables/jobs';
import { savedJobs } from '../../../database/tables/saved-jobs';
import { users } from '../../../database/tables/users';
import { COVER_LOOK, IS_COVER, IS_COVER_FILE, cover } from '../jobs/job-pictures.repository';
import { personColumns } from '../../people/users/person-columns';

type SavedKey = { userId: string; jobId: string };

export function createSavedJobsRepository(database: Database) {
  return {
    /** Newest first, without jobs that were removed since. */
    listByUser: (userId: string) => {
      return database
        .select({
          id: savedJobs.id,
          job: {
            id: jobs.id,
            ownerId: jobs.ownerId,
            title: jobs.title,
            description: jobs.description,
            jobCategory: jobs.jobCategory,
            skillsRequired: jobs.skillsRequired,
            experience: jobs.experience,
            salary: jobs.salary,
            lat: jobs.lat,
            lng: jobs.lng,
            city: jobs.city,
            hideExactLocation: jobs.hideExactLocation,
            createdAt: jobs.createdAt,
          },
          owner: personColumns(users),
          cover: COVER_LOOK,
        })
        .from(savedJobs)
        .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
        .innerJoin(users, eq(users.id, jobs.ownerId))
        .leftJoin(jobPictures, IS_COVER)
        .leftJoin(cover, IS_COVER_FILE)
        .where(and(eq(savedJobs.userId, userId), ne(jobs.status, 'removed')))
        .orderBy(desc(savedJobs.createdAt), desc(savedJobs.id));
    },

    /** False: it was saved already. */
    insert: async (executor: Executor, key: SavedKey): Promise<boolean> => {
      const rows = await executor
        .insert(savedJobs)
        .values(key)
        .onConflictDoNothing({ target: [savedJobs.userId, savedJobs.jobId] })
        .returning({ id: savedJobs.id });
      return rows.length > 0;
    },

    /** False: it was not saved. */
    remove: async (executor: Executor, { userId, jobId }: SavedKey): Promise<boolean> => {
      const rows = await executor
        .delete(savedJobs)
        .where(and(eq(savedJobs.userId, userId), eq(savedJobs.jobId, jobId)))
        .returning({ id: savedJobs.id });
      return rows.length > 0;
    },
  };
}
export type SavedJobsRepository = ReturnType<typeof createSavedJobsRepository>;
export type SavedJobRecord = Awaited<ReturnType<SavedJobsRepository['listByUser']>>[number];
