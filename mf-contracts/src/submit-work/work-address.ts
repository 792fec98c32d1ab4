import type { ContractStatus } from '@plumbline/shared-schema/contracts';
import { pathWith } from '@plumbline/shared-ui/address';

/** Where work is submitted under that contract. */
export function workAddress(contractId: string): string {
  return pathWith('/submit-work', { contractId });
}

/** The contractor's list with the contract's details open. */
export function detailsAddress(contractId: string, status: ContractStatus): string {
  return pathWith('/active-contracts', { tab: status === 'active' ? '' : status, contract: contractId });
}
