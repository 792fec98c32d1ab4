import type { ContractAction } from '@plumbline/shared-schema/contracts';
import { optionLabel } from '@plumbline/shared-schema/options';

/** Confirmed in a dialog. */
export const CONFIRMED_ACTIONS = [
  'approve',
  'activate',
  'complete',
  'approvePayment',
  'pause',
  'withdrawDispute',
  'archive',
  'unarchive',
  'end',
  'cancel',
] as const;
export type ConfirmedAction = (typeof CONFIRMED_ACTIONS)[number];

/** Sent with a text. */
export const NOTED_ACTIONS = ['requestChanges', 'query', 'dispute'] as const;
export type NotedAction = (typeof NOTED_ACTIONS)[number];

/** What moves the work on first, what ends it last. An administrator's actions have no buttons here. */
const IN_ORDER: readonly ContractAction[] = [
  'submit',
  'approve',
  'approvePayment',
  'review',
  'activate',
  'complete',
  'requestChanges',
  'pause',
  'query',
  'dispute',
  'withdrawDispute',
  'archive',
  'unarchive',
  'end',
  'cancel',
];

/** Of what the server allows, the actions with a button, in the order of the buttons. */
export function offeredActions(allowed: readonly ContractAction[]): ContractAction[] {
  return IN_ORDER.filter((action) => allowed.includes(action));
}

/** Locale key of an action's button. 'Cancel' alone would read like closing a dialog, and 'End' says too little. */
export function actionLabel(action: ContractAction): string {
  return action === 'cancel' || action === 'end'
    ? `contracts:actions.${action}`
    : optionLabel('contractAction', action);
}

/** True for what cannot be undone. */
export function isDestructive(action: ContractAction): boolean {
  return action === 'end' || action === 'cancel';
}

const isOneOf =
  <Action extends ContractAction>(actions: readonly Action[]) =>
  (action: string | null): action is Action =>
    (actions as readonly (string | null)[]).includes(action);

export const isConfirmedAction = isOneOf(CONFIRMED_ACTIONS);
export const isNotedAction = isOneOf(NOTED_ACTIONS);
