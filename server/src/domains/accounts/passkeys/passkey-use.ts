import { fingerprint } from '../../../kit/digests';
import { AppError } from '../../../kit/errors';
import { existing } from '../../../kit/existing';
import type { ReadPasskeyUse } from '../auth/both-steps-check.service';
import { challengeIn } from './ceremonies';
import type { Ceremonies } from './ceremonies';
import type { PasskeysRepository } from './passkeys.repository';

type Dependencies = { passkeys: PasskeysRepository; ceremonies: Ceremonies };

/** PASSKEY_REFUSED spends what was asked as well. */
export function createReadPasskeyUse({ passkeys, ceremonies }: Dependencies): ReadPasskeyUse {
  return async (use) => {
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
