import type { SignedIn } from '@plumbline/shared-schema/auth';
import { SECOND_STEP_MINUTES } from '@plumbline/shared-schema/limits';
import type { SecondStep } from '@plumbline/shared-schema/two-step';
import type { Transaction, Tx } from '../../database/connect';
import type { UserRow } from '../../database/tables/users';
import { AppError } from '../../errors';
import { existing } from '../../existing';
import type { UsersRepository } from '../users/users.repository';
import type { UserViews } from '../users/user-view';
import type { AccountLimits } from './account-limits';
import type { AuthRules } from './auth-rules';
import type { Device } from './device';
import { fingerprint, newToken } from './digests';
import { recoveryCodeHash } from './recovery-codes';
import type { Seal } from './sealed';
import type { SessionsService } from './sessions.service';
import type { SignInGuard } from './sign-in-guard';
import { stepOfCode } from './totp';
import type { TwoStepRepository } from './two-step.repository';

type Dependencies = {
  twoSteps: TwoStepRepository;
  seal: Seal;
  users: UsersRepository;
  views: UserViews;
  sessions: SessionsService;
  guard: SignInGuard;
  accountLimits: AccountLimits;
  transaction: Transaction;
  rules: AuthRules;
};

const APP_CODE = /^\d{6}$/;

export type SecondStepService = ReturnType<typeof createSecondStepService>;

/** The second step of a sign-in, where its person turned that on. */
export function createSecondStepService(dependencies: Dependencies) {
  const { twoSteps, seal, users, views, sessions, guard, accountLimits, transaction, rules } = dependencies;

  /** A code of the app that was not used yet, or a recovery code. */
  async function spendCode(tx: Tx, userId: string, code: string): Promise<boolean> {
    const digits = code.replace(/\s/g, '');
    if (!APP_CODE.test(digits)) return twoSteps.spendRecoveryCode(tx, userId, recoveryCodeHash(userId, code));
    const row = await twoSteps.find(tx, userId);
    const secret = row && seal.open(row.secret, userId);
    const step = secret && stepOfCode(secret, digits, Date.now());
    return step !== undefined && twoSteps.spendStep(tx, userId, step);
  }

  /** A failed try must stay counted, so it is no reason to roll back. */
  async function tryCode(tx: Tx, { ticket, code }: SecondStep) {
    const ticketHash = fingerprint(ticket);
    const holder = await twoSteps.spendTry(tx, ticketHash, rules.codeTries);
    if (holder === undefined) return 'ended';
    await accountLimits.admitSecondStep(tx, holder.userId);
    if (!(await spendCode(tx, holder.userId, code))) return 'wrong';
    await twoSteps.removeTicket(tx, ticketHash);
    await accountLimits.forgetSecondSteps(tx, holder.userId);
    return holder;
  }

  return {
    /** TWO_STEP_REQUIRED, with a ticket for the second step, where the person turned it on. */
    require: async ({ id: userId }: UserRow, remember: boolean): Promise<void> => {
      if (!(await twoSteps.isOn(userId))) return;
      const ticket = newToken();
      const ticketHash = fingerprint(ticket);
      await twoSteps.insertTicket({ ticketHash, userId, remember, minutes: SECOND_STEP_MINUTES });
      throw new AppError('TWO_STEP_REQUIRED', { ticket });
    },

    /** CODE_INVALID; TWO_STEP_ENDED when the ticket is old or was tried too often; RATE_LIMITED for the account. */
    signIn: async (input: SecondStep, device: Device): Promise<Pick<SignedIn, 'token' | 'user'>> => {
      const holder = await transaction((tx) => tryCode(tx, input));
      if (holder === 'ended') throw new AppError('TWO_STEP_ENDED');
      if (holder === 'wrong') throw new AppError('CODE_INVALID');
      const row = existing(await users.find(holder.userId), 'USER_NOT_FOUND');
      await guard.forgive({ email: row.email, address: device.address });
      return {
        token: await sessions.signIn({ userId: row.id, remember: holder.remember, device }),
        user: views.own(row),
      };
    },
  };
}
