import type { PageParams } from '@plumbline/shared-schema/pagination';
import type {
  Professional,
  ProfessionalPage,
  ProfessionalSearchParams,
} from '@plumbline/shared-schema/professionals';
import { api } from '@plumbline/shared-api/api';
import type { RootState } from '@plumbline/shared-api/store';
import { listTag, pageTags } from '@plumbline/shared-api/tags';
import { at, change, type ChangeAnswer } from './calls';

type Saving = { id: string; save: boolean };

/** Contractors as hirers find and keep them. */
export const professionalsApi = api.injectEndpoints({
  endpoints: (build) => ({
    findProfessionals: build.query<ProfessionalPage, ProfessionalSearchParams>({
      query: (params) => ({ url: 'professionals', params }),
      providesTags: (page) => pageTags('Professional', page?.data),
    }),
    /** Asked again when somebody is saved. */
    compareProfessionals: build.query<Professional[], readonly string[]>({
      query: (ids) => ({ url: 'professionals/compare', params: { ids: ids.join(',') } }),
      transformResponse: ({ data }: { data: Professional[] }) => data,
      providesTags: (people) => pageTags('Professional', people, 'saved'),
    }),
    listSavedProfessionals: build.query<ProfessionalPage, PageParams>({
      query: (params) => ({ url: 'professionals/saved', params }),
      providesTags: (page) => pageTags('Professional', page?.data, 'saved'),
    }),
    /** Shows at once in every search, which need not be asked again, and is taken back on failure. */
    saveProfessional: build.mutation<ChangeAnswer, Saving>({
      ...change<ChangeAnswer, Saving>(
        ({ id, save }) => ({ url: at('professionals', 'saved', id), method: save ? 'PUT' : 'DELETE' }),
        () => [listTag('Professional', 'saved')],
      ),
      async onQueryStarted({ id, save }, { dispatch, queryFulfilled, getState }) {
        const searches = professionalsApi.util.selectCachedArgsForQuery(
          getState() as RootState,
          'findProfessionals',
        );
        const shown = searches.map((search) =>
          dispatch(
            professionalsApi.util.updateQueryData('findProfessionals', search, ({ data, promoted = [] }) => {
              for (const person of [...data, ...promoted]) if (person._id === id) person.isSaved = save;
            }),
          ),
        );
        try {
          await queryFulfilled;
        } catch {
          for (const { undo } of shown) undo();
        }
      },
    }),
  }),
});

export const {
  useFindProfessionalsQuery,
  useCompareProfessionalsQuery,
  useListSavedProfessionalsQuery,
  useSaveProfessionalMutation,
} = professionalsApi;
