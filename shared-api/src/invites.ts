import type { CreateInviteBody, Invite, InvitesParams } from '@plumbline/shared-schema/invites';
import { api, type ApiError } from '@plumbline/shared-api/api';
import { listTag, pageTags, type Tag } from '@plumbline/shared-api/tags';

type Saved = { data: Invite; message: string };

/** A 409 or a 404 says that the page shows an old state: it is refetched as after a success. */
const afterMove = (_result: unknown, error: ApiError | undefined): readonly Tag[] =>
  error === undefined || error.status === 409 || error.status === 404 ? [listTag('Invite')] : [];

const put = (id: string, move: string) => ({
  url: `invites/${encodeURIComponent(id)}/${move}`,
  method: 'PUT',
  idempotent: true,
});
const savedOf = ({ data, message }: Saved): Saved => ({ data, message });

const invitesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listInvites: build.query<Invite[], InvitesParams | void>({
      query: (params) => ({ url: 'invites', params: params ?? {} }),
      transformResponse: ({ data }: { data: Invite[] }) => data,
      providesTags: (rows) => pageTags('Invite', rows),
    }),
    createInvite: build.mutation<Saved, CreateInviteBody>({
      query: (body) => ({ url: 'invites', method: 'POST', body, idempotent: true }),
      transformResponse: savedOf,
      invalidatesTags: afterMove,
    }),
    acceptInvite: build.mutation<Saved, string>({
      query: (id) => put(id, 'accept'),
      transformResponse: savedOf,
      invalidatesTags: afterMove,
    }),
    declineInvite: build.mutation<Saved, string>({
      query: (id) => put(id, 'decline'),
      transformResponse: savedOf,
      invalidatesTags: afterMove,
    }),
    withdrawInvite: build.mutation<Saved, string>({
      query: (id) => put(id, 'withdraw'),
      transformResponse: savedOf,
      invalidatesTags: afterMove,
    }),
  }),
});

/** Invitations to apply: sent ones of a hirer, received ones of a contractor. Arguments and results: README. */
export const {
  useListInvitesQuery,
  useCreateInviteMutation,
  useAcceptInviteMutation,
  useDeclineInviteMutation,
  useWithdrawInviteMutation,
} = invitesApi;
