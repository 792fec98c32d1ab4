import type {
  CreateSavedSearchBody,
  SavedSearch,
  UpdateSavedSearchBody,
} from '@plumbline/shared-schema/saved-searches';
import { api } from '@plumbline/shared-api/api';
import { listTag, onSuccess, pageTags } from '@plumbline/shared-api/tags';

type Saved = { data: SavedSearch; message: string };

const said = ({ data, message }: Saved): Saved => ({ data, message });
const path = (id: string) => `saved-searches/${encodeURIComponent(id)}`;
const changed = (id: string) => [{ type: 'SavedSearch' as const, id }, listTag('SavedSearch')];

const savedSearchesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSavedSearches: build.query<SavedSearch[], void>({
      query: () => 'saved-searches',
      transformResponse: ({ data }: { data: SavedSearch[] }) => data,
      providesTags: (rows) => pageTags('SavedSearch', rows),
    }),
    createSavedSearch: build.mutation<Saved, CreateSavedSearchBody>({
      query: (body) => ({ url: 'saved-searches', method: 'POST', body, idempotent: true }),
      transformResponse: said,
      invalidatesTags: onSuccess(() => [listTag('SavedSearch')]),
    }),
    updateSavedSearch: build.mutation<Saved, { id: string; changes: UpdateSavedSearchBody }>({
      query: ({ id, changes }) => ({ url: path(id), method: 'PUT', body: changes }),
      transformResponse: said,
      invalidatesTags: onSuccess(({ id }) => changed(id)),
    }),
    deleteSavedSearch: build.mutation<{ message: string }, string>({
      query: (id) => ({ url: path(id), method: 'DELETE' }),
      invalidatesTags: onSuccess((id) => changed(id)),
    }),
  }),
});

/** Searches that somebody keeps, newest first, with the number of new jobs each. Arguments and results: README. */
export const {
  useListSavedSearchesQuery,
  useCreateSavedSearchMutation,
  useUpdateSavedSearchMutation,
  useDeleteSavedSearchMutation,
} = savedSearchesApi;
