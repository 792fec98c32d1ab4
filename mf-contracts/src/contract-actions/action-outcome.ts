import type { ApiError } from '@plumbline/shared-api/api';
import type { ContractAction } from '@plumbline/shared-schema/contracts';

/** The fallback of the server's message, in `schema:success`. */
export const SUCCESS_KEYS: Partial<Record<ContractAction, string>> = {
  pause: 'contractPaused',
  activate: 'contractActivated',
  complete: 'contractCompleted',
  end: 'contractEnded',
  cancel: 'contractCanceled',
  approve: 'workApproved',
  requestChanges: 'changesRequested',
  query: 'termsQueried',
  approvePayment: 'paymentApproved',
  dispute: 'disputeRaised',
  withdrawDispute: 'disputeWithdrawn',
  archive: 'contractArchived',
  unarchive: 'contractUnarchived',
  review: 'feedbackSent',
};

const RESULTS: Partial<Record<ContractAction, string>> = {
  pause: 'paused',
  activate: 'active',
  complete: 'completed',
  end: 'ended',
  cancel: 'canceled',
  approve: 'completed',
};

const OPPOSITES: Partial<Record<ContractAction, ContractAction>> = {
  archive: 'unarchive',
  unarchive: 'archive',
  dispute: 'withdrawDispute',
};

/** A refusal that says: the contract is already as this action would have left it (another tab, a repeated press). */
export function isAlreadyDone({ code, details }: ApiError, action: ContractAction): boolean {
  if (code === 'FEEDBACK_EXISTS') return action === 'review';
  if (code !== 'INVALID_TRANSITION') return false;
  const { status, allowedActions } = (details ?? {}) as { status?: string; allowedActions?: unknown };
  const allowed: unknown[] = Array.isArray(allowedActions) ? allowedActions : [];
  const opposite = OPPOSITES[action];
  if (opposite) return allowed.includes(opposite);
  return status !== undefined && status === RESULTS[action];
}
