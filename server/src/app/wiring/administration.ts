import type { Foundation } from '../foundation';
import { createAuditRepository } from '../../domains/trust/audit/audit.repository';
import { createAuditService } from '../../domains/trust/audit/audit.service';
import type { createAccountServices } from './auth';
import { createCaseEffects } from '../../domains/trust/cases/case-effects';
import { createCaseMoves } from '../../domains/trust/cases/case-moves';
import { createCasesService } from '../../domains/trust/cases/cases.service';
import { createDisputeEvidenceRepository } from '../../domains/deals/contracts/dispute-evidence.repository';
import { createDisputesEvidence } from '../../domains/deals/contracts/disputes-evidence';
import { createEvidenceRepository } from '../../domains/trust/cases/evidence.repository';
import { createFlagEvidence } from '../../domains/trust/cases/flag-evidence.repository';
import { createFlagsRepository } from '../../domains/trust/fraud/flags.repository';
import { createFraudWatch } from '../../domains/trust/fraud/fraud-watch';
import type { JobsRepository } from '../../domains/jobs/jobs/jobs.repository';
import { createQuestionsRepository } from '../../domains/jobs/questions/questions.repository';
import { createHideQuestion } from '../../domains/jobs/questions/questions.service';
import type { createMessageServices } from './messages';
import type { NotificationsService } from '../../domains/notices/notifications/notifications.service';
import { createPlacementsRepository } from '../../domains/trust/placements/placements.repository';
import { createPlacementsService } from '../../domains/trust/placements/placements.service';
import { createAdminUsersRepository } from '../../domains/trust/administration/admin-users.repository';
import { createAdminUsersService } from '../../domains/trust/administration/admin-users.service';
import { createMarketplaceRepository } from '../../domains/trust/administration/marketplace.repository';
import { createMarketplaceService } from '../../domains/trust/administration/marketplace.service';
import { createSuspensions } from '../../domains/trust/suspensions/suspensions';

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
  const hideQuestion = createHideQuestion({ ...parts, questions: createQuestionsRepository(database) });
  const basis = { ...parts, audit, cases, evidence, suspensions, hideQuestion };
  return {
    audit,
    cases: createCasesService({
      ...basis,
      findFlagEvidence: createFlagEvidence(database),
      disputesOf: createDisputesEvidence({
        disputeEvidence: createDisputeEvidenceRepository(database, config.contractRules),
        views,
      }),
      moves: createCaseMoves(basis),
      takeEffect: createCaseEffects(basis),
    }),
    watchFraud: createFraudWatch({ ...parts, flags: createFlagsRepository(database) }),
    adminUsers: createAdminUsersService({ ...basis, adminUsers: createAdminUsersRepository(database) }),
    placements: createPlacementsService({ ...basis, placements: createPlacementsRepository(database) }),
    marketplace: createMarketplaceService({ marketplace: createMarketplaceRepository(database) }),
  };
}
