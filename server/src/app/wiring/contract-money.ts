import type { Foundation } from '../foundation';
import type { ContractMoves } from '../../domains/deals/contracts/contract-moves';
import type { ContractReads } from '../../domains/deals/contracts/contracts.service';
import type { createPaymentServices } from './payments';
import { createFundingService } from '../../domains/deals/contract-money/funding.service';
import { createPaymentEffects } from '../../domains/deals/contract-money/payment-effects';

export type Payments = Pick<
  ReturnType<typeof createPaymentServices>,
  'outflow' | 'joinPayments' | 'payments'
>;

/** Contracts are funded by payments: hirers order them, and what becomes of them happens to the contracts. */
export function createFunding(parts: Foundation & Payments & ContractReads & { moves: ContractMoves }) {
  parts.joinPayments(createPaymentEffects(parts));
  return createFundingService(parts);
}
