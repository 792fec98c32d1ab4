import type { Foundation } from '../foundation';
import type { createAccountServices } from './auth';
import type { createSmsServices } from './sms';
import { createAccountExportService } from '../../domains/accounts/export/account-export.service';
import { createAccountExportsRepository } from '../../domains/accounts/export/account-exports.repository';
import { createAccountAttemptsRepository } from '../../domains/accounts/auth/account-attempts.repository';
import { createAccountLimits } from '../../domains/accounts/auth/account-limits';
import { createCodeHash } from '../../kit/digests';
import { createPhoneNumbersRepository } from '../../domains/accounts/phone/phone-numbers.repository';
import { createPhoneService } from '../../domains/accounts/phone/phone.service';
import type { PlacesService } from '../../domains/site/places/places.service';
import { createPasswordResetsRepository } from '../../domains/accounts/auth/password-resets.repository';
import { createTwoStepRepository } from '../../domains/accounts/auth/two-step.repository';
import { createEmailChangeService } from '../../domains/accounts/email-change/email-change.service';
import { createEmailChangesRepository } from '../../domains/accounts/email-change/email-changes.repository';
import { createPasskeysRepository } from '../../domains/accounts/passkeys/passkeys.repository';
import { createAccountDeletionRepository } from '../../domains/accounts/deletion/account-deletion.repository';
import { createAccountDeletionService } from '../../domains/accounts/deletion/account-deletion.service';
import { createAccountClosing } from '../../domains/accounts/deletion/close-account';

type Accounts = Pick<ReturnType<typeof createAccountServices>, 'checkOwner' | 'accountNotices' | 'sessions'>;
type SmsParts = Pick<ReturnType<typeof createSmsServices>, 'textMessages' | 'stops'>;

/** What people take with them, and how an account gets another address or number and how it ends. */
export function createAccountLife(parts: Foundation & Accounts & SmsParts & { places: PlacesService }) {
  const deletions = createAccountDeletionRepository(parts.database);
  const accountExports = createAccountExportsRepository(parts.database);
  const shared = {
    ...parts,
    codeHash: createCodeHash(parts.config.signingKey),
    accountLimits: createAccountLimits({
      attempts: createAccountAttemptsRepository(parts.database),
      rules: parts.config,
    }),
  };
  return {
    accountExports,
    accountExport: createAccountExportService({ ...parts, accountExports }),
    accountDeletion: createAccountDeletionService({ ...parts, deletions }),
    emailChange: createEmailChangeService({
      ...shared,
      changes: createEmailChangesRepository(parts.database),
      resets: createPasswordResetsRepository(parts.database),
      passkeys: createPasskeysRepository(parts.database),
      twoSteps: createTwoStepRepository(parts.database),
      rules: parts.config,
    }),
    phone: createPhoneService({
      ...shared,
      zoneAt: parts.places.zoneAt,
      phoneNumbers: createPhoneNumbersRepository(parts.database),
    }),
    closeAccounts: createAccountClosing({ ...parts, deletions }),
  };
}
