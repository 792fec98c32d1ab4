import { and, desc, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Executor } from '../../database/connect';
import { applications, files, jobs, savedJobs, users } from '../../database/schema';

const {
  search: _search,
  spot: _spot,
  categoryKey: _categoryKey,
  typeKey: _typeKey,
  employmentKey: _employmentKey,
  cityKey: _cityKey,
  ...jobColumns
} = getTableColumns(jobs);
const attachment = alias(files, 'attachment');

/** A job with the person who posted it and what is known of its attachment. */
export type JobRecord = Awaited<ReturnType<ReturnType<typeof selectJobs>['execute']>>[number];
/** What a new job needs; the place and the salary already taken apart. */
export type NewJob = typeof jobs.$inferInsert;

/** The one projection of jobs. What only searches read never leaves the database. */
export function selectJobs(executor: Executor) {
  return executor
    .select({
      ...jobColumns,
      owner: {
        id: users.id,
        fullName: users.fullName,
        companyName: users.companyName,
        profileFileId: users.profileFileId,
      },
      attachment: { name: attachment.name, mimeType: attachment.mimeType, bytes: attachment.bytes },
    })
    .from(jobs)
    .innerJoin(users, eq(users.id, jobs.ownerId))
    .leftJoin(attachment, eq(attachment.id, jobs.attachmentFileId))
    .$dynamic();
}

/** All SQL about jobs. Money in cents. */
export function createJobsRepository(database: Database) {
  return {
    async insert(executor: Executor, job: NewJob): Promise<string> {
      const [row] = await executor.insert(jobs).values(job).returning({ id: jobs.id });
      if (row === undefined) throw new Error('an insert returned no row');
      return row.id;
    },

    /** Open or closed; a removed job is as good as none. */
    async find(id: string, executor: Executor = database): Promise<JobRecord | undefined> {
      const [row] = await selectJobs(executor).where(and(eq(jobs.id, id), ne(jobs.status, 'removed')));
      return row;
    },

    /** Keeps the job's status as read until the transaction ends; other readers are not held up. */
    async findForShare(executor: Executor, id: string) {
      const [row] = await executor
        .select({ id: jobs.id, ownerId: jobs.ownerId, status: jobs.status, title: jobs.title })
        .from(jobs)
        .where(and(eq(jobs.id, id), ne(jobs.status, 'removed')))
        .for('share');
      return row;
    },

    listByOwner(ownerId: string): Promise<JobRecord[]> {
      return selectJobs(database)
        .where(and(eq(jobs.ownerId, ownerId), ne(jobs.status, 'removed')))
        .orderBy(desc(jobs.createdAt), desc(jobs.id));
    },

    /** What `userId` has done with the job. */
    async findViewer(
      jobId: string,
      userId: string,
    ): Promise<{ saved: boolean; applied: boolean; hired: boolean }> {
      const own = sql`${applications} where ${applications.jobId} = ${jobId} and ${applications.userId} = ${userId}`;
      const { rows } = await database.execute<{ saved: boolean; applied: boolean; hired: boolean }>(sql`
        select
          exists(select 1 from ${savedJobs} where ${savedJobs.jobId} = ${jobId} and ${savedJobs.userId} = ${userId}) as saved,
          exists(select 1 from ${own}) as applied,
          exists(select 1 from ${own} and ${applications.isHired}) as hired`);
      return rows[0] ?? { saved: false, applied: false, hired: false };
    },
  };
}
export type JobsRepository = ReturnType<typeof createJobsRepository>;
