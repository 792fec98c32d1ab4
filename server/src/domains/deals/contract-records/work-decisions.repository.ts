import { isId } from '@plumbline/shared-schema/ids';
import { and, eq, sql } from 'drizzle-orm';
import { written } from '../../../database/written';
import type { Tx } from '../../../database/connect';
import { submissions } from '../../../database/tables/submissions';
import type { SubmissionRow } from '../../../database/tables/submissions';

export type WorkDecision = Pick<SubmissionRow, 'status' | 'decidedBy'> & { note?: string };

/** What was handed in, and what became of it. */
export const workDecisions = {
  /** Of the work named; `undefined` where it is for the whole contract, or not there. */
  findMilestoneId: async (tx: Tx, named: { id: string; submissionId: string }) => {
    if (!isId(named.submissionId) || !isId(named.id)) return undefined;
    const where = and(eq(submissions.id, named.submissionId), eq(submissions.contractId, named.id));
    const [row] = await tx.select({ milestoneId: submissions.milestoneId }).from(submissions).where(where);
    return row?.milestoneId ?? undefined;
  },

  /** Only work that still waits is decided. */
  decide: async (tx: Tx, id: string, decision: WorkDecision): Promise<void> => {
    const [decided] = await tx
      .update(submissions)
      .set({ ...decision, decidedAt: sql`now()` })
      .where(and(eq(submissions.id, id), eq(submissions.status, 'submitted')))
      .returning({ id: submissions.id });
    written(decided);
  },
};

export type WorkDecisions = typeof workDecisions;
