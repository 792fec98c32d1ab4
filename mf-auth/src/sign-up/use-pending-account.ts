import { useAddress } from '@plumbline/shared-ui/address';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { resendTime } from '../resend/resend-time';
import type { Account } from './account-form';
import type { Details } from './details';
import { forgetPendingAccount, keepPendingAccount, readPendingAccount } from '../arrival/pending-account';
import type { PendingAccount } from '../arrival/pending-account';
import { useFirstSignIn } from './use-first-sign-in';

type PendingStep = {
  pending: PendingAccount | undefined;
  /** `forms` until there is an account, then only its code and its answers: nobody registers twice. */
  view: 'forms' | 'created' | 'code';
  onRegistered: (account: Account, details: Details) => void;
  onResendAt: (resendAt: number) => void;
  onStep: (step: 2 | 3) => void;
  /** Signs in, or leads to the sign-in with the address filled in. */
  onDone: () => Promise<void>;
  onStartOver: () => void;
};

/** The account that this tab has made, and the steps after it. */
export function usePendingAccount(): PendingStep {
  const { get, change } = useAddress();
  const { key } = useLocation();
  const navigate = useNavigate();
  // Every change of it comes with a navigation, after which it is read again.
  const pending = useMemo(readPendingAccount, [key]);
  const { keepPassword, signInAs } = useFirstSignIn();
  const step = get('step');
  const isPastForms = pending !== undefined;
  const isElsewhere = isPastForms && step !== '2' && step !== '3';

  useEffect(() => {
    if (isElsewhere) change({ step: 3 }, { replace: true });
  }, [isElsewhere, change]);

  return {
    pending,
    view: viewOf(isPastForms, step),
    onRegistered(account, { profile: _profile, nationalId: _nationalId, ...details }) {
      const { email, fullName, userType } = account;
      const answers = { fullName, email, userType, ...details };
      keepPassword(account.password);
      keepPendingAccount({ email, resendAt: resendTime(), answers });
      change({ step: 3 });
    },
    onResendAt(resendAt) {
      if (!pending) return;
      keepPendingAccount({ ...pending, resendAt });
      change({ step: 3 }, { replace: true });
    },
    onStep: (next) => change({ step: next }),
    onDone: () => signInAs(pending?.email ?? ''),
    onStartOver() {
      keepPassword(undefined);
      forgetPendingAccount();
      void navigate({ search: '' });
    },
  };
}

function viewOf(isPastForms: boolean, step: string): PendingStep['view'] {
  if (!isPastForms) return 'forms';
  return step === '2' ? 'created' : 'code';
}
