import { useListContractEventsQuery } from '@plumbline/shared-api/contracts';
import { useGetSignedTermsQuery } from '@plumbline/shared-api/signed-terms';
import type { Contract } from '@plumbline/shared-schema/contracts';
import type { SignedTerms } from '@plumbline/shared-schema/signed-terms';

/** Asked for only where the history of the contract has a confirmation. */
export function useSignedTerms({ _id: id }: Contract): SignedTerms | undefined {
  const { data: events = [] } = useListContractEventsQuery(id);
  const isSigned = events.some(({ action }) => action === 'confirmTerms');
  return useGetSignedTermsQuery(id, { skip: !isSigned }).data;
}
