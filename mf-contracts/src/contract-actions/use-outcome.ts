import { useTranslation } from 'react-i18next';
import { CONTRACT_MACHINE } from '@plumbline/shared-schema/contract-machine';
import { useTry, type Failure } from '@plumbline/shared-ui/action';
import { toast } from '@plumbline/shared-ui/toasts';
import { buttonOf, doneText, type OfferedAction } from './contract-actions';

/** True for a refusal because the contract is already as this action would leave it (another tab, a repeated click). */
function isAlreadyDone({ code, details }: Failure, action: OfferedAction): boolean {
  if (code === 'FEEDBACK_EXISTS') return action === 'review';
  if (code !== 'INVALID_TRANSITION') return false;
  const { status, allowedActions } = (details ?? {}) as { status?: string; allowedActions?: unknown };
  const allowed: unknown[] = Array.isArray(allowedActions) ? allowedActions : [];
  const { undoneBy } = buttonOf(action);
  if (undoneBy) return allowed.includes(undoneBy);
  return CONTRACT_MACHINE.some(
    (rule) => rule.action === action && rule.next !== rule.from && rule.next === status,
  );
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

  return async (action: OfferedAction, call: () => Promise<{ message: string }>) => {
    try {
      await attempt(call(), {
        failed: t('schema:failures.contractAction'),
        isDone: (failure) => isAlreadyDone(failure, action),
        done: t(doneText(action)),
      });
    } catch (error) {
      const { message, cause } = error as Error;
      if (!STALE.includes((cause as Partial<Failure>).status ?? 0)) throw error;
      toast.error(message);
    }
  };
}
