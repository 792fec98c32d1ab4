import type { Foundation } from '../../foundation';
import type { createAccountServices } from '../auth/wire';
import { createAccountExportService } from '../account-export/account-export.service';
import { createAccountExportsRepository } from '../account-export/account-exports.repository';
import { createAccountAttemptsRepository } from '../auth/account-attempts.repository';
import { createAccountLimits } from '../auth/account-limits';
import { createCodeHash } from '../auth/digests';
import { createPasswordResetsRepository } from '../auth/password-resets.repository';
import { createTwoStepRepository } from '../auth/two-step.repository';
import { createEmailChangeService } from '../email-change/email-change.service';
import { createEmailChangesRepository } from '../email-change/email-changes.repository';
import { createPasskeysRepository } from '../passkeys/passkeys.repository';
import { createAccountDeletionRepository } from './account-deletion.repository';
import { createAccountDeletionService } from './account-deletion.service';
import { createAccountRemoval } from './account-removal';

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
    removeAccounts: createAccountRemoval({ ...parts, deletions }),
  };
}
