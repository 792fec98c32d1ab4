import { useResetPasswordMutation } from '@plumbline/shared-api/recovery';
import type { ResetPasswordForm } from '@plumbline/shared-schema/auth';
import { useTry, type Refusal } from '@plumbline/shared-ui/action';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ResetLink } from './reset-link';

type SendPassword = {
  /** Leads to the sign-in; a failure is a toast and a `Refusal` for the form. */
  send: (form: ResetPasswordForm) => Promise<void>;
  /** The link was wrong, too old or used. */
  isLinkDead: boolean;
};

/** Sets the new password with the token of the link. */
export function useSendPassword({ token, email }: ResetLink): SendPassword {
  const { t } = useTranslation('schema');
  const attempt = useTry({ isToasted: true });
  const navigate = useNavigate();
  const [resetPassword] = useResetPasswordMutation();
  const [isLinkDead, setLinkDead] = useState(false);

  async function send({ newPassword }: ResetPasswordForm) {
    try {
      await attempt(resetPassword({ token, email, newPassword }).unwrap(), {
        failed: t('failures.resetPassword'),
        fieldOf: { PASSWORD_TOO_COMMON: 'newPassword' },
      });
    } catch (error) {
      setLinkDead((error as Refusal).code === 'RESET_TOKEN_INVALID');
      throw error;
    }
    await navigate('/signin', { replace: true, state: { email } });
  }
  return { send, isLinkDead };
}
