import { paymentSchema, type Payment } from '@plumbline/shared-schema/contract-money';
import { paymentMethodSchema, type PaymentMethod } from '@plumbline/shared-schema/payment-methods';
import { anId } from './ids';
import { AT } from './instants';

/** A card of the reader, the default one. */
export function aPaymentMethod(overrides: Partial<PaymentMethod> = {}): PaymentMethod {
  return paymentMethodSchema.parse({
    _id: anId(90),
    kind: 'card',
    brand: 'Visa',
    last4: '4242',
    expires: '12/34',
    isDefault: true,
    createdAt: AT,
    ...overrides,
  });
}

/** All of the contract, by that card, on its way. */
export function aPayment(overrides: Partial<Payment> = {}): Payment {
  return paymentSchema.parse({
    _id: anId(91),
    contractId: anId(50),
    milestoneId: null,
    amount: 950,
    fromBalance: 0,
    status: 'pending',
    failure: null,
    method: { kind: 'card', brand: 'Visa', last4: '4242' },
    actionUrl: null,
    createdAt: AT,
    settledAt: null,
    ...overrides,
  });
}
