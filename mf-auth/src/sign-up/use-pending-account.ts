import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { resendTime } from '../resend/resend-time';
import type { Account } from './account-form';
import type { Details } from './details';
import { forgetPendingAccount, keepPendingAccount, readPendingAccount } from './pending-account';
import type { PendingAccount } from './pending-account';

type PendingStep = {
  pending: PendingAccount | undefined;
  /** `forms` until there is an account, then only its code and a look back: nobody registers twice. */
  view: 'forms' | 'created' | 'code';
  onRegistered: (account: Account, details: Details) => void;
  onResendAt: (resendAt: number) => void;
  onStep: (step: 2 | 3) => void;
  /** To the sign-in, with the address filled in. */
  onDone: () => void;
  onStartOver: () => void;
};

/** The account this tab has made, and the steps behind it (SPEC §4). */
export function usePendingAccount(): PendingStep {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  // Every change of it comes with a change of place, after which it is read again.

  const pending = useMemo(readPendingAccount, [key]);
  const step = params.get('step');
  const isPastForms = pending !== undefined;
  const isElsewhere = isPastForms && step !== '2' && step !== '3';

  useEffect(() => {
    if (isElsewhere) setParams((before) => withStep(before, 3), { replace: true });
  }, [isElsewhere, setParams]);

  return {
    pending,
    view: viewOf(isPastForms, step),
    onRegistered({ email, fullName, userType }, { profile: _profile, nationalId: _nationalId, ...details }) {
      const answers = { fullName, email, userType, ...details };
      keepPendingAccount({ email, resendAt: resendTime(), answers });
      setParams((before) => withStep(before, 3));
    },
    onResendAt(resendAt) {
      if (!pending) return;
      keepPendingAccount({ ...pending, resendAt });
      setParams((before) => withStep(before, 3), { replace: true });
    },
    onStep(next) {
      setParams((before) => withStep(before, next));
    },
    onDone() {
      const returnTo = params.get('returnTo');
      const query = returnTo ? `?${new URLSearchParams({ returnTo }).toString()}` : '';
      void navigate(`/signin${query}`, { state: { email: pending?.email } });
    },
    onStartOver() {
      forgetPendingAccount();
      setParams(new URLSearchParams());
    },
  };
}

function viewOf(isPastForms: boolean, step: string | null): PendingStep['view'] {
  if (!isPastForms) return 'forms';
  return step === '2' ? 'created' : 'code';
}

function withStep(params: URLSearchParams, step: number): URLSearchParams {
  const after = new URLSearchParams(params);
  after.set('step', String(step));
  return after;
}
