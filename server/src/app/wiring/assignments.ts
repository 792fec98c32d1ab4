import type { Foundation } from '../foundation';
import { createAssignmentNotices } from '../../domains/deals/assignments/assignment-notices';
import { createAssignmentsRepository } from '../../domains/deals/assignments/assignments.repository';
import { createAssignmentsService } from '../../domains/deals/assignments/assignments.service';
import { createContractsRepository } from '../../domains/deals/contract-records/contracts.repository';
import { createMaterialNotices } from '../../domains/deals/materials/material-notices';
import { materialRows } from '../../domains/deals/materials/materials.repository';
import { createMaterialsService } from '../../domains/deals/materials/materials.service';
import type { NotificationsService } from '../../domains/notices/notifications/notifications.service';
import type { NoticeMails } from '../../domains/notices/notifications/notice-mails';

type Parts = Foundation & { notifications: NotificationsService; mailNotices: NoticeMails };

export function createAssignmentServices(parts: Parts) {
  const { config, database } = parts;
  const shared = {
    ...parts,
    contracts: createContractsRepository(database, config.contractRules),
    assignments: createAssignmentsRepository(database),
  };
  return {
    assignments: createAssignmentsService(shared),
    assignmentNotices: createAssignmentNotices(shared),
    materials: createMaterialsService({ ...shared, materials: materialRows }),
    notifyOfMaterials: createMaterialNotices(shared),
  };
}
