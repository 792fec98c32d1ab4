import type { Foundation } from '../../foundation';
import type { createAccountServices } from '../auth/wire';
import { createAccountDeletionRepository } from './account-deletion.repository';
import { createAccountDeletionService } from './account-deletion.service';
import { createAccountRemoval } from './account-removal';

type Accounts = Pick<ReturnType<typeof createAccountServices>, 'checkOwner' | 'accountNotices' | 'sessions'>;

/** How an account ends. */
export function createAccountLife(parts: Foundation & Accounts) {
  const deletions = createAccountDeletionRepository(parts.database);
  return {
    accountDeletion: createAccountDeletionService({ ...parts, deletions }),
    removeAccounts: createAccountRemoval({ ...parts, deletions }),
  };
}
