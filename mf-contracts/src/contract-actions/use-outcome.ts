import { useTranslation } from 'react-i18next';
import type { ContractAction } from '@plumbline/shared-schema/contracts';
import { CONTRACT_MOVE_TEXTS } from '@plumbline/shared-schema/options';
import { useTry, type Failure } from '@plumbline/shared-ui/action';
import { toast } from '@plumbline/shared-ui/toasts';

/** Keys in `schema:success`, for an action that had been done before. */
const SUCCESS_KEYS: Partial<Record<ContractAction, string>> = {
  ...CONTRACT_MOVE_TEXTS,
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

/** True for a refusal because the contract is already as this action would leave it (another tab, a repeated click). */
function isAlreadyDone({ code, details }: Failure, action: ContractAction): boolean {
  if (code === 'FEEDBACK_EXISTS') return action === 'review';
  if (code !== 'INVALID_TRANSITION') return false;
  const { status, allowedActions } = (details ?? {}) as { status?: string; allowedActions?: unknown };
  const allowed: unknown[] = Array.isArray(allowedActions) ? allowedActions : [];
  const opposite = OPPOSITES[action];
  if (opposite) return allowed.includes(opposite);
  return status !== undefined && status === RESULTS[action];
}

const STALE = [404, 409];

/**
 * Runs the call of an action and says how it went. Resolves when the dialog has nothing left to do: after a success,
 * and when the contract has moved meanwhile (it is read again, and shows what is allowed now). Rejects, with a text,
 * when the same call may work later.
 */
export function useOutcome() {
  const { t } = useTranslation('contracts');
  const attempt = useTry();

  return async (action: ContractAction, call: () => Promise<{ message: string }>) => {
    try {
      await attempt(call(), {
        failed: t('schema:failures.contractAction'),
        isDone: (failure) => isAlreadyDone(failure, action),
        done: t(`schema:success.${SUCCESS_KEYS[action] ?? ''}`),
      });
    } catch (error) {
      const { message, cause } = error as Error;
      if (!STALE.includes((cause as Partial<Failure>).status ?? 0)) throw error;
      toast.error(message);
    }
  };
}
