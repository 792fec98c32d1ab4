import type { JobPictureChoice } from '@plumbline/shared-schema/pictures';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Executor, Tx } from '../../../database/connect';
import { jobPictures } from '../../../database/tables/job-pictures';
import { jobs } from '../../../database/tables/jobs';
import { files } from '../../../database/tables/users';

/** The file of a job's first picture; a query that reads it joins `IS_COVER` and `IS_COVER_FILE`. */
export const cover = alias(files, 'cover');
export const IS_COVER = and(eq(jobPictures.jobId, jobs.id), eq(jobPictures.position, 0));
export const IS_COVER_FILE = eq(cover.id, jobPictures.id);
export const COVER_LOOK = { id: cover.id, width: cover.width, height: cover.height, blur: cover.blur };

type JobChoices = { jobId: string; ownerId: string; choices: readonly JobPictureChoice[] };

/** A day, in which somebody finishes what they began to write. */
const WAITING = sql`now() - interval '24 hours'`;

export function createJobPicturesRepository(database: Database) {
  const waiting = isNull(jobPictures.jobId);
  return {
    insert: async (tx: Tx, row: { id: string; ownerId: string; caption?: string }): Promise<void> => {
      await tx.insert(jobPictures).values(row);
    },

    /** In their order. */
    listOf: (jobId: string, executor: Executor = database) =>
      executor
        .select({
          id: jobPictures.id,
          caption: jobPictures.caption,
          width: files.width,
          height: files.height,
          blur: files.blur,
        })
        .from(jobPictures)
        .innerJoin(files, eq(files.id, jobPictures.id))
        .where(eq(jobPictures.jobId, jobId))
        .orderBy(asc(jobPictures.position)),

    /** They are of no job then; returns their ids. */
    release: async (tx: Tx, jobId: string): Promise<string[]> => {
      const rows = await tx
        .update(jobPictures)
        .set({ jobId: null, position: null })
        .where(eq(jobPictures.jobId, jobId))
        .returning({ id: jobPictures.id });
      return rows.map(({ id }) => id);
    },

    /** Those of this owner that are of no job, each once; returns how many there were. */
    claim: async (tx: Tx, { jobId, ownerId, choices }: JobChoices): Promise<number> => {
      const wanted = JSON.stringify(
        choices.map(({ _id: id, caption }, position) => ({ id, position, caption })),
      );
      const { rowCount } = await tx.execute(sql`
        update ${jobPictures} set job_id = ${jobId}::uuid, position = wanted.position, caption = wanted.caption
        from jsonb_to_recordset(${wanted}::jsonb) as wanted (id uuid, position int, caption text)
        where job_pictures.id = wanted.id and job_pictures.owner_id = ${ownerId}::uuid and job_pictures.job_id is null`);
      return rowCount ?? 0;
    },

    /** What somebody has sent for no job, but for the newest `kept`. */
    listSurplus: async (tx: Tx, { ownerId, kept }: { ownerId: string; kept: number }): Promise<string[]> => {
      const rows = await tx
        .select({ id: jobPictures.id })
        .from(jobPictures)
        .where(and(eq(jobPictures.ownerId, ownerId), waiting))
        .orderBy(desc(jobPictures.id))
        .offset(kept);
      return rows.map(({ id }) => id);
    },

    /** Locks what was sent for no job within its time; what a job takes at this moment is left out. */
    lockForgotten: async (tx: Tx): Promise<string[]> => {
      const rows = await tx
        .select({ id: jobPictures.id })
        .from(jobPictures)
        .where(and(waiting, sql`${jobPictures.createdAt} < ${WAITING}`))
        .limit(500)
        .for('update', { skipLocked: true });
      return rows.map(({ id }) => id);
    },
  };
}
export type JobPicturesRepository = ReturnType<typeof createJobPicturesRepository>;
