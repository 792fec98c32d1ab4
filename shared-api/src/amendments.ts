import type {
  Amendment,
  DeclineAmendmentBody,
  ProposeAmendmentBody,
} from '@plumbline/shared-schema/amendments';
import type { Contract } from '@plumbline/shared-schema/contracts';
import { api } from '@plumbline/shared-api/api';
import { stale } from '@plumbline/shared-api/tags';
import { at, change, read, type SavedRow } from './calls';

type AmendmentKey = { id: string; amendmentId: string };
type SavedAmendment = SavedRow<Amendment> & { contract: Contract };

const changed = () => stale('Contract');
const patch = ({ id, amendmentId }: AmendmentKey, move: string) => ({
  url: at('contracts', id, 'amendments', amendmentId, move),
  method: 'PATCH',
});

export const amendmentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAmendments: build.query<Amendment[], string>(
      read(
        (id) => at('contracts', id, 'amendments'),
        (_rows, id) => [{ type: 'Contract', id }],
      ),
    ),
    proposeAmendment: build.mutation<SavedAmendment, ProposeAmendmentBody & { id: string }>(
      change(
        ({ id, ...body }) => ({ url: at('contracts', id, 'amendments'), method: 'POST', body }),
        changed,
      ),
    ),
    acceptAmendment: build.mutation<SavedAmendment, AmendmentKey>(
      change((named) => patch(named, 'accept'), changed),
    ),
    declineAmendment: build.mutation<SavedAmendment, AmendmentKey & DeclineAmendmentBody>(
      change(({ note, ...named }) => ({ ...patch(named, 'decline'), body: { note } }), changed),
    ),
    withdrawAmendment: build.mutation<SavedAmendment, AmendmentKey>(
      change((named) => patch(named, 'withdraw'), changed),
    ),
  }),
});

export const {
  useListAmendmentsQuery,
  useProposeAmendmentMutation,
  useAcceptAmendmentMutation,
  useDeclineAmendmentMutation,
  useWithdrawAmendmentMutation,
} = amendmentsApi;
