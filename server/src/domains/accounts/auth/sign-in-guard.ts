import { AppError } from '../../../kit/errors';
import { networkOf } from '../../../http/plugins/networks';
import type { AuthRules } from './auth-rules';
import type { FailedSignInsRepository } from './failed-sign-ins.repository';

type Attempt = { email: string; address: string };

export type SignInGuard = ReturnType<typeof createSignInGuard>;

/** Limits how often a password may be guessed, wherever one is asked for. */
export function createSignInGuard({
  failures,
  rules,
}: {
  failures: FailedSignInsRepository;
  rules: AuthRules;
}) {
  return {
    /**
     * Counts this attempt as failed before it is checked, so that concurrent attempts cannot exceed the limit.
     * TOO_MANY_SIGN_INS.
     */
    admit: async (given: Attempt): Promise<void> => {
      if (rules.isLoadTest) return;
      const attempt = ofNetwork(given);
      const { signInFailuresPerAccount: account, signInFailuresPerAddress: address } = rules.limits;
      const id = await failures.insert(attempt);
      const counts = [
        { ...(await failures.countForAccount(attempt, account.minutes)), max: account.max },
        { ...(await failures.countForAddress(attempt, address.minutes)), max: address.max },
      ];
      const exceeded = counts.find(({ count, max }) => count > max);
      if (exceeded === undefined) return;
      await failures.remove(id);
      throw new AppError('TOO_MANY_SIGN_INS', { retryAfter: Math.max(1, exceeded.secondsLeft) });
    },

    /** The password was right or has been replaced: forgets the failures before. */
    forgive: (attempt: Attempt): Promise<void> => failures.removeForAccount(ofNetwork(attempt)),
  };
}

function ofNetwork({ email, address }: Attempt): Attempt {
  return { email, address: networkOf(address) };
}
