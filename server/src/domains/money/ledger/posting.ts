import type { DocumentKind, ProviderName, TransferReason } from '@plumbline/shared-schema/money-options';

/** Names an account by whose it is. */
export type AccountKey =
  | { kind: 'wallet' | 'clearing' | 'outgoing'; userId: string }
  | { kind: 'held'; contractId: string }
  | { kind: 'external'; provider: ProviderName }
  | { kind: 'fees' }
  | { kind: 'losses' };

/** Cents: positive into the account, negative out of it. */
export type Entry = { account: AccountKey; amount: number };

/** What a movement belongs to. */
export type About = Partial<
  Record<
    'contractId' | 'milestoneId' | 'paymentId' | 'refundId' | 'payoutId' | 'disputeId' | 'chargebackId',
    string
  >
>;

/** `event`: as the column says. `actorId` null: the clock or a provider. `at`: when, where that is not now. */
export type Cause = { event: string; actorId: string | null; at?: Date };

/** A movement to be booked. Entries without an amount are left out; the others add up to nothing. */
export type Posting = Cause & {
  /** Once for each, whatever repeats it. */
  key: string;
  reason: TransferReason;
  entries: readonly Entry[];
  about?: About;
  document?: DocumentKind;
};

/** The same for one account, whoever names it. */
export function accountText(account: AccountKey): string {
  if ('userId' in account) return `${account.kind}:${account.userId}`;
  if ('contractId' in account) return `held:${account.contractId}`;
  return 'provider' in account ? `external:${account.provider}` : `${account.kind}:`;
}

export const wallet = (userId: string): AccountKey => ({ kind: 'wallet', userId });
export const clearing = (userId: string): AccountKey => ({ kind: 'clearing', userId });
export const outgoing = (userId: string): AccountKey => ({ kind: 'outgoing', userId });
export const held = (contractId: string): AccountKey => ({ kind: 'held', contractId });
export const external = (provider: ProviderName): AccountKey => ({ kind: 'external', provider });

export const between = (from: AccountKey, to: AccountKey, amount: number): Entry[] => [
  { account: from, amount: -amount },
  { account: to, amount },
];
