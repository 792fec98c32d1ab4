import { useListAmendmentsQuery } from '@plumbline/shared-api/amendments';
import { useListContractEventsQuery } from '@plumbline/shared-api/contracts';
import type { Amendment } from '@plumbline/shared-schema/amendments';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { hasOpenAmendment } from './has-open-amendment';

const NONE: readonly Amendment[] = [];

/** Newest first; asked for only where the history of the contract has some. */
export function useAmendments({ _id: id }: Contract): readonly Amendment[] {
  const { data: events = [] } = useListContractEventsQuery(id);
  const isAmended = events.some(({ action }) => action === 'proposeAmendment');
  return useListAmendmentsQuery(id, { skip: !isAmended }).data ?? NONE;
}

/** The proposal that this reader can answer or withdraw. */
export function useOpenAmendment(contract: Contract): Amendment | undefined {
  const isTheirs = hasOpenAmendment(contract);
  return useListAmendmentsQuery(contract._id, { skip: !isTheirs }).data?.find(
    ({ status }) => status === 'open',
  );
}
