import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { resendTime } from '../resend/resend-time';
import { readResetLink, withoutResetLink } from './reset-link';
import type { ResetLink } from './reset-link';

/** Kept with the address, so that Back, forward and a reload find it. */
type Sent = { email: string; resendAt: number };

type ForgotStep = {
  /** The link the visitor came by: step 3. Only in memory, since the address may be seen, shared and logged. */
  link: ResetLink | undefined;
  /** The mail was sent: step 2. */
  sent: Sent | undefined;
  /** Typed before, here or on another page, or of the link. */
  knownEmail: string;
  /** Step 2, or once more after a resend, or with another time after a refusal. */
  onSent: (email: string, resendAt?: number) => void;
  /** Step 1, with the address filled in. */
  onBack: (email: string) => void;
};

function isSent(state: unknown): state is Sent {
  return knownEmailIn(state) !== '' && typeof (state as Record<string, unknown>).resendAt === 'number';
}

function knownEmailIn(state: unknown): string {
  const email = typeof state === 'object' && state !== null && 'email' in state ? state.email : '';
  return typeof email === 'string' ? email : '';
}

/** Which step is shown (SPEC §4, forgot password): 2 by its address, 3 by the link of the mail. */
export function useForgotStep(): ForgotStep {
  const [params, setParams] = useSearchParams();
  const state: unknown = useLocation().state;
  const navigate = useNavigate();
  const [link, setLink] = useState(() => readResetLink(params));
  const [linkEmail] = useState(link?.email ?? '');
  const sent = params.get('step') === '2' && isSent(state) ? state : undefined;
  const hasSecret = params.has('token');

  useEffect(() => {
    if (hasSecret) setParams(withoutResetLink, { replace: true });
  }, [hasSecret, setParams]);

  return {
    link,
    sent,
    knownEmail: knownEmailIn(state) || linkEmail,
    onSent(email, resendAt = resendTime()) {
      void navigate('/forgot-password?step=2', { replace: sent !== undefined, state: { email, resendAt } });
    },
    onBack(email) {
      setLink(undefined);
      void navigate('/forgot-password', { replace: link !== undefined, state: { email } });
    },
  };
}
