import { isApiError } from '@plumbline/shared-api/api';
import { useSignIn } from '@plumbline/shared-api/auth';
import type { Login } from '@plumbline/shared-schema/auth';
import { toast } from '@plumbline/shared-ui/toasts';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Refusal } from '../failures/refusal';
import { useFailureText } from '../failures/use-failure-text';
import { forgetPendingAccount, keepPendingAccount } from '../sign-up/pending-account';
import { safeReturnTo } from './return-to';

/** Signs in and goes where the visitor wanted to go; a failure is a toast and a `Refusal` for the form (SPEC §8). */
export function useSendSignIn(): (credentials: Login) => Promise<void> {
  const { t } = useTranslation('schema');
  const { signIn } = useSignIn();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const [params] = useSearchParams();

  return async (credentials) => {
    try {
      const { message } = await signIn(credentials);
      toast.success(message || t('success.signedIn'));
      forgetPendingAccount();
    } catch (error) {
      const text = failureText(error, 'schema:failures.signIn');
      toast.error(text);
      if (isApiError(error) && error.code === 'EMAIL_NOT_VERIFIED') {
        keepPendingAccount({ email: credentials.email, resendAt: 0, isRequired: true });
        params.set('step', '3');
        return navigate(`/signup?${params.toString()}`);
      }
      throw new Refusal(text, isApiError(error) ? error.fields : {});
    }
    await navigate(safeReturnTo(params.get('returnTo')), { replace: true });
  };
}
