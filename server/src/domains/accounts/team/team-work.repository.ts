import { RUNNING_CONTRACT_STATUSES } from '@plumbline/shared-schema/contract-machine';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../database/connect';
import { assignments } from '../../../database/tables/assignments';
import { contracts } from '../../../database/tables/contracts';
import { workTimeOf } from '../../../kit/calendar/work-entries';
import type { OutboxEvents } from '../../../kit/outbox/outbox';

/** Gives back what somebody who leaves was to do, for one company or for all: the events of it. */
export async function openWork(
  tx: Tx,
  { userId, companyId }: { userId: string; companyId?: string },
): Promise<OutboxEvents['assignment.changed'][]> {
  const rows = await tx
    .select({ assignment: assignments, contract: contracts })
    .from(assignments)
    .innerJoin(contracts, eq(contracts.id, assignments.contractId))
    .where(
      and(
        eq(assignments.assigneeId, userId),
        companyId === undefined ? undefined : eq(contracts.professionalId, companyId),
        inArray(contracts.status, [...RUNNING_CONTRACT_STATUSES]),
        gt(assignments.endsAt, sql`now()`),
      ),
    )
    .for('no key update', { of: assignments });
  if (rows.length === 0) return [];
  const ids = rows.map(({ assignment }) => assignment.id);
  await tx
    .update(assignments)
    .set({ assigneeId: null, revision: sql`${assignments.revision} + 1`, updatedAt: sql`now()` })
    .where(inArray(assignments.id, ids));
  return rows.map(({ assignment, contract }) => ({
    assignmentId: assignment.id,
    contractId: contract.id,
    jobId: contract.jobId,
    clientId: contract.clientId,
    professionalId: contract.professionalId,
    action: 'open',
    actorId: null,
    assigneeId: null,
    formerId: userId,
    time: workTimeOf(assignment),
    revision: assignment.revision + 1,
  }));
}
