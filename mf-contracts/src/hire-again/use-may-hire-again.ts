import { useMay, useSession } from '@plumbline/shared-api/session';
import { isFinalContract } from '@plumbline/shared-schema/contract-machine';
import type { Contract } from '@plumbline/shared-schema/contracts';

/** Whether the reader is the hirer of a contract that is over. */
export function useMayHireAgain({ status, client }: Pick<Contract, 'status' | 'client'>): boolean {
  const { user } = useSession();
  const mayHire = useMay('hire');
  return mayHire && user?._id === client._id && isFinalContract(status);
}
