import type { Foundation } from '../../foundation';
import type { ContractMoves } from '../contracts/contract-moves';
import type { ContractReads } from '../contracts/contracts.service';
import type { createPaymentServices } from '../payments/wire';
import { createFundingService } from './funding.service';
import { createPaymentEffects } from './payment-effects';

export type Payments = Pick<
  ReturnType<typeof createPaymentServices>,
  'outflow' | 'joinPayments' | 'payments'
>;

/** Contracts are funded by payments: hirers order them, and what becomes of them happens to the contracts. */
export function createFunding(parts: Foundation & Payments & ContractReads & { moves: ContractMoves }) {
  parts.joinPayments(createPaymentEffects(parts));
  return createFundingService(parts);
}
