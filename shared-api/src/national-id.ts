import type { NationalId } from '@plumbline/shared-schema/national-id';
import { api } from '@plumbline/shared-api/api';
import { listTag } from '@plumbline/shared-api/tags';
import { change, read, type Saved } from './calls';
import { toFormData } from './form-data';

// The rest of what is known of oneself stays.
const changed = () => [listTag('Me', 'national-id')];

/** Whether a contractor has sent a national ID; nobody but reviewers reads it. */
export const nationalIdApi = api.injectEndpoints({
  endpoints: (build) => ({
    getNationalId: build.query<NationalId, void>(read(() => 'users/me/national-id', changed)),
    sendNationalId: build.mutation<Saved<NationalId>, File>(
      change((nationalId) => ({ url: 'users/me/national-id', body: toFormData({ nationalId }) }), changed),
    ),
  }),
});

export const { useGetNationalIdQuery, useSendNationalIdMutation } = nationalIdApi;
