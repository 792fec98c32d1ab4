import type { ResolveDispute } from '@plumbline/shared-schema/disputes';
import type { Tx } from '../../../database/connect';
import type { AuditService } from '../../trust/audit/audit.service';
import type { CasesRepository } from '../../inbox/cases.repository';
import type { ContractRecord } from './contract-records.repository';

type Dependencies = { casesRepository: CasesRepository; audit: AuditService };
type DisputeDecision = { disputeId: string; actorId: string; decision: ResolveDispute };

/** Disputes wait in the queue of administrators until they are decided or taken back; an appeal is a case of its own. */
export function createDisputeCases({ casesRepository, audit }: Dependencies) {
  return {
    open: (tx: Tx, { contract: { jobId } }: ContractRecord, disputeId: string) =>
      casesRepository.open(tx, { kind: 'dispute', aboutId: disputeId, jobId }),

    withdraw: (tx: Tx, disputeId: string) => casesRepository.supersede(tx, 'dispute', [disputeId]),

    decide: async (tx: Tx, { disputeId, actorId, decision }: DisputeDecision): Promise<void> => {
      const { outcome, releaseAmount, note: reason } = decision;
      const caseId = await casesRepository.settle(tx, { kind: 'dispute', aboutId: disputeId, note: reason });
      const values = { outcome, ...(outcome === 'split' && { releaseAmount: String(releaseAmount) }) };
      await audit.record(tx, { action: 'disputeDecided', actorId, caseId, reason, values });
    },
  };
}
export type DisputeCases = ReturnType<typeof createDisputeCases>;
