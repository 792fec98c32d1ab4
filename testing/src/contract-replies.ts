import { http } from 'msw';
import { amendmentsSchema, type Amendment } from '@plumbline/shared-schema/amendments';
import {
  actionNeededSchema,
  contractEventsSchema,
  type ActionNeeded,
  type ContractEvent,
} from '@plumbline/shared-schema/contract-events';
import {
  contractAnswerSchema,
  contractCreatedSchema,
  contractPageSchema,
  contractSavedSchema,
  contractsSchema,
  type Contract,
  type ContractMove,
  type ContractStatus,
} from '@plumbline/shared-schema/contracts';
import { disputeFilesSchema, type DisputeFile } from '@plumbline/shared-schema/disputes';
import { signedTermsAnswerSchema, type SignedTerms } from '@plumbline/shared-schema/signed-terms';
import { submissionsSchema, type Submission } from '@plumbline/shared-schema/submissions';
import { aContract } from '@plumbline/testing/builders/contracts';
import { api } from '@plumbline/testing/server';
import { answer, numberFrom } from './answer';

const LIST_PATHS: Record<ContractStatus, string> = {
  active: '/contracts/active-contracts',
  paused: '/contracts/paused',
  completed: '/contracts/completed',
  ended: '/contracts/ended',
  canceled: '/contracts/canceled',
};

export const contractReplies = {
  /** GET /contracts/active-contracts and the other lists: of `rows`, those of this status. */
  contracts: (status: ContractStatus, rows: Contract[]) =>
    http.get(api(LIST_PATHS[status]), () => {
      const data = rows.filter((row) => row.status === status);
      return answer(contractsSchema, { success: true, data, contracts: data, count: data.length });
    }),
  /** Paged; `matches` filters by the query. */
  contractHistory: (
    rows: Contract[],
    matches: (contract: Contract, query: URLSearchParams) => boolean = () => true,
  ) =>
    http.get(api('/contracts/history'), ({ request }) => {
      const query = new URL(request.url).searchParams;
      const all = rows.filter((row) => matches(row, query));
      const page = numberFrom(request, 'page', 1);
      const limit = numberFrom(request, 'limit', 10);
      const data = all.slice((page - 1) * limit, page * limit);
      const body = { success: true, data, contracts: data, count: all.length, page, limit };
      return answer(contractPageSchema, body);
    }),
  contract: (data: Contract = aContract()) =>
    http.get(api(`/contracts/${data._id}`), () => answer(contractAnswerSchema, { success: true, data })),
  contractEvents: (contractId: string, data: ContractEvent[] = []) =>
    http.get(api(`/contracts/${contractId}/events`), () =>
      answer(contractEventsSchema, { success: true, data, count: data.length }),
    ),
  amendments: (contractId: string, data: Amendment[] = []) =>
    http.get(api(`/contracts/${contractId}/amendments`), () =>
      answer(amendmentsSchema, { success: true, data }),
    ),
  signedTerms: (contractId: string, data: SignedTerms) =>
    http.get(api(`/contracts/${contractId}/terms`), () =>
      answer(signedTermsAnswerSchema, { success: true, data }),
    ),
  disputeFiles: (contractId: string, disputeId: string, data: DisputeFile[] = []) =>
    http.get(api(`/contracts/${contractId}/disputes/${disputeId}/files`), () =>
      answer(disputeFilesSchema, { success: true, data }),
    ),
  submissions: (contractId: string, data: Submission[] = []) =>
    http.get(api(`/contracts/${contractId}/submissions`), () =>
      answer(submissionsSchema, { success: true, data, count: data.length }),
    ),
  actionNeeded: (waiting: Partial<Omit<ActionNeeded, 'count'>> = {}) =>
    http.get(api('/contracts/action-needed'), () => {
      const data = {
        acceptedOffers: [],
        submissions: [],
        pausedContracts: [],
        disputes: [],
        amendments: [],
        ...waiting,
      };
      const count = Object.values(data).reduce((sum, rows) => sum + rows.length, 0);
      return answer(actionNeededSchema, { success: true, data, count });
    }),
  contractCreated: (data: Contract = aContract()) =>
    http.post(api('/contracts'), () =>
      answer(
        contractCreatedSchema,
        { success: true, message: 'Contract created successfully!', data, contract: data },
        { status: 201 },
      ),
    ),
  /** Answers with the contract as it is then. */
  contractMoved: (move: ContractMove, data: Contract, message = 'Done') =>
    http.patch(api(`/contracts/${data._id}/${move}`), () =>
      answer(contractSavedSchema, { success: true, message, data }),
    ),
};
