import type { Foundation } from '../foundation';
import type { BeginChat } from '../../domains/chat/chats/begin-chat';
import { createContractMoney } from '../../domains/deals/contract-money/contract-money';
import { createFunding } from './contract-money';
import type { Payments } from './contract-money';
import { createAuditRepository } from '../../domains/trust/audit/audit.repository';
import { createAuditService } from '../../domains/trust/audit/audit.service';
import { createFeedbackNotices } from '../../domains/deals/feedbacks/feedback-notices';
import { createFeedbacksRepository } from '../../domains/deals/feedbacks/feedbacks.repository';
import { createFeedbacksService } from '../../domains/deals/feedbacks/feedbacks.service';
import { createMoneyDocuments } from '../../domains/money/documents/money-documents.service';
import type { PostMessage } from '../../domains/chat/messages/post-message';
import type { NotificationsService } from '../../domains/notices/notifications/notifications.service';
import { createSubmissionsRepository } from '../../domains/deals/submissions/submissions.repository';
import { createSubmissionsService } from '../../domains/deals/submissions/submissions.service';
import { createAmendmentsRepository } from '../../domains/deals/contracts/amendments.repository';
import { createAmendmentsService } from '../../domains/deals/contracts/amendments.service';
import { createContractChanges } from '../../domains/deals/contracts/contract-changes.service';
import { createContractDeadlinesRepository } from '../../domains/deals/contracts/contract-deadlines.repository';
import { createContractMoves } from '../../domains/deals/contracts/contract-moves';
import { createContractNotices } from '../../domains/deals/contracts/contract-notices';
import { createContractOffersRepository } from '../../domains/deals/contracts/contract-offers.repository';
import { createContractSweeps } from '../../domains/deals/contracts/contract-sweeps';
import { contractWrites } from '../../domains/deals/contracts/contract-writes.repository';
import { createContractsRepository } from '../../domains/deals/contracts/contracts.repository';
import { createContractsService, createContractReads } from '../../domains/deals/contracts/contracts.service';
import { createDisputeCases } from '../../domains/deals/contracts/dispute-cases';
import { createDisputesRepository } from '../../domains/deals/contracts/disputes.repository';
import { createDisputesService } from '../../domains/deals/contracts/disputes.service';
import { milestoneWrites } from '../../domains/deals/contracts/milestones.repository';
import { createMilestones } from '../../domains/deals/contracts/milestones.service';

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
