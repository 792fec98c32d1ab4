import { eq } from 'drizzle-orm';
import type { Executor, Tx } from '../../../database/connect';
import { contracts } from '../../../database/tables/contracts';
import { jobs } from '../../../database/tables/jobs';

/**
 * Before its payments, its refunds and their accounts are locked: whoever moves the contract locks in that order too, and
 * a transfer refers to it.
 */
export async function lockContract(tx: Tx, id: string): Promise<void> {
  await tx.select({ id: contracts.id }).from(contracts).where(eq(contracts.id, id)).for('update');
}

/** What the job of the contract is called. */
export async function findJobTitle(executor: Executor, contractId: string): Promise<string | undefined> {
  const [row] = await executor
    .select({ title: jobs.title })
    .from(contracts)
    .innerJoin(jobs, eq(jobs.id, contracts.jobId))
    .where(eq(contracts.id, contractId));
  return row?.title;
}
