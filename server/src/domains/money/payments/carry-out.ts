import type { PaymentFailure } from '@plumbline/shared-schema/money-options';
import type { Database } from '../../../database/connect';
import type { OutboxEvents } from '../../../kit/outbox/outbox';
import { ProviderUnavailable } from '../providers/payment-provider';
import type { Outcome, PaymentProvider } from '../providers/payment-provider';
import type { ProviderEvent } from '../../../database/provider-event';
import type { EventIntake } from './event-intake';
import type { PaymentRecord, PaymentsRepository } from './payments.repository';
import type { TransitsRepository } from './transits.repository';

export type ProviderNamed = (name: PaymentProvider['name']) => PaymentProvider | undefined;

type Dependencies = {
  payments: PaymentsRepository;
  transits: TransitsRepository;
  intake: EventIntake;
  providerNamed: ProviderNamed;
  siteUrl: string;
  database: Database;
};

type Answer = { kind: 'charge' | 'refund' | 'payout'; key: string; amount: number; outcome: Outcome };

/**
 * Carries out orders, outside any transaction, under the id of our row: an order that is tried again, because a process
 * died or no answer came, is still one. The answer is stored as an event of the provider.
 */
export function createCarryOut(parts: Dependencies) {
  const { payments, transits, intake, providerNamed, siteUrl, database } = parts;

  function providerOf(name: PaymentProvider['name']): PaymentProvider {
    const provider = providerNamed(name);
    if (provider === undefined) throw new ProviderUnavailable(name, 'it is not set up any more');
    return provider;
  }

  const refused = (failure: PaymentFailure): Outcome => ({ status: 'failed', ref: null, failure });

  async function charge(payment: PaymentRecord): Promise<Outcome> {
    const { id: key, payerId: userId, provider, contractId, amount, method } = payment;
    const payer = await payments.payerOf(database, { userId, provider });
    if (method === null || payer === undefined) return refused('declined');
    const returnUrl = `${siteUrl}/contracts?contract=${contractId}`;
    return providerOf(provider).charge({ key, amount, payer, token: method.token, contractId, returnUrl });
  }

  async function store(provider: PaymentProvider['name'], answer: Answer): Promise<void> {
    const event = eventOf(answer);
    if (event !== undefined) await intake.receive(provider, event);
  }

  return {
    charge: async ({ paymentId }: OutboxEvents['payment.begun']): Promise<void> => {
      const payment = await payments.find(database, paymentId);
      if (payment?.status !== 'pending') return;
      const outcome = await charge(payment);
      if (outcome.status === 'pending') await payments.recordRef(database, paymentId, outcome.ref);
      await store(payment.provider, { kind: 'charge', key: paymentId, amount: payment.amount, outcome });
    },

    refund: async ({ refundId }: OutboxEvents['refund.begun']): Promise<void> => {
      const refund = await transits.findRefund(database, refundId);
      if (refund?.status !== 'pending') return;
      const { provider, amount, chargeRef } = refund;
      const outcome =
        chargeRef === null
          ? refused('refusedByBank')
          : await providerOf(provider).refund({ key: refundId, amount, chargeRef });
      if (outcome.status === 'pending') await transits.recordRefundRef(database, refundId, outcome.ref);
      await store(provider, { kind: 'refund', key: refundId, amount, outcome });
    },

    payOut: async ({ payoutId }: OutboxEvents['payout.begun']): Promise<void> => {
      const payout = await transits.findPayout(database, payoutId);
      if (payout?.status !== 'pending') return;
      const { provider, amount, token, userId } = payout;
      const payer = await payments.payerOf(database, { userId, provider });
      const outcome =
        token === null || payer === undefined
          ? refused('accountClosed')
          : await providerOf(provider).payOut({ key: payoutId, amount, payer, token });
      if (outcome.status === 'pending') await transits.recordPayoutRef(database, payoutId, outcome.ref);
      await store(provider, { kind: 'payout', key: payoutId, amount, outcome });
    },
  };
}

/** `undefined`: nothing has happened yet but that the order was taken. */
function eventOf({ kind, key, amount, outcome }: Answer): ProviderEvent | undefined {
  const about = (what: ProviderEvent['kind']) => ({ id: `call:${key}:${what}`, kind: what, key, amount });
  if (outcome.status === 'failed') {
    const { ref, failure } = outcome;
    return { ...about(`${kind}.failed`), ref: ref ?? '', failure };
  }
  if (outcome.status === 'pending') {
    const { ref, actionUrl } = outcome;
    return actionUrl === null || kind !== 'charge'
      ? undefined
      : { ...about('charge.action'), ref, actionUrl };
  }
  return { ...about(kind === 'charge' ? 'charge.succeeded' : `${kind}.paid`), ref: outcome.ref };
}
