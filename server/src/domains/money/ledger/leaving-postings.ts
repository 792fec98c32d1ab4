import type { ProviderName } from '@plumbline/shared-schema/money-options';
import { between, clearing, external, held, outgoing, wallet } from './posting';
import type { About, Cause, Entry, Posting } from './posting';

/** Movements between people and the outside, the other way than a charge. Amounts in cents. */

type Outflow = { id: string; userId: string; amount: number; provider: ProviderName };
type Refund = Outflow & { paymentId: string; contractId: string };

const aboutRefund = ({ id, paymentId, contractId }: Refund): About => ({
  contractId,
  paymentId,
  refundId: id,
});

/** On its way to the card it came from. */
export function paybackPosting(refund: Refund, cause: Cause): Posting {
  return {
    ...cause,
    key: `payback:${refund.id}`,
    reason: 'payback',
    entries: between(wallet(refund.userId), outgoing(refund.userId), refund.amount),
    about: aboutRefund(refund),
  };
}

export function paidBackPosting(refund: Refund, cause: Cause): Posting {
  return {
    ...cause,
    key: `paidBack:${refund.id}`,
    reason: 'paidBack',
    entries: between(outgoing(refund.userId), external(refund.provider), refund.amount),
    about: aboutRefund(refund),
  };
}

export function paybackFailedPosting(refund: Refund, cause: Cause): Posting {
  return {
    ...cause,
    key: `paybackFailed:${refund.id}`,
    reason: 'paybackFailed',
    entries: between(outgoing(refund.userId), wallet(refund.userId), refund.amount),
    about: aboutRefund(refund),
  };
}

/** On its way to the bank account. */
export function withdrawPosting({ id, userId, amount }: Outflow, cause: Cause): Posting {
  return {
    ...cause,
    key: `withdraw:${id}`,
    reason: 'withdraw',
    entries: between(wallet(userId), outgoing(userId), amount),
    about: { payoutId: id },
  };
}

export function withdrawnPosting({ id, userId, amount, provider }: Outflow, cause: Cause): Posting {
  return {
    ...cause,
    key: `withdrawn:${id}`,
    reason: 'withdrawn',
    entries: between(outgoing(userId), external(provider), amount),
    about: { payoutId: id },
    document: 'payout',
  };
}

export function withdrawFailedPosting({ id, userId, amount }: Outflow, cause: Cause): Posting {
  return {
    ...cause,
    key: `withdrawFailed:${id}`,
    reason: 'withdrawFailed',
    entries: between(outgoing(userId), wallet(userId), amount),
    about: { payoutId: id },
  };
}

/** It was paid, and the bank sent it back. */
export function withdrawReturnedPosting({ id, userId, amount, provider }: Outflow, cause: Cause): Posting {
  return {
    ...cause,
    key: `withdrawReturned:${id}`,
    reason: 'withdrawReturned',
    entries: between(external(provider), wallet(userId), amount),
    about: { payoutId: id },
  };
}

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
