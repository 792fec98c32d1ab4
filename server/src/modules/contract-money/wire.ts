import type { Foundation } from '../../foundation';
import type { createPaymentServices } from '../payments/wire';
import { createContractMoney } from './contract-money';
import { createPaymentEffects } from './payment-effects';

type Payments = Pick<ReturnType<typeof createPaymentServices>, 'outflow' | 'joinPayments'>;

/** Contracts are funded by payments, and what they release and give back goes out by them. */
export function createMoneyOfContracts(parts: Foundation & Payments) {
  parts.joinPayments(createPaymentEffects(parts));
  return createContractMoney(parts);
}
