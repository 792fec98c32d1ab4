import type { AMENDMENT_PARTIES } from '@plumbline/shared-schema/deal-options';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { AnyColumn } from 'drizzle-orm';
import type { Executor, Tx } from '../../../database/connect';
import { termConfirmations } from '../../../database/tables/term-confirmations';

type NewConfirmation = Omit<typeof termConfirmations.$inferInsert, 'id' | 'createdAt' | 'voidedAt'>;

/** Call what writes with the contract locked. */
export const termConfirmationRows = {
  insert: async (tx: Tx, row: NewConfirmation): Promise<void> => {
    await tx.insert(termConfirmations).values(row);
  },

  /** Oldest first. */
  list: (executor: Executor, contractId: string) =>
    executor
      .select()
      .from(termConfirmations)
      .where(eq(termConfirmations.contractId, contractId))
      .orderBy(asc(termConfirmations.createdAt), asc(termConfirmations.id)),
};
export type TermConfirmationRows = typeof termConfirmationRows;

/** Other terms hold: both sides confirm anew. */
export async function voidConfirmations(tx: Tx, contractId: string): Promise<void> {
  await tx
    .update(termConfirmations)
    .set({ voidedAt: sql`now()` })
    .where(and(eq(termConfirmations.contractId, contractId), isNull(termConfirmations.voidedAt)));
}

/** The sides that confirmed the terms of the outer query's contract as they are now, as a column of it. */
export const confirmedSidesOf = (contractId: AnyColumn) =>
  sql<(typeof AMENDMENT_PARTIES)[number][]>`(select coalesce(json_agg(t.side), '[]')
    from term_confirmations t where t.contract_id = ${contractId} and t.voided_at is null)`;
