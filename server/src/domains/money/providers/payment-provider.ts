import type { PaymentFailure, PaymentMethodKind, ProviderName } from '@plumbline/shared-schema/money-options';

/** What became of an order. The same facts may come again as events. */
export type Outcome =
  | { status: 'succeeded' | 'paid'; ref: string }
  | { status: 'pending'; ref: string; actionUrl: string | null }
  | { status: 'failed'; ref: string | null; failure: PaymentFailure };

export type MethodFacts = {
  token: string;
  kind: PaymentMethodKind;
  brand: string | null;
  last4: string;
  /** `MM/YY` */
  expires: string | null;
};

export type Payer = {
  userId: string;
  email: string;
  fullName: string;
  customerRef: string | null;
  accountRef: string | null;
};

/** Cents. `key`: the provider's idempotency key, our row's id; the same order twice is one order. */
type Order = { key: string; amount: number };
export type ChargeOrder = Order & { payer: Payer; token: string; contractId: string; returnUrl: string };
export type RefundOrder = Order & { chargeRef: string };
export type PayoutOrder = Order & { payer: Payer; token: string };

/** Who moves real money, or says that they did. Orders throw ProviderUnavailable: they are tried again. */
export type PaymentProvider = {
  name: ProviderName;
  /** No real money moves: said wherever an amount is. */
  isTest: boolean;
  /** Where a method is added: a page of the provider, or the site's own form (`url: null`). `refs`: to be kept. */
  beginMethod: (
    payer: Payer,
    kind: PaymentMethodKind,
    returnUrl: string,
  ) => Promise<{ url: string | null; refs?: Partial<Pick<Payer, 'customerRef' | 'accountRef'>> }>;
  /** Facts of a token; AppError METHOD_REFUSED for one that is none. */
  describe: (payer: Payer, token: string) => Promise<MethodFacts>;
  forget: (payer: Payer, token: string) => Promise<void>;
  charge: (order: ChargeOrder) => Promise<Outcome>;
  refund: (order: RefundOrder) => Promise<Outcome>;
  payOut: (order: PayoutOrder) => Promise<Outcome>;
};

/**
 * The provider could not be asked, or gave no answer; whether it did what it was asked is not known. Without a cause:
 * one with the code of a broken socket would be taken for a database that is lost.
 */
export class ProviderUnavailable extends Error {
  constructor(provider: ProviderName, reason: string) {
    super(`${provider} is not available: ${reason}`);
    this.name = 'ProviderUnavailable';
  }
}
