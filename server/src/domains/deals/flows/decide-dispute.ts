import type { Contract } from '@plumbline/shared-schema/contracts';
import type { ResolveDispute } from '@plumbline/shared-schema/disputes';
import { isId } from '@plumbline/shared-schema/ids';
import { toCents } from '@plumbline/shared-schema/money';
import type { Transaction, Tx } from '../../../database/connect';
import { AppError } from '../../../kit/errors';
import type { CurrentUser } from '../../../http/plugins/session';
import type { DisputeAwards } from '../contract-money/dispute-awards';
import type { Award } from '../contract-money/shares';
import type { ContractMoves } from '../contract-records/contract-moves';
import type { ContractReads } from '../contract-records/contract-reads';
import type { DisputeCases } from '../contract-records/dispute-cases';
import { assertStanding } from '../contract-records/named-parts';
import type { DisputesRepository } from '../contract-records/disputes.repository';

type Dependencies = {
  disputes: Pick<DisputesRepository, 'findDecider' | 'decide'>;
  disputeCases: Pick<DisputeCases, 'decide'>;
  moves: ContractMoves;
  awards: DisputeAwards;
  readIn: ContractReads['readIn'];
  transaction: Transaction;
};

export type DecideDispute = ReturnType<typeof createDecideDispute>;

/**
 * An administrator decides, an appeal another one where there is one: the money goes as decided, and is free once nobody
 * can appeal any more. DISPUTE_NOT_FOUND, SPLIT_MISMATCH, OTHER_ADMIN_DECIDES.
 */
export function createDecideDispute(parts: Dependencies) {
  const { disputes, disputeCases, moves, awards, readIn, transaction } = parts;

  return (
    user: CurrentUser,
    { id, disputeId }: { id: string; disputeId: string },
    decision: ResolveDispute,
  ): Promise<Contract> =>
    transaction(async (tx) => {
      const { outcome, releaseAmount, note } = decision;
      const award = awardOf(decision);
      if (!isId(disputeId)) throw new AppError('DISPUTE_NOT_FOUND');
      const first = await disputes.findDecider(tx, disputeId);
      const isAgain = first.deciderId !== null;

      const action = isAgain ? 'resolveAppeal' : 'resolveDispute';
      const move = await moves.write(tx, { id, action, user, note, award });
      assertStanding(move.record, disputeId);
      if (first.deciderId === user._id && first.isReplaceable) throw new AppError('OTHER_ADMIN_DECIDES');
      if (isAgain) await awards.shift(tx, move, { disputeId, award });
      else await awards.award(tx, move, { disputeId, award });
      await moves.announce(tx, move);

      await disputes.decide(tx, {
        disputeId,
        round: isAgain ? 2 : 1,
        outcome,
        releaseAmount: outcome === 'split' ? toCents(releaseAmount ?? 0) : null,
        note,
        deciderId: user._id,
      });
      await disputeCases.decide(tx, { disputeId, actorId: user._id, decision });
      return readIn(tx, user, id);
    });
}

/** Once nobody can appeal any more, the clock frees what both sides were given. */
export function createFreeAward({ moves, awards }: Pick<Dependencies, 'moves' | 'awards'>) {
  return async (tx: Tx, id: string): Promise<void> => {
    const move = await moves.write(tx, { id, action: 'settle', user: null });
    await awards.free(tx, move);
    await moves.announce(tx, move);
  };
}
export type FreeAward = ReturnType<typeof createFreeAward>;

function awardOf({ outcome, releaseAmount = 0 }: ResolveDispute): Award {
  if (outcome === 'split') return toCents(releaseAmount);
  return outcome === 'release' ? 'all' : 'nothing';
}
