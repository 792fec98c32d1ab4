import type { Foundation } from '../foundation';
import type { createAccountServices } from './auth';
import { createAccountExportService } from '../../domains/accounts/export/account-export.service';
import { createAccountExportsRepository } from '../../domains/accounts/export/account-exports.repository';
import { createAccountAttemptsRepository } from '../../domains/accounts/auth/account-attempts.repository';
import { createAccountLimits } from '../../domains/accounts/auth/account-limits';
import { createCodeHash } from '../../kit/digests';
import { createPasswordResetsRepository } from '../../domains/accounts/auth/password-resets.repository';
import { createTwoStepRepository } from '../../domains/accounts/auth/two-step.repository';
import { createEmailChangeService } from '../../domains/accounts/email-change/email-change.service';
import { createEmailChangesRepository } from '../../domains/accounts/email-change/email-changes.repository';
import { createPasskeysRepository } from '../../domains/accounts/passkeys/passkeys.repository';
import { createAccountDeletionRepository } from '../../domains/accounts/deletion/account-deletion.repository';
import { createAccountDeletionService } from '../../domains/accounts/deletion/account-deletion.service';
import { createAccountClosing } from '../../domains/accounts/deletion/close-account';

type Accounts = Pick<ReturnType<typeof createAccountServices>, 'checkOwner' | 'accountNotices' | 'sessions'>;

/** What people take with them, and how an account gets another address and how it ends. */
export function createAccountLife(parts: Foundation & Accounts) {
  const deletions = createAccountDeletionRepository(parts.database);
  const accountExports = createAccountExportsRepository(parts.database);
  return {
    accountExports,
    accountExport: createAccountExportService({ ...parts, accountExports }),
    accountDeletion: createAccountDeletionService({ ...parts, deletions }),
    emailChange: createEmailChangeService({
      ...parts,
      changes: createEmailChangesRepository(parts.database),
      resets: createPasswordResetsRepository(parts.database),
      passkeys: createPasskeysRepository(parts.database),
      twoSteps: createTwoStepRepository(parts.database),
      codeHash: createCodeHash(parts.config.signingKey),
      accountLimits: createAccountLimits({
        attempts: createAccountAttemptsRepository(parts.database),
        rules: parts.config,
      }),
      rules: parts.config,
    }),
    closeAccounts: createAccountClosing({ ...parts, deletions }),
  };
}
