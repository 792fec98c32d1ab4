import type { MessageAnswer } from '@plumbline/shared-schema/envelope';
import type { PageParams } from '@plumbline/shared-schema/pagination';
import type { ProfessionalPage, ProfessionalSearchParams } from '@plumbline/shared-schema/professionals';
import { api } from '@plumbline/shared-api/api';
import { pageTags, stale } from '@plumbline/shared-api/tags';
import { at, change } from './calls';

type Saving = { id: string; save: boolean };

/** Contractors as hirers find and keep them. */
const professionalsApi = api.injectEndpoints({
  endpoints: (build) => ({
    findProfessionals: build.query<ProfessionalPage, ProfessionalSearchParams>({
      query: (params) => ({ url: 'professionals', params }),
      providesTags: (page) => pageTags('Professional', page?.data),
    }),
    listSavedProfessionals: build.query<ProfessionalPage, PageParams>({
      query: (params) => ({ url: 'professionals/saved', params }),
      providesTags: (page) => pageTags('Professional', page?.data, 'saved'),
    }),
    saveProfessional: build.mutation<Pick<MessageAnswer, 'message'>, Saving>(
      change(
        ({ id, save }) => ({ url: at('professionals', 'saved', id), method: save ? 'PUT' : 'DELETE' }),
        () => stale('Professional'),
      ),
    ),
  }),
});

export const { useFindProfessionalsQuery, useListSavedProfessionalsQuery, useSaveProfessionalMutation } =
  professionalsApi;
