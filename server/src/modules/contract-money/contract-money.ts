import type { ContractAction } from '@plumbline/shared-schema/contracts';
import { toDollars } from '@plumbline/shared-schema/money';
import type { Tx } from '../../database/connect';
import type { ContractRow } from '../../database/tables/contracts';
import { AppError } from '../../errors';
import type { Cause, ContractMoneyRow, Ledger, MoneyFigures, Posting } from '../../ledger/ledger';
import { refundPosting, releasePosting } from '../../ledger/postings';
import type { OutflowService } from '../payments/outflow.service';

type Dependencies = {
  ledger: Ledger;
  outflow: Pick<OutflowService, 'payBack'>;
  config: { platformFeePercent: number };
};

type Parties = Pick<ContractRow, 'id' | 'clientId' | 'professionalId'>;
/** `eventId`: the line of the contract's history that caused it; a movement happens once for each. */
type Moved = { contract: Parties; eventId: string; actorId: string | null };
type Part = { milestoneId: string | null; amount: number };
/** Of all that is held: what goes to the professional, and what back to the hirer. */
type Shares = { released: readonly Part[]; refunded: readonly Part[] };

/** What a decision gives the professional: all that is held, nothing, or so many cents of it. */
export type Award = 'all' | 'nothing' | number;

/** What an action has done to the contract. `hasWaitingWork`: handed in before, and not judged. */
type Followed = Moved & {
  action: ContractAction;
  award: Award | undefined;
  hasWaitingWork: boolean;
  /** Only what is held for this one. */
  milestoneId: string | undefined;
};

export type ContractMoney = ReturnType<typeof createContractMoney>;

/** What is held in a contract goes to one side or the other. A contract that was never funded is left alone. */
export function createContractMoney({ ledger, outflow, config }: Dependencies) {
  const feePercent = config.platformFeePercent;

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
     * An approved payment or milestone releases, a decision does as it says, and what is given back, refunded by the clock or left in a
     * cancelled contract goes to the hirer; but where handed-in work waits, it stays for its days. SPLIT_MISMATCH.
     */
    follow: async (tx: Tx, { award, ...followed }: Followed): Promise<void> => {
      const wanted = award ?? awardOf(followed);
      if (wanted === undefined) return;
      const parts = await partsOf(tx, followed.contract.id);
      const { milestoneId } = followed;
      const meant =
        milestoneId === undefined ? parts : parts.filter((part) => part.milestoneId === milestoneId);
      await share(tx, followed, sharesOf(meant, wanted));
    },
  };
}

function awardOf({ action, hasWaitingWork }: Omit<Followed, 'award'>): Award | undefined {
  if (action === 'approvePayment' || action === 'approveMilestone') return 'all';
  if (action === 'giveBack' || action === 'refund') return 'nothing';
  return action === 'cancel' && !hasWaitingWork ? 'nothing' : undefined;
}

function sharesOf(parts: readonly Part[], award: Award): Shares {
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

/** What is held for each milestone, and for none. */
function heldParts({ milestones, ...whole }: ContractMoneyRow): Part[] {
  const ofMilestones = [...milestones].map(([milestoneId, { held }]) => ({ milestoneId, amount: held }));
  const rest = restOf(whole, ofMilestones);
  return [...ofMilestones, { milestoneId: null, amount: rest }].filter(({ amount }) => amount > 0);
}

const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, { amount }) => sum + amount, 0);

function restOf({ held }: MoneyFigures, parts: readonly Part[]): number {
  return held - sumOf(parts);
}
