import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { written } from '../../../database/written';
import type { Database, Executor, Tx } from '../../../database/connect';
import { contracts } from '../../../database/tables/contracts';
import { submissionFiles, submissions } from '../../../database/tables/submissions';
import type { SubmissionRow } from '../../../database/tables/submissions';
import { files } from '../../../database/tables/users';
import { daysLong } from '../contract-records/contract-records.repository';
import type { ContractRules } from '../contract-records/contract-records.repository';

export type FileOfWork = { id: string; name: string; mimeType: string; bytes: number };
export type SubmissionRecord = { submission: SubmissionRow; dueAt: Date; files: FileOfWork[] };

export function createSubmissionsRepository(database: Database, { autoApproveDays }: ContractRules) {
  const dueAt = sql<Date>`${submissions.createdAt} + ${daysLong(autoApproveDays)}`.mapWith(
    submissions.createdAt,
  );
  const select = (executor: Executor) =>
    executor.select({ submission: submissions, dueAt }).from(submissions).$dynamic();

  async function withFiles(executor: Executor, rows: { submission: SubmissionRow; dueAt: Date }[]) {
    const bySubmission = await listFiles(
      executor,
      rows.map(({ submission }) => submission.id),
    );
    return rows.map((row): SubmissionRecord => ({
      ...row,
      files: bySubmission.get(row.submission.id) ?? [],
    }));
  }

  return {
    insert: async (
      tx: Tx,
      row: Pick<typeof submissions.$inferInsert, 'contractId' | 'milestoneId' | 'text' | 'sentKey'>,
      fileIds: readonly string[],
    ): Promise<string> => {
      const [inserted] = await tx.insert(submissions).values(row).returning({ id: submissions.id });
      const submissionId = written(inserted).id;
      const rows = fileIds.map((fileId, position) => ({ submissionId, fileId, position }));
      if (rows.length > 0) await tx.insert(submissionFiles).values(rows);
      return submissionId;
    },

    find: async (tx: Tx, key: { id: string; contractId: string }) => {
      const where = and(eq(submissions.id, key.id), eq(submissions.contractId, key.contractId));
      const [record] = await withFiles(tx, await select(tx).where(where));
      return record;
    },

    /** The id of the work that was handed in under this key. */
    findSent: async (tx: Tx, contractId: string, sentKey: string): Promise<string | undefined> => {
      const isSent = and(eq(submissions.contractId, contractId), eq(submissions.sentKey, sentKey));
      return (await tx.select({ id: submissions.id }).from(submissions).where(isSent))[0]?.id;
    },

    /** Newest first. */
    listByContract: async (contractId: string): Promise<SubmissionRecord[]> =>
      withFiles(
        database,
        await select(database)
          .where(eq(submissions.contractId, contractId))
          .orderBy(desc(submissions.createdAt), desc(submissions.id)),
      ),

    /** Work that awaits this hirer's answer, newest first. */
    listWaitingFor: async (clientId: string): Promise<SubmissionRecord[]> =>
      withFiles(
        database,
        await select(database)
          .innerJoin(contracts, eq(contracts.id, submissions.contractId))
          .where(
            and(
              eq(contracts.clientId, clientId),
              eq(contracts.status, 'active'),
              eq(submissions.status, 'submitted'),
            ),
          )
          .orderBy(desc(submissions.createdAt), desc(submissions.id)),
      ),
  };
}
export type SubmissionsRepository = ReturnType<typeof createSubmissionsRepository>;

async function listFiles(executor: Executor, ids: string[]): Promise<Map<string, FileOfWork[]>> {
  if (ids.length === 0) return new Map();
  const rows = await executor
    .select({
      submissionId: submissionFiles.submissionId,
      file: { id: files.id, name: files.name, mimeType: files.mimeType, bytes: files.bytes },
    })
    .from(submissionFiles)
    .innerJoin(files, eq(files.id, submissionFiles.fileId))
    .where(inArray(submissionFiles.submissionId, ids))
    .orderBy(asc(submissionFiles.position));
  const grouped = new Map<string, FileOfWork[]>();
  for (const { submissionId, file } of rows)
    grouped.set(submissionId, [...(grouped.get(submissionId) ?? []), file]);
  return grouped;
}
