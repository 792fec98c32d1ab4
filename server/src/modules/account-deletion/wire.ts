import type { Foundation } from '../../foundation';
import type { createAccountServices } from '../auth/wire';
import { createAccountExportService } from '../account-export/account-export.service';
import { createAccountExportsRepository } from '../account-export/account-exports.repository';
import { createAccountDeletionRepository } from './account-deletion.repository';
import { createAccountDeletionService } from './account-deletion.service';
import { createAccountRemoval } from './account-removal';

type Accounts = Pick<ReturnType<typeof createAccountServices>, 'checkOwner' | 'accountNotices' | 'sessions'>;

/** What people take with them, and how an account ends. */
export function createAccountLife(parts: Foundation & Accounts) {
  const deletions = createAccountDeletionRepository(parts.database);
  const accountExports = createAccountExportsRepository(parts.database);
  return {
    accountExports,
    accountExport: createAccountExportService({ ...parts, accountExports }),
    accountDeletion: createAccountDeletionService({ ...parts, deletions }),
    removeAccounts: createAccountRemoval({ ...parts, deletions }),
  };
}
