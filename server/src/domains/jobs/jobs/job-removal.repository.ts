import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../database/connect';
import { applications } from '../../../database/tables/applications';
import { contracts } from '../../../database/tables/contracts';
import { jobs } from '../../../database/tables/jobs';
import { offers } from '../../../database/tables/offers';
import { savedJobs } from '../../../database/tables/saved-jobs';

/** Deleted jobs: their rows stay, for nobody but what already refers to them. */
export const removal = (database: Database) => ({
  /** Whether an offer for it is pending or was accepted, or a contract came of it. The job is locked: none comes meanwhile. */
  isPromised: async (tx: Tx, id: string): Promise<boolean> => {
    const standing = and(eq(offers.jobId, id), inArray(offers.status, ['pending', 'accepted']));
    return (await tx.$count(offers, standing)) + (await tx.$count(contracts, eq(contracts.jobId, id))) > 0;
  },

  /** Its title, where it was deleted. */
  findRemoved: async (id: string): Promise<{ title: string } | undefined> => {
    const [row] = await database
      .select({ title: jobs.title })
      .from(jobs)
      .where(and(eq(jobs.id, id), eq(jobs.status, 'removed')));
    return row;
  },

  /** Who has applied to it or saved it, each once. */
  listInterested: async (id: string): Promise<string[]> => {
    const { rows } = await database.execute<{ id: string }>(sql`
      select ${applications.userId} as id from ${applications} where ${applications.jobId} = ${id}::uuid
      union select ${savedJobs.userId} from ${savedJobs} where ${savedJobs.jobId} = ${id}::uuid`);
    return rows.map((row) => row.id);
  },
});
