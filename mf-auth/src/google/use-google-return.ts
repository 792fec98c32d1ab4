import { isApiError } from '@plumbline/shared-api/api';
import { useGoogleSignIn } from '@plumbline/shared-api/google';
import { ticketIn } from '@plumbline/shared-api/two-step';
import { useFailureText } from '@plumbline/shared-ui/action';
import { useAddress } from '@plumbline/shared-ui/address';
import { toast } from '@plumbline/shared-ui/toasts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { safeReturnTo } from '../arrival/return-to';
import { forgetPendingAccount } from '../arrival/pending-account';

type Options = { isIgnored: boolean; onTicket: (ticket: string) => void };
type GoogleReturn = { isBusy: boolean; failure: string | undefined };

const GENERAL = 'schema:failures.googleSignIn';
/** Texts by the status of a refused exchange of the code; 0 is no answer. */
const CALL_FAILURES: Record<number, string> = {
  0: 'schema:failures.googleNoResponse',
  400: 'schema:errors.GOOGLE_INFO_MISSING',
  409: 'schema:errors.ACCOUNT_EXISTS',
};
/** Texts by `?googleError=`, which anybody can write: another word counts as none. */
const RETURN_FAILURES = new Map([
  ['notConfigured', 'auth:google.notSetUp'],
  ['missingInfo', 'schema:errors.GOOGLE_INFO_MISSING'],
  ['cancelled', 'auth:google.cancelled'],
  ['expired', 'auth:google.expired'],
]);

function useGoogleFailure() {
  const { t } = useTranslation(['auth', 'schema']);
  const textOf = useFailureText();
  return {
    ofCall(error: unknown): string {
      if (!isApiError(error)) return t(GENERAL);
      if (error.status === 429) return textOf(error, { failed: t(GENERAL) });
      return t(CALL_FAILURES[error.status] ?? GENERAL);
    },
    ofReturn: (reason: string): string => t(RETURN_FAILURES.get(reason) ?? 'schema:failures.googleWidget'),
  };
}

/**
 * Handles the return from Google: exchanges `?google=<one-time code>` for a session, or says `?googleError=`. Both are
 * removed from the address at once, so that neither a reload nor Back repeats them. `isIgnored`: somebody is signed in.
 * `onTicket`: Google was right, and a code is asked for.
 */
export function useGoogleReturn({ isIgnored, onTicket }: Options): GoogleReturn {
  const { t } = useTranslation('schema');
  const { signInWithGoogle } = useGoogleSignIn();
  const failureText = useGoogleFailure();
  const navigate = useNavigate();
  const { get, change } = useAddress();
  const isHandled = useRef(false);
  const [isBusy, setBusy] = useState(get('google') !== '' && !isIgnored);
  const [failure, setFailure] = useState<string>();

  function fail(text: string) {
    setFailure(text);
    toast.error(text);
  }

  async function exchange(code: string) {
    const waiting = toast.loading(t('failures.googleSigningIn'));
    try {
      const { message } = await signInWithGoogle(code);
      toast.success(message);
      forgetPendingAccount();
      await navigate(safeReturnTo(get('returnTo')), { replace: true });
    } catch (error) {
      const ticket = ticketIn(error);
      if (ticket !== undefined) onTicket(ticket);
      else fail(failureText.ofCall(error));
    } finally {
      toast.dismiss(waiting);
      setBusy(false);
    }
  }

  const handle = useEffectEvent(() => {
    const [code, reason] = [get('google'), get('googleError')];
    if (isIgnored || isHandled.current || (code === '' && reason === '')) return;
    isHandled.current = true;
    change({ google: '', googleError: '' }, { replace: true });
    if (code !== '') void exchange(code);
    else fail(failureText.ofReturn(reason));
  });
  useEffect(() => {
    handle();
  }, []);

  return { isBusy, failure };
}
