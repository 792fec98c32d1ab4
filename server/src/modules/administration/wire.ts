import type { Foundation } from '../../foundation';
import { createAuditRepository } from '../audit/audit.repository';
import { createAuditService } from '../audit/audit.service';
import type { createAccountServices } from '../auth/wire';
import { createCaseEffects } from '../cases/case-effects';
import { createCaseMoves } from '../cases/case-moves';
import { createCasesService } from '../cases/cases.service';
import { createEvidenceRepository } from '../cases/evidence.repository';
import type { JobsRepository } from '../jobs/jobs.repository';
import type { createMessageServices } from '../messages/wire';
import type { NotificationsService } from '../notifications/notifications.service';
import { createAdminUsersRepository } from './admin-users.repository';
import { createAdminUsersService } from './admin-users.service';
import { createMarketplaceRepository } from './marketplace.repository';
import { createMarketplaceService } from './marketplace.service';
import { createSuspensions } from './suspensions';

type Parts = Foundation &
  Pick<ReturnType<typeof createAccountServices>, 'sessions' | 'accountNotices'> &
  Pick<ReturnType<typeof createMessageServices>, 'messageChanges'> & {
    notifications: NotificationsService;
    jobs: JobsRepository;
  };

/** What administrators see and do. */
export function createAdministration(parts: Parts) {
  const { database, views, casesRepository: cases } = parts;
  const audit = createAuditService({ audit: createAuditRepository(database), views });
  const evidence = createEvidenceRepository(database);
  const suspensions = createSuspensions(parts);
  const basis = { ...parts, audit, cases, evidence, suspensions };
  return {
    audit,
    cases: createCasesService({
      ...basis,
      moves: createCaseMoves(basis),
      takeEffect: createCaseEffects(basis),
    }),
    adminUsers: createAdminUsersService({ ...basis, adminUsers: createAdminUsersRepository(database) }),
    marketplace: createMarketplaceService({ marketplace: createMarketplaceRepository(database) }),
  };
}
