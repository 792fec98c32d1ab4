import { useSignIn } from '@plumbline/shared-api/auth';
import type { Login } from '@plumbline/shared-schema/auth';
import { useTry, type Refusal } from '@plumbline/shared-ui/action';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { forgetPendingAccount, keepPendingAccount } from '../sign-up/pending-account';
import { safeReturnTo } from './return-to';

/** Signs in and goes where the visitor wanted to go; a failure is a toast and a `Refusal` for the form. */
export function useSendSignIn(): (credentials: Login) => Promise<void> {
  const { t } = useTranslation('schema');
  const { signIn } = useSignIn();
  const attempt = useTry({ isToasted: true });
  const navigate = useNavigate();
  const [params] = useSearchParams();

  return async (credentials) => {
    try {
      await attempt(signIn(credentials), { failed: t('failures.signIn') });
    } catch (error) {
      if ((error as Refusal).code !== 'EMAIL_NOT_VERIFIED') throw error;
      keepPendingAccount({ email: credentials.email, resendAt: 0, isRequired: true });
      params.set('step', '3');
      return navigate(`/signup?${params.toString()}`);
    }
    forgetPendingAccount();
    await navigate(safeReturnTo(params.get('returnTo')), { replace: true });
  };
}
