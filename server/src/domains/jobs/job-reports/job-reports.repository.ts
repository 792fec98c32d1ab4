import type { Executor } from '../../../database/connect';
import { jobReports } from '../../../database/tables/job-reports';
import type { JobReportRow } from '../../../database/tables/job-reports';

export type JobReportsRepository = ReturnType<typeof createJobReportsRepository>;

export function createJobReportsRepository() {
  return {
    /** `undefined`: this person has reported the job before. */
    insert: async (
      executor: Executor,
      report: typeof jobReports.$inferInsert,
    ): Promise<JobReportRow | undefined> => {
      const [row] = await executor
        .insert(jobReports)
        .values(report)
        .onConflictDoNothing({ target: [jobReports.jobId, jobReports.reporterId] })
        .returning();
      return row;
    },
  };
}
