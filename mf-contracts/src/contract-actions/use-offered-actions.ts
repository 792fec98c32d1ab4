import { useMay } from '@plumbline/shared-api/session';
import type { ContractAction } from '@plumbline/shared-schema/contracts';
import { offeredActions, type OfferedAction } from './contract-actions';

/** The buttons of this reader, out of what the server allows the contract's side: none without the right in a team. */
export function useOfferedActions(): (allowed: readonly ContractAction[]) => OfferedAction[] {
  const may = useMay('contracts');
  return (allowed) => (may ? offeredActions(allowed) : []);
}
