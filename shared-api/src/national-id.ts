import type { NationalId } from '@plumbline/shared-schema/national-id';
import { api } from '@plumbline/shared-api/api';
import { stale } from '@plumbline/shared-api/tags';
import { change, read, type Saved } from './calls';
import { toFormData } from './form-data';

/** Whether a contractor has sent a national ID; nobody but reviewers reads it. */
export const nationalIdApi = api.injectEndpoints({
  endpoints: (build) => ({
    getNationalId: build.query<NationalId, void>(
      read(
        () => 'users/me/national-id',
        () => [{ type: 'Me', id: 'LIST' }],
      ),
    ),
    sendNationalId: build.mutation<Saved<NationalId>, File>(
      change(
        (nationalId) => ({ url: 'users/me/national-id', body: toFormData({ nationalId }) }),
        () => stale('Me'),
      ),
    ),
  }),
});

export const { useGetNationalIdQuery, useSendNationalIdMutation } = nationalIdApi;
