import { useMay } from '@plumbline/shared-api/session';
import type { ContractAction } from '@plumbline/shared-schema/contracts';
import { offeredActions, type OfferedAction } from './contract-actions';

/** Of what the server allows a contract's side, the buttons of this reader: none without the right in a team. */
export function useOfferedActions(): (allowed: readonly ContractAction[]) => OfferedAction[] {
  const may = useMay('contracts');
  return (allowed) => (may ? offeredActions(allowed) : []);
}
