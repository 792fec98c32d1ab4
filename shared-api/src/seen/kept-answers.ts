import { isApiError } from '@plumbline/shared-api/api';

/** The part of a query of the store that is used. */
export type Query = {
  status: string;
  endpointName?: string;
  originalArgs?: unknown;
  data?: unknown;
  error?: unknown;
  fulfilledTimeStamp?: number;
};
export type Queries = Partial<Record<string, Query>>;

/** Endpoints whose answers are kept: what contracts, conversations and saved jobs show. Nothing about means of payment. */
const KEPT = new Set([
  'listChats',
  'listMessages',
  'listDeals',
  'listDealEvents',
  'listContracts',
  'listContractHistory',
  'getContract',
  'listContractEvents',
  'listSubmissions',
  'listAmendments',
  'listPayments',
  'listSavedJobs',
  'getJob',
  'listMyApplications',
]);

export const isKept = ({ endpointName = '' }: Query): boolean => KEPT.has(endpointName);

const statusOf = ({ status, error }: Query) =>
  status === 'rejected' && isApiError(error) ? error.status : undefined;

/** No answer came. */
export const isUnanswered = (query: Query): boolean => statusOf(query) === 0;

/** This person may not see it any more, or it is gone. */
export const isTakenBack = (query: Query): boolean => [403, 404, 410].includes(statusOf(query) ?? 0);

export function oldestSeen(queries: Queries): number | undefined {
  let oldest: number | undefined;
  for (const query of Object.values(queries)) {
    if (!query || query.data === undefined || !isKept(query)) continue;
    const { fulfilledTimeStamp: at } = query;
    if (at !== undefined && (oldest === undefined || at < oldest)) oldest = at;
  }
  return oldest;
}
