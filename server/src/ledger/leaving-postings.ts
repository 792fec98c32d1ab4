import type { ProviderName } from '@plumbline/shared-schema/money-options';
import { clearing, external, held, wallet } from './posting';
import type { About, Cause, Entry, Posting } from './posting';

/** Movements between people and the outside, the other way than a charge. Amounts in cents. */

/** How much of a chargeback each account bears. */
export type ChargebackShares = Record<
  'held' | 'payer' | 'professionalClearing' | 'professionalWallet' | 'losses',
  number
>;
type ChargedBack = {
  id: string;
  paymentId: string;
  contractId: string;
  payerId: string;
  professionalId: string;
  provider: ProviderName;
  shares: ChargebackShares;
};

function chargebackEntries(chargeback: ChargedBack, sign: 1 | -1): Entry[] {
  const { contractId, payerId, professionalId, provider, shares } = chargeback;
  const total = Object.values(shares).reduce((sum, share) => sum + share, 0);
  const borne: Entry[] = [
    { account: held(contractId), amount: shares.held },
    { account: wallet(payerId), amount: shares.payer },
    { account: clearing(professionalId), amount: shares.professionalClearing },
    { account: wallet(professionalId), amount: shares.professionalWallet },
    { account: { kind: 'losses' }, amount: shares.losses },
  ];
  return [
    { account: external(provider), amount: sign * total },
    ...borne.map(({ account, amount }) => ({ account, amount: -sign * amount })),
  ];
}

const aboutChargeback = ({ id, paymentId, contractId }: ChargedBack): About => ({
  contractId,
  paymentId,
  chargebackId: id,
});

/** The bank took it from the provider, and the provider from us. */
export function chargebackPosting(chargeback: ChargedBack, cause: Cause): Posting {
  return {
    ...cause,
    key: `chargeback:${chargeback.id}`,
    reason: 'chargeback',
    entries: chargebackEntries(chargeback, 1),
    about: aboutChargeback(chargeback),
  };
}

/** Everybody gets back what they bore. */
export function chargebackWonPosting(chargeback: ChargedBack, cause: Cause): Posting {
  return {
    ...cause,
    key: `chargebackWon:${chargeback.id}`,
    reason: 'chargebackWon',
    entries: chargebackEntries(chargeback, -1),
    about: aboutChargeback(chargeback),
  };
}
