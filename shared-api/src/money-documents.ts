import type { MoneyDocument } from '@plumbline/shared-schema/money-documents';
import type { WalletQuery, YearlyQuery } from '@plumbline/shared-schema/wallet';
import { api } from '@plumbline/shared-api/api';
import { at, read } from './calls';
import { readFile, type DownloadedFile } from './downloads';

type DownloadedYear = Pick<YearlyQuery, 'year' | 'timeZone'> & { format: 'pdf' | 'csv' };

/** Papers about money, and lists of it, as files. */
export const moneyDocumentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Receipts, invoices and credit notes, oldest first. */
    listDocuments: build.query<MoneyDocument[], string>(
      read(
        (contractId) => at('contracts', contractId, 'documents'),
        (_rows, id) => [{ type: 'Contract', id }],
      ),
    ),
    downloadDocument: build.mutation<DownloadedFile, string>({
      query: (id) => ({ url: at('documents', id), responseHandler: readFile }),
    }),
    /** STATEMENT_NOT_READY 409 */
    downloadStatement: build.mutation<DownloadedFile, string>({
      query: (contractId) => ({ url: at('contracts', contractId, 'statement'), responseHandler: readFile }),
    }),
    downloadTransactions: build.mutation<DownloadedFile, WalletQuery>({
      query: (params) => ({ url: 'wallet/export', params, responseHandler: readFile }),
    }),
    /** A calendar year on the clock of `timeZone`. */
    downloadYear: build.mutation<DownloadedFile, DownloadedYear>({
      query: ({ format, ...params }) => ({
        url: format === 'pdf' ? 'wallet/statement' : 'wallet/statement/csv',
        params,
        responseHandler: readFile,
      }),
    }),
  }),
});

export const {
  useListDocumentsQuery,
  useDownloadDocumentMutation,
  useDownloadStatementMutation,
  useDownloadTransactionsMutation,
  useDownloadYearMutation,
} = moneyDocumentsApi;
