import type Stripe from 'stripe';
import type { ProviderEvent, ProviderEventKind } from '../../../../database/provider-event';
import { failureOf } from './stripe-client';

type Facts = Omit<ProviderEvent, 'id'>;

const keyOf = ({ metadata }: { metadata: Stripe.Metadata | null }) =>
  metadata?.['key'] === undefined ? {} : { key: metadata['key'] };
const idOf = (named: string | { id: string } | null | undefined) =>
  typeof named === 'string' ? named : (named?.id ?? '');

/** What it says in our words; `undefined` where it says nothing to us. */
export function toProviderEvent(event: Stripe.Event): ProviderEvent | undefined {
  const facts = factsOf(event);
  return facts && { id: event.id, ...facts };
}

function factsOf(event: Stripe.Event): Facts | undefined {
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.requires_action':
      return ofIntent(event.type, event.data.object);
    case 'refund.updated':
    case 'refund.failed':
      return ofRefund(event.data.object);
    case 'payout.paid':
    case 'payout.failed':
      return ofPayout(event.type, event.data.object);
    default:
      return ofOthers(event);
  }
}

function ofOthers(event: Stripe.Event): Facts | undefined {
  if (event.type === 'charge.dispute.created') return ofDispute('chargeback.opened', event.data.object);
  if (event.type === 'charge.dispute.closed')
    return ofDispute(
      event.data.object.status === 'lost' ? 'chargeback.lost' : 'chargeback.won',
      event.data.object,
    );
  const isReady = event.type === 'account.updated' && event.data.object.payouts_enabled;
  return isReady ? { kind: 'account.ready', ref: event.data.object.id } : undefined;
}

function ofPayout(kind: 'payout.paid' | 'payout.failed', payout: Stripe.Payout): Facts {
  const failure = kind === 'payout.failed' ? { failure: failureOf(payout.failure_code) } : {};
  return { kind, ...keyOf(payout), ref: payout.id, amount: payout.amount, ...failure };
}

type IntentEvent =
  'payment_intent.succeeded' | 'payment_intent.payment_failed' | 'payment_intent.requires_action';

function ofIntent(type: IntentEvent, intent: Stripe.PaymentIntent): Facts | undefined {
  const { id: ref, amount, last_payment_error: error, next_action: next } = intent;
  const about = { ...keyOf(intent), ref, amount };
  if (type === 'payment_intent.succeeded') return { ...about, kind: 'charge.succeeded' };
  if (type === 'payment_intent.payment_failed')
    return { ...about, kind: 'charge.failed', failure: failureOf(error?.decline_code, error?.code) };
  const actionUrl = next?.redirect_to_url?.url;
  return actionUrl ? { ...about, kind: 'charge.action', actionUrl } : undefined;
}

function ofRefund(refund: Stripe.Refund): Facts | undefined {
  const about = { ...keyOf(refund), ref: refund.id, amount: refund.amount };
  if (refund.status === 'succeeded') return { ...about, kind: 'refund.paid' };
  return refund.status === 'failed'
    ? { ...about, kind: 'refund.failed', failure: 'refusedByBank' }
    : undefined;
}

function ofDispute(kind: ProviderEventKind, dispute: Stripe.Dispute): Facts {
  const { id: ref, amount } = dispute;
  return { kind, ref, amount, chargeRef: idOf(dispute.payment_intent) };
}
