import type { PaymentMethodKind } from '@plumbline/shared-schema/money-options';

type SandboxMethod = {
  /** Typed into the form, which turns it into the token: a number never leaves the page. */
  number: string;
  token: string;
  kind: PaymentMethodKind;
  brand: string | null;
};

const card = (number: string, token: string, brand = 'Visa'): SandboxMethod => ({
  number,
  token,
  kind: 'card',
  brand,
});
const bank = (number: string, token: string): SandboxMethod => ({ number, token, kind: 'bank', brand: null });

/** The only numbers that the sandbox knows, each for what becomes of its payments. */
export const SANDBOX_METHODS: readonly SandboxMethod[] = [
  card('4242424242424242', 'sbx_card_ok'),
  card('5555555555554444', 'sbx_card_slow', 'Mastercard'),
  card('4000000000000002', 'sbx_card_declined'),
  card('4000000000009995', 'sbx_card_poor'),
  card('4000000000000069', 'sbx_card_expired'),
  card('4000000000000259', 'sbx_card_chargeback'),
  card('4000000000000267', 'sbx_card_chargeback_won'),
  card('4000000000005126', 'sbx_card_no_refund'),
  bank('000123456789', 'sbx_bank_ok'),
  bank('000111111113', 'sbx_bank_slow'),
  bank('000111111116', 'sbx_bank_closed'),
];

/** The page adds eight digits of its own, so that one person can have the same number twice. */
const TOKEN = /^(sbx_(?:card|bank)_[a-z_]+)_[0-9a-f]{8}$/;

/** `undefined` for a token that is none of the sandbox's. */
export function sandboxMethodOf(token: string): SandboxMethod | undefined {
  const [, stem] = TOKEN.exec(token) ?? [];
  return SANDBOX_METHODS.find((method) => method.token === stem);
}
