import type { Foundation } from '../../foundation';
import type { Agreements } from '../agreements/agreements.service';
import type { NotificationsService } from '../notifications/notifications.service';
import { createEmailChangesRepository } from '../email-change/email-changes.repository';
import { createOwnSkills } from '../profile-entries/own-skills';
import { createPasskeysRepository } from '../passkeys/passkeys.repository';
import { createPasskeyServices } from '../passkeys/wire';
import { createSkillsRepository } from '../skills/skills.repository';
import { createAccountAttemptsRepository } from './account-attempts.repository';
import { createAccountLimits } from './account-limits';
import { createAuthService } from './auth.service';
import { createCodeHash } from './digests';
import { createEmailCodesRepository } from './email-codes.repository';
import { createFailedSignInsRepository } from './failed-sign-ins.repository';
import { createAccountNotices } from './account-notices';
import { createGoogleProvider } from './google-provider';
import { createGoogleService } from './google.service';
import { createIdentitiesRepository } from './identities.repository';
import { createKnownDevicesRepository } from './known-devices.repository';
import { createOwnerCheck } from './owner-check.service';
import { createPasswordChangesService } from './password-changes.service';
import { createPasswordResetsRepository } from './password-resets.repository';
import { createPasswords } from './passwords';
import { createSeal } from './sealed';
import { createSecondStepService } from './second-step.service';
import { createSessionsRepository } from './sessions.repository';
import { createSessionsService } from './sessions.service';
import { createSignInGuard } from './sign-in-guard';
import { createTwoStepRepository } from './two-step.repository';
import { createTwoStepService } from './two-step.service';
import { createVerificationService } from './verification.service';

type Parts = Foundation & { notifications: NotificationsService; agreements: Agreements };

/** Sign-up, sign-in and what belongs to an account. */
export function createAccountServices(foundation: Parts) {
  const { config, database } = foundation;
  const basis = { ...foundation, rules: config };
  const ownSkills = createOwnSkills(createSkillsRepository(database));
  const passwords = createPasswords();
  const failures = createFailedSignInsRepository(database);
  const guard = createSignInGuard({ failures, rules: config });
  const attempts = createAccountAttemptsRepository(database);
  const accountLimits = createAccountLimits({ attempts, rules: config });
  const knownDevices = createKnownDevicesRepository(database);
  const sessions = createSessionsService({
    ...foundation,
    sessions: createSessionsRepository(database),
    knownDevices,
  });
  const accountNotices = createAccountNotices(foundation);
  const codes = createEmailCodesRepository(database);
  const resets = createPasswordResetsRepository(database);
  const identities = createIdentitiesRepository(database);
  const provider = config.google && createGoogleProvider(config.google);
  const codeHash = createCodeHash(config.signingKey);
  const verification = createVerificationService({ ...basis, codes, codeHash, accountLimits });
  const checkOwner = createOwnerCheck({ ...foundation, passwords, guard });
  const twoSteps = createTwoStepRepository(database);
  const seal = createSeal(config);
  const steps = { ...foundation, twoSteps, seal, sessions, guard, accountLimits, accountNotices, checkOwner };
  const secondStep = createSecondStepService({ ...steps, rules: config });
  const passkeyServices = createPasskeyServices({ ...foundation, sessions, checkOwner, accountNotices });
  const changing = {
    ...basis,
    emailChanges: createEmailChangesRepository(database),
    passkeys: createPasskeysRepository(database),
    ...{ resets, twoSteps, passwords, sessions, guard, checkOwner, accountLimits, accountNotices },
  };

  return {
    ...passkeyServices,
    passwords,
    sessions,
    verification,
    tellOfDevice: accountNotices.ofDevice,
    checkOwner,
    accountNotices,
    passwordChanges: createPasswordChangesService(changing),
    secondStep,
    twoStep: createTwoStepService(steps),
    google: createGoogleService({ ...basis, provider, identities, sessions, secondStep }),
    auth: createAuthService({ ...basis, ownSkills, sessions, guard, secondStep, verification, passwords }),
    /** Deletes rows of accounts that nobody can use any more. */
    accountSweeps: [
      sessions.sweep,
      knownDevices.removeOld,
      failures.removeOld,
      attempts.removeOld,
      codes.removeExpired,
      resets.removeExpired,
      identities.removeExpired,
      twoSteps.removeExpired,
      passkeyServices.sweepPasskeyChallenges,
    ],
  };
}
