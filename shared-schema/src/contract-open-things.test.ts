import {
  CONTRACT_MACHINE,
  FINAL_CONTRACT_STATUSES,
  RUNNING_CONTRACT_STATUSES,
} from '@plumbline/shared-schema/contract-machine';
import type { ContractActor, ContractGuard } from '@plumbline/shared-schema/contract-machine';
import type { ContractAction, ContractStatus } from '@plumbline/shared-schema/contracts';

type Thing = {
  /** In which it can be open at all. */
  statuses: readonly ContractStatus[];
  /** Conditions that break while it is. */
  breaks: readonly ContractGuard[];
  /** Conditions that hold only then: the move is about it. */
  holds: readonly ContractGuard[];
};

const THINGS = {
  payment: {
    statuses: [...RUNNING_CONTRACT_STATUSES, ...FINAL_CONTRACT_STATUSES],
    breaks: ['noPaymentUnderWay'],
    holds: [],
  },
  // What it holds is for whoever decides.
  dispute: {
    statuses: FINAL_CONTRACT_STATUSES,
    breaks: [
      'noDispute',
      'noOpenDispute',
      'moneyFree',
      'paymentDue',
      'refundDue',
      'withinAppealDays',
      'awardFree',
    ],
    holds: ['disputeOpen', 'appealOpen'],
  },
  amendment: { statuses: RUNNING_CONTRACT_STATUSES, breaks: ['noAmendmentOpen'], holds: ['amendmentOpen'] },
  // Refused while a contract runs, a cent is held or a payment is under way.
  deletion: {
    statuses: FINAL_CONTRACT_STATUSES,
    breaks: ['moneyHeld', 'paymentDue', 'refundDue', 'awardFree'],
    holds: [],
  },
} satisfies Record<string, Thing>;

type Fate = 'refused' | 'queued' | 'answers it' | 'allowed' | 'cannot meet';
type Meeting = { thing: keyof typeof THINGS; action: ContractAction; by: ContractActor };

/** What the machine does with a move while a thing is open; the clock tries again, so what it may not do is queued. */
function fateOf({ thing, action, by }: Meeting): Fate {
  const { statuses, breaks, holds }: Thing = THINGS[thing];
  const rules = CONTRACT_MACHINE.filter((rule) => rule.action === action && rule.by.includes(by));
  const met = rules.filter(({ from }) => from !== null && statuses.includes(from));
  const has = (names: readonly ContractGuard[]) =>
    met.every(({ guards = [] }) => guards.some((guard) => names.includes(guard)));
  if (met.length === 0) return 'cannot meet';
  if (has(holds) && !has(breaks)) return 'answers it';
  if (has(breaks)) return by === 'system' ? 'queued' : 'refused';
  return 'allowed';
}

/** Why each of them may happen all the same; a move that is not named here is refused, queued, or cannot meet it. */
const ALLOWED: Record<keyof typeof THINGS, Partial<Record<ContractAction, string>>> = {
  payment: {
    pause: 'it arrives in a paused contract as well',
    activate: 'it arrives either way',
    complete: 'says nothing of money; what arrives is held for the completed contract',
    approve: 'judges work, not money; what arrives is held for the completed contract',
    end: 'what arrives goes back, unless a dispute is open',
    cancel: 'what arrives goes back, unless a dispute is open',
    finish: 'each milestone was approved, which waited for its payment',
    submit: 'work is not money',
    takeBack: 'work is not money',
    requestChanges: 'work is not money',
    query: 'a question',
    proposeAmendment: 'a proposal changes nothing yet',
    acceptAmendment: 'as long as the amounts stay: PAYMENT_UNDER_WAY otherwise',
    declineAmendment: 'the contract stays as it was',
    withdrawAmendment: 'the contract stays as it was',
    giveBack: 'what is held; what arrives later can be given back as well',
    funded: 'it arrives',
    fundingFailed: 'it fails',
    chargeBack: 'banks do not ask',
    dispute: 'what arrives is held for the decision',
    withdrawDispute: 'what arrived is due as if there had been none',
    answerDispute: 'words only',
    appeal: 'words only; the first decision waited for the payment',
    settle: 'what was decided is there already',
    review: 'words only',
    archive: 'a mark of their own',
    unarchive: 'a mark of their own',
  },
  dispute: {
    funded: 'it is held for the decision',
    fundingFailed: 'told to both sides',
    chargeBack: 'banks do not ask; the decision is about what is left',
    review: 'words only',
    archive: 'a mark of their own',
    unarchive: 'a mark of their own',
  },
  amendment: {
    pause: 'the proposal waits',
    activate: 'the proposal waits',
    complete: 'the proposal lapses',
    approve: 'the proposal lapses',
    end: 'the proposal lapses',
    cancel: 'the proposal lapses',
    finish: 'the proposal lapses',
    submit: 'judged anew when it is accepted',
    approveMilestone: 'judged anew when it is accepted: MILESTONE_FIXED',
    takeBack: 'judged anew when it is accepted',
    requestChanges: 'judged anew when it is accepted',
    query: 'a question',
    fund: 'judged anew when it is accepted: AMOUNT_BELOW_PAID',
    giveBack: 'judged anew when it is accepted',
    funded: 'judged anew when it is accepted',
    fundingFailed: 'judged anew when it is accepted',
    chargeBack: 'judged anew when it is accepted',
  },
  deletion: {
    approvePayment: 'by word: there is no money in it',
    funded: 'a charge that had failed came after all; the account waits for the money to leave',
    fundingFailed: 'there is nothing to come',
    chargeBack: 'banks do not ask',
    dispute: 'about words: there is no money in it',
    withdrawDispute: 'words only',
    answerDispute: 'words only',
    resolveDispute: 'about words: there is no money in it',
    appeal: 'words only',
    resolveAppeal: 'about words: there is no money in it',
    review: 'stays, without the name',
    archive: 'a mark of their own',
    unarchive: 'a mark of their own',
  },
};

const MEETINGS: Meeting[] = (Object.keys(THINGS) as (keyof typeof THINGS)[]).flatMap((thing) =>
  CONTRACT_MACHINE.flatMap(({ action, by }) => by.map((actor) => ({ thing, action, by: actor }))),
);

test('every move that meets something open is refused, queued, or allowed for a reason [MON-35]', () => {
  for (const { thing, ...move } of MEETINGS) {
    const isAllowed = fateOf({ thing, ...move }) === 'allowed';
    const hasReason = ALLOWED[thing][move.action] !== undefined;
    // Of two actors the reason may be for one alone.
    if (isAllowed) expect([thing, move, hasReason]).toEqual([thing, move, true]);
  }
});

test('no reason is left for a move that does not need one', () => {
  const needed = new Set(
    MEETINGS.filter((meeting) => fateOf(meeting) === 'allowed').map(
      ({ thing, action }) => `${thing} ${action}`,
    ),
  );
  const given = Object.entries(ALLOWED).flatMap(([thing, reasons]) =>
    Object.keys(reasons).map((action) => `${thing} ${action}`),
  );
  expect(given.filter((one) => !needed.has(one))).toEqual([]);
});

test.each<[ContractAction, ContractActor, Fate]>([
  ['approvePayment', 'hirer', 'refused'],
  ['approvePayment', 'system', 'queued'],
  ['approveMilestone', 'hirer', 'refused'],
  ['approveMilestone', 'system', 'queued'],
  ['resolveDispute', 'admin', 'refused'],
  ['resolveAppeal', 'admin', 'refused'],
  ['fund', 'hirer', 'refused'],
])(
  'while a payment is under way, what says that it is paid waits: %s by the %s is %s [MON-35]',
  (action, by, fate) => {
    expect(fateOf({ thing: 'payment', action, by })).toBe(fate);
  },
);
