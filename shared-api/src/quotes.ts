import type { AcceptQuote, Quote, QuotesQuery, WriteQuoteBody } from '@plumbline/shared-schema/quotes';
import { api } from '@plumbline/shared-api/api';
import { pageTags, stale } from '@plumbline/shared-api/tags';
import { at, change, read, type ChangeAnswer, type SavedRow } from './calls';
import { readFile, type DownloadedFile } from './downloads';

const changed = () => stale('Quote');
const bareMove = (name: string) =>
  change<SavedRow<Quote>, string>((id) => ({ url: at('quotes', id, name) }), changed);

export const quotesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listQuotes: build.query<Quote[], QuotesQuery>(
      read(
        (params) => ({ url: 'quotes', params }),
        (rows) => pageTags('Quote', rows),
      ),
    ),
    writeQuote: build.mutation<SavedRow<Quote>, WriteQuoteBody>(
      change((body) => ({ url: 'quotes', method: 'POST', body }), changed),
    ),
    acceptQuote: build.mutation<SavedRow<Quote>, { id: string; body: AcceptQuote }>(
      change(
        ({ id, body }) => ({ url: at('quotes', id, 'accept'), body }),
        () => [...stale('Quote'), ...stale('Offer'), ...stale('Contract')],
      ),
    ),
    sendQuote: build.mutation<SavedRow<Quote>, string>(bareMove('send')),
    seeQuote: build.mutation<SavedRow<Quote>, string>(bareMove('seen')),
    downloadQuote: build.mutation<DownloadedFile, string>({
      query: (id) => ({ url: at('quotes', id, 'paper'), responseHandler: readFile }),
    }),
    deleteQuoteDraft: build.mutation<ChangeAnswer, string>(
      change((id) => ({ url: at('quotes', id), method: 'DELETE' }), changed),
    ),
    declineQuote: build.mutation<SavedRow<Quote>, string>(bareMove('decline')),
  }),
});

export const {
  useListQuotesQuery,
  useWriteQuoteMutation,
  useAcceptQuoteMutation,
  useSendQuoteMutation,
  useSeeQuoteMutation,
  useDeclineQuoteMutation,
  useDeleteQuoteDraftMutation,
  useDownloadQuoteMutation,
} = quotesApi;
