import type { Foundation } from '../foundation';
import type { ContractMoves } from '../../domains/deals/contracts/contract-moves';
import type { ContractReads } from '../../domains/deals/contracts/contracts.service';
import type { createPaymentServices } from './payments';
import { createFundingService } from '../../domains/deals/contract-money/funding.service';
import { createPaymentEffects } from '../../domains/deals/contract-money/payment-effects';
import type { ContractsRepository } from '../../domains/deals/contracts/contracts.repository';

export type Payments = Pick<
  ReturnType<typeof createPaymentServices>,
  'outflow' | 'joinPayments' | 'payments'
>;

type Parts = Foundation & Payments & ContractReads & { moves: ContractMoves; contracts: ContractsRepository };

/** Contracts are funded by payments: hirers order them, and what becomes of them happens to the contracts. */
export function createFunding(parts: Parts) {
  parts.joinPayments(createPaymentEffects(parts));
  return createFundingService(parts);
}
