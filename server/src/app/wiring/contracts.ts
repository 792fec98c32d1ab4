import type { Foundation } from '../foundation';
import type { BeginChat } from '../../domains/chat/chats/begin-chat';
import { createContractFlows } from './contract-flows';
import type { Payments } from './contract-flows';
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
import { createAmendmentsRepository } from '../../domains/deals/contract-records/amendments.repository';
import { createAmendmentsService } from '../../domains/deals/contracts/amendments.service';
import { materialRows } from '../../domains/deals/materials/materials.repository';
import { createSignedTerms } from '../../domains/deals/contracts/signed-terms.service';
import { createContractChanges } from '../../domains/deals/contracts/contract-changes.service';
import { createContractDeadlinesRepository } from '../../domains/deals/contract-records/contract-deadlines.repository';
import { createContractMoves } from '../../domains/deals/contract-records/contract-moves';
import { createContractNotices } from '../../domains/deals/contracts/contract-notices';
import { createContractOffersRepository } from '../../domains/deals/contract-records/contract-offers.repository';
import { createContractSweeps } from '../../domains/deals/contracts/contract-sweeps';
import { contractWrites } from '../../domains/deals/contract-records/contract-writes.repository';
import { createContractsRepository } from '../../domains/deals/contract-records/contracts.repository';
import { createContractReads } from '../../domains/deals/contract-records/contract-reads';
import { createContractsService } from '../../domains/deals/contracts/contracts.service';
import { workDecisions } from '../../domains/deals/contract-records/work-decisions.repository';
import { createDisputeCases } from '../../domains/deals/contract-records/dispute-cases';
import { termConfirmationRows } from '../../domains/deals/contract-records/term-confirmations.repository';
import { createDisputesRepository } from '../../domains/deals/contract-records/disputes.repository';
import { createDisputesService } from '../../domains/deals/contracts/disputes.service';
import { milestoneWrites } from '../../domains/deals/contract-records/milestones.repository';
import { createMilestones } from '../../domains/deals/contract-records/milestones.service';

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
  const disputes = createDisputesRepository(database, config);
  const moves = createContractMoves({ contracts, writes: contractWrites, outbox });
  const shared = {
    ...parts,
    ...createContractReads({ contracts, views }),
    moves,
    milestones: createMilestones({ contracts, milestoneWrites, moves }),
    offers,
    disputes,
    disputeCases: createDisputeCases({
      ...parts,
      audit: createAuditService({ audit: createAuditRepository(database), views }),
    }),
  };
  const flows = createContractFlows({ ...shared, contracts });
  return {
    contracts: createContractsService({ ...shared, contracts }),
    contractChanges: createContractChanges({ ...shared, ...flows, writes: contractWrites }),
    fundContract: flows.fundContract,
    settleEvent: flows.settleEvent,
    moneyDocuments: createMoneyDocuments(shared),
    disputes: createDisputesService({ ...shared, ...flows }),
    amendments: createAmendmentsService({ ...shared, amendments: createAmendmentsRepository(database) }),
    signedTerms: createSignedTerms({
      ...shared,
      contracts,
      confirmations: termConfirmationRows,
      materials: materialRows,
    }),
    submissions: createSubmissionsService({ ...shared, ...flows, submissions, workDecisions }),
    feedbacks: createFeedbacksService({ ...shared, feedbacks }),
    notifyOfReply: createFeedbackNotices({ ...parts, feedbacks }),
    contractNotices: createContractNotices({ ...parts, contracts }),
    sweepContracts: createContractSweeps({
      ...shared,
      ...flows,
      contracts,
      deadlines: createContractDeadlinesRepository(database, config.contractRules),
    }),
  };
}
