import type Stripe from 'stripe';
import type { ChargeOrder, Outcome, PaymentProvider, PayoutOrder, RefundOrder } from '../payment-provider';
import { carriedOut, failureOf } from './stripe-client';
import { createStripeMethods } from './stripe-methods';

const CURRENCY = 'usd';

/**
 * Separate charges and transfers: what a hirer pays stays on the platform's account while it is held here, and goes to
 * the account of the professional, and from there to their bank, when they withdraw it.
 */
export function createStripeProvider(stripe: Stripe, { isTest }: { isTest: boolean }): PaymentProvider {
  async function charge(order: ChargeOrder): Promise<Outcome> {
    const { key, amount, payer, token, contractId, returnUrl } = order;
    const intent = await stripe.paymentIntents.create(
      {
        amount,
        currency: CURRENCY,
        ...(payer.customerRef !== null && { customer: payer.customerRef }),
        payment_method: token,
        confirm: true,
        return_url: returnUrl,
        transfer_group: contractId,
        metadata: { key, contractId },
      },
      { idempotencyKey: `charge:${key}` },
    );
    return outcomeOfIntent(intent);
  }

  async function refund({ key, amount, chargeRef }: RefundOrder): Promise<Outcome> {
    const made = await stripe.refunds.create(
      { payment_intent: chargeRef, amount, metadata: { key } },
      { idempotencyKey: `refund:${key}` },
    );
    if (made.status === 'succeeded') return { status: 'paid', ref: made.id };
    if (made.status === 'pending' || made.status === 'requires_action')
      return { status: 'pending', ref: made.id, actionUrl: null };
    return { status: 'failed', ref: made.id, failure: 'refusedByBank' };
  }

  /** To the professional's account, and on to their bank; what cannot go on comes back to the platform. */
  async function payOut({ key, amount, payer, token }: PayoutOrder): Promise<Outcome> {
    const { accountRef } = payer;
    if (accountRef === null) return { status: 'failed', ref: null, failure: 'accountClosed' };
    const transfer = await stripe.transfers.create(
      { amount, currency: CURRENCY, destination: accountRef, metadata: { key } },
      { idempotencyKey: `transfer:${key}` },
    );
    const outcome = await carriedOut(async () => {
      const payout = await stripe.payouts.create(
        { amount, currency: CURRENCY, destination: token, metadata: { key, transfer: transfer.id } },
        { idempotencyKey: `payout:${key}`, stripeAccount: accountRef },
      );
      return payout.status === 'paid'
        ? { status: 'paid', ref: payout.id }
        : { status: 'pending', ref: payout.id, actionUrl: null };
    });
    if (outcome.status === 'failed') await takeBack(stripe, transfer.id);
    return outcome;
  }

  return {
    name: 'stripe',
    isTest,
    ...createStripeMethods(stripe),
    charge: (order) => carriedOut(() => charge(order)),
    refund: (order) => carriedOut(() => refund(order)),
    payOut: (order) => carriedOut(() => payOut(order)),
  };
}

/** Takes back the transfer of a payout that did not reach the bank, once, however often it is asked for. */
export async function takeBack(stripe: Stripe, transferId: string): Promise<void> {
  await stripe.transfers.createReversal(transferId, {}, { idempotencyKey: `reversal:${transferId}` });
}

function outcomeOfIntent(intent: Stripe.PaymentIntent): Outcome {
  const { id: ref, status, next_action: next, last_payment_error: error } = intent;
  if (status === 'succeeded') return { status: 'succeeded', ref };
  if (status === 'processing') return { status: 'pending', ref, actionUrl: null };
  if (status === 'requires_action')
    return { status: 'pending', ref, actionUrl: next?.redirect_to_url?.url ?? null };
  return { status: 'failed', ref, failure: failureOf(error?.decline_code, error?.code) };
}
