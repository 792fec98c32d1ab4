import { toDollars } from '@plumbline/shared-schema/money';
import type { ContractRow } from '../../../database/tables/contracts';
import { AppError } from '../../../kit/errors';
import type { Cause } from '../../money/ledger/ledger';

type Parties = Pick<ContractRow, 'id' | 'clientId' | 'professionalId'>;
/** The move of a contract that moves its money. `eventId`: its line in the history; a movement happens once for each. */
export type MoneyMove = { contract: Parties; eventId: string; actorId: string | null };
export type Part = { milestoneId: string | null; amount: number };
/** What is held, in two: what goes to the professional, and what back to the hirer. */
export type Shares = { released: readonly Part[]; refunded: readonly Part[] };

/** What a decision gives the professional: all that is held, nothing, or so many cents of it. */
export type Award = 'all' | 'nothing' | number;

export const causeOf = ({ eventId, actorId }: MoneyMove): Cause => ({
  event: `contract:${eventId}`,
  actorId,
});

export const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, { amount }) => sum + amount, 0);

/** SPLIT_MISMATCH where so many cents are none, or all. */
export function sharesOf(parts: readonly Part[], award: Award): Shares {
  if (award === 'all') return { released: parts, refunded: [] };
  if (award === 'nothing') return { released: [], refunded: parts };
  const held = sumOf(parts);
  if (award <= 0 || award >= held) throw new AppError('SPLIT_MISMATCH', { held: toDollars(held) });
  return split(parts, award);
}

/** The first parts are the professional's, up to so many cents. */
function split(parts: readonly Part[], cents: number): Shares {
  const released: Part[] = [];
  const refunded: Part[] = [];
  let left = cents;
  for (const { milestoneId, amount } of parts) {
    const first = Math.min(left, amount);
    left -= first;
    if (first > 0) released.push({ milestoneId, amount: first });
    if (amount > first) refunded.push({ milestoneId, amount: amount - first });
  }
  return { released, refunded };
}
