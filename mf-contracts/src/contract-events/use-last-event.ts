import { useListContractEventsQuery } from '@plumbline/shared-api/contracts';
import type { ContractEvent } from '@plumbline/shared-schema/contract-events';

/** The newest event of this kind in a contract's history, if any. */
export function useLastEvent(contractId: string, wanted: ContractEvent['action']) {
  const { data: events = [], isLoading } = useListContractEventsQuery(contractId);
  return { event: events.findLast(({ action }) => action === wanted), isLoading };
}
