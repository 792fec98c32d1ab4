import type { SignedIn } from '@plumbline/shared-schema/auth';
import { SECOND_STEP_MINUTES } from '@plumbline/shared-schema/limits';
import type { SecondStep } from '@plumbline/shared-schema/two-step';
import type { Transaction, Tx } from '../../../database/connect';
import type { UserRow } from '../../../database/tables/users';
import { AppError } from '../../../kit/errors';
import { existing } from '../../../kit/existing';
import type { UsersRepository } from '../../people/users/users.repository';
import type { UserViews } from '../../people/users/user-view';
import type { AccountLimits } from './account-limits';
import type { AccountNotices } from './account-notices';
import type { AuthRules } from './auth-rules';
import type { Device } from './device';
import { fingerprint, newToken } from '../../../kit/digests';
import { recoveryCodeHash } from './recovery-codes';
import type { Seal } from './sealed';
import type { SessionsService } from './sessions.service';
import { refuseSuspended } from './suspended';
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
  accountNotices: AccountNotices;
  transaction: Transaction;
  rules: AuthRules;
};

const APP_CODE = /^\d{6}$/;
/** So many wrong codes in a row are no slips of the owner, who is told. */
const WRONG_CODES_TOLD = 5;

type Holder = { userId: string; remember: boolean };

export type SecondStepService = ReturnType<typeof createSecondStepService>;

/** The second step of a sign-in, where its person turned that on. */
export function createSecondStepService(dependencies: Dependencies) {
  const { twoSteps, users, views, sessions, guard, transaction, rules } = dependencies;
  const spend = createSpendCode(dependencies);

  /** A failed try must stay counted, so it is no reason to roll back. The code is spent with the session it opens. */
  async function tryCode(tx: Tx, { ticket, code }: SecondStep, device: Device) {
    const ticketHash = fingerprint(ticket);
    const holder = await twoSteps.spendTry(tx, ticketHash, rules.codeTries);
    if (holder === undefined) return 'ended';
    if (!(await spend(tx, holder, code))) return 'wrong';
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

/** Spends a code of the app that was not used yet, or a recovery code; `false`: it was neither. */
function createSpendCode({ twoSteps, seal, accountLimits, accountNotices }: Dependencies) {
  async function spendAppCode(tx: Tx, userId: string, digits: string): Promise<boolean> {
    const row = await twoSteps.find(tx, userId);
    const secret = row && seal.open(row.secret, userId);
    if (row === undefined || secret === undefined) return false;
    const step = stepOfCode(secret, digits, Date.now());
    if (step === undefined || !(await twoSteps.spendStep(tx, userId, step))) return false;
    if (!seal.isCurrent(row.secret)) await twoSteps.reseal(tx, userId, seal.close(secret, userId));
    return true;
  }

  /** The password was right, so somebody may have it who should not. Told once a day. */
  async function notifyOfWrongCodes(tx: Tx, userId: string): Promise<void> {
    if ((await accountLimits.countWrongSecondSteps(tx, userId)) < WRONG_CODES_TOLD) return;
    const today = new Date().toISOString().slice(0, 10);
    await accountNotices.of(tx, { userId, kind: 'secondStepFailed', subject: today });
  }

  return async (tx: Tx, { userId }: Holder, code: string): Promise<boolean> => {
    if (!APP_CODE.test(code)) {
      // Nobody guesses one, so no limit keeps its owner from it.
      const isSpent = await twoSteps.spendRecoveryCode(tx, userId, recoveryCodeHash(userId, code));
      if (isSpent) await accountNotices.of(tx, { userId, kind: 'recoveryCodeUsed' });
      return isSpent;
    }
    const attempt = await accountLimits.admitSecondStep(tx, userId);
    const isRight = await spendAppCode(tx, userId, code);
    if (isRight) await accountLimits.forgetSecondStep(tx, attempt);
    else await notifyOfWrongCodes(tx, userId);
    return isRight;
  };
}
