import type { BothSteps } from '@plumbline/shared-schema/both-steps';
import type { PasskeyUse } from '@plumbline/shared-schema/passkeys';
import type { Transaction, Tx } from '../../../database/connect';
import { AppError } from '../../../kit/errors';
import type { CurrentUser } from '../../../http/plugins/session';
import type { OwnerCheck } from './owner-check.service';
import type { SpendCode } from './spend-code';
import type { TwoStepRepository } from './two-step.repository';

type Dependencies = {
  checkOwner: OwnerCheck;
  twoSteps: TwoStepRepository;
  spendCode: SpendCode;
  readPasskeyUse: ReadPasskeyUse;
  transaction: Transaction;
};
/**
 * Whose passkey signed what was asked, once; PASSKEY_REFUSED for anything else. `record` rejects with it where the
 * count of uses does not go on.
 */
export type ReadPasskeyUse = (
  use: PasskeyUse,
) => Promise<{ userId: string; record: (tx: Tx) => Promise<void> }>;

/** What was given, and where. */
export type BothStepsEntry = BothSteps & { address: string };

export type BothStepsCheck = ReturnType<typeof createBothStepsCheck>;

/**
 * Asks for the second step as well, where it is on: whoever has the password alone is not to end it, or to put
 * something of their own in its place. A wrong code counts as at a sign-in.
 */
export function createBothStepsCheck(dependencies: Dependencies) {
  const { checkOwner, twoSteps, spendCode, readPasskeyUse, transaction } = dependencies;

  /** PASSWORD_INCORRECT, TOO_MANY_SIGN_INS, USER_NOT_FOUND, TWO_STEP_REQUIRED, CODE_INVALID, PASSKEY_REFUSED, RATE_LIMITED. */
  return async (caller: CurrentUser, { code, passkey, ...entry }: BothStepsEntry): Promise<void> => {
    const { id: userId } = await checkOwner(caller, entry);
    if (!(await twoSteps.isOn(userId))) return;
    if (passkey !== undefined) {
      const use = await readPasskeyUse(passkey);
      if (use.userId !== userId) throw new AppError('PASSKEY_REFUSED');
      await transaction(use.record);
      return;
    }
    if (!code) throw new AppError('TWO_STEP_REQUIRED');
    // A wrong code stays counted, so it is no reason to roll back.
    if (!(await transaction((tx) => spendCode(tx, userId, code)))) throw new AppError('CODE_INVALID');
  };
}
