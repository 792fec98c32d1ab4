import type { Login, SignedIn } from '@plumbline/shared-schema/auth';
import { AppError } from '../../../kit/errors';
import type { CurrentUser } from '../../../http/plugins/session';
import { createRegister } from './registration';
import type { RegistrationDependencies } from './registration';
import type { Device } from './device';
import type { SecondStepService } from './second-step.service';
import type { SessionsService } from './sessions.service';
import { refuseSuspended } from './suspended';
import type { SignInGuard } from './sign-in-guard';

type Dependencies = RegistrationDependencies & {
  sessions: SessionsService;
  guard: SignInGuard;
  secondStep: SecondStepService;
};

export type AuthService = ReturnType<typeof createAuthService>;

export function createAuthService(dependencies: Dependencies) {
  const { users, views, sessions, guard, secondStep, passwords, rules } = dependencies;

  return {
    register: createRegister(dependencies),

    /**
     * INVALID_CREDENTIALS whether the account or the password is wrong; TOO_MANY_SIGN_INS after repeated failures.
     * EMAIL_NOT_VERIFIED where the operator requires it, ACCOUNT_SUSPENDED, and TWO_STEP_REQUIRED where the person wants
     * it: all only to who knows the password.
     */
    signIn: async (
      { email, password, remember = false }: Login,
      device: Device,
    ): Promise<Pick<SignedIn, 'token' | 'user'>> => {
      const attempt = { email, address: device.address };
      await guard.admit(attempt);
      const row = await users.findByEmail(email);
      const isRight = await passwords.isRight(password, row?.passwordHash);
      if (row === undefined || !isRight) throw new AppError('INVALID_CREDENTIALS');
      if (rules.isVerifiedEmailRequired && row.emailVerifiedAt === null)
        throw new AppError('EMAIL_NOT_VERIFIED');
      refuseSuspended(row);
      // Counts as failed until the second step is done as well.
      await secondStep.require(row, remember);
      await guard.forgive(attempt);
      return {
        token: await sessions.signIn({ userId: row.id, remember, device }),
        user: views.own(row),
      };
    },

    signOut: (caller: CurrentUser): Promise<void> => sessions.end(caller),
  };
}
