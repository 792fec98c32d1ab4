import type { Tx } from '../../../database/connect';
import type { ChargebackShares } from '../../money/ledger/leaving-postings';
import type { BookedEntry, Ledger } from '../../money/ledger/ledger';
import { clearing, held, wallet } from '../../money/ledger/posting';
import type { PaymentRecord } from '../../money/payments/payments.repository';

/** How much of it each can bear, in the order of the parts. Nobody falls below zero: the rest is lost. */
export async function sharesToBear(
  tx: Tx,
  ledger: Ledger,
  { amount, payment }: { amount: number; payment: PaymentRecord },
): Promise<ChargebackShares> {
  const { contractId, payerId, professionalId } = payment;
  const money = (await ledger.contractMoney(tx, [contractId])).get(contractId);
  let left = amount;
  let released = money?.released ?? 0;
  const take = (available: number) => {
    const share = Math.max(0, Math.min(left, available));
    left -= share;
    return share;
  };
  const keys = [held(contractId), wallet(payerId), clearing(professionalId), wallet(professionalId)];
  const [inContract = 0, ofPayer = 0, , inWallet = 0] = await ledger.balancesForUpdate(tx, keys);
  // What other contracts have given there is not touched.
  const inClearing = (await ledger.clearingIn(tx, contractId)).get(professionalId) ?? 0;
  const fromContract = take(inContract);
  const payer = take(ofPayer);
  const professionalClearing = take(Math.min(inClearing, released));
  released -= professionalClearing;
  const professionalWallet = take(Math.min(inWallet, released));
  return { held: fromContract, payer, professionalClearing, professionalWallet, losses: left };
}

/** As they were borne when it was opened. */
export function sharesBorne(
  booked: readonly BookedEntry[],
  { payerId, professionalId }: PaymentRecord,
): ChargebackShares {
  const borne = (kind: BookedEntry['kind'], owner: string | null) =>
    booked
      .filter((entry) => entry.kind === kind && entry.userId === owner)
      .reduce((sum, { amount }) => sum - amount, 0);
  return {
    held: borne('held', null),
    payer: borne('wallet', payerId),
    professionalClearing: borne('clearing', professionalId),
    professionalWallet: borne('wallet', professionalId),
    losses: borne('losses', null),
  };
}
