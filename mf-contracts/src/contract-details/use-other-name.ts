import { useSession } from '@plumbline/shared-api/session';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { useContractNames } from '../contract-names/use-contract-names';

/** Who stands on the other side of the contract for this reader. */
export function useOtherName(contract: Contract): string {
  const { user } = useSession();
  const names = useContractNames(contract);
  return user?._id === contract.client._id ? names.professional : names.client;
}
