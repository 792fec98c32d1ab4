import type { ContractAction, ContractMove } from '@plumbline/shared-schema/contracts';
import { CONTRACT_MOVES, CONTRACT_MOVE_TEXTS, optionLabel } from '@plumbline/shared-schema/options';

type Button = {
  /** What a click opens. */
  opens:
    | 'confirmation'
    | 'note'
    | 'review'
    | 'payment'
    | 'submitPage'
    | 'words'
    | 'decision'
    | 'amendment'
    | 'terms';
  /** Key in `schema:success`, told when it had been done before. A move of `CONTRACT_MOVE_TEXTS` has its own. */
  done?: string;
  /** Locale key of its words where the action's name alone would mislead. */
  label?: string;
  /** It cannot be undone. */
  isDestructive?: true;
  /** It is about the work that awaits an answer. */
  isAboutWork?: true;
  /** Allowed from then on, when it leaves the status of the contract as it is. */
  undoneBy?: ContractAction;
};

type MoveButtons = Record<ContractMove, { opens: 'confirmation' }>;
const MOVE_BUTTONS = Object.fromEntries(
  CONTRACT_MOVES.map((move) => [move, { opens: 'confirmation' }]),
) as MoveButtons;

/**
 * The actions with a button, in the order of the buttons: what moves the work on first, what ends it last.
 */
const BUTTONS = {
  submit: { opens: 'submitPage' },
  approve: { opens: 'confirmation', done: 'workApproved', isAboutWork: true },
  approveMilestone: { opens: 'confirmation', done: 'milestoneApproved', isAboutWork: true },
  fund: { opens: 'payment', done: 'paymentBegun' },
  approvePayment: { opens: 'confirmation', done: 'paymentApproved' },
  review: { opens: 'review', done: 'feedbackSent' },
  requestChanges: { opens: 'note', done: 'changesRequested', isAboutWork: true },
  takeBack: { opens: 'confirmation', done: 'workTakenBack', isAboutWork: true },
  acceptAmendment: { opens: 'confirmation', done: 'amendmentAccepted' },
  declineAmendment: { opens: 'note', done: 'amendmentDeclined' },
  withdrawAmendment: { opens: 'confirmation', done: 'amendmentWithdrawn' },
  ...MOVE_BUTTONS,
  proposeAmendment: { opens: 'amendment' },
  confirmTerms: { opens: 'terms', done: 'termsConfirmed' },
  query: { opens: 'note', done: 'termsQueried' },
  resolveDispute: { opens: 'decision', done: 'disputeResolved' },
  resolveAppeal: { opens: 'decision', done: 'disputeResolved' },
  answerDispute: { opens: 'words', done: 'disputeAnswered' },
  appeal: { opens: 'words', done: 'disputeAppealed' },
  dispute: { opens: 'words', done: 'disputeRaised', undoneBy: 'withdrawDispute' },
  withdrawDispute: { opens: 'confirmation', done: 'disputeWithdrawn' },
  archive: { opens: 'confirmation', done: 'contractArchived', undoneBy: 'unarchive' },
  unarchive: { opens: 'confirmation', done: 'contractUnarchived', undoneBy: 'archive' },
  giveBack: { opens: 'confirmation', done: 'moneyGivenBack', isDestructive: true },
  end: { opens: 'confirmation', label: 'contracts:actions.end', isDestructive: true },
  cancel: { opens: 'confirmation', label: 'contracts:actions.cancel', isDestructive: true },
} as const satisfies Partial<Record<ContractAction, Button>>;

type ActionThatOpens<Opened> = {
  [Action in OfferedAction]: (typeof BUTTONS)[Action]['opens'] extends Opened ? Action : never;
}[OfferedAction];

export type OfferedAction = keyof typeof BUTTONS;
export type ConfirmedAction = ActionThatOpens<'confirmation'>;
export type NotedAction = ActionThatOpens<'note'>;
/** With words and files. */
export type SpokenAction = ActionThatOpens<'words'>;
export type DecidingAction = ActionThatOpens<'decision'>;

/** Answers to an open proposal, beside which they stand. */
export const ANSWERS: readonly OfferedAction[] = ['acceptAmendment', 'declineAmendment', 'withdrawAmendment'];

/** With buttons beside what they are about, everywhere. */
export const BESIDE: readonly OfferedAction[] = [...ANSWERS, 'confirmTerms'];

/** Answers to work that was handed in for the whole contract; on the page they stand beside it. */
export const WORK_ANSWERS = ['approve', 'requestChanges'] as const satisfies readonly OfferedAction[];

const OFFERED = Object.keys(BUTTONS) as OfferedAction[];
const MOVE_TEXTS: Partial<Record<ContractAction, string>> = CONTRACT_MOVE_TEXTS;

export function buttonOf(action: OfferedAction): Button {
  return BUTTONS[action];
}

/** The actions that the server allows and that have a button, in the order of the buttons. */
export function offeredActions(allowed: readonly ContractAction[]): OfferedAction[] {
  return OFFERED.filter((action) => allowed.includes(action));
}

/** Locale key of an action's button. */
export function actionLabel(action: OfferedAction): string {
  return buttonOf(action).label ?? optionLabel('contractAction', action);
}

/** Locale key of what is told once the action is done. */
export function doneText(action: OfferedAction): string {
  return `schema:success.${buttonOf(action).done ?? MOVE_TEXTS[action] ?? ''}`;
}

export function isConfirmed(action: OfferedAction): action is ConfirmedAction {
  return buttonOf(action).opens === 'confirmation';
}

export function isNoted(action: OfferedAction): action is NotedAction {
  return buttonOf(action).opens === 'note';
}

export function isSpoken(action: OfferedAction): action is SpokenAction {
  return buttonOf(action).opens === 'words';
}

export function isDeciding(action: OfferedAction): action is DecidingAction {
  return buttonOf(action).opens === 'decision';
}
