import type { Contract } from '@plumbline/shared-schema/contracts';
import type { DisputeFile, RaiseDisputeBody, ResolveDisputeBody } from '@plumbline/shared-schema/disputes';
import { api } from '@plumbline/shared-api/api';
import { stale } from '@plumbline/shared-api/tags';
import { at, change, read, type SavedRow } from './calls';

type DisputeKey = { id: string; disputeId: string };
type Words = RaiseDisputeBody & { files?: readonly File[] };

const changed = () => stale('Contract');
const pathOf = ({ id, disputeId }: DisputeKey, ...path: string[]) =>
  at('contracts', id, 'disputes', disputeId, ...path);

function bodyOf({ reason, files = [] }: Words) {
  if (files.length === 0) return { reason };
  const parts = new FormData();
  parts.append('reason', reason);
  for (const file of files) parts.append('files', file);
  return parts;
}

export const disputesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDisputeFiles: build.query<DisputeFile[], DisputeKey>(
      read(
        (named) => pathOf(named, 'files'),
        (_files, { id }) => [{ type: 'Contract', id }],
      ),
    ),
    raiseDispute: build.mutation<SavedRow<Contract>, Words & { id: string }>(
      change(
        ({ id, ...words }) => ({ url: at('contracts', id, 'disputes'), method: 'POST', body: bodyOf(words) }),
        changed,
      ),
    ),
    answerDispute: build.mutation<SavedRow<Contract>, Words & DisputeKey>(
      change((said) => ({ url: pathOf(said, 'answer'), method: 'POST', body: bodyOf(said) }), changed),
    ),
    appeal: build.mutation<SavedRow<Contract>, Words & DisputeKey>(
      change((said) => ({ url: pathOf(said, 'appeal'), method: 'POST', body: bodyOf(said) }), changed),
    ),
    withdrawDispute: build.mutation<SavedRow<Contract>, DisputeKey>(
      change((named) => ({ url: pathOf(named, 'withdraw'), method: 'PATCH' }), changed),
    ),
    resolveDispute: build.mutation<SavedRow<Contract>, ResolveDisputeBody & DisputeKey>(
      change(
        ({ id, disputeId, ...body }) => ({
          url: pathOf({ id, disputeId }, 'resolve'),
          method: 'PATCH',
          body,
        }),
        () => [...stale('Contract'), ...stale('Case')],
      ),
    ),
  }),
});

export const {
  useListDisputeFilesQuery,
  useRaiseDisputeMutation,
  useAnswerDisputeMutation,
  useAppealMutation,
  useWithdrawDisputeMutation,
  useResolveDisputeMutation,
} = disputesApi;
