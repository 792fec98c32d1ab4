import type { Transaction, Tx } from '../../../../database/connect';
import type { SandboxOperationRow } from '../../../../database/tables/payments';
import type { ProviderEvent } from '../../../../database/provider-event';
import type { SandboxOperations } from './sandbox-operations.repository';
import { chargebackRef } from './sandbox-provider';

type Dependencies = {
  operations: SandboxOperations;
  receive: (tx: Tx, provider: 'sandbox', event: ProviderEvent) => Promise<void>;
  transaction: Transaction;
};

/** Tells of what takes time, as a provider does through its webhooks. Returns how much it told. */
export function createSandboxTeller({ operations, receive, transaction }: Dependencies) {
  return (): Promise<number> =>
    transaction(async (tx) => {
      const due = await operations.lockDue(tx);
      for (const operation of due) {
        await receive(tx, 'sandbox', eventOf(operation));
        await operations.recordTold(tx, operation.key);
      }
      return due.length;
    });
}

function eventOf({ key, kind, ref, amount, outcome }: SandboxOperationRow): ProviderEvent {
  if (kind === 'chargeback') return chargebackEvent({ key, amount, outcome });
  const done = kind === 'charge' ? ('charge.succeeded' as const) : (`${kind}.paid` as const);
  return { id: `sbx_${key}_${done}`, kind: done, key, ref, amount };
}

type ChargebackOperation = Pick<SandboxOperationRow, 'key' | 'amount' | 'outcome'>;

function chargebackEvent({ key, amount, outcome }: ChargebackOperation): ProviderEvent {
  const [, paymentId = ''] = key.split(':');
  const kind = `chargeback.${outcome === 'won' || outcome === 'lost' ? outcome : 'opened'}` as const;
  return {
    id: `sbx_${paymentId}_${kind}`,
    kind,
    key: paymentId,
    ref: chargebackRef(paymentId),
    chargeRef: `sbx_charge_${paymentId}`,
    amount,
  };
}
