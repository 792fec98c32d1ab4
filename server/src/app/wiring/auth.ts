import type { Foundation } from '../foundation';
import type { Agreements } from '../../domains/accounts/agreements/agreements.service';
import type { NotificationsService } from '../../domains/notices/notifications/notifications.service';
import { createEmailChangesRepository } from '../../domains/accounts/email-change/email-changes.repository';
import { createAccessService } from '../../domains/accounts/access/access.service';
import { createTeamRepository } from '../../domains/accounts/team/team.repository';
import { createOwnSkills } from '../../domains/people/profile-entries/own-skills';
import { createSecondStepServices } from './second-steps';
import { createSkillsRepository } from '../../domains/people/skills/skills.repository';
import { createAccountAttemptsRepository } from '../../domains/accounts/auth/account-attempts.repository';
import { createAccountLimits } from '../../domains/accounts/auth/account-limits';
import { createAuthService } from '../../domains/accounts/auth/auth.service';
import { createCodeHash } from '../../kit/digests';
import { createEmailCodesRepository } from '../../domains/accounts/auth/email-codes.repository';
import { createFailedSignInsRepository } from '../../domains/accounts/auth/failed-sign-ins.repository';
import { createAccountNotices } from '../../domains/accounts/auth/account-notices';
import { createGoogleProvider } from '../../domains/accounts/auth/google-provider';
import { createGoogleService } from '../../domains/accounts/auth/google.service';
import { createIdentitiesRepository } from '../../domains/accounts/auth/identities.repository';
import { createKnownDevicesRepository } from '../../domains/accounts/auth/known-devices.repository';
import { createOwnerCheck } from '../../domains/accounts/auth/owner-check.service';
import { createPasswordChangesService } from '../../domains/accounts/password-changes/password-changes.service';
import { createPasswordResetsRepository } from '../../domains/accounts/auth/password-resets.repository';
import { createPasswords } from '../../domains/accounts/auth/passwords';
import { createSessionsRepository } from '../../domains/accounts/auth/sessions.repository';
import { createSessionsService } from '../../domains/accounts/auth/sessions.service';
import { createSignInGuard } from '../../domains/accounts/auth/sign-in-guard';
import { createVerificationService } from '../../domains/accounts/auth/verification.service';

type Parts = Foundation & { notifications: NotificationsService; agreements: Agreements };

/** Sign-up, sign-in and what belongs to an account. */
export function createAccountServices(foundation: Parts) {
  const { config, database } = foundation;
  const shared = { ...foundation, rules: config };
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
  const verification = createVerificationService({ ...shared, codes, codeHash, accountLimits });
  const checkOwner = createOwnerCheck({ ...foundation, passwords, guard });
  const parts = { ...foundation, sessions, guard, checkOwner, accountLimits, accountNotices };
  const { services, twoSteps, passkeyRows, checkBothSteps } = createSecondStepServices(parts);
  const { secondStep } = services;
  const changeParts = {
    ...{ ...parts, rules: config, checkBothSteps, resets, twoSteps, passwords },
    emailChanges: createEmailChangesRepository(database),
    passkeys: passkeyRows,
    identities,
    team: createTeamRepository(database),
  };

  return {
    ...services,
    passwords,
    sessions,
    verification,
    notifyOfDevice: accountNotices.ofDevice,
    checkOwner,
    accountNotices,
    access: createAccessService(changeParts),
    passwordChanges: createPasswordChangesService(changeParts),
    google: createGoogleService({ ...shared, provider, identities, sessions, secondStep }),
    auth: createAuthService({ ...shared, ownSkills, sessions, guard, secondStep, verification, passwords }),
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
      services.sweepPasskeyChallenges,
    ],
  };
}
