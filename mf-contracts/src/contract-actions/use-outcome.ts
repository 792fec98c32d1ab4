import { useTranslation } from 'react-i18next';
import { isApiError } from '@plumbline/shared-api/api';
import type { ContractAction } from '@plumbline/shared-schema/contracts';
import { toast } from '@plumbline/shared-ui/toasts';
import { isAlreadyDone, SUCCESS_KEYS } from './action-outcome';

const STALE = [404, 409];

/**
 * Runs the call of an action and tells how it went. Resolves when the dialog has nothing left to do: after a success,
 * and when the contract has moved meanwhile (it is read again, and shows what is allowed now). Rejects, with a message,
 * when the same call may work later.
 */
export function useOutcome() {
  const { t } = useTranslation('contracts');

  return async function tell(action: ContractAction, call: () => Promise<{ message: string }>) {
    const done = t(`schema:success.${SUCCESS_KEYS[action] ?? ''}`);
    const failed = t('schema:failures.contractAction');
    try {
      const { message } = await call();
      toast.success(message || done);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (isAlreadyDone(error, action)) toast.success(done);
      else if (STALE.includes(error.status)) toast.error(error.message || failed);
      else throw { ...error, message: error.message || failed };
    }
  };
}
