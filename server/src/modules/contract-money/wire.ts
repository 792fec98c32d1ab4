import type { Foundation } from '../../foundation';
import type { ContractMoves } from '../contracts/contract-moves';
import type { ContractsRepository } from '../contracts/contracts.repository';
import type { ContractReads } from '../contracts/contracts.service';
import type { createPaymentServices } from '../payments/wire';
import { createFundingService } from './funding.service';
import { createPaymentEffects } from './payment-effects';

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
