import type { Foundation } from '../foundation';
import type { AccountLimits } from '../../domains/accounts/auth/account-limits';
import type { AccountNotices } from '../../domains/accounts/auth/account-notices';
import { createBothStepsCheck } from '../../domains/accounts/auth/both-steps-check.service';
import type { OwnerCheck } from '../../domains/accounts/auth/owner-check.service';
import { createSeal } from '../../domains/accounts/auth/sealed';
import { createSecondStepService } from '../../domains/accounts/auth/second-step.service';
import type { SessionsService } from '../../domains/accounts/auth/sessions.service';
import type { SignInGuard } from '../../domains/accounts/auth/sign-in-guard';
import { createSpendCode } from '../../domains/accounts/auth/spend-code';
import { createTwoStepRepository } from '../../domains/accounts/auth/two-step.repository';
import { createTwoStepService } from '../../domains/accounts/auth/two-step.service';
import { createCeremonies } from '../../domains/accounts/passkeys/ceremonies';
import { createReadPasskeyUse } from '../../domains/accounts/passkeys/passkey-use';
import { createPasskeySignIn } from '../../domains/accounts/passkeys/passkey-sign-in.service';
import { createPasskeysRepository } from '../../domains/accounts/passkeys/passkeys.repository';
import { createPasskeysService } from '../../domains/accounts/passkeys/passkeys.service';

type Parts = Foundation & {
  sessions: SessionsService;
  guard: SignInGuard;
  checkOwner: OwnerCheck;
  accountLimits: AccountLimits;
  accountNotices: AccountNotices;
};

/** Two-step sign-in, and passkeys, which are two steps in one. */
export function createSecondStepServices(parts: Parts) {
  const { config, database } = parts;
  const twoSteps = createTwoStepRepository(database);
  const passkeyRows = createPasskeysRepository(database);
  const ceremonies = createCeremonies(config);
  const readPasskeyUse = createReadPasskeyUse({ passkeys: passkeyRows, ceremonies });
  const stepParts = { ...parts, rules: config, twoSteps, seal: createSeal(config) };
  const spendCode = createSpendCode(stepParts);
  const checkBothSteps = createBothStepsCheck({ ...stepParts, spendCode, readPasskeyUse });
  const passkeyParts = { ...stepParts, passkeys: passkeyRows, ceremonies, readPasskeyUse, checkBothSteps };

  return {
    services: {
      secondStep: createSecondStepService({ ...stepParts, spendCode }),
      twoStep: createTwoStepService({ ...stepParts, checkBothSteps }),
      passkeys: createPasskeysService(passkeyParts),
      passkeySignIn: createPasskeySignIn(passkeyParts),
      sweepPasskeyChallenges: passkeyRows.removeExpired,
    },
    twoSteps,
    passkeyRows,
    checkBothSteps,
  };
}
