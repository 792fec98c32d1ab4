import { eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../database/connect';
import { contracts } from '../../../database/tables/contracts';
import { disputes } from '../../../database/tables/disputes';
import { users } from '../../../database/tables/users';
import { clearingOf, figuresOf } from '../../money/ledger/figures.repository';
import { personColumns } from '../../people/users/person-columns';
import { daysLong } from '../contract-records/contract-records.repository';
import type { ContractRules } from '../contract-records/contract-records.repository';
import { timesOfDispute } from '../contract-records/disputes.repository';

const hirer = alias(users, 'hirer');
const professional = alias(users, 'professional');

export type DisputeEvidenceRepository = ReturnType<typeof createDisputeEvidenceRepository>;
export type DisputeEvidence = Awaited<ReturnType<DisputeEvidenceRepository['list']>>[number];

/** Disputes with their sides, their times and their money, for whoever decides them. */
export function createDisputeEvidenceRepository(database: Database, rules: ContractRules) {
  const days = { answer: daysLong(rules.disputeAnswerDays), appeal: daysLong(rules.appealDays) };
  return {
    list: (ids: readonly string[]) =>
      database
        .select({
          dispute: disputes,
          clientId: contracts.clientId,
          hirer: personColumns(hirer),
          professional: personColumns(professional),
          times: timesOfDispute(disputes, days),
          money: figuresOf(contracts.id),
          clearing: clearingOf(contracts.id),
        })
        .from(disputes)
        .innerJoin(contracts, eq(contracts.id, disputes.contractId))
        .innerJoin(hirer, eq(hirer.id, contracts.clientId))
        .innerJoin(professional, eq(professional.id, contracts.professionalId))
        .where(inArray(disputes.id, [...ids])),
  };
}
