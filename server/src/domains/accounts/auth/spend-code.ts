import type { Tx } from '../../../database/connect';
import type { AccountLimits } from './account-limits';
import type { AccountNotices } from './account-notices';
import { recoveryCodeHash } from './recovery-codes';
import type { Seal } from './sealed';
import { stepOfCode } from './totp';
import type { TwoStepRepository } from './two-step.repository';

type Dependencies = {
  twoSteps: TwoStepRepository;
  seal: Seal;
  accountLimits: AccountLimits;
  accountNotices: AccountNotices;
};

const APP_CODE = /^\d{6}$/;
/** So many wrong codes in a row are no slips of the owner, who is told. */
const WRONG_CODES_TOLD = 5;

export type SpendCode = ReturnType<typeof createSpendCode>;

/** Spends a code of the app that was not used yet, or a recovery code; `false`: it was neither. */
export function createSpendCode({ twoSteps, seal, accountLimits, accountNotices }: Dependencies) {
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

  return async (tx: Tx, userId: string, code: string): Promise<boolean> => {
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
