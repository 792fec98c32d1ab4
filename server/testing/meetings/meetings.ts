import { APPLICATION_MACHINE } from '@plumbline/shared-schema/application-machine';
import { CASE_MACHINE } from '@plumbline/shared-schema/case-machine';
import {
  CONTRACT_MACHINE,
  FINAL_CONTRACT_STATUSES,
  RUNNING_CONTRACT_STATUSES,
} from '@plumbline/shared-schema/contract-machine';
import type { ContractStatus } from '@plumbline/shared-schema/contracts';
import type { ErrorCode } from '@plumbline/shared-schema/errors';
import { INVITE_MACHINE } from '@plumbline/shared-schema/invites';
import { JOB_MACHINE } from '@plumbline/shared-schema/job-machine';
import { OFFER_MACHINE } from '@plumbline/shared-schema/offer-machine';
import { QUOTE_MACHINE } from '@plumbline/shared-schema/quote-machine';
import { VISIT_MACHINE } from '@plumbline/shared-schema/visit-machine';

/** What can be open between two people while one of them does something else. */
export const THINGS = ['payment', 'dispute', 'amendment', 'deletion'] as const;
export type Thing = (typeof THINGS)[number];

/** The code of a refusal; `waits`: the clock does it once the thing is over. */
export type Fate = 'allowed' | 'waits' | ErrorCode;
export type Cell = { fate: Fate; because: string };

/** In which a thing can be open; nobody deletes an account with contracts, but may be hired afterwards. */
export const STATUSES: Record<Thing, readonly (ContractStatus | null)[]> = {
  payment: [...RUNNING_CONTRACT_STATUSES, ...FINAL_CONTRACT_STATUSES],
  dispute: [...RUNNING_CONTRACT_STATUSES, ...FINAL_CONTRACT_STATUSES],
  amendment: RUNNING_CONTRACT_STATUSES,
  deletion: [null, ...RUNNING_CONTRACT_STATUSES, ...FINAL_CONTRACT_STATUSES],
};

type AnyRule = { from: string | null; action: string; by: readonly string[] };
/** A contract meets what is open in it, the others what is open in a contract of the same job. */
export const MACHINES: Record<string, readonly AnyRule[]> = {
  contract: CONTRACT_MACHINE,
  job: JOB_MACHINE,
  application: APPLICATION_MACHINE,
  offer: OFFER_MACHINE,
  invite: INVITE_MACHINE,
  visit: VISIT_MACHINE,
  quote: QUOTE_MACHINE,
  case: CASE_MACHINE,
};

/** `contract approve`, and apart from it `contract approve by the clock`. */
export function moveOf(machine: string, { action, by }: { action: string; by: string }): string {
  const isForBoth = (MACHINES[machine] ?? []).some(
    (rule) => rule.action === action && !rule.by.includes('system'),
  );
  return `${machine} ${action}${by === 'system' && isForBoth ? ' by the clock' : ''}`;
}

type Group = Cell & { thing: Thing; machine: string; moves: string };

const MONEY_WAITS = 'the account waits for the contract and its money';

/** Every meeting, by its reason. */
const GROUPS: readonly Group[] = [
  // A payment is under way.
  ...on('payment', 'contract', [
    ['PAYMENT_UNDER_WAY', 'it would say that it is paid', 'approvePayment, approveMilestone'],
    ['waits', 'it would say that it is paid', 'approvePayment by the clock, approveMilestone by the clock'],
    ['waits', 'what arrives may be given back with it', 'refund'],
    ['PAYMENT_UNDER_WAY', 'it would be paid twice', 'fund'],
    ['PAYMENT_UNDER_WAY', 'the decision is about all of the money', 'resolveDispute, resolveAppeal'],
    ['allowed', 'it arrives in a paused contract as well', 'pause, activate'],
    ['allowed', 'says nothing of money; what arrives is held', 'complete, approve, approve by the clock'],
    ['allowed', 'what arrives goes back, unless a dispute is open', 'end, cancel'],
    ['allowed', 'each milestone was approved, which waited for its payment', 'finish'],
    ['allowed', 'work is not money', 'submit, takeBack, requestChanges, query'],
    ['allowed', 'changes nothing yet', 'proposeAmendment, declineAmendment, withdrawAmendment'],
    ['allowed', 'says what holds', 'confirmTerms'],
    ['allowed', 'as long as the amounts stay: PAYMENT_UNDER_WAY otherwise', 'acceptAmendment'],
    ['allowed', 'what is held; what arrives later can be given back as well', 'giveBack'],
    ['allowed', 'it is its end', 'funded, fundingFailed'],
    ['allowed', 'banks do not ask', 'chargeBack'],
    ['allowed', 'what arrives is held for the decision', 'dispute'],
    ['allowed', 'what arrived is due as if there had been none', 'withdrawDispute'],
    ['allowed', 'what was decided is there already', 'settle'],
    ['allowed', 'words only', 'answerDispute, appeal, review, archive, unarchive'],
  ]),
  // A dispute, or the appeal against its decision.
  ...on('dispute', 'contract', [
    ['INVALID_TRANSITION', 'what is held is for whoever decides', 'approvePayment, giveBack'],
    ['waits', 'what is held is for whoever decides', 'approvePayment by the clock, refund, settle'],
    ['INVALID_TRANSITION', 'whether it is done is what they disagree about', 'approve, approveMilestone'],
    ['INVALID_TRANSITION', 'it follows from an approval', 'finish'],
    ['waits', 'whoever decides answers', 'approve by the clock, approveMilestone by the clock'],
    ['INVALID_TRANSITION', 'what is paid in now would be decided about as well', 'fund'],
    ['allowed', 'what is held stays for the decision', 'pause, activate, complete, end, cancel'],
    ['allowed', 'work is not money, and may still settle it', 'submit, takeBack, requestChanges, query'],
    ['allowed', 'no money moves, and the two may still agree', 'proposeAmendment, acceptAmendment'],
    ['allowed', 'no money moves, and the two may still agree', 'declineAmendment, withdrawAmendment'],
    ['allowed', 'says what holds', 'confirmTerms'],
    ['INVALID_TRANSITION', 'there is one at a time', 'dispute'],
    ['INVALID_TRANSITION', 'nothing is decided yet, or it was appealed against once', 'appeal'],
    ['allowed', 'it is its answer', 'withdrawDispute, answerDispute, resolveDispute, resolveAppeal'],
    ['allowed', 'it is held for the decision', 'funded'],
    ['allowed', 'told to both sides', 'fundingFailed'],
    ['allowed', 'banks do not ask; the decision is about what is left', 'chargeBack'],
    ['allowed', 'words only', 'review, archive, unarchive'],
  ]),
  // A change that one side proposed.
  ...on('amendment', 'contract', [
    ['INVALID_TRANSITION', 'there is one at a time', 'proposeAmendment'],
    ['allowed', 'it is its answer', 'acceptAmendment, declineAmendment, withdrawAmendment'],
    ['allowed', 'says what holds; other terms are confirmed anew', 'confirmTerms'],
    ['allowed', 'the proposal waits', 'pause, activate, query, dispute, withdrawDispute, answerDispute'],
    ['allowed', 'the proposal lapses', 'complete, approve, approve by the clock, end, cancel, finish'],
    ['allowed', 'the contract ends with it, and the proposal lapses', 'resolveDispute'],
    ['allowed', 'judged anew when it is accepted', 'submit, takeBack, requestChanges, fund, giveBack'],
    ['allowed', 'judged anew when it is accepted', 'approveMilestone, approveMilestone by the clock'],
    ['allowed', 'judged anew when it is accepted', 'funded, fundingFailed, chargeBack'],
  ]),
  // Both accounts are to be deleted; somebody is hired all the same.
  ...on('deletion', 'contract', [
    ['allowed', MONEY_WAITS, 'create, pause, activate, complete, end, cancel, finish, submit, query'],
    ['allowed', MONEY_WAITS, 'approve, approve by the clock, takeBack, requestChanges, fund, giveBack'],
    ['allowed', MONEY_WAITS, 'approveMilestone, approveMilestone by the clock'],
    ['allowed', MONEY_WAITS, 'proposeAmendment, acceptAmendment, declineAmendment, withdrawAmendment'],
    ['allowed', MONEY_WAITS, 'confirmTerms'],
    ['allowed', MONEY_WAITS, 'funded, fundingFailed, chargeBack'],
    ['allowed', MONEY_WAITS, 'approvePayment, approvePayment by the clock, refund, settle'],
    [
      'allowed',
      MONEY_WAITS,
      'dispute, withdrawDispute, answerDispute, resolveDispute, appeal, resolveAppeal',
    ],
    ['allowed', 'stays, without the name', 'review'],
    ['allowed', 'a mark of their own', 'archive, unarchive'],
  ]),
  // What else happens to the job of such a contract.
  ...['payment', 'dispute', 'amendment'].flatMap((thing) => [
    ...on(thing as Thing, 'job', [
      ['allowed', 'the contract stands, whoever may still apply', 'close, reopen'],
      ['JOB_PROMISED', 'the contract needs it', 'remove'],
    ]),
    ...othersOn(thing as Thing, 'somebody else’s: a job may have several contracts'),
  ]),
  ...on('deletion', 'job', [['allowed', 'whoever leaves may tidy up before', 'close, reopen, remove']]),
  ...othersOn('deletion', 'whoever leaves may change their mind; what is unanswered ends with the account'),
];

function othersOn(thing: Thing, because: string): Group[] {
  return [
    ...on(thing, 'application', [['allowed', because, 'apply, change, decline, reconsider, hire']]),
    ...on(thing, 'offer', [
      ['allowed', because, 'send, accept, reject, counter, withdraw, expire, createContract'],
      ['allowed', because, 'withdrawCounter, adoptCounter, declineCounter'],
    ]),
    ...on(thing, 'invite', [['allowed', because, 'invite, accept, decline, withdraw']]),
    ...on(thing, 'visit', [
      ['allowed', because, 'propose, accept, move, keep, cancel, setOut, reportNoShow'],
      ['allowed', 'what has passed is over, what lost its job is off', 'finish, expire, cancel by the clock'],
    ]),
    ...on(thing, 'quote', [
      ['allowed', because, 'write, send, see, accept, decline, replace'],
      ['allowed', 'its last day has passed', 'expire'],
    ]),
    ...on(thing, 'case', [
      ['allowed', 'an administrator waits for nobody', 'dismiss, hide, warn, suspend, approve, refuse'],
      ['allowed', 'an administrator waits for nobody', 'answer, restore'],
    ]),
  ];
}

function on(thing: Thing, machine: string, cells: readonly (readonly [Fate, string, string])[]): Group[] {
  return cells.map(([fate, because, moves]) => ({ thing, machine, fate, because, moves }));
}

/** The cell of `payment | contract approve`. */
export const MEETINGS: ReadonlyMap<string, Cell> = new Map(
  GROUPS.flatMap(({ thing, machine, moves, fate, because }) =>
    moves.split(', ').map((move): [string, Cell] => [`${thing} | ${machine} ${move}`, { fate, because }]),
  ),
);
