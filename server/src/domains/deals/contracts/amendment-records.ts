import type { AMENDMENT_PARTIES } from '@plumbline/shared-schema/deal-options';
import { sql } from 'drizzle-orm';
import type { AnyColumn } from 'drizzle-orm';
import { contracts } from '../../../database/tables/contracts';

/** The proposal that waits for an answer. */
type OpenAmendment = { id: string; proposedBy: (typeof AMENDMENT_PARTIES)[number] };

/** Of the contract of an outer query: one that this side proposed waits for its answer. */
export const isAmended = (proposedBy: OpenAmendment['proposedBy']) =>
  sql`exists (select from amendments a
    where a.contract_id = ${contracts.id} and a.status = 'open' and a.proposed_by = ${proposedBy})`;

/** Of the contract of an outer query, as a column of it. */
export const openAmendmentOf = (contractId: AnyColumn) =>
  sql<OpenAmendment | null>`(select json_build_object('id', a.id, 'proposedBy', a.proposed_by)
    from amendments a where a.contract_id = ${contractId} and a.status = 'open')`;
