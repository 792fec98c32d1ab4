import type { Foundation } from '../foundation';
import type { AccountNotices } from '../../domains/accounts/auth/account-notices';
import type { OwnerCheck } from '../../domains/accounts/auth/owner-check.service';
import type { SessionsService } from '../../domains/accounts/auth/sessions.service';
import { createCeremonies } from '../../domains/accounts/passkeys/ceremonies';
import { createPasskeySignIn } from '../../domains/accounts/passkeys/passkey-sign-in.service';
import { createPasskeysRepository } from '../../domains/accounts/passkeys/passkeys.repository';
import { createPasskeysService } from '../../domains/accounts/passkeys/passkeys.service';

type Parts = Foundation & {
  sessions: SessionsService;
  checkOwner: OwnerCheck;
  accountNotices: AccountNotices;
};

export function createPasskeyServices(parts: Parts) {
  const { config, database } = parts;
  const passkeys = createPasskeysRepository(database);
  const basis = { ...parts, passkeys, ceremonies: createCeremonies(config), rules: config };
  return {
    passkeys: createPasskeysService(basis),
    passkeySignIn: createPasskeySignIn(basis),
    sweepPasskeyChallenges: passkeys.removeExpired,
  };
}
