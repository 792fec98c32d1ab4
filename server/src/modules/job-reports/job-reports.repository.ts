import type { Executor } from '../../database/connect';
import { jobReports } from '../../database/schema';
import type { JobReportRow } from '../../database/schema';

export type JobReportsRepository = ReturnType<typeof createJobReportsRepository>;

/** All SQL about reports of jobs. */
export function createJobReportsRepository() {
  return {
    /** `undefined`: this person has reported the job before. */
    async insert(
      executor: Executor,
      report: typeof jobReports.$inferInsert,
    ): Promise<JobReportRow | undefined> {
      const [row] = await executor
        .insert(jobReports)
        .values(report)
        .onConflictDoNothing({ target: [jobReports.jobId, jobReports.reporterId] })
        .returning();
      return row;
    },
  };
}
