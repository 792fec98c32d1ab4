import type { TransitState } from '@plumbline/shared-schema/money-options';
import { isId } from '@plumbline/shared-schema/ids';
import { eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { PaymentRow, RefundRow } from '../../../database/tables/payments';

/** What an event of a provider names a row by. */
export type NamedTransit = { provider: PaymentRow['provider']; key: string | undefined; ref: string };
export type TransitStep = { id: string; from: readonly TransitState[]; to: TransitState };
export type TransitFacts = Partial<Pick<RefundRow, 'ref' | 'failure'>>;

/** The columns of money that has arrived or come back. */
export const settled = (facts: TransitFacts, to: TransitState) => ({
  ...facts,
  status: to,
  settledAt: sql`now()`,
});

/** The row of an event: by our own id where that came with it, else by the provider's word for it. */
export function namedBy(
  table: { id: AnyPgColumn; ref: AnyPgColumn },
  { key, ref }: { key?: string | undefined; ref: string },
): SQL {
  if (key === undefined) return eq(table.ref, ref);
  return isId(key) ? eq(table.id, key) : sql`false`;
}
