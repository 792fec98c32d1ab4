import { useGoogleSignIn } from '@plumbline/shared-api/google';
import { toast } from '@plumbline/shared-ui/toasts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { safeReturnTo } from '../sign-in/return-to';
import { forgetPendingAccount } from '../sign-up/pending-account';
import { useGoogleFailure } from './use-google-failure';

type GoogleReturn = { isBusy: boolean; failure: string | undefined };

/**
 * The way back from Google: `?google=<one-time code>` is traded for a session, `?googleError=` is said. Both leave
 * the address at once, so that neither a reload nor the history meets them again. `isIgnored`: somebody is signed in.
 */
export function useGoogleReturn({ isIgnored }: { isIgnored: boolean }): GoogleReturn {
  const { t } = useTranslation('schema');
  const { signInWithGoogle } = useGoogleSignIn();
  const failureOf = useGoogleFailure();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const isHandled = useRef(false);
  const [isBusy, setBusy] = useState(params.has('google') && !isIgnored);
  const [failure, setFailure] = useState<string>();

  function fail(text: string) {
    setFailure(text);
    toast.error(text);
  }

  async function exchange(code: string) {
    const waiting = toast.loading(t('failures.googleSigningIn'));
    try {
      const { message } = await signInWithGoogle(code);
      toast.success(message || t('success.signedInWithGoogle'));
      forgetPendingAccount();
      await navigate(safeReturnTo(params.get('returnTo')), { replace: true });
    } catch (error) {
      fail(failureOf.ofCall(error));
    } finally {
      toast.dismiss(waiting);
      setBusy(false);
    }
  }

  const handle = useEffectEvent(() => {
    const [code, reason] = [params.get('google'), params.get('googleError')];
    if (isIgnored || isHandled.current || (code === null && reason === null)) return;
    isHandled.current = true;
    setParams(withoutReturn, { replace: true });
    if (code !== null) void exchange(code);
    else if (reason !== null) fail(failureOf.ofReturn(reason));
  });
  useEffect(() => {
    handle();
  }, []);

  return { isBusy, failure };
}

function withoutReturn(params: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(params);
  rest.delete('google');
  rest.delete('googleError');
  return rest;
}
