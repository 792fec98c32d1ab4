import type { CreateJobReport, JobReport } from '@plumbline/shared-schema/job-reports';
import { reportRefusal } from '@plumbline/shared-schema/policies';
import { getExisting } from '../../../kit/existing';
import type { Transaction } from '../../../database/connect';
import type { JobReportRow } from '../../../database/tables/job-reports';
import { AppError } from '../../../kit/errors';
import type { CurrentUser } from '../../../http/plugins/session';
import type { Outbox } from '../../../kit/outbox/outbox';
import type { CasesRepository } from '../../inbox/cases.repository';
import type { JobsRepository } from '../jobs/jobs.repository';
import type { JobReportsRepository } from './job-reports.repository';

type Dependencies = {
  jobReports: JobReportsRepository;
  jobs: JobsRepository;
  casesRepository: CasesRepository;
  outbox: Outbox;
  transaction: Transaction;
};

export type JobReportsService = ReturnType<typeof createJobReportsService>;

export function createJobReportsService(dependencies: Dependencies) {
  const { jobReports, jobs, casesRepository, outbox, transaction } = dependencies;

  return {
    /** Once per person and job, enforced by the unique index, and not one's own. */
    report: (user: CurrentUser, id: string, input: CreateJobReport): Promise<JobReport> =>
      transaction(async (tx) => {
        const job = await getExisting(id, (known) => jobs.findForShare(tx, known), 'JOB_NOT_FOUND');
        const refusal = reportRefusal(user, { postedBy: { _id: job.ownerId } }, false);
        if (refusal !== undefined) throw new AppError(refusal);
        const about = { aboutId: job.id, jobId: job.id, personId: job.ownerId };
        const caseId = await casesRepository.open(tx, { kind: 'jobReport', ...about });
        const row = await jobReports.insert(tx, { ...input, caseId, jobId: job.id, reporterId: user._id });
        if (row === undefined) throw new AppError('ALREADY_REPORTED');
        await outbox.add(tx, 'job.reported', { reportId: row.id, jobId: job.id });
        return toReport(row, input);
      }),
  };
}

function toReport({ id, jobId, createdAt }: JobReportRow, { reason, notes }: CreateJobReport): JobReport {
  return { _id: id, jobId, reason, notes, createdAt: createdAt.toISOString() };
}
