import type { ActionNeeded, ContractEvent } from '@plumbline/shared-schema/contract-events';
import type {
  Contract,
  ContractHistoryParams,
  ContractMove,
  ContractPage,
  ContractStatus,
  CreateContractBody,
} from '@plumbline/shared-schema/contracts';
import type { QueryTermsBody, RaiseDisputeBody } from '@plumbline/shared-schema/disputes';
import { api, type ApiError } from '@plumbline/shared-api/api';
import { listTag, pageTags, type Tag } from '@plumbline/shared-api/tags';

type Saved = { data: Contract; message: string };
type Data<Row> = { data: Row };

/** The path of each list by what it holds. */
const LIST_PATHS: Record<ContractStatus, string> = {
  active: 'contracts/active-contracts',
  paused: 'contracts/paused',
  completed: 'contracts/completed',
  ended: 'contracts/ended',
  canceled: 'contracts/canceled',
};

const pathOf = (id: string, rest = '') => `contracts/${encodeURIComponent(id)}${rest}`;
const dataOf = <Row>({ data }: Data<Row>): Row => data;
const savedOf = ({ data, message }: Saved): Saved => ({ data, message });
const patch = (url: string, body?: object) => ({ url, method: 'PATCH', body, idempotent: true });

/**
 * A contract that moves leaves one list and joins another: all of them are asked for again. A 409 or a 404 says that
 * the page shows an old state: it is refetched as after a success.
 */
function afterMove(error: ApiError | undefined, contractId: string): readonly Tag[] {
  if (error !== undefined && error.status !== 409 && error.status !== 404) return [];
  return [{ type: 'Contract', id: contractId }, listTag('Contract'), listTag('Submission', contractId)];
}

const queries = api.injectEndpoints({
  endpoints: (build) => ({
    listContracts: build.query<Contract[], ContractStatus>({
      query: (status) => LIST_PATHS[status],
      transformResponse: dataOf<Contract[]>,
      providesTags: (rows) => pageTags('Contract', rows),
    }),
    listContractHistory: build.query<ContractPage, ContractHistoryParams>({
      query: (params) => ({ url: 'contracts/history', params }),
      providesTags: (page) => pageTags('Contract', page?.data),
    }),
    getContract: build.query<Contract, string>({
      query: (id) => pathOf(id),
      transformResponse: dataOf<Contract>,
      providesTags: (_contract, _error, id) => [{ type: 'Contract', id }],
    }),
    listContractEvents: build.query<ContractEvent[], string>({
      query: (id) => pathOf(id, '/events'),
      transformResponse: dataOf<ContractEvent[]>,
      providesTags: (_events, _error, id) => [{ type: 'Contract', id }],
    }),
    getActionNeeded: build.query<ActionNeeded, void>({
      query: () => 'contracts/action-needed',
      transformResponse: ({ data, count }: Data<Omit<ActionNeeded, 'count'>> & { count: number }) => ({
        ...data,
        count,
      }),
      providesTags: [listTag('Contract'), listTag('Submission'), listTag('Offer')],
    }),
  }),
});

const changes = api.injectEndpoints({
  endpoints: (build) => ({
    createContract: build.mutation<Saved, CreateContractBody>({
      query: (body) => ({ url: 'contracts', method: 'POST', body, idempotent: true }),
      transformResponse: savedOf,
      // A 409 or a 404 says that the page shows an old state of the offer.
      invalidatesTags: (result, error, { jobId }) =>
        error !== undefined && error.status !== 409 && error.status !== 404
          ? []
          : [
              listTag('Contract'),
              listTag('Offer'),
              ...(result ? [{ type: 'Offer' as const, id: result.data.offerId }] : []),
              listTag('Application', jobId),
              { type: 'Job', id: jobId },
            ],
    }),
    moveContract: build.mutation<Saved, { id: string; action: ContractMove }>({
      query: ({ id, action }) => patch(pathOf(id, `/${action}`)),
      transformResponse: savedOf,
      invalidatesTags: (_result, error, { id }) => afterMove(error, id),
    }),
    approvePayment: build.mutation<Saved, string>({
      query: (id) => patch(pathOf(id, '/approve-payment')),
      transformResponse: savedOf,
      invalidatesTags: (_result, error, id) => afterMove(error, id),
    }),
    queryTerms: build.mutation<Saved, QueryTermsBody & { id: string }>({
      query: ({ id, message }) => patch(pathOf(id, '/query'), { message }),
      transformResponse: savedOf,
      invalidatesTags: (_result, error, { id }) => [...afterMove(error, id), listTag('Chat')],
    }),
    raiseDispute: build.mutation<Saved, RaiseDisputeBody & { id: string }>({
      query: ({ id, reason }) => ({
        url: pathOf(id, '/disputes'),
        method: 'POST',
        body: { reason },
        idempotent: true,
      }),
      transformResponse: savedOf,
      invalidatesTags: (_result, error, { id }) => afterMove(error, id),
    }),
    withdrawDispute: build.mutation<Saved, { id: string; disputeId: string }>({
      query: ({ id, disputeId }) => patch(pathOf(id, `/disputes/${encodeURIComponent(disputeId)}/withdraw`)),
      transformResponse: savedOf,
      invalidatesTags: (_result, error, { id }) => afterMove(error, id),
    }),
    archiveContract: build.mutation<Saved, { id: string; archived: boolean }>({
      query: ({ id, archived }) => patch(pathOf(id, archived ? '/archive' : '/unarchive')),
      transformResponse: savedOf,
      invalidatesTags: (_result, error, { id }) => afterMove(error, id),
    }),
  }),
});

/** Contracts (SPEC §7), read. Arguments and results: README. */
export const {
  useListContractsQuery,
  useListContractHistoryQuery,
  useGetContractQuery,
  useListContractEventsQuery,
  useGetActionNeededQuery,
} = queries;
/** Contracts, changed: each gives `{ data: Contract, message }`. */
export const {
  useCreateContractMutation,
  useMoveContractMutation,
  useApprovePaymentMutation,
  useQueryTermsMutation,
  useRaiseDisputeMutation,
  useWithdrawDisputeMutation,
  useArchiveContractMutation,
} = changes;
