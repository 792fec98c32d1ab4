import type { PaymentFailure } from '@plumbline/shared-schema/money-options';
import { sandboxMethodOf } from '@plumbline/shared-schema/sandbox-methods';
import { AppError } from '../../../../kit/errors';
import type { ChargeOrder, Outcome, PaymentProvider, PayoutOrder, RefundOrder } from '../payment-provider';
import type { SandboxOperations } from './sandbox-operations.repository';

type Dependencies = { operations: SandboxOperations; delaySeconds: number };

/** What becomes of an order with a token that is not simply carried out. */
const FAILURES: Record<string, PaymentFailure> = {
  sbx_card_declined: 'declined',
  sbx_card_poor: 'insufficientFunds',
  sbx_card_expired: 'expiredCard',
  sbx_bank_closed: 'accountClosed',
};
const SLOW = ['sbx_card_slow', 'sbx_bank_slow'];
const CHARGED_BACK: Record<string, 'lost' | 'won'> = {
  sbx_card_chargeback: 'lost',
  sbx_card_chargeback_won: 'won',
};
/** Its charges succeed, and are not given back. */
const NO_REFUND = 'sbx_card_no_refund';

/** As the provider knows it, from the payment that it is about. */
export const chargebackRef = (paymentId: string) => `sbx_cb_${paymentId}`;

/** Keeps the books of a provider and moves no money: for demonstrations, tests and development. */
export function createSandboxProvider({ operations, delaySeconds }: Dependencies): PaymentProvider {
  const stemOf = (token: string) => sandboxMethodOf(token)?.token ?? '';

  type SandboxOrder = { key: string; kind: 'charge' | 'payout'; token: string; amount: number };

  async function carryOut({ key, kind, token, amount }: SandboxOrder): Promise<Outcome> {
    const stem = stemOf(token);
    const failure = FAILURES[stem] ?? (stem === '' ? 'declined' : undefined);
    const isSlow = SLOW.includes(stem);
    const done = kind === 'charge' ? ('succeeded' as const) : ('paid' as const);
    const { ref } = await operations.add({
      ...{ key, kind, token, amount, ref: `sbx_${kind}_${key}`, outcome: failure ?? done },
      inSeconds: isSlow ? delaySeconds : null,
    });
    if (failure !== undefined) return { status: 'failed', ref, failure };
    return isSlow ? { status: 'pending', ref, actionUrl: null } : { status: done, ref };
  }

  async function planChargeback(paymentId: string, amount: number, end: 'lost' | 'won'): Promise<void> {
    const ref = chargebackRef(paymentId);
    const common = { kind: 'chargeback' as const, amount };
    await operations.add({
      ...{ ...common, key: `chargeback:${paymentId}`, ref, outcome: 'opened' },
      inSeconds: delaySeconds,
    });
    await operations.add({
      ...{ ...common, key: `chargeback:${paymentId}:end`, ref: `${ref}_end`, outcome: end },
      inSeconds: 2 * delaySeconds,
    });
  }

  return {
    name: 'sandbox',
    isTest: true,
    beginMethod: () => Promise.resolve({ url: null }),

    describe: (_payer, token) => {
      const method = sandboxMethodOf(token);
      if (method === undefined) return Promise.reject(new AppError('METHOD_REFUSED'));
      const { kind, brand, number } = method;
      const expires = kind === 'card' ? '12/34' : null;
      return Promise.resolve({ token, kind, brand, last4: number.slice(-4), expires });
    },

    forget: () => Promise.resolve(),

    charge: async ({ key, token, amount }: ChargeOrder) => {
      const outcome = await carryOut({ key, kind: 'charge', token, amount });
      const end = CHARGED_BACK[stemOf(token)];
      if (end !== undefined) await planChargeback(key, amount, end);
      return outcome;
    },

    refund: async ({ key, amount, chargeRef }: RefundOrder) => {
      const charge = await operations.findByRef(chargeRef);
      const isRefused = charge === undefined || stemOf(charge.token ?? '') === NO_REFUND;
      const outcome = isRefused ? 'refusedByBank' : 'paid';
      const order = { key, kind: 'refund' as const, amount, ref: `sbx_refund_${key}`, outcome };
      const { ref } = await operations.add({ ...order, inSeconds: null });
      return isRefused ? { status: 'failed', ref, failure: 'refusedByBank' } : { status: 'paid', ref };
    },

    payOut: ({ key, token, amount }: PayoutOrder) => carryOut({ key, kind: 'payout', token, amount }),
  };
}
