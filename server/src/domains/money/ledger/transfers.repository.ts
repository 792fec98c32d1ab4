import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../../database/connect';
import { accounts, documents, entries, transfers } from '../../../database/tables/ledger';
import type { AccountRow } from '../../../database/tables/ledger';
import { BOOKED, FIGURES } from './figures.repository';
import type { MoneyFigures } from './figures.repository';
import type { Posting } from './posting';

export type FiguresRow = MoneyFigures & { contractId: string; milestoneId: string | null };

export type AwardRow = { milestoneId: string | null; userId: string | null; amount: number };

export type BookedEntry = Pick<AccountRow, 'kind' | 'userId'> & { amount: number };

/** The database's own time where nothing is said. */
const when = (at: Date | undefined) => at && { createdAt: at };

export function createTransfersRepository() {
  return {
    /** `undefined`: there is one with this key. */
    insert: async (tx: Tx, posting: Posting): Promise<string | undefined> => {
      const { key, reason, event, actorId, about, document, at } = posting;
      const [row] = await tx
        .insert(transfers)
        .values({ ...about, key, reason, event, actorId, ...when(at) })
        .onConflictDoNothing({ target: transfers.key })
        .returning({ id: transfers.id });
      if (row && document)
        await tx.insert(documents).values({ transferId: row.id, kind: document, ...when(at) });
      return row?.id;
    },

    insertEntries: async (
      tx: Tx,
      { id: transferId, at }: { id: string; at: Date | undefined },
      moved: readonly { accountId: string; amount: number }[],
    ): Promise<void> => {
      const inOrder = [...moved].sort((a, b) => (a.accountId < b.accountId ? -1 : 1));
      await tx.insert(entries).values(inOrder.map((entry) => ({ ...entry, transferId, ...when(at) })));
    },

    /** Of the transfer with this key: whose account, and how much. */
    listEntries: (executor: Executor, key: string): Promise<BookedEntry[]> =>
      executor
        .select({ kind: accounts.kind, userId: accounts.userId, amount: entries.amount })
        .from(transfers)
        .innerJoin(entries, eq(entries.transferId, transfers.id))
        .innerJoin(accounts, eq(accounts.id, entries.accountId))
        .where(eq(transfers.key, key)),

    ...ofDisputes,

    /** By contract and milestone; none where nothing ever moved. */
    listFigures: async (executor: Executor, contractIds: readonly string[]): Promise<FiguresRow[]> => {
      const { rows } = await executor.execute<FiguresRow>(sql`
        select t.contract_id as "contractId", t.milestone_id as "milestoneId", ${FIGURES.funded} as funded,
          ${FIGURES.held} as held, ${FIGURES.released} as released, ${FIGURES.refunded} as refunded
        from ${BOOKED}
        where t.contract_id = any(${sql.param([...contractIds])}::uuid[])
        group by t.contract_id, t.milestone_id`);
      return rows;
    },
  };
}

const ofDisputes = {
  listClearing: async (executor: Executor, contractId: string): Promise<Map<string, number>> => {
    const rows = await executor
      .select({ userId: accounts.userId, amount: sql<string>`sum(${entries.amount})` })
      .from(transfers)
      .innerJoin(entries, eq(entries.transferId, transfers.id))
      .innerJoin(accounts, and(eq(accounts.id, entries.accountId), eq(accounts.kind, 'clearing')))
      .where(eq(transfers.contractId, contractId))
      .groupBy(accounts.userId);
    return new Map(rows.map(({ userId, amount }) => [userId ?? '', Number(amount)]));
  },

  listAwards: async (executor: Executor, disputeId: string): Promise<AwardRow[]> => {
    const rows = await executor
      .select({
        milestoneId: transfers.milestoneId,
        userId: accounts.userId,
        amount: sql<string>`sum(${entries.amount})`,
      })
      .from(transfers)
      .innerJoin(entries, eq(entries.transferId, transfers.id))
      .innerJoin(accounts, and(eq(accounts.id, entries.accountId), eq(accounts.kind, 'clearing')))
      .where(and(eq(transfers.disputeId, disputeId), inArray(transfers.reason, ['award', 'awardBack'])))
      .groupBy(transfers.milestoneId, accounts.userId)
      .orderBy(asc(transfers.milestoneId));
    return rows.map(({ amount, ...row }) => ({ ...row, amount: Number(amount) }));
  },
};
