import { PASSKEYS_MAX } from '@plumbline/shared-schema/limits';
import type { NewPasskey, Passkey, PasskeyCreation } from '@plumbline/shared-schema/passkeys';
import type { Database, Transaction } from '../../../database/connect';
import type { PasskeyRow } from '../../../database/tables/passkeys';
import { AppError } from '../../../kit/errors';
import { existing } from '../../../kit/existing';
import type { CurrentUser } from '../../../http/plugins/session';
import type { AccountNotices } from '../auth/account-notices';
import { fingerprint } from '../../../kit/digests';
import type { BothStepsCheck, BothStepsEntry } from '../auth/both-steps-check.service';
import { lockPeople } from '../../../database/lock-people';
import { challengeIn } from './ceremonies';
import type { Ceremonies } from './ceremonies';
import type { PasskeysRepository } from './passkeys.repository';

type Dependencies = {
  passkeys: PasskeysRepository;
  ceremonies: Ceremonies;
  checkBothSteps: BothStepsCheck;
  accountNotices: AccountNotices;
  database: Database;
  transaction: Transaction;
};

export type PasskeysService = ReturnType<typeof createPasskeysService>;

/** A person's own passkeys. */
export function createPasskeysService(dependencies: Dependencies) {
  const { passkeys, ceremonies, checkBothSteps, accountNotices, database, transaction } = dependencies;

  return {
    list: async ({ _id }: CurrentUser): Promise<Passkey[]> =>
      (await passkeys.list(database, _id)).map(viewOf),

    /** What the browser is asked to make. PASSKEY_LIMIT, and the refusals of both steps. */
    begin: async (caller: CurrentUser, given: BothStepsEntry): Promise<PasskeyCreation> => {
      await checkBothSteps(caller, given);
      const known = await passkeys.list(database, caller._id);
      if (known.length >= PASSKEYS_MAX) throw new AppError('PASSKEY_LIMIT');
      const options = await ceremonies.askToMake(caller, known);
      await passkeys.insertChallenge(fingerprint(options.challenge), caller._id);
      return options;
    },

    /** PASSKEY_REFUSED unless it answers what this person was asked; PASSKEY_LIMIT. */
    add: async ({ _id: userId }: CurrentUser, { name, credential }: NewPasskey): Promise<Passkey> => {
      const challenge = challengeIn(credential.response.clientDataJSON);
      if (!(await passkeys.spendChallenge(fingerprint(challenge), userId)))
        throw new AppError('PASSKEY_REFUSED');
      const made = existing(await ceremonies.readNew(credential, challenge), 'PASSKEY_REFUSED');
      return transaction(async (tx) => {
        await lockPeople(tx, [userId]);
        if ((await passkeys.list(tx, userId)).length >= PASSKEYS_MAX) throw new AppError('PASSKEY_LIMIT');
        const row = existing(await passkeys.insert(tx, { userId, name, ...made }), 'PASSKEY_REFUSED');
        await accountNotices.of(tx, { userId, kind: 'passkeyAdded', subject: row.id });
        return viewOf(row);
      });
    },

    /** NOT_FOUND */
    rename: async ({ _id: userId }: CurrentUser, id: string, name: string): Promise<Passkey> =>
      viewOf(existing(await passkeys.rename({ userId, id }, name), 'NOT_FOUND')),

    /** NOT_FOUND, and the refusals of both steps. */
    remove: async (caller: CurrentUser, id: string, given: BothStepsEntry): Promise<void> => {
      await checkBothSteps(caller, given);
      const { _id: userId } = caller;
      await transaction(async (tx) => {
        if (!(await passkeys.remove(tx, { userId, id }))) throw new AppError('NOT_FOUND');
        await accountNotices.of(tx, { userId, kind: 'passkeyRemoved', subject: id });
      });
    },
  };
}

function viewOf({ id, name, createdAt, lastUsedAt, isSynced }: PasskeyRow): Passkey {
  return {
    _id: id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    isSynced,
  };
}
