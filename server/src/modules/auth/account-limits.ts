import type { Tx } from '../../database/connect';
import { AppError } from '../../errors';
import type { AccountAttemptsRepository } from './account-attempts.repository';
import type { AuthRules } from './auth-rules';

export type AccountLimits = ReturnType<typeof createAccountLimits>;

/**
 * Counts what is asked for per e-mail address, without looking whether it has an account: an unknown address gets
 * the same answers.
 */
export function createAccountLimits({
  attempts,
  rules,
}: {
  attempts: AccountAttemptsRepository;
  rules: AuthRules;
}) {
  return {
    /** RATE_LIMITED beyond the limit of reset links. */
    admitForgotPassword: async (tx: Tx, email: string): Promise<void> => {
      const attempt = { kind: 'forgot' as const, email };
      await attempts.lock(tx, attempt);
      const { max, minutes } = rules.limits.forgotPassword;
      const { count, secondsLeft } = await attempts.count(tx, attempt, minutes * 60);
      if (count >= max && !rules.isLoadTest)
        throw new AppError('RATE_LIMITED', { retryAfter: Math.max(1, secondsLeft) });
      await attempts.insert(tx, attempt);
    },

    /** RESEND_TOO_SOON shortly after the last code, RATE_LIMITED beyond the limit of codes. */
    admitCode: async (tx: Tx, email: string): Promise<void> => {
      const attempt = { kind: 'code' as const, email };
      await attempts.lock(tx, attempt);
      const { max, minutes } = rules.limits.codesPerAccount;
      const recent = await attempts.count(tx, attempt, rules.resendSeconds);
      const { count, secondsLeft } = await attempts.count(tx, attempt, minutes * 60);
      if (!rules.isLoadTest) {
        if (recent.count > 0)
          throw new AppError('RESEND_TOO_SOON', { retryAfter: Math.max(1, recent.secondsLeft) });
        if (count >= max) throw new AppError('RATE_LIMITED', { retryAfter: Math.max(1, secondsLeft) });
      }
      await attempts.insert(tx, attempt);
    },

    /** The code of a registration counts as one. */
    noteCode: (tx: Tx, email: string): Promise<void> => attempts.insert(tx, { kind: 'code', email }),

    /** RATE_LIMITED beyond the limit of codes; counted by person, since only who knows the password comes here. */
    admitSecondStep: async (tx: Tx, userId: string): Promise<void> => {
      const attempt = { kind: 'secondStep' as const, email: userId };
      await attempts.lock(tx, attempt);
      const { max, minutes } = rules.limits.secondSteps;
      const { count, secondsLeft } = await attempts.count(tx, attempt, minutes * 60);
      if (count >= max && !rules.isLoadTest)
        throw new AppError('RATE_LIMITED', { retryAfter: Math.max(1, secondsLeft) });
      await attempts.insert(tx, attempt);
    },

    forgetSecondSteps: (tx: Tx, userId: string): Promise<void> =>
      attempts.remove(tx, { kind: 'secondStep', email: userId }),

    noteTry: (tx: Tx, email: string): Promise<void> => attempts.insert(tx, { kind: 'try', email }),
  };
}
