import type { Foundation } from '../../foundation';
import type { AccountNotices } from '../auth/account-notices';
import type { OwnerCheck } from '../auth/owner-check.service';
import type { SessionsService } from '../auth/sessions.service';
import { createCeremonies } from './ceremonies';
import { createPasskeySignIn } from './passkey-sign-in.service';
import { createPasskeysRepository } from './passkeys.repository';
import { createPasskeysService } from './passkeys.service';

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
