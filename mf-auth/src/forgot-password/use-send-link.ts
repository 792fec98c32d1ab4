import { useForgotPasswordMutation } from '@plumbline/shared-api/recovery';
import { toast } from '@plumbline/shared-ui/toasts';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../failures/use-failure-text';

type SendLink = {
  /** Resolves once the server has taken the wish; rejects with the ApiError after a toast (SPEC §8). */
  send: (email: string) => Promise<void>;
  isSending: boolean;
};

/** Asks for a reset link. The answer is the same whether or not there is such an account. */
export function useSendLink(): SendLink {
  const { t } = useTranslation('schema');
  const failureText = useFailureText();
  const [forgotPassword, { isLoading }] = useForgotPasswordMutation();

  async function send(email: string) {
    try {
      const { message } = await forgotPassword({ email }).unwrap();
      toast.success(message || t('success.resetLinkSent'));
    } catch (error) {
      toast.error(failureText(error, 'schema:failures.sendResetLink'));
      throw error;
    }
  }
  return { send, isSending: isLoading };
}
