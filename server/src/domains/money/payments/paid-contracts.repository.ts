import { eq } from 'drizzle-orm';
import type { Tx } from '../../../database/connect';
import { contracts } from '../../../database/tables/contracts';

/**
 * Before its payments, its refunds and their accounts are locked: whoever moves the contract locks in that order too, and
 * a transfer refers to it.
 */
export async function lockContract(tx: Tx, id: string): Promise<void> {
  await tx.select({ id: contracts.id }).from(contracts).where(eq(contracts.id, id)).for('update');
}
