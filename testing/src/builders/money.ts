import { paymentSchema, type Payment } from '@plumbline/shared-schema/contract-money';
import { paymentMethodSchema, type PaymentMethod } from '@plumbline/shared-schema/payment-methods';
import {
  transactionSchema,
  walletSchema,
  type Transaction,
  type Wallet,
} from '@plumbline/shared-schema/wallet';
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

export function aWallet(overrides: Partial<Wallet> = {}): Wallet {
  return walletSchema.parse({
    balance: 0,
    onClearance: 0,
    parts: { held: 0, clearing: 0, outgoing: 0 },
    expenses: 0,
    earned: 0,
    isTest: true,
    canWithdraw: false,
    ...overrides,
  });
}

/** Released to the reader for the contract of the builders. */
export function aTransaction(overrides: Partial<Transaction> = {}): Transaction {
  return transactionSchema.parse({
    _id: anId(94),
    kind: 'release',
    method: 'card',
    last4: null,
    amount: 950,
    status: 'done',
    contract: { _id: anId(50), title: 'Replace the kitchen drain' },
    document: null,
    createdAt: AT,
    ...overrides,
  });
}
