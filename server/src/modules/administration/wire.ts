import type { Foundation } from '../../foundation';
import { createAuditRepository } from '../audit/audit.repository';
import { createAuditService } from '../audit/audit.service';
import type { createAccountServices } from '../auth/wire';
import { createCaseEffects } from '../cases/case-effects';
import { createCaseMoves } from '../cases/case-moves';
import { createCasesService } from '../cases/cases.service';
import { createDisputesEvidence } from '../cases/disputes-evidence';
import { createEvidenceRepository } from '../cases/evidence.repository';
import { createFlagEvidence } from '../cases/flag-evidence.repository';
import { createFraudWatch } from '../fraud/fraud-watch';
import type { JobsRepository } from '../jobs/jobs.repository';
import type { createMessageServices } from '../messages/wire';
import type { NotificationsService } from '../notifications/notifications.service';
import { createPlacementsRepository } from '../placements/placements.repository';
import { createPlacementsService } from '../placements/placements.service';
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
  const { config, database, views, casesRepository: cases } = parts;
  const audit = createAuditService({ audit: createAuditRepository(database), views });
  const evidence = createEvidenceRepository(database);
  const suspensions = createSuspensions(parts);
  const basis = { ...parts, audit, cases, evidence, suspensions };
  return {
    audit,
    cases: createCasesService({
      ...basis,
      findFlagEvidence: createFlagEvidence(database),
      disputesOf: createDisputesEvidence({ database, rules: config.contractRules, views }),
      moves: createCaseMoves(basis),
      takeEffect: createCaseEffects(basis),
    }),
    watchFraud: createFraudWatch(parts),
    adminUsers: createAdminUsersService({ ...basis, adminUsers: createAdminUsersRepository(database) }),
    placements: createPlacementsService({ ...basis, placements: createPlacementsRepository(database) }),
    marketplace: createMarketplaceService({ marketplace: createMarketplaceRepository(database) }),
  };
}
