import { useSignIn } from '@plumbline/shared-api/auth';
import type { Login } from '@plumbline/shared-schema/auth';
import { useTry, type Refusal } from '@plumbline/shared-ui/action';
import { useAddress } from '@plumbline/shared-ui/address';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { forgetPendingAccount, keepPendingAccount } from '../sign-up/pending-account';
import { safeReturnTo } from './return-to';

/** Signs in and goes where the visitor wanted to go; a failure is a toast and a `Refusal` for the form. */
export function useSendSignIn(): (credentials: Login) => Promise<void> {
  const { t } = useTranslation('schema');
  const { signIn } = useSignIn();
  const attempt = useTry({ isToasted: true });
  const navigate = useNavigate();
  const { get, carryTo } = useAddress();

  return async (credentials) => {
    try {
      await attempt(signIn(credentials), { failed: t('failures.signIn') });
    } catch (error) {
      if ((error as Refusal).code !== 'EMAIL_NOT_VERIFIED') throw error;
      keepPendingAccount({ email: credentials.email, resendAt: 0, isRequired: true });
      return navigate(carryTo('/signup', { step: 3 }));
    }
    forgetPendingAccount();
    await navigate(safeReturnTo(get('returnTo')), { replace: true });
  };
}
