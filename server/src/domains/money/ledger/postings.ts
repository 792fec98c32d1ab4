import type { ProviderName } from '@plumbline/shared-schema/money-options';
import { between, clearing, external, held, wallet } from './posting';
import type { About, Cause, Posting } from './posting';

/** Movements into contracts and out of them: between which accounts, under which key. Amounts in cents. */

/** What the platform keeps of an amount, to the nearest cent. */
export function feeOf(amount: number, percent: number): number {
  return Math.round((amount * percent) / 100);
}

type Part = { contractId: string; milestoneId: string | null };
type ChargedPayment = Part & { id: string; payerId: string; provider: ProviderName };

const aboutPart = ({ contractId, milestoneId }: Part): About => ({
  contractId,
  ...(milestoneId !== null && { milestoneId }),
});

/** From outside into the payer's wallet. */
export function chargePosting(payment: ChargedPayment & { amount: number }, cause: Cause): Posting {
  const { id, payerId, provider, amount } = payment;
  return {
    ...cause,
    key: `charge:${id}`,
    reason: 'charge',
    entries: between(external(provider), wallet(payerId), amount),
    about: { ...aboutPart(payment), paymentId: id },
  };
}

/** From the wallet into the contract. */
export function fundPosting(payment: ChargedPayment & { amount: number }, cause: Cause): Posting {
  const { id, payerId, contractId, amount } = payment;
  return {
    ...cause,
    key: `fund:${id}`,
    reason: 'fund',
    entries: between(wallet(payerId), held(contractId), amount),
    about: { ...aboutPart(payment), paymentId: id },
    document: 'receipt',
  };
}

type HeldPart = Part & {
  /** The line of the contract's history that caused it. */
  eventId: string;
  amount: number;
};

const partKey = (reason: string, { eventId, milestoneId }: HeldPart) =>
  milestoneId === null ? `${reason}:${eventId}` : `${reason}:${eventId}:${milestoneId}`;

/** To the professional, less the fee. */
export function releasePosting(
  part: HeldPart & { professionalId: string; feePercent: number },
  cause: Cause,
): Posting {
  const { contractId, professionalId, amount, feePercent } = part;
  const fee = feeOf(amount, feePercent);
  return {
    ...cause,
    key: partKey('release', part),
    reason: 'release',
    entries: [
      { account: held(contractId), amount: -amount },
      { account: wallet(professionalId), amount: amount - fee },
      { account: { kind: 'fees' }, amount: fee },
    ],
    about: aboutPart(part),
    document: 'invoice',
  };
}

/** Back to the hirer. */
export function refundPosting(part: HeldPart & { clientId: string }, cause: Cause): Posting {
  const { contractId, clientId, amount } = part;
  return {
    ...cause,
    key: partKey('refund', part),
    reason: 'refund',
    entries: between(held(contractId), wallet(clientId), amount),
    about: aboutPart(part),
    document: 'creditNote',
  };
}

type AwardPart = Part & { disputeId: string; round: number; userId: string; amount: number };

const decidedKey = (reason: string, { disputeId, round, milestoneId }: Omit<AwardPart, 'userId'>) =>
  [reason, disputeId, round, ...(milestoneId === null ? [] : [milestoneId])].join(':');

/** A dispute gives so much to the professional, to be free when nobody appeals. */
export function awardPosting(decided: AwardPart, cause: Cause): Posting {
  const { disputeId, contractId, userId, amount } = decided;
  return {
    ...cause,
    key: decidedKey('award', decided),
    reason: 'award',
    entries: between(held(contractId), clearing(userId), amount),
    about: { ...aboutPart(decided), disputeId },
  };
}

/** The same for the hirer. */
export function awardBackPosting(decided: AwardPart, cause: Cause): Posting {
  const { disputeId, contractId, userId, amount } = decided;
  return {
    ...cause,
    key: decidedKey('awardBack', decided),
    reason: 'awardBack',
    entries: between(held(contractId), clearing(userId), amount),
    about: { ...aboutPart(decided), disputeId },
    document: 'creditNote',
  };
}

/** The second decision takes from one what the first had given, for the other. */
export function shiftPosting(
  shifted: Omit<AwardPart, 'userId'> & { fromId: string; toId: string },
  cause: Cause,
): Posting {
  const { disputeId, fromId, toId, amount } = shifted;
  return {
    ...cause,
    key: decidedKey('shift', shifted),
    reason: 'shift',
    entries: between(clearing(fromId), clearing(toId), amount),
    about: { ...aboutPart(shifted), disputeId },
  };
}

type Clearance = { id: string; userId: string; contractId: string; amount: number };

/** What was decided is free. `feePercent` null: the hirer's, who pays no fee and has a credit note already. */
export function clearPosting(clearance: Clearance, feePercent: number | null, cause: Cause): Posting {
  const { id, userId, contractId, amount } = clearance;
  const fee = feePercent === null ? 0 : feeOf(amount, feePercent);
  return {
    ...cause,
    key: `clear:${id}`,
    reason: 'clear',
    entries: [
      { account: clearing(userId), amount: -amount },
      { account: wallet(userId), amount: amount - fee },
      { account: { kind: 'fees' }, amount: fee },
    ],
    about: { contractId },
    ...(feePercent !== null && { document: 'invoice' as const }),
  };
}
