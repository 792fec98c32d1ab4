import { randomBytes } from 'node:crypto';
import QRCode from 'qrcode';
import type { RecoveryCodes, TwoStep, TwoStepBegun, TwoStepCode } from '@plumbline/shared-schema/two-step';
import type { Database, Transaction, Tx } from '../../../database/connect';
import { AppError } from '../../../kit/errors';
import type { CurrentUser } from '../../../http/plugins/session';
import { lockPeople } from '../../../database/lock-people';
import type { AccountNotices } from './account-notices';
import type { BothStepsCheck, BothStepsEntry } from './both-steps-check.service';
import type { OwnerCheck } from './owner-check.service';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes';
import type { Seal } from './sealed';
import { appAddress, base32, stepOfCode } from './totp';
import type { TwoStepRepository } from './two-step.repository';

type Dependencies = {
  twoSteps: TwoStepRepository;
  seal: Seal;
  checkOwner: OwnerCheck;
  checkBothSteps: BothStepsCheck;
  accountNotices: AccountNotices;
  database: Database;
  transaction: Transaction;
};
const SECRET_BYTES = 20;

/** The password of the account, and where it was given. */
type PasswordEntry = { password: string; address: string };

export type TwoStepService = ReturnType<typeof createTwoStepService>;

/** Turns two-step sign-in on with the password, and off with both steps. */
export function createTwoStepService(dependencies: Dependencies) {
  const { twoSteps, seal, checkOwner, checkBothSteps, accountNotices, database, transaction } = dependencies;

  /** With that person locked: of two calls at once the second replaces the codes of the first. */
  async function putCodes(tx: Tx, userId: string): Promise<RecoveryCodes> {
    const recoveryCodes = newRecoveryCodes();
    const hashes = recoveryCodes.map((code) => recoveryCodeHash(userId, code));
    await twoSteps.replaceRecoveryCodes(tx, userId, hashes);
    return { recoveryCodes };
  }

  return {
    get: async ({ _id }: CurrentUser): Promise<TwoStep> => {
      const since = (await twoSteps.find(database, _id))?.confirmedAt ?? null;
      return {
        isOn: since !== null,
        since: since?.toISOString() ?? null,
        recoveryCodesLeft: await twoSteps.countRecoveryCodes(_id),
      };
    },

    /** A new secret, in use once a code of it comes back. TWO_STEP_ON. */
    begin: async (caller: CurrentUser, given: PasswordEntry): Promise<TwoStepBegun> => {
      await checkOwner(caller, given);
      const secret = randomBytes(SECRET_BYTES);
      if (!(await twoSteps.begin(caller._id, seal.close(secret, caller._id))))
        throw new AppError('TWO_STEP_ON');
      const address = appAddress(secret, caller.email);
      return { secret: base32(secret), address, qrCode: await QRCode.toString(address, { type: 'svg' }) };
    },

    /** CODE_INVALID, TWO_STEP_NOT_BEGUN, TWO_STEP_ON. */
    confirm: ({ _id: userId }: CurrentUser, { code }: TwoStepCode): Promise<RecoveryCodes> =>
      transaction(async (tx) => {
        await lockPeople(tx, [userId]);
        const row = await twoSteps.find(tx, userId);
        const secret = row && seal.open(row.secret, userId);
        if (row === undefined || secret === undefined) throw new AppError('TWO_STEP_NOT_BEGUN');
        if (row.confirmedAt !== null) throw new AppError('TWO_STEP_ON');
        const step = stepOfCode(secret, code, Date.now());
        if (step === undefined) throw new AppError('CODE_INVALID');
        if (!(await twoSteps.confirm(tx, row, step))) throw new AppError('TWO_STEP_ON');
        await accountNotices.of(tx, { userId, kind: 'twoStepOn' });
        return putCodes(tx, userId);
      }),

    /** In place of those that were left. TWO_STEP_NOT_BEGUN while it is off. */
    renewCodes: async (caller: CurrentUser, given: BothStepsEntry): Promise<RecoveryCodes> => {
      await checkBothSteps(caller, given);
      return transaction(async (tx) => {
        await lockPeople(tx, [caller._id]);
        const row = await twoSteps.find(tx, caller._id);
        if (row?.confirmedAt == null) throw new AppError('TWO_STEP_NOT_BEGUN');
        await accountNotices.of(tx, { userId: caller._id, kind: 'recoveryCodesMade' });
        return putCodes(tx, caller._id);
      });
    },

    /** Off already is no error: the wish is met. */
    turnOff: async (caller: CurrentUser, given: BothStepsEntry): Promise<void> => {
      await checkBothSteps(caller, given);
      const { _id: userId } = caller;
      await transaction(async (tx) => {
        await lockPeople(tx, [userId]);
        if (await twoSteps.remove(tx, userId)) await accountNotices.of(tx, { userId, kind: 'twoStepOff' });
      });
    },
  };
}
