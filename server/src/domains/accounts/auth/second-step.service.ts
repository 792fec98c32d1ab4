import type { SignedIn } from '@plumbline/shared-schema/auth';
import { SECOND_STEP_MINUTES } from '@plumbline/shared-schema/limits';
import type { SecondStep } from '@plumbline/shared-schema/two-step';
import type { Transaction, Tx } from '../../../database/connect';
import type { UserRow } from '../../../database/tables/users';
import { AppError } from '../../../kit/errors';
import { existing } from '../../../kit/existing';
import type { UsersRepository } from '../../people/users/users.repository';
import type { UserViews } from '../../people/users/user-view';
import type { AuthRules } from './auth-rules';
import type { Device } from './device';
import { fingerprint, newToken } from '../../../kit/digests';
import type { SessionsService } from './sessions.service';
import { refuseSuspended } from './suspended';
import type { SignInGuard } from './sign-in-guard';
import type { SpendCode } from './spend-code';
import type { TwoStepRepository } from './two-step.repository';

type Dependencies = {
  twoSteps: TwoStepRepository;
  spendCode: SpendCode;
  users: UsersRepository;
  views: UserViews;
  sessions: SessionsService;
  guard: SignInGuard;
  transaction: Transaction;
  rules: AuthRules;
};

export type SecondStepService = ReturnType<typeof createSecondStepService>;

/** The second step of a sign-in, where its person turned that on. */
export function createSecondStepService(dependencies: Dependencies) {
  const { twoSteps, spendCode, users, views, sessions, guard, transaction, rules } = dependencies;

  /** A failed try must stay counted, so it is no reason to roll back. The code is spent with the session it opens. */
  async function tryCode(tx: Tx, { ticket, code }: SecondStep, device: Device) {
    const ticketHash = fingerprint(ticket);
    const holder = await twoSteps.spendTry(tx, ticketHash, rules.codeTries);
    if (holder === undefined) return 'ended';
    if (!(await spendCode(tx, holder.userId, code))) return 'wrong';
    await twoSteps.removeTicket(tx, ticketHash);
    const row = existing(await users.findIn(tx, holder.userId), 'USER_NOT_FOUND');
    refuseSuspended(row);
    return { row, token: await sessions.signInWithin(tx, { ...holder, device }) };
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
      const opened = await transaction((tx) => tryCode(tx, input, device));
      if (opened === 'ended') throw new AppError('TWO_STEP_ENDED');
      if (opened === 'wrong') throw new AppError('CODE_INVALID');
      const { row, token } = opened;
      await guard.forgive({ email: row.email, address: device.address });
      return { token, user: views.own(row) };
    },
  };
}
