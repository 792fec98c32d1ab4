import { eq } from 'drizzle-orm';
import type { Tx } from './connect';
import { contracts } from './tables/contracts';

/**
 * Locks the contract until the transaction ends, before its payments, its refunds and their accounts: everybody locks in
 * that order. Later statements see what other transactions committed. `false`: there is no such contract.
 */
export async function lockContract(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: contracts.id })
    .from(contracts)
    .where(eq(contracts.id, id))
    .for('update');
  return rows.length > 0;
}
