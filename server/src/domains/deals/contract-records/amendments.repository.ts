import type { AMENDMENT_PARTIES } from '@plumbline/shared-schema/deal-options';
import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { AnyColumn } from 'drizzle-orm';
import type { Database, Executor, Tx } from '../../../database/connect';
import { amendments } from '../../../database/tables/amendments';
import type { AmendmentRow, VersionRow } from '../../../database/tables/amendments';
import { contracts } from '../../../database/tables/contracts';
import { milestones } from '../../../database/tables/milestones';
import { written } from '../../../database/written';
import { voidConfirmations } from './term-confirmations.repository';

type NewAmendment = Omit<typeof amendments.$inferInsert, 'id' | 'createdAt' | 'closedAt' | 'status'>;
type Answer = { status: AmendmentRow['status']; answer?: string | null };

/** Call what writes with the contract locked. */
export function createAmendmentsRepository(database: Database) {
  return {
    ...writes,

    find: async (executor: Executor, { id, amendmentId }: { id: string; amendmentId: string }) => {
      const where = and(eq(amendments.id, amendmentId), eq(amendments.contractId, id));
      const [row] = await executor.select().from(amendments).where(where);
      return row;
    },

    /** Newest first. */
    listByContract: (contractId: string): Promise<AmendmentRow[]> =>
      database
        .select()
        .from(amendments)
        .where(eq(amendments.contractId, contractId))
        .orderBy(desc(amendments.createdAt), desc(amendments.id)),

    /** Milestones that something was ever handed in or paid for. */
    listUsed: async (tx: Tx, contractId: string): Promise<ReadonlySet<string>> => {
      const isUsed = sql`(exists (select from submissions s where s.milestone_id = ${milestones.id})
        or exists (select from payments p where p.milestone_id = ${milestones.id})
        or exists (select from transfers t where t.milestone_id = ${milestones.id}))`;
      const rows = await tx
        .select({ id: milestones.id })
        .from(milestones)
        .where(and(eq(milestones.contractId, contractId), isUsed));
      return new Set(rows.map(({ id }) => id));
    },
  };
}
export type AmendmentsRepository = ReturnType<typeof createAmendmentsRepository>;

const writes = {
  insert: async (tx: Tx, row: NewAmendment): Promise<string> => {
    const [inserted] = await tx.insert(amendments).values(row).returning({ id: amendments.id });
    return written(inserted).id;
  },

  close: async (tx: Tx, id: string, answer: Answer): Promise<void> => {
    const [closed] = await tx
      .update(amendments)
      .set({ ...answer, closedAt: sql`now()` })
      .where(and(eq(amendments.id, id), eq(amendments.status, 'open')))
      .returning({ id: amendments.id });
    written(closed);
  },

  /**
   * The contract is as the version says, which nobody has confirmed yet; a new end date is announced again when it
   * passes.
   */
  apply: async (tx: Tx, contractId: string, version: VersionRow): Promise<void> => {
    const { startDate, endDate, terms, amount } = version;
    const end = instantOf(endDate);
    const remindedAt = sql`case when ${contracts.endDate} = ${end.toISOString()}::timestamptz then ${contracts.remindedAt} end`;
    await tx
      .update(contracts)
      .set({ startDate: instantOf(startDate), endDate: end, terms, amount, remindedAt })
      .where(eq(contracts.id, contractId));
    await applyMilestones(tx, contractId, version.milestones);
    await voidConfirmations(tx, contractId);
  },
};

const instantOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

async function applyMilestones(tx: Tx, contractId: string, wanted: VersionRow['milestones']): Promise<void> {
  const ids = wanted.map(({ id }) => id);
  const ofContract = eq(milestones.contractId, contractId);
  await tx.delete(milestones).where(and(ofContract, notInArray(milestones.id, ids)));
  for (const [position, milestone] of wanted.entries()) {
    const { title, amount, dueOn } = milestone;
    await tx
      .insert(milestones)
      .values({ ...milestone, contractId, position })
      .onConflictDoUpdate({ target: milestones.id, set: { title, amount, dueOn, position } });
  }
}

/** The proposal that waits for an answer. */
type OpenAmendment = { id: string; proposedBy: (typeof AMENDMENT_PARTIES)[number] };

/** Whether an amendment of the outer query's contract, proposed by this side, waits for its answer. */
export const isAmended = (proposedBy: OpenAmendment['proposedBy']) =>
  sql`exists (select from amendments a
    where a.contract_id = ${contracts.id} and a.status = 'open' and a.proposed_by = ${proposedBy})`;

/** The open amendment of the outer query's contract, as a column of it. */
export const openAmendmentOf = (contractId: AnyColumn) =>
  sql<OpenAmendment | null>`(select json_build_object('id', a.id, 'proposedBy', a.proposed_by)
    from amendments a where a.contract_id = ${contractId} and a.status = 'open')`;
