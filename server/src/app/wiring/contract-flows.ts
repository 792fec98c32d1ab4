import type { Foundation } from '../foundation';
import type { createPaymentServices } from './payments';
import { createContractMoney } from '../../domains/deals/contract-money/contract-money';
import { createDisputeAwards } from '../../domains/deals/contract-money/dispute-awards';
import { contractWrites } from '../../domains/deals/contract-records/contract-writes.repository';
import type { ContractMoves } from '../../domains/deals/contract-records/contract-moves';
import type { ContractOffersRepository } from '../../domains/deals/contract-records/contract-offers.repository';
import type { ContractReads } from '../../domains/deals/contract-records/contract-reads';
import type { ContractsRepository } from '../../domains/deals/contract-records/contracts.repository';
import type { DisputeCases } from '../../domains/deals/contract-records/dispute-cases';
import type { DisputesRepository } from '../../domains/deals/contract-records/disputes.repository';
import { milestoneWrites } from '../../domains/deals/contract-records/milestones.repository';
import type { MilestonesService } from '../../domains/deals/contract-records/milestones.service';
import { workDecisions } from '../../domains/deals/contract-records/work-decisions.repository';
import { createApprovals } from '../../domains/deals/flows/approve';
import { createCancellations } from '../../domains/deals/flows/cancel';
import { createChargeback } from '../../domains/deals/flows/chargeback';
import { createDecideDispute, createFreeAward } from '../../domains/deals/flows/decide-dispute';
import { createFund } from '../../domains/deals/flows/fund';
import { createFundingMoves } from '../../domains/deals/flows/funding-moves';
import { createHire } from '../../domains/deals/flows/hire';
import { createSettlePayment } from '../../domains/deals/flows/settle-payment';
import { createWithdrawDispute } from '../../domains/deals/flows/withdraw-dispute';

export type Payments = Pick<
  ReturnType<typeof createPaymentServices>,
  'outflow' | 'payments' | 'paymentsRepository' | 'transits' | 'createSettleEvent'
>;

type Parts = Foundation &
  Payments &
  ContractReads & {
    contracts: ContractsRepository;
    offers: ContractOffersRepository;
    disputes: DisputesRepository;
    disputeCases: DisputeCases;
    moves: ContractMoves;
    milestones: MilestonesService;
  };

/** What happens to a contract and crosses domains: a file for each in `domains/deals/flows`. */
export function createContractFlows(parts: Parts) {
  const money = createContractMoney(parts);
  const awards = createDisputeAwards({ ...parts, money });
  const fundingMoves = createFundingMoves({ ...parts, money });
  const settlePayment = createSettlePayment({ ...parts, payments: parts.paymentsRepository, fundingMoves });
  const chargeBack = createChargeback({ ...parts, settlePayment, fundingMoves });
  return {
    hire: createHire({ ...parts, writes: contractWrites, milestoneWrites }),
    fundContract: createFund({ ...parts, settlePayment }),
    settleEvent: parts.createSettleEvent({ ...settlePayment, chargeBack }),
    approvals: createApprovals({ ...parts, money, workDecisions }),
    cancellations: createCancellations({ ...parts, money }),
    decideDispute: createDecideDispute({ ...parts, awards }),
    withdrawDispute: createWithdrawDispute({ ...parts, money }),
    freeAward: createFreeAward({ ...parts, awards }),
  };
}
