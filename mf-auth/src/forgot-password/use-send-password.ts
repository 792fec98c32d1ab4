import { isApiError } from '@plumbline/shared-api/api';
import { useResetPasswordMutation } from '@plumbline/shared-api/recovery';
import type { ResetPasswordForm } from '@plumbline/shared-schema/auth';
import { toast } from '@plumbline/shared-ui/toasts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Refusal } from '../failures/refusal';
import { useFailureText } from '../failures/use-failure-text';
import type { ResetLink } from './reset-link';

type SendPassword = {
  /** Leads to the sign-in; a failure is a toast and a `Refusal` for the form (SPEC §8). */
  send: (form: ResetPasswordForm) => Promise<void>;
  /** The link was wrong, too old or used. */
  isLinkDead: boolean;
};

/** Sets the new password with the token of the link. */
export function useSendPassword({ token, email }: ResetLink): SendPassword {
  const { t } = useTranslation('schema');
  const failureText = useFailureText();
  const navigate = useNavigate();
  const [resetPassword] = useResetPasswordMutation();
  const [isLinkDead, setLinkDead] = useState(false);

  function refusalOf(error: unknown): Refusal {
    const text = failureText(error, 'schema:failures.resetPassword');
    toast.error(text);
    if (!isApiError(error)) return new Refusal(text);
    setLinkDead(error.code === 'RESET_TOKEN_INVALID');
    return new Refusal(text, error.code === 'PASSWORD_TOO_COMMON' ? { newPassword: text } : error.fields);
  }

  async function send({ newPassword }: ResetPasswordForm) {
    try {
      const { message } = await resetPassword({ token, email, newPassword }).unwrap();
      toast.success(message || t('success.passwordReset'));
    } catch (error) {
      throw refusalOf(error);
    }
    await navigate('/signin', { replace: true, state: { email } });
  }
  return { send, isLinkDead };
}
