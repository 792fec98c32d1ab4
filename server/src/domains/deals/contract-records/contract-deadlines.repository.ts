import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database, Tx } from '../../../database/connect';
import { contracts } from '../../../database/tables/contracts';
import type { ContractRow } from '../../../database/tables/contracts';
import { disputes } from '../../../database/tables/disputes';
import { accounts } from '../../../database/tables/ledger';
import { submissions } from '../../../database/tables/submissions';
import { clearingOf } from '../../money/ledger/figures.repository';
import { daysLong } from './contract-records.repository';
import type { ContractRules } from './contract-records.repository';

/** Concurrent sweeps may find the same rows; the state machine lets only one of them act. */
const SWEPT_AT_ONCE = 200;

const isOpen = sql`p.status in ('pending', 'action')`;
/** The clock waits for payments; those that wait do not fill its share. */
const nothingUnderWay = sql`not exists (select from payments p where p.contract_id = ${contracts.id} and ${isOpen})`;

/** Deadlines by the database's clock. */
export function createContractDeadlinesRepository(
  database: Database,
  { autoApproveDays, appealDays }: ContractRules,
) {
  const limit = sql`now() - ${daysLong(autoApproveDays)}`;
  const ids = async (rows: Promise<{ id: string }[]>) => (await rows).map(({ id }) => id);
  return {
    /** Work of active contracts that has waited for too long, and that no open dispute is about. */
    listUnanswered: () =>
      database
        .select({ id: contracts.id, submissionId: submissions.id, milestoneId: submissions.milestoneId })
        .from(submissions)
        .innerJoin(contracts, eq(contracts.id, submissions.contractId))
        .where(
          and(
            eq(submissions.status, 'submitted'),
            sql`${submissions.createdAt} <= ${limit}`,
            eq(contracts.status, 'active'),
            sql`not exists (select from disputes d where d.contract_id = ${contracts.id} and d.status = 'open')`,
            sql`not exists (select from payments p where p.milestone_id = ${submissions.milestoneId} and ${isOpen})`,
          ),
        )
        .orderBy(asc(submissions.createdAt))
        .limit(SWEPT_AT_ONCE),

    /** Completed, unpaid for too long, not disputed and never funded. */
    listUnpaid: () =>
      ids(
        database
          .select({ id: contracts.id })
          .from(contracts)
          .leftJoin(disputes, and(eq(disputes.contractId, contracts.id), ne(disputes.status, 'withdrawn')))
          .where(
            and(
              eq(contracts.status, 'completed'),
              eq(contracts.paymentStatus, 'pending'),
              isNotNull(contracts.finishedAt),
              sql`${contracts.finishedAt} <= ${limit}`,
              isNull(disputes.id),
              sql`not exists (select from transfers t where t.contract_id = ${contracts.id} and t.reason = 'fund')`,
              nothingUnderWay,
            ),
          )
          .orderBy(asc(contracts.finishedAt))
          .limit(SWEPT_AT_ONCE),
      ),

    /** Over for so long, holding money that no open dispute is about. */
    listHolding: () => ids(holding(database, limit)),

    /** Decided for good, with money that is not free yet. */
    listAwarded: () => ids(awarded(database, sql`now() - ${daysLong(appealDays)}`)),

    /** Marks running contracts whose end date has passed, each once, and returns them. */
    markOverdue: (tx: Tx): Promise<ContractRow[]> =>
      tx
        .update(contracts)
        .set({ remindedAt: sql`now()` })
        .where(
          and(
            eq(contracts.status, 'active'),
            isNull(contracts.remindedAt),
            lt(contracts.endDate, sql`now() - interval '1 day'`),
          ),
        )
        .returning(),
  };
}

function holding(database: Database, limit: SQL) {
  return database
    .select({ id: contracts.id })
    .from(accounts)
    .innerJoin(contracts, eq(contracts.id, accounts.contractId))
    .leftJoin(
      disputes,
      and(eq(disputes.contractId, contracts.id), inArray(disputes.status, ['open', 'appealed'])),
    )
    .where(
      and(
        eq(accounts.kind, 'held'),
        gt(accounts.balance, 0),
        sql`${contracts.finishedAt} <= ${limit}`,
        isNull(disputes.id),
        nothingUnderWay,
      ),
    )
    .orderBy(asc(contracts.finishedAt))
    .limit(SWEPT_AT_ONCE);
}

function awarded(database: Database, limit: SQL) {
  const isFinal = sql`(${disputes.appealedAt} is not null or ${disputes.closedAt} <= ${limit})`;
  // Few people have any, and those are found by an index.
  const someClearing = sql`exists (select from accounts a where a.kind = 'clearing' and a.balance > 0
    and a.user_id in (${contracts.clientId}, ${contracts.professionalId}))`;
  return database
    .select({ id: contracts.id })
    .from(disputes)
    .innerJoin(contracts, eq(contracts.id, disputes.contractId))
    .where(and(eq(disputes.status, 'resolved'), isFinal, someClearing, sql`${clearingOf(contracts.id)} > 0`))
    .orderBy(asc(disputes.closedAt))
    .limit(SWEPT_AT_ONCE);
}

export type ContractDeadlinesRepository = ReturnType<typeof createContractDeadlinesRepository>;
