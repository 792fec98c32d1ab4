import type { Foundation } from '../../foundation';
import type { BeginChat } from '../chats/begin-chat';
import { createContractMoney } from '../contract-money/contract-money';
import { createFunding } from '../contract-money/wire';
import type { Payments } from '../contract-money/wire';
import { createAuditRepository } from '../audit/audit.repository';
import { createAuditService } from '../audit/audit.service';
import { createFeedbackNotices } from '../feedbacks/feedback-notices';
import { createFeedbacksRepository } from '../feedbacks/feedbacks.repository';
import { createFeedbacksService } from '../feedbacks/feedbacks.service';
import { createMoneyDocuments } from '../money-documents/money-documents.service';
import type { PostMessage } from '../messages/post-message';
import type { NotificationsService } from '../notifications/notifications.service';
import { createSubmissionsRepository } from '../submissions/submissions.repository';
import { createSubmissionsService } from '../submissions/submissions.service';
import { createAmendmentsRepository } from './amendments.repository';
import { createAmendmentsService } from './amendments.service';
import { createContractChanges } from './contract-changes.service';
import { createContractDeadlinesRepository } from './contract-deadlines.repository';
import { createContractMoves } from './contract-moves';
import { createContractNotices } from './contract-notices';
import { createContractOffersRepository } from './contract-offers.repository';
import { createContractSweeps } from './contract-sweeps';
import { contractWrites } from './contract-writes';
import { createContractsRepository } from './contracts.repository';
import { createContractsService, createContractReads } from './contracts.service';
import { createDisputeCases } from './dispute-cases';
import { createDisputesRepository } from './disputes.repository';
import { createDisputesService } from './disputes.service';
import { milestoneWrites } from './milestones.repository';
import { createMilestones } from './milestones.service';

type Parts = Foundation &
  Payments & {
    beginChat: BeginChat;
    postMessage: PostMessage;
    notifications: NotificationsService;
  };

export function createContractServices(parts: Parts) {
  const { config, database, views, outbox } = parts;
  const contracts = createContractsRepository(database, config.contractRules);
  const submissions = createSubmissionsRepository(database, config.contractRules);
  const feedbacks = createFeedbacksRepository(database, config.contractRules);
  const offers = createContractOffersRepository(database);
  const deadlines = createContractDeadlinesRepository(database, config.contractRules);
  const moves = createContractMoves({
    contracts,
    writes: contractWrites,
    outbox,
    money: createContractMoney(parts),
  });
  const audit = createAuditService({ audit: createAuditRepository(database), views });
  const milestones = createMilestones({ contracts, milestoneWrites, moves });
  const basis = { ...parts, moves, milestones, ...createContractReads({ contracts, views }) };
  return {
    contracts: createContractsService({ contracts, offers, views }),
    contractChanges: createContractChanges({ ...basis, offers, writes: contractWrites, milestoneWrites }),
    funding: createFunding({ ...basis, contracts }),
    moneyDocuments: createMoneyDocuments(basis),
    disputes: createDisputesService({
      ...basis,
      disputes: createDisputesRepository(database, config),
      disputeCases: createDisputeCases({ ...parts, audit }),
    }),
    amendments: createAmendmentsService({ ...basis, amendments: createAmendmentsRepository(database) }),
    submissions: createSubmissionsService({ ...basis, submissions }),
    feedbacks: createFeedbacksService({ ...basis, feedbacks }),
    notifyOfReply: createFeedbackNotices({ ...parts, feedbacks }),
    contractNotices: createContractNotices({ ...parts, contracts }),
    sweepContracts: createContractSweeps({ ...basis, contracts, deadlines, submissions }),
  };
}
