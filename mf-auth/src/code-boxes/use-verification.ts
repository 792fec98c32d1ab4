import { useResendCodeMutation, useVerifyEmailMutation } from '@plumbline/shared-api/recovery';
import type { VerifyEmail } from '@plumbline/shared-schema/auth';
import { CODE_TRIES } from '@plumbline/shared-schema/limits';
import { Refusal, useTry } from '@plumbline/shared-ui/action';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { resendTime, resendTimeOf } from '../resend/resend-time';

type Options = { email: string; onResendAt: (resendAt: number) => void; onDone: () => unknown };

type Verification = {
  /** Rejects with a `Refusal` for the form. */
  verify: (form: VerifyEmail) => Promise<void>;
  /** Resolves to whether another code was sent. */
  resend: () => Promise<boolean>;
  isResending: boolean;
};

/** Checks the code, and asks for another one. */
export function useVerification({ email, onResendAt, onDone }: Options): Verification {
  const { t } = useTranslation('auth');
  const attempt = useTry();
  const attemptResend = useTry({ isToasted: true });
  const [verifyEmail] = useVerifyEmailMutation();
  const [resendCode, { isLoading }] = useResendCodeMutation();
  const wrongTries = useRef(0);

  /** The server takes no further code after the last try, without saying so. */
  function withTriesCounted(error: unknown): unknown {
    if (!(error instanceof Refusal) || error.code !== 'CODE_INVALID') return error;
    wrongTries.current += 1;
    if (wrongTries.current < CODE_TRIES) return error;
    return new Refusal(error.message, error.cause, { code: t('code.usedUp', { tries: CODE_TRIES }) });
  }

  return {
    async verify(form) {
      try {
        await attempt(verifyEmail(form).unwrap(), {
          failed: t('code.failed'),
          fieldOf: { CODE_INVALID: 'code' },
        });
      } catch (error) {
        throw withTriesCounted(error);
      }
      await onDone();
    },

    async resend() {
      try {
        await attemptResend(resendCode({ email }).unwrap(), { failed: t('code.resendFailed') });
      } catch (error) {
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
