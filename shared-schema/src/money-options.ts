/** Closed lists of money: accounts, movements, payments. */

/**
 * Where money can be. `external`: at a provider; `losses`: what nobody could be asked for; `fees`: the platform's own;
 * `held`: in a contract; of a person the `wallet`, what is decided but not free yet (`clearing`) and what is on its way
 * out (`outgoing`).
 */
export const ACCOUNT_KINDS = [
  'external',
  'losses',
  'fees',
  'held',
  'wallet',
  'clearing',
  'outgoing',
] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];
/** The accounts that a person has. */
export const PERSON_ACCOUNTS = ['wallet', 'clearing', 'outgoing'] as const satisfies readonly AccountKind[];

/** Why money moved. */
export const TRANSFER_REASONS = [
  'charge',
  'fund',
  'release',
  'refund',
  'award',
  'awardBack',
  'shift',
  'clear',
  'payback',
  'paidBack',
  'paybackFailed',
  'withdraw',
  'withdrawn',
  'withdrawFailed',
  'withdrawReturned',
  'chargeback',
  'chargebackWon',
] as const;
export type TransferReason = (typeof TRANSFER_REASONS)[number];

export const PROVIDER_NAMES = ['sandbox', 'stripe'] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];
/** What an operator can choose. */
export const PAYMENT_CHOICES = [...PROVIDER_NAMES, 'none'] as const;

export const PAYMENT_METHOD_KINDS = ['card', 'bank'] as const;
export type PaymentMethodKind = (typeof PAYMENT_METHOD_KINDS)[number];
/** `action`: the payer has to confirm it with their bank. */
export const PAYMENT_STATES = ['pending', 'action', 'succeeded', 'failed'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];
export const OPEN_PAYMENT_STATES = ['pending', 'action'] as const satisfies readonly PaymentState[];
/** States of money on its way out: refunds to a card and payouts to a bank. */
export const TRANSIT_STATES = ['pending', 'paid', 'failed'] as const;
export type TransitState = (typeof TRANSIT_STATES)[number];
export const CHARGEBACK_STATES = ['open', 'won', 'lost'] as const;
export const PAYMENT_FAILURES = [
  'declined',
  'insufficientFunds',
  'expiredCard',
  'refusedByBank',
  'accountClosed',
  'timedOut',
] as const;
export type PaymentFailure = (typeof PAYMENT_FAILURES)[number];

/**
 * Papers about money: that it was paid into a contract, what a professional is owed and got, what went back, what reached
 * a bank account.
 */
export const DOCUMENT_KINDS = ['receipt', 'invoice', 'creditNote', 'payout'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
/** What the numbers of each begin with, in every language. */
export const DOCUMENT_SERIES: Record<DocumentKind, string> = {
  receipt: 'R',
  invoice: 'I',
  creditNote: 'C',
  payout: 'P',
};

/** What moves the balance of a wallet. Texts: `kinds.<kind>` in namespace `wallet`. */
export const WALLET_KINDS = [
  'charge',
  'fund',
  'release',
  'refund',
  'clear',
  'payback',
  'paybackFailed',
  'withdraw',
  'withdrawFailed',
  'withdrawReturned',
  'chargeback',
  'chargebackWon',
] as const satisfies readonly TransferReason[];
export type WalletKind = (typeof WALLET_KINDS)[number];
