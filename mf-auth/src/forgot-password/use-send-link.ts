import { useForgotPasswordMutation } from '@plumbline/shared-api/recovery';
import { useTry } from '@plumbline/shared-ui/action';
import { useTranslation } from 'react-i18next';

/** Asks for a reset link, or for another; a failure is a toast and a `Refusal`. */
export function useSendLink({ isAgain = false } = {}) {
  const { t } = useTranslation('schema');
  const attempt = useTry({ isToasted: true });
  const [forgotPassword, { isLoading }] = useForgotPasswordMutation();

  return {
    send: (email: string) =>
      attempt(forgotPassword({ email }).unwrap(), {
        done: t(isAgain ? 'success.resetEmailSent' : 'success.resetLinkSent'),
        failed: t(isAgain ? 'failures.sendResetEmail' : 'failures.sendResetLink'),
      }),
    isSending: isLoading,
  };
}
