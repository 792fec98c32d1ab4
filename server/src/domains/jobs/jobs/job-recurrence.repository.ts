import type { Recurrence } from '@plumbline/shared-schema/recurring-jobs';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../database/connect';
import { recurringJobs, recurringTurns } from '../../../database/tables/recurring-jobs';

const COLUMNS = { _id: recurringJobs.id, rhythm: recurringJobs.rhythm, nextDay: recurringJobs.nextDay };

/** The rhythm of jobs that post themselves again, and of the copies that they have posted. */
export const recurrence = (database: Database) => ({
  listRecurrences: async (jobIds: string[]): Promise<Map<string, Recurrence>> => {
    if (jobIds.length === 0) return new Map();
    const own = database
      .select({ jobId: recurringJobs.jobId, ...COLUMNS })
      .from(recurringJobs)
      .where(inArray(recurringJobs.jobId, jobIds));
    const copies = database
      .select({ jobId: recurringTurns.jobId, ...COLUMNS })
      .from(recurringTurns)
      .innerJoin(recurringJobs, eq(recurringJobs.id, recurringTurns.recurringId))
      .where(inArray(recurringTurns.jobId, jobIds));
    return new Map((await own.unionAll(copies)).map(({ jobId, ...row }) => [jobId, row]));
  },
});
