import type { Dispute, DisputeFile } from '@plumbline/shared-schema/disputes';
import { and, asc, eq, exists, isNotNull, isNull, ne, not, sql } from 'drizzle-orm';
import type { Config } from '../../../settings/config';
import type { Database, Executor, Tx } from '../../../database/connect';
import { twoSteps } from '../../../database/tables/accounts';
import { contracts } from '../../../database/tables/contracts';
import { disputeDecisions, disputeFiles, disputes } from '../../../database/tables/disputes';
import { files, users } from '../../../database/tables/users';
import { written } from '../../../database/written';
import type { AnyColumn, SQL } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';

type NewDispute = Pick<typeof disputes.$inferInsert, 'contractId' | 'raisedById' | 'reason'>;
type NewDecision = Omit<typeof disputeDecisions.$inferInsert, 'id' | 'createdAt'>;
type DisputeAttachments = { disputeId: string; part: DisputeFile['part']; fileIds: readonly string[] };

/** Disputes are read with their contract. Call what writes with the contract locked. */
export function createDisputesRepository(database: Database, { profile }: Pick<Config, 'profile'>) {
  const twoStep = and(eq(twoSteps.userId, users.id), isNotNull(twoSteps.confirmedAt));
  const hasTwoStep = exists(database.select({ on: twoSteps.userId }).from(twoSteps).where(twoStep));

  return {
    ...writes,

    listFiles: (contractId: string, disputeId: string) =>
      database
        .select({
          part: disputeFiles.part,
          file: { id: files.id, name: files.name, mimeType: files.mimeType, bytes: files.bytes },
        })
        .from(disputeFiles)
        .innerJoin(disputes, eq(disputes.id, disputeFiles.disputeId))
        .innerJoin(files, eq(files.id, disputeFiles.fileId))
        .where(and(eq(disputes.id, disputeId), eq(disputes.contractId, contractId)))
        .orderBy(asc(disputeFiles.part), asc(disputeFiles.position)),

    /** Who decided the first time; `isReplaceable`: there is another one who may decide, and is no party. */
    findDecider: async (executor: Executor, disputeId: string) => {
      const [row] = await executor
        .select({ deciderId: disputeDecisions.deciderId })
        .from(disputeDecisions)
        .where(and(eq(disputeDecisions.disputeId, disputeId), eq(disputeDecisions.round, 1)));
      const deciderId = row?.deciderId ?? null;
      if (deciderId === null) return { deciderId, isReplaceable: false };
      const isParty = sql`exists (select from ${disputes} join ${contracts} on ${contracts.id} = ${disputes.contractId}
        where ${disputes.id} = ${disputeId} and ${users.id} in (${contracts.clientId}, ${contracts.professionalId}))`;
      const others = and(eq(users.userType, 'admin'), ne(users.id, deciderId), isNull(users.deletedAt));
      // In production the role alone decides nothing.
      const mayDecide = profile === 'production' ? hasTwoStep : undefined;
      const [other] = await executor
        .select({ id: users.id })
        .from(users)
        .where(and(others, mayDecide, not(isParty)))
        .limit(1);
      return { deciderId, isReplaceable: other !== undefined };
    },
  };
}
export type DisputesRepository = ReturnType<typeof createDisputesRepository>;

const writes = {
  insert: async (tx: Tx, row: NewDispute): Promise<string> => {
    const [inserted] = await tx.insert(disputes).values(row).returning({ id: disputes.id });
    return written(inserted).id;
  },

  attach: async (tx: Tx, { disputeId, part, fileIds }: DisputeAttachments): Promise<void> => {
    const rows = fileIds.map((fileId, position) => ({ disputeId, part, fileId, position }));
    if (rows.length > 0) await tx.insert(disputeFiles).values(rows);
  },

  answer: async (tx: Tx, id: string, answer: string): Promise<void> => {
    await change(tx, and(eq(disputes.id, id), eq(disputes.status, 'open')), {
      answer,
      answeredAt: sql`now()`,
    });
  },

  appeal: async (tx: Tx, id: string, by: { appealedById: string; appealReason: string }): Promise<void> => {
    const isResolved = and(eq(disputes.id, id), eq(disputes.status, 'resolved'));
    await change(tx, isResolved, { ...by, status: 'appealed', appealedAt: sql`now()` });
  },

  withdraw: async (tx: Tx, id: string): Promise<void> => {
    const isOpen = and(eq(disputes.id, id), eq(disputes.status, 'open'));
    await change(tx, isOpen, { status: 'withdrawn', closedAt: sql`now()` });
  },

  decide: async (tx: Tx, decision: NewDecision): Promise<void> => {
    const { disputeId, outcome, note } = decision;
    await tx.insert(disputeDecisions).values(decision);
    await change(tx, eq(disputes.id, disputeId), { status: 'resolved', outcome, note, closedAt: sql`now()` });
  },
};

/** The state machine has allowed it, so there is one to change. */
async function change(
  tx: Tx,
  which: SQL | undefined,
  set: PgUpdateSetSource<typeof disputes>,
): Promise<void> {
  written((await tx.update(disputes).set(set).where(which).returning({ id: disputes.id }))[0]);
}

/** Cents; the instant as the database writes it. */
export type DecisionRecord = Dispute['decisions'][number];

/** The decisions of the outer query's dispute, the first one first. */
export const decisionsOf = (disputeId: AnyColumn) =>
  sql<DecisionRecord[]>`coalesce((select json_agg(json_build_object('round', d.round, 'outcome', d.outcome,
      'releaseAmount', d.release_amount, 'note', d.note, 'createdAt', d.created_at) order by d.round)
    from dispute_decisions d where d.dispute_id = ${disputeId}), '[]'::json)`;

type Columns = Record<'createdAt' | 'closedAt' | 'answeredAt' | 'appealedAt' | 'status', AnyColumn>;

/** Times by the database's clock. */
type DisputeTimes = {
  answerDueAt: string;
  appealDueAt: string | null;
  isHeard: boolean;
  isAppealable: boolean;
  isFinal: boolean;
};

export const timesOfDispute = (dispute: Columns, days: { answer: SQL; appeal: SQL }) =>
  sql<DisputeTimes>`json_build_object(
    'answerDueAt', ${dispute.createdAt} + ${days.answer},
    'appealDueAt', case when ${dispute.appealedAt} is null then ${dispute.closedAt} + ${days.appeal} end,
    'isHeard', coalesce(${dispute.answeredAt} is not null or ${dispute.createdAt} + ${days.answer} <= now(), false),
    'isAppealable', coalesce(${dispute.status} = 'resolved' and ${dispute.appealedAt} is null
      and ${dispute.closedAt} + ${days.appeal} > now(), false),
    'isFinal', coalesce(${dispute.status} = 'resolved' and (${dispute.appealedAt} is not null
      or ${dispute.closedAt} + ${days.appeal} <= now()), false))`;
