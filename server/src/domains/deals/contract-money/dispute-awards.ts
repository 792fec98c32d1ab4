import type { Tx } from '../../../database/connect';
import type { Ledger, Posting } from '../../money/ledger/ledger';
import { clearing, wallet } from '../../money/ledger/posting';
import { awardBackPosting, awardPosting, clearPosting, shiftPosting } from '../../money/ledger/postings';
import type { OutflowService } from '../../money/payments/outflow.service';
import { sharesOf, sumOf } from './shares';
import type { Award, Moved, Part, Shares } from './shares';

type Dependencies = { ledger: Ledger; outflow: Pick<OutflowService, 'payBack'>; feePercent: number };
type Decided = Moved & { disputeId: string };

/** What disputes give both sides. It is not free until nobody can appeal any more. */
export function createDisputeAwards({ ledger, outflow, feePercent }: Dependencies) {
  return {
    /** The first decision, about all that is held. */
    decide: async (tx: Tx, { shares, ...decided }: Decided & { shares: Shares }): Promise<void> => {
      const { contract, disputeId } = decided;
      const { id: contractId, clientId, professionalId } = contract;
      const common = { disputeId, round: 1, contractId };
      const cause = causeOf(decided);
      await ledger.post(tx, [
        ...shares.released.map((part) => awardPosting({ ...common, ...part, userId: professionalId }, cause)),
        ...shares.refunded.map((part) => awardBackPosting({ ...common, ...part, userId: clientId }, cause)),
      ]);
    },

    /** The second one, about the same money: what is not free yet goes from one side to the other. SPLIT_MISMATCH. */
    reconsider: async (tx: Tx, { award, ...decided }: Decided & { award: Award }): Promise<void> => {
      const { contract, disputeId } = decided;
      const { clientId, professionalId } = contract;
      await ledger.balancesForUpdate(tx, [clearing(clientId), clearing(professionalId)]);
      const there = await ledger.clearingIn(tx, contract.id);
      const rows = await ledger.awardsOf(tx, disputeId);
      const given = rows.filter(({ userId }) => userId === professionalId);
      const { released } = sharesOf(totals(rows), award);
      const shifts = shiftsBetween(given, released);
      const toProfessional = sumOf(shifts) > 0;
      const [fromId, toId] = toProfessional ? [clientId, professionalId] : [professionalId, clientId];
      // A bank may have taken some of it meanwhile.
      const possible = capped(shifts, there.get(fromId) ?? 0);
      const common = { disputeId, round: 2, contractId: contract.id, fromId, toId };
      await ledger.post(
        tx,
        possible.map((part) => shiftPosting({ ...common, ...part }, causeOf(decided))),
      );
    },

    /** Frees it; the hirer's goes on to the cards that it came from. */
    settle: async (tx: Tx, moved: Moved): Promise<void> => {
      const { contract, eventId } = moved;
      const { id: contractId, clientId, professionalId } = contract;
      const people = [clientId, professionalId];
      await ledger.balancesForUpdate(
        tx,
        people.flatMap((id) => [clearing(id), wallet(id)]),
      );
      const there = await ledger.clearingIn(tx, contractId);
      const cause = causeOf(moved);
      const clear = (userId: string, fee: number | null): Posting[] => {
        const amount = there.get(userId) ?? 0;
        const cleared = { id: `${eventId}:${userId}`, userId, contractId, amount };
        return amount > 0 ? [clearPosting(cleared, fee, cause)] : [];
      };
      await ledger.post(tx, [...clear(professionalId, feePercent), ...clear(clientId, null)]);
      const most = there.get(clientId) ?? 0;
      if (most > 0) await outflow.payBack(tx, { userId: clientId, contractId, most }, cause);
    },
  };
}

const causeOf = ({ eventId, actorId }: Moved) => ({ event: `contract:${eventId}`, actorId });

/** Of both sides, for each milestone. */
function totals(rows: readonly Part[]): Part[] {
  const sums = new Map<string | null, number>();
  for (const { milestoneId, amount } of rows) sums.set(milestoneId, (sums.get(milestoneId) ?? 0) + amount);
  return [...sums].map(([milestoneId, amount]) => ({ milestoneId, amount }));
}

/** For each milestone what the professional gets more, or less where it is negative. */
function shiftsBetween(before: readonly Part[], after: readonly Part[]): Part[] {
  return totals([...after, ...before.map(({ milestoneId, amount }) => ({ milestoneId, amount: -amount }))]);
}

/** Without their signs, up to so many cents together. */
function capped(shifts: readonly Part[], most: number): Part[] {
  let left = most;
  return shifts.map(({ milestoneId, amount }) => {
    const share = Math.min(left, Math.abs(amount));
    left -= share;
    return { milestoneId, amount: share };
  });
}
