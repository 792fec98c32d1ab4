import { useForgotPasswordMutation } from '@plumbline/shared-api/recovery';
import { useTry } from '@plumbline/shared-ui/action';
import { useTranslation } from 'react-i18next';

/** Asks for a reset link; a failure is a toast and a `Refusal`. */
export function useSendLink() {
  const { t } = useTranslation('schema');
  const attempt = useTry({ isToasted: true });
  const [forgotPassword, { isLoading }] = useForgotPasswordMutation();

  return {
    send: (email: string) =>
      attempt(forgotPassword({ email }).unwrap(), { failed: t('failures.sendResetLink') }),
    isSending: isLoading,
  };
}
