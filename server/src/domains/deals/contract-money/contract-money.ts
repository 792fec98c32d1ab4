import type { Tx } from '../../../database/connect';
import type { ContractMoneyRow, Ledger } from '../../money/ledger/ledger';
import { refundPosting, releasePosting } from '../../money/ledger/postings';
import type { OutflowService } from '../../money/payments/outflow.service';
import { causeOf, sumOf } from './shares';
import type { MoneyMove, Part } from './shares';

type Dependencies = {
  ledger: Ledger;
  outflow: Pick<OutflowService, 'payBack'>;
  config: { platformFeePercent: number };
};

export type ContractMoney = ReturnType<typeof createContractMoney>;

/** What is held in a contract goes to one side or the other. A contract that was never funded is left alone. */
export function createContractMoney({ ledger, outflow, config }: Dependencies) {
  async function heldParts(tx: Tx, contractId: string): Promise<Part[]> {
    const money = (await ledger.contractMoney(tx, [contractId])).get(contractId);
    return money === undefined ? [] : partsOf(money);
  }

  return {
    heldParts,

    /** To the professional: all that is held, or what is held for this milestone. */
    release: async (tx: Tx, move: MoneyMove, milestoneId?: string): Promise<void> => {
      const { contract, eventId } = move;
      const { id: contractId, professionalId } = contract;
      const parts = await heldParts(tx, contractId);
      const ofMilestone = parts.filter((part) => part.milestoneId === milestoneId);
      const common = { contractId, eventId, professionalId, feePercent: config.platformFeePercent };
      await ledger.post(
        tx,
        (milestoneId === undefined ? parts : ofMilestone).map((part) =>
          releasePosting({ ...common, ...part }, causeOf(move)),
        ),
      );
    },

    /** All of it to the hirer: from the wallet it goes on to the cards that it came from. */
    refund: async (tx: Tx, move: MoneyMove): Promise<void> => {
      const { contract, eventId } = move;
      const { id: contractId, clientId } = contract;
      const parts = await heldParts(tx, contractId);
      const common = { contractId, eventId, clientId };
      await ledger.post(
        tx,
        parts.map((part) => refundPosting({ ...common, ...part }, causeOf(move))),
      );
      const most = sumOf(parts);
      if (most > 0) await outflow.payBack(tx, { userId: clientId, contractId, most }, causeOf(move));
    },
  };
}

/** What is held for each milestone, and for none. */
function partsOf({ milestones, held }: ContractMoneyRow): Part[] {
  const ofMilestones = [...milestones].map(([milestoneId, money]) => ({ milestoneId, amount: money.held }));
  const rest = { milestoneId: null, amount: held - sumOf(ofMilestones) };
  return [...ofMilestones, rest].filter(({ amount }) => amount > 0);
}
