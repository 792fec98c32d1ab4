import type { ContractAction } from '@plumbline/shared-schema/contracts';
import type { Tx } from '../../../database/connect';
import type { Cause, ContractMoneyRow, Ledger, MoneyFigures, Posting } from '../../money/ledger/ledger';
import { refundPosting, releasePosting } from '../../money/ledger/postings';
import type { OutflowService } from '../../money/payments/outflow.service';
import { createDisputeAwards } from './dispute-awards';
import { sharesOf, sumOf } from './shares';
import type { Award, Moved, Part, Shares } from './shares';

type Dependencies = {
  ledger: Ledger;
  outflow: Pick<OutflowService, 'payBack'>;
  config: { platformFeePercent: number };
};

/** What an action has done to the contract. `hasWaitingWork`: handed in before, and not judged. `isApproved`: before. */
type Followed = Moved & {
  /** The one that stands. */
  disputeId: string | undefined;
  action: ContractAction;
  award: Award | undefined;
  hasWaitingWork: boolean;
  isApproved: boolean;
  /** Only what is held for this one. */
  milestoneId: string | undefined;
};

export type ContractMoney = ReturnType<typeof createContractMoney>;

/** What is held in a contract goes to one side or the other. A contract that was never funded is left alone. */
export function createContractMoney({ ledger, outflow, config }: Dependencies) {
  const feePercent = config.platformFeePercent;
  const awards = createDisputeAwards({ ledger, outflow, feePercent });

  async function partsOf(tx: Tx, contractId: string): Promise<Part[]> {
    const money = (await ledger.contractMoney(tx, [contractId])).get(contractId);
    return money === undefined ? [] : heldParts(money);
  }

  function postingsOf({ contract, eventId }: Moved, shares: Shares, cause: Cause): Posting[] {
    const { id: contractId, clientId, professionalId } = contract;
    const common = { contractId, eventId };
    return [
      ...shares.released.map((part) =>
        releasePosting({ ...common, ...part, professionalId, feePercent }, cause),
      ),
      ...shares.refunded.map((part) => refundPosting({ ...common, ...part, clientId }, cause)),
    ];
  }

  /** What goes back to the hirer goes on from the wallet to the cards that it came from. */
  async function share(tx: Tx, moved: Moved, shares: Shares): Promise<void> {
    const { id: contractId, clientId: userId } = moved.contract;
    const cause = { event: `contract:${moved.eventId}`, actorId: moved.actorId };
    await ledger.post(tx, postingsOf(moved, shares, cause));
    const most = sumOf(shares.refunded);
    if (most > 0) await outflow.payBack(tx, { userId, contractId, most }, cause);
  }

  return {
    /**
     * An approved payment or milestone releases, also what arrives after it, a decision awards as it says, and what is given back, refunded by the clock
     * or left in a cancelled contract goes to the hirer; but where handed-in work waits, it stays for its days.
     * SPLIT_MISMATCH.
     */
    follow: async (tx: Tx, { award, ...followed }: Followed): Promise<void> => {
      const { action, disputeId } = followed;
      if (action === 'settle') return awards.settle(tx, followed);
      if (award !== undefined && disputeId !== undefined && action === 'resolveAppeal')
        return awards.reconsider(tx, { ...followed, disputeId, award });
      const wanted = award ?? awardOf(followed);
      if (wanted === undefined) return;
      const parts = await partsOf(tx, followed.contract.id);
      const { milestoneId } = followed;
      const meant =
        milestoneId === undefined ? parts : parts.filter((part) => part.milestoneId === milestoneId);
      const shares = sharesOf(meant, wanted);
      if (award !== undefined && disputeId !== undefined)
        await awards.decide(tx, { ...followed, disputeId, shares });
      else await share(tx, followed, shares);
    },
  };
}

function awardOf({ action, hasWaitingWork, isApproved }: Omit<Followed, 'award'>): Award | undefined {
  if (action === 'approvePayment' || action === 'approveMilestone') return 'all';
  if (action === 'funded') return isApproved ? 'all' : undefined;
  if (action === 'giveBack' || action === 'refund') return 'nothing';
  return action === 'cancel' && !hasWaitingWork ? 'nothing' : undefined;
}

/** What is held for each milestone, and for none. */
function heldParts({ milestones, ...whole }: ContractMoneyRow): Part[] {
  const ofMilestones = [...milestones].map(([milestoneId, { held }]) => ({ milestoneId, amount: held }));
  const rest = restOf(whole, ofMilestones);
  return [...ofMilestones, { milestoneId: null, amount: rest }].filter(({ amount }) => amount > 0);
}

function restOf({ held }: MoneyFigures, parts: readonly Part[]): number {
  return held - sumOf(parts);
}
