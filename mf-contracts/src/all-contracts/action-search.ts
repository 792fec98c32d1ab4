import type { ActionNeeded } from '@plumbline/shared-schema/contract-events';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { hasWords } from '@plumbline/shared-ui/fields';

type ActionLists = Omit<ActionNeeded, 'count'>;

const isFound = ({ job, professional, terms }: Contract, q: string) =>
  hasWords([job.title, professional.fullName, terms], q);

/** What matches the search. */
export function onlyMatching(needed: ActionLists, q: string): ActionLists {
  return {
    acceptedOffers: needed.acceptedOffers.filter(({ jobId, professionalId }) =>
      hasWords([jobId.title, professionalId.fullName], q),
    ),
    submissions: needed.submissions.filter(({ contract }) => isFound(contract, q)),
    pausedContracts: needed.pausedContracts.filter((contract) => isFound(contract, q)),
    disputes: needed.disputes.filter((contract) => isFound(contract, q)),
    amendments: needed.amendments.filter((contract) => isFound(contract, q)),
  };
}

export function countOf(waiting: ActionLists): number {
  return Object.values(waiting).reduce((sum, rows) => sum + rows.length, 0);
}
