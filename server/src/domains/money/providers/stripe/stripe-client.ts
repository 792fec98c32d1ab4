import Stripe from 'stripe';
import type { PaymentFailure } from '@plumbline/shared-schema/money-options';
import { ProviderUnavailable } from '../payment-provider';
import type { Outcome } from '../payment-provider';
import type { StripeSettings } from '../../../../settings/config';

const TIMEOUT_MS = 20_000;
const RETRIES = 2;

export function createStripeClient({
  secretKey,
  apiUrl,
}: Pick<StripeSettings, 'secretKey' | 'apiUrl'>): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl ?? 'https://api.stripe.com');
  return new Stripe(secretKey, {
    host: hostname,
    ...(port !== '' && { port }),
    protocol: protocol === 'http:' ? 'http' : 'https',
    maxNetworkRetries: apiUrl === undefined ? RETRIES : 0,
    timeout: TIMEOUT_MS,
    telemetry: false,
  });
}

const FAILURES: Record<string, PaymentFailure> = {
  insufficient_funds: 'insufficientFunds',
  expired_card: 'expiredCard',
  card_declined: 'declined',
  account_closed: 'accountClosed',
  no_account: 'accountClosed',
};

/** The most exact code that we have a word for. */
export function failureOf(...codes: (string | null | undefined)[]): PaymentFailure {
  const known = codes.find((code) => typeof code === 'string' && Object.hasOwn(FAILURES, code));
  return FAILURES[known ?? ''] ?? 'declined';
}

/** What Stripe refuses is refused; that it cannot be asked, or is busy, says nothing about the order. */
export async function carriedOut(order: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await order();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    if (error instanceof Stripe.errors.StripeCardError)
      return {
        status: 'failed',
        ref: error.payment_intent?.id ?? null,
        failure: failureOf(error.decline_code, error.code),
      };
    if (error instanceof Stripe.errors.StripeInvalidRequestError)
      return { status: 'failed', ref: null, failure: failureOf(error.code) };
    throw new ProviderUnavailable('stripe', error.type);
  }
}
