import type { ContractAction } from '@plumbline/shared-schema/contracts';
import type { Tx } from '../../database/connect';
import type { ContractRow } from '../../database/tables/contracts';
import type { Cause, ContractMoneyRow, Ledger, MoneyFigures, Posting } from '../../ledger/ledger';
import { refundPosting, releasePosting } from '../../ledger/postings';
import type { OutflowService } from '../payments/outflow.service';

type Dependencies = {
  ledger: Ledger;
  outflow: OutflowService;
  config: { platformFeePercent: number };
};

type Parties = Pick<ContractRow, 'id' | 'clientId' | 'professionalId'>;
/** `eventId`: the line of the contract's history that caused it; a movement happens once for each. */
type Moved = { contract: Parties; eventId: string; actorId: string | null };
type Part = { milestoneId: string | null; amount: number };

/** What an action has done to the contract. `hasWaitingWork`: handed in before, and not judged. */
export type Followed = Moved & { action: ContractAction; pays: boolean; hasWaitingWork: boolean };

export type ContractMoney = ReturnType<typeof createContractMoney>;

/** What is held in a contract goes to one side or the other. A contract that was never funded is left alone. */
export function createContractMoney({ ledger, outflow, config }: Dependencies) {
  const feePercent = config.platformFeePercent;
  const causeOf = ({ eventId, actorId }: Moved): Cause => ({ event: `contract:${eventId}`, actorId });

  async function partsOf(tx: Tx, contractId: string): Promise<Part[]> {
    const money = (await ledger.contractMoney(tx, [contractId])).get(contractId);
    return money === undefined ? [] : heldParts(money);
  }

  async function post(tx: Tx, moved: Moved, toPosting: (part: Part) => Posting): Promise<number> {
    const parts = await partsOf(tx, moved.contract.id);
    await ledger.post(tx, parts.map(toPosting));
    return parts.reduce((sum, { amount }) => sum + amount, 0);
  }

  /** All that is held, to the professional, less the fee. Returns cents. */
  const release = (tx: Tx, moved: Moved): Promise<number> => {
    const { id: contractId, professionalId } = moved.contract;
    const common = { contractId, professionalId, feePercent, eventId: moved.eventId };
    return post(tx, moved, (part) => releasePosting({ ...common, ...part }, causeOf(moved)));
  };

  /** All that is held, to the hirer's wallet, and from there to the cards that it came from. Returns cents. */
  const refund = async (tx: Tx, moved: Moved): Promise<number> => {
    const { id: contractId, clientId } = moved.contract;
    const common = { contractId, clientId, eventId: moved.eventId };
    const amount = await post(tx, moved, (part) => refundPosting({ ...common, ...part }, causeOf(moved)));
    if (amount > 0) await outflow.payBack(tx, { userId: clientId, contractId, most: amount }, causeOf(moved));
    return amount;
  };

  return {
    release,
    refund,
    /** An approved payment releases; a cancelled contract gives back, unless handed-in work waits for its days. */
    follow: async (tx: Tx, followed: Followed): Promise<void> => {
      const { action, pays, hasWaitingWork } = followed;
      if (action === 'approvePayment' || pays) await release(tx, followed);
      if (action === 'cancel' && !hasWaitingWork) await refund(tx, followed);
    },
  };
}

/** What is held for each milestone, and for none. */
function heldParts({ milestones, ...whole }: ContractMoneyRow): Part[] {
  const ofMilestones = [...milestones].map(([milestoneId, { held }]) => ({ milestoneId, amount: held }));
  const rest = restOf(whole, ofMilestones);
  return [...ofMilestones, { milestoneId: null, amount: rest }].filter(({ amount }) => amount > 0);
}

function restOf({ held }: MoneyFigures, parts: readonly Part[]): number {
  return parts.reduce((left, { amount }) => left - amount, held);
}
