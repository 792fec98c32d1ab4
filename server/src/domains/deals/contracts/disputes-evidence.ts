import type { CaseDispute } from '@plumbline/shared-schema/cases';
import { toDollars } from '@plumbline/shared-schema/money';
import type { UserViews } from '../../people/users/user-view';
import type { DisputesEvidence } from '../../trust/cases/cases.service';
import type { DisputeEvidence, DisputeEvidenceRepository } from './dispute-evidence.repository';

type Dependencies = { disputeEvidence: DisputeEvidenceRepository; views: UserViews };

/** Reads for administrators what a dispute in their queue is about. */
export function createDisputesEvidence({ disputeEvidence, views }: Dependencies): DisputesEvidence {
  return async (records) => {
    const ids = records.flatMap(({ case: { kind, aboutId } }) => (kind === 'dispute' ? [aboutId] : []));
    if (ids.length === 0) return new Map();
    const rows = await disputeEvidence.list(ids);
    return new Map(rows.map((row) => [row.dispute.id, toCaseDispute(row, views)]));
  };
}

function toCaseDispute(row: DisputeEvidence, views: UserViews): CaseDispute {
  const { dispute, clientId, times } = row;
  return {
    contractId: dispute.contractId,
    status: dispute.status,
    raisedBy: dispute.raisedById === clientId ? 'hirer' : 'professional',
    hirer: views.person(row.hirer),
    professional: views.person(row.professional),
    reason: dispute.reason,
    answer: dispute.answer,
    answerDueAt: new Date(times.answerDueAt).toISOString(),
    isHeard: times.isHeard,
    amount: amountOf(row),
  };
}

/** What is held; once it was decided about, what both were given then. */
function amountOf({ dispute: { status }, money, clearing }: DisputeEvidence): number | null {
  if (status === 'open') return toDollars(money?.held ?? 0);
  return status === 'appealed' ? toDollars(clearing) : null;
}
