import type { Tx } from '../../../database/connect';
import type { Ledger, Posting } from '../../money/ledger/ledger';
import { clearing, wallet } from '../../money/ledger/posting';
import { awardBackPosting, awardPosting, clearPosting, shiftPosting } from '../../money/ledger/postings';
import type { OutflowService } from '../../money/payments/outflow.service';
import type { ContractMoney } from './contract-money';
import { causeOf, sharesOf, sumOf } from './shares';
import type { Award, MoneyMove, Part } from './shares';

type Dependencies = {
  ledger: Ledger;
  outflow: Pick<OutflowService, 'payBack'>;
  money: Pick<ContractMoney, 'heldParts'>;
  config: { platformFeePercent: number };
};
/** `award`: what the professional gets. */
type Decision = { disputeId: string; award: Award };

export type DisputeAwards = ReturnType<typeof createDisputeAwards>;

/** What disputes give both sides. It is not free until nobody can appeal any more. */
export function createDisputeAwards({ ledger, outflow, money, config }: Dependencies) {
  return {
    /** By the first decision, about all that is held. SPLIT_MISMATCH. */
    award: async (tx: Tx, move: MoneyMove, { disputeId, award }: Decision): Promise<void> => {
      const { id: contractId, clientId, professionalId } = move.contract;
      const { released, refunded } = sharesOf(await money.heldParts(tx, contractId), award);
      const common = { disputeId, round: 1, contractId };
      const cause = causeOf(move);
      await ledger.post(tx, [
        ...released.map((part) => awardPosting({ ...common, ...part, userId: professionalId }, cause)),
        ...refunded.map((part) => awardBackPosting({ ...common, ...part, userId: clientId }, cause)),
      ]);
    },

    /** By the second one, about the same money: what is not free yet goes from one side to the other. SPLIT_MISMATCH. */
    shift: async (tx: Tx, move: MoneyMove, { disputeId, award }: Decision): Promise<void> => {
      const { contract } = move;
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
        possible.map((part) => shiftPosting({ ...common, ...part }, causeOf(move))),
      );
    },

    /** Frees it; the hirer's goes on to the cards that it came from. */
    free: async (tx: Tx, move: MoneyMove): Promise<void> => {
      const { contract, eventId } = move;
      const { id: contractId, clientId, professionalId } = contract;
      const people = [clientId, professionalId];
      await ledger.balancesForUpdate(
        tx,
        people.flatMap((id) => [clearing(id), wallet(id)]),
      );
      const there = await ledger.clearingIn(tx, contractId);
      const cause = causeOf(move);
      const clear = (userId: string, fee: number | null): Posting[] => {
        const amount = there.get(userId) ?? 0;
        const cleared = { id: `${eventId}:${userId}`, userId, contractId, amount };
        return amount > 0 ? [clearPosting(cleared, fee, cause)] : [];
      };
      await ledger.post(tx, [...clear(professionalId, config.platformFeePercent), ...clear(clientId, null)]);
      const most = there.get(clientId) ?? 0;
      if (most > 0) await outflow.payBack(tx, { userId: clientId, contractId, most }, cause);
    },
  };
}

/** The sums of both sides for each milestone. */
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
