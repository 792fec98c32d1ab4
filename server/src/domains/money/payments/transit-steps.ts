import type { TransitState } from '@plumbline/shared-schema/money-options';
import { sql } from 'drizzle-orm';
import type { PaymentRow, RefundRow } from '../../../database/tables/payments';

/** By what an event of a provider names a row. */
export type NamedTransit = { provider: PaymentRow['provider']; key: string | undefined; ref: string };
export type TransitStep = { id: string; from: readonly TransitState[]; to: TransitState };
export type TransitFacts = Partial<Pick<RefundRow, 'ref' | 'failure'>>;

/** The columns of money that has arrived or come back. */
export const settled = (facts: TransitFacts, to: TransitState) => ({
  ...facts,
  status: to,
  settledAt: sql`now()`,
});
