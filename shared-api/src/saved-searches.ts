import type {
  CreateSavedSearchBody,
  SavedSearch,
  UpdateSavedSearchBody,
} from '@plumbline/shared-schema/saved-searches';
import { api } from '@plumbline/shared-api/api';
import { pageTags, stale } from '@plumbline/shared-api/tags';
import { at, change, read, type ChangeAnswer, type SavedRow } from './calls';

const changed = () => stale('SavedSearch');

export const savedSearchesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSavedSearches: build.query<SavedSearch[], void>(
      read(
        () => 'saved-searches',
        (rows) => pageTags('SavedSearch', rows),
      ),
    ),
    createSavedSearch: build.mutation<SavedRow<SavedSearch>, CreateSavedSearchBody>(
      change((body) => ({ url: 'saved-searches', method: 'POST', body }), changed),
    ),
    updateSavedSearch: build.mutation<SavedRow<SavedSearch>, { id: string; changes: UpdateSavedSearchBody }>(
      change(({ id, changes }) => ({ url: at('saved-searches', id), body: changes }), changed),
    ),
    deleteSavedSearch: build.mutation<ChangeAnswer, string>(
      change((id) => ({ url: at('saved-searches', id), method: 'DELETE' }), changed),
    ),
  }),
});

export const {
  useListSavedSearchesQuery,
  useCreateSavedSearchMutation,
  useUpdateSavedSearchMutation,
  useDeleteSavedSearchMutation,
} = savedSearchesApi;
