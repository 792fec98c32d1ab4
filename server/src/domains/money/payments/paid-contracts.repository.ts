import { eq } from 'drizzle-orm';
import type { Executor } from '../../../database/connect';
import { contracts } from '../../../database/tables/contracts';
import { jobs } from '../../../database/tables/jobs';

/** What the job of the contract is called. */
export async function findJobTitle(executor: Executor, contractId: string): Promise<string | undefined> {
  const [row] = await executor
    .select({ title: jobs.title })
    .from(contracts)
    .innerJoin(jobs, eq(jobs.id, contracts.jobId))
    .where(eq(contracts.id, contractId));
  return row?.title;
}
