import type { NewMilestones } from '@plumbline/shared-schema/milestones';
import { toCents } from '@plumbline/shared-schema/money';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { AnyColumn, SQL } from 'drizzle-orm';
import type { Tx } from '../../../database/connect';
import { milestones } from '../../../database/tables/milestones';
import { written } from '../../../database/written';
import { BOOKED, FIGURES } from '../../money/ledger/figures.repository';

/** Milestones are read with their contract, by `milestonesOf`. Call these with the contract locked, or new. */
export const milestoneWrites = {
  insert: async (tx: Tx, contractId: string, wanted: NewMilestones): Promise<void> => {
    const rows = wanted.map(({ amount, ...milestone }, position) => ({
      ...milestone,
      contractId,
      position,
      amount: toCents(amount),
    }));
    if (rows.length > 0) await tx.insert(milestones).values(rows);
  },

  approve: async (tx: Tx, { id, milestoneId }: { id: string; milestoneId: string }): Promise<void> => {
    const [approved] = await tx
      .update(milestones)
      .set({ approvedAt: sql`now()` })
      .where(
        and(eq(milestones.id, milestoneId), eq(milestones.contractId, id), isNull(milestones.approvedAt)),
      )
      .returning({ id: milestones.id });
    written(approved);
  },
};
export type MilestoneWrites = typeof milestoneWrites;

/** Amounts in cents; instants as the database writes them. `submissionId`: the work that waits. */
export type MilestoneRecord = {
  id: string;
  title: string;
  amount: number;
  dueOn: string | null;
  approvedAt: string | null;
  held: number;
  released: number;
  refunded: number;
  isPaying: boolean;
  submissionId: string | null;
  answerDueAt: string | null;
  isAnswerOverdue: boolean;
  /** Of the work handed in last. */
  lastWork: 'submitted' | 'approved' | 'changes-requested' | 'taken-back' | 'closed' | null;
};

/** The milestones of the outer query's contract, in their order, as a column of it. */
export const milestonesOf = (contractId: AnyColumn, answerTime: SQL) =>
  sql<MilestoneRecord[]>`coalesce((select json_agg(json_build_object(
      'id', m.id, 'title', m.title, 'amount', m.amount, 'dueOn', m.due_on, 'approvedAt', m.approved_at,
      'held', f.held, 'released', f.released, 'refunded', f.refunded,
      'isPaying', exists (select from payments p where p.milestone_id = m.id and p.status in ('pending', 'action')),
      'submissionId', w.id, 'answerDueAt', w.created_at + ${answerTime},
      'isAnswerOverdue', coalesce(w.created_at + ${answerTime} <= now(), false),
      'lastWork', (select s.status from submissions s where s.milestone_id = m.id
        order by s.created_at desc, s.id desc limit 1)) order by m.position)
    from milestones m
    left join submissions w on w.milestone_id = m.id and w.status = 'submitted'
    cross join lateral (select ${FIGURES.held} as held, ${FIGURES.released} as released,
      ${FIGURES.refunded} as refunded from ${BOOKED} where t.milestone_id = m.id) f
    where m.contract_id = ${contractId}), '[]'::json)`;
