import { useQueryTermsMutation, useRaiseDisputeMutation } from '@plumbline/shared-api/contracts';
import { useRequestChangesMutation } from '@plumbline/shared-api/submissions';
import type { Contract } from '@plumbline/shared-schema/contracts';
import type { NotedAction } from './contract-actions';
import { useOutcome } from './use-outcome';

/** Sends the text of an action. `submissionId`: the work that waits for an answer. */
export function useNotedAction({ _id: id }: Contract, submissionId: string) {
  const [queryTerms] = useQueryTermsMutation();
  const [raiseDispute] = useRaiseDisputeMutation();
  const [requestChanges] = useRequestChangesMutation();
  const tell = useOutcome();

  const calls: Record<NotedAction, (text: string) => Promise<{ message: string }>> = {
    query: (message) => queryTerms({ id, message }).unwrap(),
    dispute: (reason) => raiseDispute({ id, reason }).unwrap(),
    requestChanges: (note) => requestChanges({ contractId: id, submissionId, note }).unwrap(),
  };

  return (action: NotedAction, text: string) => tell(action, () => calls[action](text));
}
