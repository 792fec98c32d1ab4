import { useAddress } from '@plumbline/shared-ui/address';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { emailIn } from '../auth-frame/known-email';
import { resendTime } from '../resend/resend-time';
import { hasSecret, readResetLink } from './reset-link';
import type { ResetLink } from './reset-link';

/** Kept in the history's state, so that Back, Forward and a reload find it. */
type SentLink = { email: string; resendAt: number };

type ForgotStep = {
  /** Step 3. Only in memory, since the address may be seen, shared and logged. */
  link: ResetLink | undefined;
  /** Step 2. */
  sent: SentLink | undefined;
  /** From step 1, another page or the link. */
  knownEmail: string;
  /** Opens step 2, or sets another time on it after a resend or a refusal. */
  onSent: (email: string, resendAt?: number) => void;
  /** Opens step 1 with the address filled in. */
  onBack: (email: string) => void;
};

function isSent(state: unknown): state is SentLink {
  return emailIn(state) !== '' && typeof (state as Record<string, unknown>).resendAt === 'number';
}

/** The step of the page: 2 by its address, 3 by the link of the mail. */
export function useForgotStep(): ForgotStep {
  const { params, get, change } = useAddress();
  const { hash, ...location } = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const [link, setLink] = useState(() => readResetLink(params, hash));
  const [linkEmail] = useState(link?.email ?? '');
  const sent = get('step') === '2' && isSent(state) ? state : undefined;
  const isSecretShown = hasSecret(params) || hasSecret(new URLSearchParams(hash.slice(1)));

  useEffect(() => {
    // Drops the hash too.
    if (isSecretShown) change({ token: '', email: '' }, { replace: true });
  }, [isSecretShown, change]);

  return {
    link,
    sent,
    knownEmail: emailIn(state) || linkEmail,
    onSent(email, resendAt = resendTime()) {
      void navigate('/forgot-password?step=2', { replace: sent !== undefined, state: { email, resendAt } });
    },
    onBack(email) {
      setLink(undefined);
      void navigate('/forgot-password', { replace: link !== undefined, state: { email } });
    },
  };
}
