import type { PortfolioFields, PortfolioItem } from '@plumbline/shared-schema/portfolios';
import { api } from '@plumbline/shared-api/api';
import type { EntryToSave } from '@plumbline/shared-api/profile-entries';
import { pageTags, stale } from '@plumbline/shared-api/tags';
import { at, change, read, type ChangeAnswer, type KeyedCall, type SavedRow } from './calls';
import { toFormData } from './form-data';

const changed = () => stale('ProfileEntry');

/** The work that a contractor shows: anybody's to read, one's own to change. A picture that is not sent stays. */
export const portfoliosApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPortfolioItems: build.query<PortfolioItem[], string>(
      read(
        (userId) => ({ url: 'portfolios', params: { userId } }),
        (rows, userId) => pageTags('ProfileEntry', rows, `portfolios:${userId}`),
      ),
    ),
    /** INVALID_IMAGE 400, FILE_TOO_LARGE 413, ENTRY_LIMIT 409. */
    savePortfolioItem: build.mutation<SavedRow<PortfolioItem>, KeyedCall<EntryToSave<PortfolioFields>>>(
      change(
        ({ _id, input, key }: KeyedCall<EntryToSave<PortfolioFields>>) => ({
          ...(_id === undefined ? { url: 'portfolios', method: 'POST' } : { url: at('portfolios', _id) }),
          body: toFormData(input),
          idempotent: key ?? true,
        }),
        changed,
      ),
    ),
    deletePortfolioItem: build.mutation<ChangeAnswer, string>(
      change((id) => ({ url: at('portfolios', id), method: 'DELETE' }), changed),
    ),
  }),
});

export const { useListPortfolioItemsQuery, useSavePortfolioItemMutation, useDeletePortfolioItemMutation } =
  portfoliosApi;
