import type {
  ClientHistory,
  FeaturedPage,
  FeaturedParams,
  Specialty,
} from '@plumbline/shared-schema/directory';
import { api } from '@plumbline/shared-api/api';
import { listTag, pageTags } from '@plumbline/shared-api/tags';

const directoryApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFeatured: build.query<FeaturedPage, FeaturedParams>({
      query: (params) => ({ url: 'users/featured', params }),
      providesTags: (page) => pageTags('User', page?.data, 'featured'),
      keepUnusedDataFor: 300,
    }),
    listSpecialties: build.query<Specialty[], void>({
      query: () => 'users/specialties',
      transformResponse: ({ data }: { data: Specialty[] }) => data,
      providesTags: [listTag('User', 'specialties')],
      keepUnusedDataFor: 300,
    }),
    getClientHistory: build.query<ClientHistory, string>({
      query: (userId) => `users/${encodeURIComponent(userId)}/client-history`,
      transformResponse: ({ data }: { data: ClientHistory }) => data,
      providesTags: (_history, _error, id) => [{ type: 'User', id }],
    }),
  }),
});

/** People whom the home pages and a job's page introduce: public fields only. Arguments and results: README. */
export const { useListFeaturedQuery, useListSpecialtiesQuery, useGetClientHistoryQuery } = directoryApi;
