import type { CaseDispute } from '@plumbline/shared-schema/cases';
import { toDollars } from '@plumbline/shared-schema/money';
import { eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../database/connect';
import { contracts } from '../../../database/tables/contracts';
import { disputes } from '../../../database/tables/disputes';
import { users } from '../../../database/tables/users';
import { clearingOf, figuresOf } from '../../money/ledger/figures.repository';
import { daysLong } from './contract-records.repository';
import type { ContractRules } from './contract-records.repository';
import { timesOfDispute } from './disputes.repository';
import { personColumns } from '../../people/users/person-columns';
import type { UserViews } from '../../people/users/user-view';
import type { DisputesEvidence } from '../../trust/cases/cases.service';

type Dependencies = { database: Database; rules: ContractRules; views: UserViews };
type DisputeRecord = Awaited<ReturnType<typeof list>>[number];

const hirer = alias(users, 'hirer');
const professional = alias(users, 'professional');

/** Reads for administrators what a dispute in their queue is about. */
export function createDisputesEvidence({ database, rules, views }: Dependencies): DisputesEvidence {
  return async (records) => {
    const ids = records.flatMap(({ case: { kind, aboutId } }) => (kind === 'dispute' ? [aboutId] : []));
    if (ids.length === 0) return new Map();
    const rows = await list(database, ids, rules);
    return new Map(rows.map((row) => [row.dispute.id, toCaseDispute(row, views)]));
  };
}

function list(database: Database, ids: readonly string[], rules: ContractRules) {
  const { disputeAnswerDays, appealDays } = rules;
  return database
    .select({
      dispute: disputes,
      clientId: contracts.clientId,
      hirer: personColumns(hirer),
      professional: personColumns(professional),
      times: timesOfDispute(disputes, { answer: daysLong(disputeAnswerDays), appeal: daysLong(appealDays) }),
      money: figuresOf(contracts.id),
      clearing: clearingOf(contracts.id),
    })
    .from(disputes)
    .innerJoin(contracts, eq(contracts.id, disputes.contractId))
    .innerJoin(hirer, eq(hirer.id, contracts.clientId))
    .innerJoin(professional, eq(professional.id, contracts.professionalId))
    .where(inArray(disputes.id, [...ids]));
}

function toCaseDispute(row: DisputeRecord, views: UserViews): CaseDispute {
  const { dispute, clientId, times } = row;
  return {
    contractId: dispute.contractId,
    status: dispute.status,
    raisedBy: dispute.raisedById === clientId ? 'hirer' : 'professional',
    hirer: views.person(row.hirer),
    professional: views.person(row.professional),
    reason: dispute.reason,
    answer: dispute.answer,
    answerDueAt: new Date(times.answerDueAt).toISOString(),
    isHeard: times.isHeard,
    amount: amountOf(row),
  };
}

/** What is held; once it was decided about, what both were given then. */
function amountOf({ dispute: { status }, money, clearing }: DisputeRecord): number | null {
  if (status === 'open') return toDollars(money?.held ?? 0);
  return status === 'appealed' ? toDollars(clearing) : null;
}
