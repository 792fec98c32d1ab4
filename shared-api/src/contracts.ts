import type { ActionNeeded, ContractEvent } from '@plumbline/shared-schema/contract-events';
import type {
  Contract,
  ContractHistoryParams,
  ContractMove,
  ContractPage,
  ContractStatus,
  CreateContractBody,
} from '@plumbline/shared-schema/contracts';
import type { QueryTermsBody } from '@plumbline/shared-schema/disputes';
import { api } from '@plumbline/shared-api/api';
import { listTag, pageTags, stale, type Tag } from '@plumbline/shared-api/tags';
import { at, change, read, type SavedRow } from './calls';

/** The path of each list by what it holds. */
const LIST_PATHS: Record<ContractStatus, string> = {
  active: 'contracts/active-contracts',
  paused: 'contracts/paused',
  completed: 'contracts/completed',
  ended: 'contracts/ended',
  canceled: 'contracts/canceled',
};

const alone = (_row: unknown, id: string): Tag[] => [{ type: 'Contract', id }];
const changed = () => stale('Contract');
const patch = (id: string, ...path: string[]) => ({ url: at('contracts', id, ...path), method: 'PATCH' });

export const contractsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listContracts: build.query<Contract[], ContractStatus>(
      read(
        (status) => LIST_PATHS[status],
        (rows) => pageTags('Contract', rows),
      ),
    ),
    listContractHistory: build.query<ContractPage, ContractHistoryParams>({
      query: (params) => ({ url: 'contracts/history', params }),
      providesTags: (page) => pageTags('Contract', page?.data),
    }),
    getContract: build.query<Contract, string>(read((id) => at('contracts', id), alone)),
    listContractEvents: build.query<ContractEvent[], string>(
      read((id) => at('contracts', id, 'events'), alone),
    ),
    getActionNeeded: build.query<ActionNeeded, void>({
      query: () => 'contracts/action-needed',
      transformResponse: ({ data, count }: { data: Omit<ActionNeeded, 'count'>; count: number }) => ({
        ...data,
        count,
      }),
      providesTags: [listTag('Contract'), listTag('Submission'), listTag('Offer')],
    }),
    createContract: build.mutation<SavedRow<Contract>, CreateContractBody>(
      change(
        (body) => ({ url: 'contracts', method: 'POST', body }),
        ({ jobId }) => stale('Contract', jobId),
      ),
    ),
    moveContract: build.mutation<SavedRow<Contract>, { id: string; action: ContractMove }>(
      change(({ id, action }) => patch(id, action), changed),
    ),
    approvePayment: build.mutation<SavedRow<Contract>, string>(
      change((id) => patch(id, 'approve-payment'), changed),
    ),
    queryTerms: build.mutation<SavedRow<Contract>, QueryTermsBody & { id: string }>(
      change(({ id, message }) => ({ ...patch(id, 'query'), body: { message } }), changed),
    ),
    archiveContract: build.mutation<SavedRow<Contract>, { id: string; archived: boolean }>(
      change(({ id, archived }) => patch(id, archived ? 'archive' : 'unarchive'), changed),
    ),
  }),
});

export const {
  useListContractsQuery,
  useListContractHistoryQuery,
  useGetContractQuery,
  useListContractEventsQuery,
  useGetActionNeededQuery,
  useCreateContractMutation,
  useMoveContractMutation,
  useApprovePaymentMutation,
  useQueryTermsMutation,
  useArchiveContractMutation,
} = contractsApi;
