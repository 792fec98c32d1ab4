import type { Tx } from '../../../database/connect';
import { AppError } from '../../../kit/errors';
import type { AccountAttemptsRepository } from './account-attempts.repository';
import type { AuthRules } from './auth-rules';

type Limit = { max: number; minutes: number };

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
  type Attempt = Parameters<AccountAttemptsRepository['insert']>[1];

  /** RATE_LIMITED where the limit is used up. */
  async function check(tx: Tx, attempt: Attempt, { max, minutes }: Limit): Promise<void> {
    const { count, secondsLeft } = await attempts.count(tx, attempt, minutes * 60);
    if (count >= max && !rules.isLoadTest)
      throw new AppError('RATE_LIMITED', { retryAfter: Math.max(1, secondsLeft) });
  }

  /** Counts this one too, unless one of the limits is used up. */
  async function admit(tx: Tx, attempt: Attempt, limits: Limit[]): Promise<string> {
    await attempts.lock(tx, attempt);
    for (const limit of limits) await check(tx, attempt, limit);
    return attempts.insert(tx, attempt);
  }

  /** RESEND_TOO_SOON shortly after the last code, RATE_LIMITED beyond the limit of codes. */
  async function admitCode(tx: Tx, email: string): Promise<void> {
    const attempt = { kind: 'code' as const, email };
    await attempts.lock(tx, attempt);
    const recent = await attempts.count(tx, attempt, rules.resendSeconds);
    if (recent.count > 0 && !rules.isLoadTest)
      throw new AppError('RESEND_TOO_SOON', { retryAfter: Math.max(1, recent.secondsLeft) });
    await admit(tx, attempt, [rules.limits.codesPerAccount]);
  }

  const secondStepsOf = (userId: string) => ({ kind: 'secondStep' as const, email: userId });

  return {
    /** RATE_LIMITED beyond the limit of reset links. */
    admitForgotPassword: async (tx: Tx, email: string): Promise<void> => {
      await admit(tx, { kind: 'forgot', email }, [rules.limits.forgotPassword]);
    },

    admitCode,

    /** The same of an address that somebody wants to have: counted for the person as well, whatever they name. */
    admitNewAddress: async (tx: Tx, { userId, email }: { userId: string; email: string }): Promise<void> => {
      await admit(tx, { kind: 'code', email: userId }, [rules.limits.codesPerAccount]);
      await admitCode(tx, email);
    },

    /** The code of a registration counts as one. */
    recordCode: (tx: Tx, email: string): Promise<string> => attempts.insert(tx, { kind: 'code', email }),

    /**
     * RATE_LIMITED beyond the limits of wrong codes, of a quarter of an hour and of a day; counted by person, since only
     * who knows the password comes here. The code counts as wrong until it is forgotten by the id that this returns.
     */
    admitSecondStep: (tx: Tx, userId: string): Promise<string> =>
      admit(tx, secondStepsOf(userId), [rules.limits.secondSteps, rules.limits.secondStepsPerDay]),

    /** It was right. Those before it stay counted: they may have been somebody else's. */
    forgetSecondStep: (tx: Tx, id: string): Promise<void> => attempts.remove(tx, id),

    countWrongSecondSteps: async (tx: Tx, userId: string): Promise<number> =>
      (await attempts.count(tx, secondStepsOf(userId), rules.limits.secondSteps.minutes * 60)).count,

    recordTry: (tx: Tx, email: string): Promise<string> => attempts.insert(tx, { kind: 'try', email }),
  };
}
