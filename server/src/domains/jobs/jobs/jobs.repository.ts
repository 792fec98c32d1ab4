import type { JobStatus } from '@plumbline/shared-schema/job-machine';
import type { OwnJobsQuery } from '@plumbline/shared-schema/jobs';
import type { SQL } from 'drizzle-orm';
import { and, count, desc, eq, getTableColumns, inArray, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { written } from '../../../database/written';
import { personColumns } from '../../people/users/person-columns';
import type { Database, Executor, Tx } from '../../../database/connect';
import { applications } from '../../../database/tables/applications';
import { jobReports } from '../../../database/tables/job-reports';
import { jobPictures } from '../../../database/tables/job-pictures';
import { jobs } from '../../../database/tables/jobs';
import { savedJobs } from '../../../database/tables/saved-jobs';
import { files, users } from '../../../database/tables/users';
import { COVER_LOOK, IS_COVER, IS_COVER_FILE, cover } from './job-pictures.repository';
import { hiding } from './job-hiding.repository';
import { recurrence } from './job-recurrence.repository';
import { removal } from './job-removal.repository';
import { containing } from '../../../database/text-search';
import { createGatheredRead } from '../../../kit/gathered';

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

/** A job with the person who posted it, its first picture and the metadata of its attachment. */
export type JobRecord = Awaited<ReturnType<ReturnType<typeof selectJobs>['execute']>>[number];
type ViewerFlags = { saved: boolean; applied: boolean; hired: boolean; reported: boolean };
export type NewJob = typeof jobs.$inferInsert;
/** `ids`: of these only. */
export type OwnJobsWanted = OwnJobsQuery & { ids?: string[] };

/** The one projection of jobs. Columns that only searches read stay in the database. */
export function selectJobs(executor: Executor) {
  return executor
    .select({
      ...jobColumns,
      owner: personColumns(users),
      cover: { ...COVER_LOOK, name: cover.name, mimeType: cover.mimeType, bytes: cover.bytes },
      attachment: { name: attachment.name, mimeType: attachment.mimeType, bytes: attachment.bytes },
    })
    .from(jobs)
    .innerJoin(users, eq(users.id, jobs.ownerId))
    .leftJoin(jobPictures, IS_COVER)
    .leftJoin(cover, IS_COVER_FILE)
    .leftJoin(attachment, eq(attachment.id, jobs.attachmentFileId))
    .$dynamic();
}

/** Prepared: it runs whenever something is done with a job. Open or closed; a removed job counts as missing. */
function prepareFind(database: Database) {
  return selectJobs(database)
    .where(and(eq(jobs.id, sql.placeholder('id')), ne(jobs.status, 'removed')))
    .prepare('find_job');
}

/** Prepared: it runs on every look at a job, once for those that come together. */
function createLook(database: Database) {
  const list = selectJobs(database)
    .where(and(sql`${jobs.id} = any(${sql.placeholder('ids')}::uuid[])`, ne(jobs.status, 'removed')))
    .prepare('look_at_jobs');
  const look = createGatheredRead(async (ids: readonly string[]) => {
    const rows = await list.execute({ ids });
    return new Map(rows.map((row) => [row.id, row]));
  });
  // Rows come by their ids as the database writes them; an address may have them in capitals.
  return (id: string): Promise<JobRecord | undefined> => look(id.toLowerCase());
}

const besides = (database: Database) => ({
  move,
  ...hiding,
  ...removal(database),
  ...recurrence(database),

  wasRemoved: async (id: string): Promise<boolean> =>
    (await database.$count(jobs, and(eq(jobs.id, id), eq(jobs.status, 'removed')))) > 0,
});

/** What moves beside a job ask of it. */
const JUDGED = {
  id: jobs.id,
  ownerId: jobs.ownerId,
  status: jobs.status,
  title: jobs.title,
  hiddenAt: jobs.hiddenAt,
};

/** Money in cents. */
export function createJobsRepository(database: Database) {
  const find = prepareFind(database);

  return {
    /** What `find` gives, for somebody who only reads; never within a change, since one reads for all. */
    look: createLook(database),

    insert: async (executor: Executor, job: NewJob): Promise<string> => {
      const [row] = await executor.insert(jobs).values(job).returning({ id: jobs.id });
      return written(row).id;
    },

    /** Open or closed; a removed job counts as missing. */
    find: async (id: string): Promise<JobRecord | undefined> => {
      const [row] = await find.execute({ id });
      return row;
    },

    get: async (tx: Tx, id: string): Promise<JobRecord> => {
      const [row] = await selectJobs(tx).where(eq(jobs.id, id));
      return written(row);
    },

    /** Locks the job against changes of its status until the transaction ends, without blocking other readers. */
    findForShare: async (executor: Executor, id: string) => {
      const [row] = await executor
        .select(JUDGED)
        .from(jobs)
        .where(and(eq(jobs.id, id), ne(jobs.status, 'removed')))
        .for('share');
      return row;
    },

    /** Locked until the transaction ends. */
    findForUpdate: async (executor: Executor, id: string): Promise<JobRecord | undefined> => {
      const [row] = await selectJobs(executor)
        .where(and(eq(jobs.id, id), ne(jobs.status, 'removed')))
        .for('update', { of: jobs });
      return row;
    },

    update: async (executor: Executor, id: string, changes: Partial<NewJob>): Promise<void> => {
      await executor
        .update(jobs)
        .set({ ...changes, updatedAt: sql`now()` })
        .where(eq(jobs.id, id));
    },

    ...besides(database),

    /** Newest first, with the count of all matches; without `limit` all of them. */
    listOwn: async (ownerId: string, query: OwnJobsWanted): Promise<{ rows: JobRecord[]; count: number }> => {
      const where = ownJobs(ownerId, query);
      const all = selectJobs(database).where(where).orderBy(desc(jobs.createdAt), desc(jobs.id));
      const { page, limit } = query;
      if (limit === undefined) {
        const rows = await all;
        return { rows, count: rows.length };
      }
      const rows = await all.limit(limit).offset((page - 1) * limit);
      return { rows, count: await database.$count(jobs, where) };
    },

    /** Applications by job; a job without any is absent. */
    countApplications: async (jobIds: string[]): Promise<Map<string, number>> => {
      if (jobIds.length === 0) return new Map();
      const rows = await database
        .select({ jobId: applications.jobId, number: count() })
        .from(applications)
        .where(inArray(applications.jobId, jobIds))
        .groupBy(applications.jobId);
      return new Map(rows.map(({ jobId, number }) => [jobId, number]));
    },

    findViewer: (jobId: string, userId: string) => findViewer(database, jobId, userId),
  };
}
export type JobsRepository = ReturnType<typeof createJobsRepository>;

function ownJobs(ownerId: string, { q, status, ids }: OwnJobsWanted): SQL | undefined {
  const words = sql`plain_text(concat_ws(E'\\n', ${jobs.title}, ${jobs.description}, ${jobs.jobCategory}, ${jobs.city}))`;
  return and(
    eq(jobs.ownerId, ownerId),
    status === undefined ? ne(jobs.status, 'removed') : eq(jobs.status, status),
    ids && inArray(jobs.id, ids),
    q === undefined ? undefined : sql`${words} like ${containing(q)}`,
  );
}

type StatusChange = { from: JobStatus; to: JobStatus };

/** False: its status is no longer `from`. */
async function move(tx: Tx, id: string, { from, to }: StatusChange): Promise<boolean> {
  const moved = await tx
    .update(jobs)
    .set({ status: to, updatedAt: sql`now()` })
    .where(and(eq(jobs.id, id), eq(jobs.status, from)))
    .returning({ id: jobs.id });
  return moved.length === 1;
}

/** What `userId` has done with the job. */
async function findViewer(database: Database, jobId: string, userId: string): Promise<ViewerFlags> {
  const own = sql`${applications} where ${applications.jobId} = ${jobId} and ${applications.userId} = ${userId}`;
  const { rows } = await database.execute<ViewerFlags>(sql`
    select
      exists(select 1 from ${savedJobs} where ${savedJobs.jobId} = ${jobId} and ${savedJobs.userId} = ${userId}) as saved,
      exists(select 1 from ${own}) as applied,
      exists(select 1 from ${own} and ${applications.isHired}) as hired,
      exists(select 1 from ${jobReports}
        where ${jobReports.jobId} = ${jobId} and ${jobReports.reporterId} = ${userId}) as reported`);
  return rows[0] ?? { saved: false, applied: false, hired: false, reported: false };
}
