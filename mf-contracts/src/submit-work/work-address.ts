import type { ContractStatus } from '@plumbline/shared-schema/contracts';

/** Where work is submitted under that contract. */
export function workAddress(contractId: string): string {
  return `/submit-work?${new URLSearchParams({ contractId }).toString()}`;
}

/** The contractor's list with the contract's details open. */
export function detailsAddress(contractId: string, status: ContractStatus): string {
  return `/active-contracts?${new URLSearchParams({
    ...(status !== 'active' && { tab: status }),
    contract: contractId,
  }).toString()}`;
}
