import type { PasskeyUse } from '@plumbline/shared-schema/passkeys';
import type { Tx } from '../../../database/connect';
import { fingerprint } from '../../../kit/digests';
import { AppError } from '../../../kit/errors';
import { existing } from '../../../kit/existing';
import { challengeIn } from './ceremonies';
import type { Ceremonies } from './ceremonies';
import type { PasskeysRepository } from './passkeys.repository';

type Dependencies = { passkeys: PasskeysRepository; ceremonies: Ceremonies };
/** Whose passkey signed; `record` rejects with PASSKEY_REFUSED where its count does not go on. */
type ReadUse = { userId: string; record: (tx: Tx) => Promise<void> };

export type ReadPasskeyUse = ReturnType<typeof createReadPasskeyUse>;

/** Reads what a passkey signed of what was asked, once. PASSKEY_REFUSED, which spends what was asked as well. */
export function createReadPasskeyUse({ passkeys, ceremonies }: Dependencies) {
  return async (use: PasskeyUse): Promise<ReadUse> => {
    const challenge = challengeIn(use.response.clientDataJSON);
    if (!(await passkeys.spendChallenge(fingerprint(challenge)))) throw new AppError('PASSKEY_REFUSED');
    const passkey = existing(await passkeys.findByCredential(use.id), 'PASSKEY_REFUSED');
    const counter = existing(await ceremonies.readUse(passkey, use, challenge), 'PASSKEY_REFUSED');
    return {
      userId: passkey.userId,
      record: async (tx) => {
        if (!(await passkeys.recordUse(tx, passkey.id, counter))) throw new AppError('PASSKEY_REFUSED');
      },
    };
  };
}
