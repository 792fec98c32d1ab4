import type {
  ClientHistory,
  FeaturedPage,
  FeaturedParams,
  ProfileSummary,
  Specialty,
  Totals,
} from '@plumbline/shared-schema/directory';
import { api } from '@plumbline/shared-api/api';
import { listTag, pageTags } from '@plumbline/shared-api/tags';
import { at, read } from './calls';

/** People whom the home pages and a job's page introduce: public fields only. */
export const directoryApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFeatured: build.query<FeaturedPage, FeaturedParams>({
      query: (params) => ({ url: 'users/featured', params }),
      providesTags: (page) => pageTags('User', page?.data, 'featured'),
      keepUnusedDataFor: 300,
    }),
    /** The most common, or those of the names. */
    listSpecialties: build.query<Specialty[], readonly string[] | void>({
      ...read(
        (names) => ({ url: 'users/specialties', params: { names: names?.join(',') } }),
        () => [listTag('User', 'specialties')],
      ),
      keepUnusedDataFor: 300,
    }),
    getTotals: build.query<Totals, void>({
      ...read(
        () => 'users/totals',
        () => [listTag('User', 'totals')],
      ),
      keepUnusedDataFor: 300,
    }),
    getClientHistory: build.query<ClientHistory, string>(
      read(
        (userId) => at('users', userId, 'client-history'),
        (_history, id) => [{ type: 'User', id }],
      ),
    ),
    getProfileSummary: build.query<ProfileSummary, string>({
      ...read(
        (userId) => at('users', userId, 'profile-summary'),
        (_summary, id) => [
          { type: 'User', id },
          { type: 'ProfileEntry', id },
        ],
      ),
      keepUnusedDataFor: 300,
    }),
  }),
});

export const {
  useListFeaturedQuery,
  useListSpecialtiesQuery,
  useGetTotalsQuery,
  useGetClientHistoryQuery,
  useGetProfileSummaryQuery,
} = directoryApi;
