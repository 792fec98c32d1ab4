import { isApiError } from '@plumbline/shared-api/api';
import { useResendCodeMutation, useVerifyEmailMutation } from '@plumbline/shared-api/recovery';
import type { VerifyEmail } from '@plumbline/shared-schema/auth';
import { CODE_TRIES } from '@plumbline/shared-schema/limits';
import { toast } from '@plumbline/shared-ui/toasts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../failures/refusal';
import { useFailureText } from '../failures/use-failure-text';
import { resendTime, resendTimeOf } from '../resend/resend-time';

type Options = { email: string; onResendAt: (resendAt: number) => void; onDone: () => void };

type Verification = {
  /** Rejects with a `Refusal` for the form. */
  verify: (form: VerifyEmail) => Promise<void>;
  /** Was another code sent? */
  resend: () => Promise<boolean>;
  isResending: boolean;
};

/** Checks the code, and asks for another one. */
export function useVerification({ email, onResendAt, onDone }: Options): Verification {
  const { t } = useTranslation(['auth', 'schema']);
  const failureText = useFailureText();
  const [verifyEmail] = useVerifyEmailMutation();
  const [resendCode, { isLoading }] = useResendCodeMutation();
  const wrongTries = useRef(0);

  function refusalOf(error: unknown): Refusal {
    const text = failureText(error, 'auth:code.failed');
    if (!isApiError(error) || error.code !== 'CODE_INVALID') return new Refusal(text);
    wrongTries.current += 1;
    const isUsedUp = wrongTries.current >= CODE_TRIES;
    return new Refusal(text, { code: isUsedUp ? t('auth:code.usedUp', { tries: CODE_TRIES }) : text });
  }

  return {
    async verify(form) {
      try {
        const { message } = await verifyEmail(form).unwrap();
        toast.success(message || t('schema:success.emailVerified'));
      } catch (error) {
        throw refusalOf(error);
      }
      onDone();
    },

    async resend() {
      try {
        const { message } = await resendCode({ email }).unwrap();
        toast.success(message || t('schema:success.codeSent'));
      } catch (error) {
        toast.error(failureText(error, 'auth:code.resendFailed'));
        const until = resendTimeOf(error);
        if (until !== undefined) onResendAt(until);
        return false;
      }
      wrongTries.current = 0;
      onResendAt(resendTime());
      return true;
    },
    isResending: isLoading,
  };
}
