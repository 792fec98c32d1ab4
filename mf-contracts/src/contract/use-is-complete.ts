import { useState } from 'react';
import { useListAmendmentsQuery } from '@plumbline/shared-api/amendments';
import { useListContractEventsQuery } from '@plumbline/shared-api/contracts';
import { useListSubmissionsQuery } from '@plumbline/shared-api/submissions';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { hasOpenAmendment } from '../amendments/has-open-amendment';

/**
 * Whether what waits for an answer is there too: it stands above the rest of the contract and would move it. Once true
 * it stays so, or the page would give way to its skeleton when something comes in.
 */
export function useIsComplete(contract: Contract | undefined): boolean {
  const [wasComplete, setComplete] = useState(false);
  const id = contract?._id ?? '';
  const skipsChange = contract === undefined || !hasOpenAmendment(contract);
  const queries = [
    useListSubmissionsQuery(id, { skip: contract === undefined }),
    useListContractEventsQuery(id, { skip: skipsChange }),
    useListAmendmentsQuery(id, { skip: skipsChange }),
  ];
  const isComplete = contract !== undefined && queries.every(({ isLoading }) => !isLoading);
  if (isComplete && !wasComplete) setComplete(true);
  return isComplete || wasComplete;
}
