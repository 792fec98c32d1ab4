import { and, desc, eq, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Executor } from '../../../database/connect';
import { jobs } from '../../../database/tables/jobs';
import { savedJobs } from '../../../database/tables/saved-jobs';
import { files, users } from '../../../database/tables/users';
import { personColumns } from '../../people/users/person-columns';

const attachment = alias(files, 'attachment');

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
            attachmentFileId: jobs.attachmentFileId,
            thumbnailFileId: jobs.thumbnailFileId,
            createdAt: jobs.createdAt,
          },
          owner: personColumns(users),
          attachment: { width: attachment.width, height: attachment.height, blur: attachment.blur },
        })
        .from(savedJobs)
        .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
        .innerJoin(users, eq(users.id, jobs.ownerId))
        .leftJoin(attachment, eq(attachment.id, jobs.attachmentFileId))
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
